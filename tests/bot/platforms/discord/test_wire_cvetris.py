"""A whole game of Цветрис by four people over the wire: dice on the board, figures in private panels, typed moves."""

from tests.bot.platforms.discord.emulator.people import moves, played_by_typing
from tests.bot.platforms.discord.emulator.watching import (
    assert_owners_only,
    called,
    ended,
    is_over,
    pictures_for_all,
    private_messages,
    public_pictures,
    record,
    table_of,
)

NAMES = ("Анна", "Boris", "Deniz", "Mira")
DICE = 8
"""Of one round of four."""


async def test_four_people_play_a_whole_game(wire):
    program = await wire.start()
    world, channel = wire.world, wire.world.channel("games")
    people = {user.id: wire.person(user, channel) for user in (world.person(name) for name in NAMES)}
    anna, *others = people.values()
    await anna.command("play", game="cvetris", clock="none")
    await world.until(lambda: world.posted(channel))
    for person in others:
        await person.press(anna.board, "!join")
    await world.until(lambda: "4 из 4" in anna.board.text)
    await anna.press(anna.board, "!start")
    await world.until(lambda: called(anna.board))

    taken = await one_round_by_buttons(wire, people)
    # How many choices there are depends on the roll, even none; the last die is never one, and is taken automatically.
    assert taken < DICE
    await played_by_typing(list(people.values()), lambda: any(map(is_over, world.posted(channel))), wire.dial)

    end = await ended(anna)
    assert await wire.stop(program) == 0
    assert_owners_only(world)
    # What all were shown can be drawn from public views. (Those with nothing to draw see the table privately, too.)
    allowed = public_pictures(await record(wire.folder, table_of(end)))
    assert set(pictures_for_all(world, but=world.posted(channel)[0])) <= allowed
    panels = {file["data"] for message in private_messages(world) for file in message.attachments}
    assert panels - allowed, "panels look different, so the check above can fail"


async def one_round_by_buttons(wire, people) -> int:
    """Take the dice on the public board; with both, a player gets their panel at once, and draws where it proposes."""
    anna = next(iter(people.values()))
    taken, before = [], None
    while moves(board := await board_after(anna, before)):
        before = (board.id, board.edits)
        taken.append(await die_taken(people, board))
    # After the last choice everybody has both dice, so whoever made it was answered with the panel.
    await wire.world.until(lambda: not taken or any(pressed.answers for pressed in taken))
    panels = {pressed.user.id: pressed.answers[0] for pressed in taken if pressed.answers}
    for id_, person in people.items():
        panel = panels.get(id_) or await person.answer(await person.press(board, "!view"))
        assert panel.seen_by is person.user
        await looked_around(person, panel)
        await person.press(panel, moves(panel)[0])
        await wire.world.until(lambda panel=panel: panel.edits > 1)
    return len(taken)


async def die_taken(people, board):
    """Press the first die, as each of those on move: some take dice, others are already drawing and are told so."""
    before = (board.id, board.edits)
    for user in dict.fromkeys(called(board)):
        person = people[user]
        pressed = await person.press(board, moves(board)[0])
        await person.world.until(lambda p=person, i=pressed: i.answers or (p.board.id, p.board.edits) != before)
        if not pressed.answers or pressed.answers[0].controls:
            return pressed
    raise AssertionError(board.text)


async def board_after(person, before):
    """Return the board once it has changed."""
    return await person.world.until(lambda: (b := person.board) and (b.id, b.edits) != before and called(b) and b)


async def looked_around(person, panel) -> None:
    """Turn the figure: a look changes the panel and nothing else."""
    looks = [id_ for id_ in panel.presses if ":?!" in id_]
    await person.press_id(panel, looks[0])
    await person.world.until(lambda: panel.edits)
