"""While a group's board waits for the rate limit, those who play see the position in their direct chats and go on."""

import hashlib
import itertools
import os

import pytest

from bot.platforms.telegram.messages.rate_limit import GROUP
from storage.connection.connect import by_socket
from tests.bot.platforms.crashes.playing import CALM, moves, one_turn, revision
from tests.bot.platforms.inside.chat import SOONEST, is_over
from tests.bot.platforms.inside.on_telegram import on_telegram
from tests.bot.platforms.inside.one_process import always_the_same, one_process

numbers = itertools.count()
SECOND = 1000
AGAIN = 2 * SECOND
"""ms after which a board that waits is looked at again."""


@pytest.fixture
async def chat(server, request):
    """Two people in a group, with the program in this process; Anna has pressed Start, and so does Boris."""
    link = by_socket(server, longest_call=60)
    deal = hashlib.sha256(request.node.name.encode()).hexdigest()
    with one_process(), always_the_same(deal):
        async with on_telegram(link, f"copies{os.getpid()}-{next(numbers)}", 2) as opened:
            yield opened
    await link.close()


async def begun(chat, game, *, started=True):
    """Open and start a table; both have looked at what they hide, and made a move each."""
    anna, boris = chat.people
    if started:
        await boris.start()
    for number in range(5):
        await one_turn(chat, game, number, {})
        await chat.pass_by(CALM)
    if game == "cvetariki":
        for person in (anna, boris):
            (board,) = chat.boards()
            await chat.press(person, board, next(press for press in board.presses if press.endswith("!view")))
    await chat.pass_by(CALM)


async def crowded(chat):
    """Let other tables use up what the group may be sent."""
    name, now = f"telegram:{chat.group.id}", chat.clock.now()
    await chat.store.rate_limits.take(name, [GROUP], 2 * GROUP.burst, now=now, anyway=True)


def copies(person):
    """Return the pictures in a direct chat that can be pressed or say that they come first."""
    there = (m for m in person.direct.messages.values() if m.from_bot and not m.deleted and m.photo)
    return [m for m in there if m.buttons or "before the group" in m.text]


def copy(chat, person):
    (found,) = (seen for seen in chat.own(person) if seen.raw in copies(person))
    return found


def other_cards(chat, board):
    """Return the letters of cards that are not chosen."""
    return [press for press in board.presses if ":?" in press and not chat.label(board, press).startswith("·")]


def on_move(chat):
    (board,) = chat.boards()
    return [person for person in chat.people if person.id in board.raw.mentioned]


async def moved_while_crowded(chat):
    """Let whoever is on move press in the group, whose board then waits; return who did, and the other."""
    (first,) = on_move(chat)
    (second,) = (person for person in chat.people if person is not first)
    await crowded(chat)
    (board,) = chat.boards()
    await chat.press(first, board, moves(board)[0])
    return first, second


@pytest.mark.parametrize("game", ["cvetariki", "dorozhki"])
async def test_who_is_on_move_goes_on_in_the_direct_chat_while_the_board_waits(chat, game):
    await begun(chat, game)
    before = [seen.picture for seen in chat.boards()]
    first, second = await moved_while_crowded(chat)
    own, other = copy(chat, second), copy(chat, first)
    assert [seen.picture for seen in chat.boards()] == before, "the group waits"
    assert own.picture not in before
    assert not moves(other), "it is not their turn"
    assert own.raw.silent
    assert other.raw.silent
    number = await revision(chat)
    await chat.press(second, own, moves(own)[0])
    assert await revision(chat) == number + 1
    await chat.pass_by(AGAIN)
    assert copy(chat, first).id == other.id, "edited in place"
    assert moves(copy(chat, first))
    assert copy(chat, second).id == own.id
    assert not moves(copy(chat, second))
    assert [seen.picture for seen in chat.boards()] == before


async def test_who_opens_more_keeps_the_copy_beside_it(chat):
    await begun(chat, "dorozhki")
    _, second = await moved_while_crowded(chat)
    own, (board,) = copy(chat, second), chat.boards()
    await chat.press(second, board, next(press for press in board.presses if press.endswith("!more")))
    more = [m for m in second.direct.messages.values() if m.from_bot and not m.deleted and m.text == "More actions"]
    assert len(more) == 1
    number = await revision(chat)
    await chat.press(second, own, moves(own)[0])
    assert await revision(chat) == number + 1
    await chat.pass_by(AGAIN)
    assert copy(chat, second).id == own.id
    assert not more[0].deleted


async def test_copies_stay_up_to_date_and_go_when_boards_no_longer_wait(chat):
    await begun(chat, "cvetariki")
    first, second = await moved_while_crowded(chat)
    await chat.press(second, copy(chat, second), moves(copy(chat, second))[0])
    await chat.pass_by(*(SECOND for _ in range(60)))
    (board,) = chat.boards()
    assert set(moves(copy(chat, first))) == set(moves(board)), "both can be pressed"
    await chat.pass_by(CALM)
    await chat.press(first, board, moves(board)[0])
    await chat.pass_by(SECOND)
    assert copies(first) == copies(second) == []


