"""Over the wire: what people may do depends on where they are; conceding needs confirmation, and is always answered."""

import pytest

from bot.texts import Texts
from tests.bot.platforms.discord.emulator.watching import board_at, table_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def two(running):
    """Anna opens a table, Boris joins, it starts; neither manages the server."""
    world, channel = running.world, running.world.channel("games")
    anna, boris = (running.person(world.person(name, locale="en-US"), channel) for name in ("Anna", "Boris"))
    await anna.command("play", game="cvetariki", clock="none")
    await world.until(lambda: world.posted(channel))
    await boris.press(anna.board, "!join")
    await world.until(lambda: "2 of 5" in anna.board.text)
    await anna.press(anna.board, "!start")
    return anna, boris, await board_at(anna, 0)


async def told(person, name, **options):
    return await person.answer(await person.command(name, **options))


async def runs(person, board):
    """The game goes on: the board still shows players their own view."""
    return "colour" in (await person.answer(await person.press(board, "!view"))).text


async def test_a_seated_player_closes_no_game_from_the_direct_chat_or_another_server_channel(running):
    _, boris, board = await two(running)
    direct = running.person(boris.user, running.world.letters(boris.user))
    assert f"in <#{boris.channel.id}>" in (await told(direct, "close")).text
    elsewhere = running.person(boris.user, running.world.channel("other"))
    assert f"in <#{boris.channel.id}>" in (await told(elsewhere, "close")).text
    assert "The host can close a table" in (await told(boris, "close")).text
    assert await runs(boris, board)


async def test_an_admin_closes_it_where_it_is(running):
    anna, _, _ = await two(running)
    boss = running.person(running.world.person("Boss", locale="en-US", manages=True), anna.channel)
    assert "The table is closed" in (await told(boss, "close")).text


async def test_forged_choices_of_a_channel_are_refused_in_words(running):
    _, boris, board = await two(running)
    forged = await boris.press_id(board, "@set:room:anyone_closes=yes")
    assert "Only admins choose this here" in (await boris.answer(forged)).text
    assert "The host can close a table" in (await told(boris, "close")).text


async def test_a_known_table_seats_nobody_from_another_channel(running):
    world, channel = running.world, running.world.channel("games")
    anna = running.person(world.person("Anna", locale="en-US"), channel)
    await anna.command("play", game="cvetariki")
    await world.until(lambda: world.posted(channel))
    eve = running.person(world.person("Eve", locale="en-US"), world.channel("other"))
    await eve.command("play", game="cvetariki")
    await world.until(lambda: world.posted(eve.channel))
    for press in ("!join", "!board", "!new"):
        forged = await eve.press_id(eve.board, f"{table_of(anna.board)}:v1:{press}")
        assert "in another chat" in (await eve.answer(forged)).text
    assert "1 of 5" in anna.board.text


async def test_a_board_shows_nothing_that_it_has_no_button_for(running):
    anna, boris, board = await two(running)
    eve = running.person(running.world.person("Eve", locale="en-US"), running.world.channel("other"))
    await eve.command("play", game="cvetariki", variant="solo", clock="none")
    await running.world.until(lambda: running.world.posted(eve.channel))
    await eve.press(eve.board, "!start")
    look = f"{table_of(await board_at(eve, 0))}:0:?1"
    shown = board.text, board.edits
    for forged in (look, "@rules:cvetris:1"):
        pressed = await running.person(eve.user, anna.channel).press_id(board, forged)
        await eve.answer(pressed)
    assert (board.text, board.edits) == shown
    assert await runs(boris, board)


FORGED = (
    "@", "@rules", "@rules:", "@rules:cvetris:-1", "@rules:cvetris:1:2", "@rules:chess:0", "@rules:../x:0",
    "@set", "@set:", "@set:person", "@set:person:palette", "@set:person:palette=plaid", "@set:nobody:palette=contrast",
    "@set:person:dm_started=yes", "@set:room:games=chess", "@sure:", "@sure:nonsense", "@sure:ZZZ:1:C4", "@nothing:1",
    "+cvetris", "-yes?", "=palette=plaid", "", "x", "::", "a:b:",
)  # fmt: skip


async def test_a_forged_press_is_answered_privately_and_changes_no_board(running):
    _, boris, board = await two(running)
    shown, trouble = (board.text, board.edits), Texts.load().say("en", "chat-trouble", {})
    for forged in FORGED:
        answer = await boris.answer(await boris.press_id(board, forged))
        assert answer.seen_by is boris.user, forged
        assert answer.text != trouble, forged
    assert (board.text, board.edits) == shown
    assert "Traceback" not in running.program_log()
    assert await runs(boris, board)


async def test_conceding_is_asked_about_naming_the_table_and_the_others(running):
    anna, boris, board = await two(running)
    question = await told(boris, "concede")
    assert f"Concede this game of Cvetariki with Anna (table {table_of(board)})?" in question.text
    await boris.press(question, "!stay")
    await running.world.until(lambda: "The game goes on" in question.text)
    assert not question.controls
    # A button posted before confirmation existed, and the one under More.
    old = await boris.answer(await boris.press_id(board, f"{table_of(board)}:0:!concede"))
    assert "Concede this game of Cvetariki with Anna" in old.text
    more = await boris.answer(await boris.press(board, "!more"))
    await boris.press(more, "!concede")
    await running.world.until(lambda: "Concede this game" in more.text)
    assert await runs(boris, board)
    await boris.press(more, "!concede:yes")
    await running.world.until(lambda: "You concede this game of Cvetariki." in more.text)
    assert not more.controls
    await running.world.until(lambda: any("Anna wins" in m.text for m in running.world.posted(anna.channel)))


async def test_conceding_elsewhere_names_the_channel_and_asks(running):
    anna, boris, board = await two(running)
    elsewhere = running.person(boris.user, running.world.channel("other"))
    question = await told(elsewhere, "concede")
    assert f"<#{boris.channel.id}>" in question.text
    assert f"with Anna (table {table_of(board)})" in question.text
    assert await runs(boris, board)
    await elsewhere.press(question, "!concede:yes")
    await running.world.until(lambda: any("Anna wins" in m.text for m in running.world.posted(anna.channel)))


async def test_who_plays_nowhere_is_told_so(running):
    nobody = running.person(running.world.person("Nobody", locale="en-US"), running.world.channel("games"))
    assert "You aren't at any open table" in (await told(nobody, "concede")).text


async def test_a_typed_move_is_played_at_a_table_here_only(running):
    anna, boris, board = await two(running)
    for person in (anna, boris):
        elsewhere = running.person(person.user, running.world.channel("other"))
        assert f"in <#{anna.channel.id}>" in (await told(elsewhere, "move", text="C4")).text
        assert await elsewhere.complete("move", "text", text="") == []
    assert await runs(boris, board)


async def test_a_made_up_lesson_writes_to_nobody(running):
    anna, _, board = await two(running)
    before = [m.id for m in running.world.posted(running.world.letters(anna.user))]
    assert (await anna.answer(await anna.press_id(board, "7NOSUCH:v1:!show-me"))).text
    assert [m.id for m in running.world.posted(running.world.letters(anna.user))] == before
