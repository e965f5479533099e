"""A whole game of Цветарики by three people, over the wire, with the program killed in the middle."""

import asyncio

from tests.bot.platforms.discord.emulator.people import moves
from tests.bot.platforms.discord.emulator.watching import (
    assert_owners_only,
    board_at,
    called,
    ended,
    is_over,
    pictures_for_all,
    public_pictures,
    record,
    table_of,
)
from tests.bot.platforms.discord.emulator.world import PATIENCE
from tests.bot.programs import WITH_WORKERS

MOST_MOVES = 100
FROM_THE_BOARD = 5
"""This many moves are pressed on the public board; the others in one's own view, which does not wait for pictures."""


async def seated(wire):
    """Three at a table that has just started; Deniz accepts no direct messages."""
    channel = wire.world.channel("games")
    people = [wire.world.person(name, takes_letters=name != "Deniz") for name in ("Анна", "Boris", "Deniz")]
    anna, boris, deniz = (wire.person(user, channel) for user in people)
    await anna.command("play", game="cvetariki", clock="none")
    await wire.world.until(lambda: wire.world.posted(channel))
    lobby = anna.board
    await boris.press(lobby, "!join")
    await deniz.command("join")
    await wire.world.until(lambda: "3 из 5" in lobby.text)
    await anna.press(lobby, "!start")
    return {person.user.id: person for person in (anna, boris, deniz)}, await board_at(anna, 0)


async def own_view(person, board):
    return await person.answer(await person.press(board, "!view"))


async def led_to(link, person, old_board, press):
    """Press on an old board until the answer leads to the newest.

    A program that was killed between a post and the note of it has to find that board again first.
    """
    async with asyncio.timeout(PATIENCE):
        while True:
            text = (await person.answer(await person.press_id(old_board, press))).text
            assert "Поле уже изменилось" in text
            if link in text:
                return
            assert "/channels/" not in text
            await person.world.next_change()


async def test_three_people_play_a_whole_game_and_the_program_is_killed_in_the_middle(wire):
    program = await wire.start(**WITH_WORKERS)
    people, board = await seated(wire)
    anna = next(iter(people.values()))
    table, world = table_of(board), wire.world

    # The secrets: by direct message where accepted, and for everybody by button.
    views = {id_: await own_view(person, board) for id_, person in people.items()}
    assert all("Твой цвет" in view.text and view.seen_by.id == id_ for id_, view in views.items())
    letters = [m for m in world.messages.values() if m.channel.kind == 1]
    assert sorted(m.channel.recipient.name for m in letters) == ["Boris", "Анна"]
    assert all("Твой цвет" in letter.text and not letter.controls for letter in letters)

    # Spectators, and players out of turn.
    mira = wire.person(world.person("Mira", locale="en-US"), anna.channel)
    assert "aren't at this table" in (await mira.answer(await mira.press(board, "!view"))).text
    mover = people[called(board)[0]]
    other = next(person for person in people.values() if person is not mover)
    assert "Сейчас ходит" in (await other.answer(await other.press(board, moves(board)[0]))).text

    # Each turn mentions its player.
    order, old_boards = [], []
    for number in range(FROM_THE_BOARD):
        board = await board_at(anna, number)
        mover = people[called(board)[0]]
        order.append(mover)
        old_boards.append((board, dict(board.presses)))
        await mover.press(board, moves(board)[number % len(moves(board))])
    assert order[:2] == order[3:5]
    assert len(set(map(id, order[:3]))) == 3

    # Killed; everything saved is still there.
    board = await board_at(anna, FROM_THE_BOARD)
    await wire.kill(program)
    program = await wire.start()

    # A press on an old board changes nothing and gets a friendly answer.
    stale = next(id_ for id_ in old_boards[0][1] if id_.endswith(moves_of(old_boards[0][1])[0]))
    await led_to(f"/channels/{world.guild}/{anna.channel.id}/{board.id}", order[2], old_boards[0][0], stale)

    # To the end, each from their own view; meanwhile time is stopped, so all of it is one picture.
    with wire.dial.held():
        for number in range(FROM_THE_BOARD, MOST_MOVES):
            person = order[number % len(people)]
            if is_over(anna.board) or not moves(view := await own_view(person, anna.board)):
                break
            await person.press(view, moves(view)[-1])
            await world.until(lambda view=view: view.edits)
    end = await ended(anna)
    assert "Побед" in end.text
    assert {"!rematch", "!replay", "!verify"} <= {id_.split(":", 2)[-1] for id_ in end.presses}

    story = await anna.answer(await anna.press(end, "!replay"))
    assert files_of(story)[0].startswith(b"GIF89a")
    assert "1. " in story.text

    # Old boards keep their pictures.
    posted = world.posted(anna.channel)
    assert all(m.attachments for m in posted[1:])

    assert await wire.stop(program) == 0
    await assert_no_secret_got_out(wire, table)


def moves_of(presses) -> list[str]:
    return [id_.split(":", 2)[-1] for id_ in presses if id_.split(":", 2)[-1][0] not in "!?~"]


async def assert_no_secret_got_out(wire, table):
    """Every public picture can be drawn from public views; no private sentence appears in public."""
    lobby = wire.world.posted(next(iter(wire.world.channels.values())))[0]
    shown = pictures_for_all(wire.world, but=lobby)
    assert len(shown) > FROM_THE_BOARD
    allowed = public_pictures(await record(wire.folder, table))
    assert set(shown) <= allowed
    assert_owners_only(wire.world, "Твой цвет")
    private = {data for m in wire.world.messages.values() if m.seen_by or m.channel.kind == 1 for data in files_of(m)}
    assert private - allowed, "pictures of secrets look different, so the check above can fail"


def files_of(message) -> list[bytes]:
    return [file["data"] for file in message.attachments]
