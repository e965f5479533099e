"""Over the wire: commands for what boards have buttons for; of several tables one is asked for; tables can be moved."""

import pytest

from tests.bot.platforms.discord.emulator.people import moves
from tests.bot.platforms.discord.emulator.watching import board_at, revision, table_of
from tests.bot.platforms.discord.emulator.world import EVERYTHING

pytestmark = pytest.mark.asyncio(loop_scope="module")


def somebody(running, name="Anna", channel=None, **more):
    return running.person(running.world.person(name, locale="en-US", **more), channel or running.world.channel("games"))


async def told(person, name, **options):
    answer = await person.answer(await person.command(name, **options))
    assert answer.seen_by is person.user
    return answer


async def lobby(person, game="cvetariki", **options):
    """Open a table; return its board."""
    known = len(person.world.posted(person.channel))
    await person.command("play", game=game, clock="none", **options)
    await person.world.until(lambda: len(person.world.posted(person.channel)) > known)
    return person.world.posted(person.channel)[-1]


async def solo(person):
    opened = await lobby(person, variant="solo")
    table = table_of(opened)
    await person.press(opened, "!start")
    return await person.world.until(
        lambda: next(
            (m for m in person.world.posted(person.channel) if m.controls and table_of(m) == table and moves(m)), None
        )
    )


async def test_help_names_every_command_as_its_reader_types_it(running):
    page = await told(running.person(running.world.person("Анна"), running.world.channel("games")), "help")
    for name in ("играть", "выйти", "пауза", "вернуть-ход", "повтор", "помощь", "выгрузить"):
        assert f"/{name}: " in page.text
    registered = {command["name"] for command in running.world.commands}
    assert {"help", "leave", "pause", "takeback", "replay"} <= registered


async def test_a_game_of_the_help_page_is_a_press_away(running):
    anna = somebody(running)
    page = await told(anna, "help")
    answer = await anna.answer(await anna.press(page, "+cvetris"))
    assert answer.text == "The Cvetris table is open."
    await running.world.until(lambda: any("Anna" in m.text for m in running.world.posted(anna.channel)))


def offers(board, press: str) -> bool:
    return any(id_.endswith(press) for id_ in board.presses)


async def test_leaving_pausing_taking_back_and_watching_again_by_command(running):
    anna = somebody(running)
    boris = somebody(running, "Boris", anna.channel)
    opened = await lobby(anna)
    await boris.press(opened, "!join")
    await running.world.until(lambda: "2 of 5" in opened.text)
    await boris.command("leave")
    await running.world.until(lambda: "1 of 5" in opened.text)
    assert "You aren't at any open table" in (await told(boris, "leave")).text
    await anna.command("leave")
    await running.world.until(lambda: not opened.controls)

    board = await solo(anna)
    move = moves(board)[0]
    await anna.press(board, move)
    await board_at(anna, 1)
    await anna.command("takeback")
    await running.world.until(lambda: move in moves(anna.board))
    await anna.command("pause")
    await running.world.until(lambda: offers(anna.board, "!resume"))
    await anna.command("pause")
    await running.world.until(lambda: move in moves(anna.board) and not offers(anna.board, "!resume"))
    assert "no finished game" in (await told(anna, "replay")).text
    before = revision(anna.board)
    while revision(anna.board) <= before:  # the board may be drawn anew while it is pressed
        if move in moves(anna.board):
            await anna.press(anna.board, move)
        await running.world.next_change()
    await anna.press(await told(anna, "concede"), "!concede:yes")
    await running.world.until(lambda: offers(anna.board, "!rematch"))
    past = await told(anna, "replay")
    assert past.attachments
    assert "The deal" in past.text
    assert offers(past, "!step:1:last"), list(past.presses)
    await anna.press(past, "!step:1:last")
    await running.world.until(lambda: "Move 1 of 1" in past.text)
    film = await anna.press(past, "!replay")
    assert [file["filename"] for file in (await anna.answer(film)).attachments] == ["replay.gif"]
    whole = next(id_ for id_ in past.presses if id_.endswith("!replay"))
    part = await anna.answer(await anna.press_id(past, f"{whole}:1-1"))  # as the button of a moment carries it
    assert ([file["filename"] for file in part.attachments], part.text) == (["replay.gif"], ""), "a film of that range"
    await anna.press(past, "!review")
    await running.world.until(lambda: "How it went: Cvetariki" in past.text)
    assert [file["filename"] for file in past.attachments] == ["card.png"]


async def test_of_several_tables_in_a_channel_a_command_asks_for_one(running):
    anna = somebody(running)
    first, second = await solo(anna), await solo(anna)
    tables = {table_of(first), table_of(second)}
    assert len(tables) == 2
    question = await told(anna, "concede")
    assert "Which one?" in question.text
    assert {id_.split(":")[0] for id_ in question.presses} == tables
    await anna.press(question, next(id_ for id_ in question.presses if id_.startswith(table_of(first))))
    await running.world.until(lambda: f"(table {table_of(first)})" in question.text)
    # Both wait for Anna, so a typed move asks, too; pressed, it is played at the table that was chosen.
    move = moves(second)[0]
    asked = await told(anna, "move", text=move)
    before = second.edits
    await anna.press(asked, next(id_ for id_ in asked.presses if id_.startswith(table_of(second))))
    await running.world.until(lambda: second.edits > before or not second.controls)
    assert moves(first)


async def test_even_start_is_an_option_of_play(running):
    anna = somebody(running)
    opened = await lobby(anna, game="dorozhki", **{"even-start": True})
    options = await anna.answer(await anna.press(opened, "!options"))
    (even,) = (control for control in options.controls if control.get("custom_id", "").endswith("even-start=true"))
    assert even["style"] == 1, "it is marked as chosen"


async def test_a_table_is_moved_by_its_host_to_where_board_here_is_typed(running):
    anna = somebody(running)
    boris = somebody(running, "Boris", anna.channel)
    opened = await lobby(anna)
    table = table_of(opened)
    await boris.press(opened, "!join")
    await running.world.until(lambda: "2 of 5" in opened.text)
    await anna.press(opened, "!start")
    board = await board_at(anna, 0)
    there = running.world.channel("hall")
    anna_there, boris_there = (running.person(person.user, there) for person in (anna, boris))
    assert "Only the host" in (await told(boris_there, "board", here=True)).text
    direct = running.person(anna.user, running.world.letters(anna.user))
    assert "couldn't see it here" in (await told(direct, "board", here=True)).text
    muted = running.person(anna.user, running.world.channel("closed", allowed=EVERYTHING & ~(1 << 15)))
    assert "missing permissions" in (await told(muted, "board", here=True)).text
    assert (await told(anna_there, "board", here=True)).text == "The Cvetariki table is here now."
    moved = await running.world.until(lambda: next((m for m in running.world.posted(there) if m.controls), None))
    assert table_of(moved) == table
    await running.world.until(lambda: not board.controls)
    assert "colour" in (await boris.answer(await boris_there.press(moved, "!view"))).text


async def test_who_has_no_table_elsewhere_moves_none(running):
    anna = somebody(running)
    assert "no table in another chat" in (await told(anna, "board", here=True)).text


async def test_who_asked_hears_of_the_next_table_with_a_link_to_it(running):
    anna = somebody(running)
    boris = somebody(running, "Boris", anna.channel)
    assert "I'll write to you" in (await told(boris, "nextgame")).text
    await lobby(anna, game="cvetris")
    letters = running.world.letters(boris.user)
    (note,) = await running.world.until(lambda: running.world.posted(letters))
    assert note.text.startswith(f"Anna opened a Cvetris table. <#{anna.channel.id}>")