async def test_nothing_stays_after_the_end(chat):
    await begun(chat, "cvetariki")
    first, second = await moved_while_crowded(chat)
    name = (await chat.table()).table.id
    (board,) = chat.boards()
    assert copies(first)
    await chat.forge(first, board, f"{name}:{await revision(chat)}:!concede:yes")
    assert is_over(await chat.table())
    await chat.pass_by(*(SECOND for _ in range(60)))
    assert copies(first) == copies(second) == []


async def test_a_calm_group_sends_no_copies(chat):
    await begun(chat, "dorozhki")
    for number in range(6):
        await one_turn(chat, "dorozhki", number, {})
        assert not any(map(copies, chat.people))
        await chat.pass_by(15 * SECOND)
    said = [m.text for person in chat.people for m in person.direct.messages.values() if m.from_bot]
    assert not any("before the group" in text for text in said)


async def test_who_has_not_pressed_start_or_wants_no_messages_is_not_written_to(chat):
    await begun(chat, "dorozhki", started=False)
    anna, boris = chat.people
    await anna.write(anna.direct, "/settings")
    await chat.settle()
    page = next(m for m in reversed(anna.direct.messages.values()) if anna.button(m, "direct_messages=no"))
    await anna.press(page, "direct_messages=no")
    await chat.settle()
    await moved_while_crowded(chat)
    await chat.pass_by(AGAIN, AGAIN)
    assert not any(map(copies, (anna, boris)))
    assert not boris.direct.messages


async def test_a_letter_on_a_copy_shows_that_card_there(chat):
    await begun(chat, "dorozhki")
    await moved_while_crowded(chat)
    while True:  # until more than one of somebody's cards fits
        second, own = next((each, copy(chat, each)) for each in chat.people if moves(copy(chat, each)))
        if letters := other_cards(chat, own):
            break
        await chat.press(second, own, moves(own)[0])
        await crowded(chat)
        await chat.pass_by(AGAIN)
    await chat.press(second, own, letters[-1])
    looked = copy(chat, second)
    assert looked.id == own.id
    assert looked.picture != own.picture
    number = await revision(chat)
    await chat.press(second, looked, moves(looked)[0])
    assert await revision(chat) == number + 1


async def left_by_a_dead_program(chat):
    """Let a program die whose board waited; return who moved, who is next, the copy of the latter, and the board."""
    await begun(chat, "cvetariki")
    first, second = await moved_while_crowded(chat)
    old = copy(chat, second)
    await chat.end()
    await chat.begin()
    await chat.pass_by(*SOONEST, *(SECOND for _ in range(60)))
    (board,) = chat.boards()
    return first, second, old, board


async def test_a_copy_that_a_dead_program_left_shows_the_newest_position_when_it_is_pressed(chat):
    first, second, old, board = await left_by_a_dead_program(chat)
    await chat.press(second, board, moves(board)[0])
    await chat.pass_by(CALM)
    (board,) = chat.boards()
    await chat.press(first, board, moves(board)[0])
    await chat.pass_by(CALM)
    await chat.press(second, old, moves(old)[0])
    (board,) = chat.boards()
    assert copy(chat, second).id == old.id
    assert set(moves(copy(chat, second))) == set(moves(board))


async def test_a_copy_that_a_dead_program_left_goes_with_a_press_after_the_end(chat):
    first, second, old, board = await left_by_a_dead_program(chat)
    await chat.forge(first, board, f"{(await chat.table()).table.id}:{await revision(chat)}:!concede:yes")
    await chat.pass_by(*(SECOND for _ in range(60)))
    await chat.press(second, old, moves(old)[0])
    assert old.raw.deleted


async def test_a_figure_that_is_being_drawn_is_not_replaced(chat):
    await begun(chat, "cvetris")  # a die each, so both have a figure to draw
    panels = {}
    for person in chat.people:
        (board,) = chat.boards()
        await chat.press(person, board, next(press for press in board.presses if press.endswith("!view")))
        panels[person.id] = copy(chat, person)
    drawer, other = chat.people
    *_, look = (press for press in panels[drawer.id].presses if ":?!" in press)
    await chat.press(drawer, panels[drawer.id], look)
    turned = copy(chat, drawer)
    assert turned.picture != panels[drawer.id].picture
    await crowded(chat)
    number = await revision(chat)
    await chat.press(other, panels[other.id], moves(panels[other.id])[0])
    assert await revision(chat) == number + 1
    await chat.pass_by(AGAIN)
    assert copy(chat, drawer).picture == turned.picture
    assert "before the group" in copy(chat, other).text


async def test_who_never_pressed_start_goes_on_in_a_message_of_their_own_where_there_are_such(chat):
    chat.server.ephemeral = chat.group.ephemeral = True
    await begun(chat, "dorozhki", started=False)
    second = chat.people[1]
    while second in on_move(chat):
        await one_turn(chat, "dorozhki", 1, {})
        await chat.pass_by(CALM)
    await moved_while_crowded(chat)
    (board,) = chat.boards()
    told = await second.press(board.raw, chat.label(board, moves(board)[0]))
    await chat.settle()
    assert told.text.startswith("The board has changed. The new picture comes in")
    own = next(seen for seen in reversed(chat.posted()) if seen.raw.only_for == second.id)
    number = await revision(chat)
    await chat.press(second, own, moves(own)[0])
    assert await revision(chat) == number + 1
    assert own.raw.deleted, "it is done"
