"""A whole game of Цветные дорожки by three people over the wire: cards by letter, places by number, automatic draws."""

from tests.bot.platforms.discord.emulator.people import moves, played_by_typing
from tests.bot.platforms.discord.emulator.watching import (
    PNG,
    assert_owners_only,
    board_at,
    called,
    ended,
    is_over,
    public_pictures,
    record,
    revision,
    table_of,
)

FROM_THE_BOARD = 4


async def test_three_people_play_a_whole_game(wire):
    program = await wire.start()
    world, channel = wire.world, wire.world.channel("games")
    people = {
        user.id: wire.person(user, channel) for user in (world.person(name) for name in ("Анна", "Boris", "Mira"))
    }
    anna, *others = people.values()
    await anna.command("play", game="dorozhki", clock="none")
    await world.until(lambda: world.posted(channel))
    lobby = anna.board
    for person in others:
        await person.press(anna.board, "!join")
    await world.until(lambda: "3 из 4" in anna.board.text)
    await anna.press(anna.board, "!start")

    mine = await anna.answer(await anna.press(await board_at(anna, 0), "!view"))
    assert mine.seen_by is anna.user

    for _ in range(FROM_THE_BOARD):
        await by_buttons(people, anna)
    await played_by_typing(list(people.values()), lambda: any(map(is_over, world.posted(channel))), wire.dial)
    table = table_of(await ended(anna))
    assert await wire.stop(program) == 0

    assert_owners_only(world)
    # What all were shown can be drawn from public views; looks were taken by pressing on the board itself.
    allowed = public_pictures(await record(wire.folder, table))
    shown = [seen for seen in world.log if seen.public and seen.message != lobby.id and "/webhooks/" not in seen.path]
    assert len(shown) >= FROM_THE_BOARD
    assert {picture for seen in shown for picture in seen.files if picture.startswith(PNG)} <= allowed


async def by_buttons(people, anna):
    """Look at another card if there is one, then play one where the board proposes."""
    world = anna.world
    board = await world.until(lambda: (b := anna.board) and called(b) and moves(b) and b)
    mover, before = people[called(board)[0]], revision(board)
    looks = [id_ for id_ in board.presses if ":?" in id_ and ":?!" not in id_]
    if looks:
        edits = board.edits
        pressed = await mover.press_id(board, looks[-1], board.presses[looks[-1]])
        await world.until(lambda: board.edits > edits or pressed.answers)
    await mover.press(anna.board, moves(anna.board)[0])
    # The private answer may come first; the next one may press only on a board that shows this move.
    await board_at(anna, before + 1)
