"""A whole game of Цветрис by four people over the wire: dice on the board, figures in private panels, typed moves."""

from tests.bot.platforms.discord.emulator.people import moves
from tests.bot.platforms.discord.emulator.watching import called

NAMES = ("Анна", "Boris", "Deniz", "Mira")
MOST_MOVES = 600
DICE = 8
"""Of one round of four; a die without a choice is taken by itself."""


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
    assert DICE // 2 < taken < DICE
    await by_typing(people)

    end = await world.until(lambda: next((m for m in world.posted(channel) if offers_rematch(m)), None), 40)
    assert end.text
    assert await wire.stop(program) == 0


async def one_round_by_buttons(wire, people) -> int:
    """Take the dice on the public board; who has both gets his panel at once, and draws where it proposes."""
    anna = next(iter(people.values()))
    panels, taken, before = {}, 0, None
    while moves(board := await board_after(anna, before)):
        before = (board.id, board.edits)
        mover, answer = await die_taken(people, board)
        taken += 1
        if answer is not None:
            panels[mover.user.id] = answer
    assert panels, "somebody had both dice, and got the panel with the press that took the second"
    for id_, person in people.items():
        panel = panels.get(id_) or await person.answer(await person.press(board, "!view"))
        assert panel.seen_by is person.user
        await looked_around(person, panel)
        await person.press(panel, moves(panel)[0])
        await wire.world.until(lambda panel=panel: panel.edits > 1)
    return taken


async def die_taken(people, board):
    """Press the first die, as whoever is waited for: some of them take dice, others draw already and are told so."""
    for user in dict.fromkeys(called(board)):
        pressed = await people[user].press(board, moves(board)[0])
        await people[user].quiet(0.3)
        answer = pressed.answers[0] if pressed.answers else None
        if answer is None or answer.controls:
            return people[user], answer
    raise AssertionError(board.text)


async def board_after(person, before):
    """Return the board when it has changed."""
    return await person.world.until(lambda: (b := person.board) and (b.id, b.edits) != before and called(b) and b)


async def looked_around(person, panel) -> None:
    """Turn the figure: a look changes the panel and nothing else."""
    looks = [id_ for id_ in panel.presses if ":?!" in id_]
    await person.press_id(panel, looks[0])
    await person.world.until(lambda: panel.edits)


async def by_typing(people) -> None:
    """Play to the end with typed moves, each from the list that the command suggests."""
    for _ in range(MOST_MOVES):
        for person in people.values():
            if suggested := await person.complete("move", "text", text=""):
                typed = await person.command("move", text=suggested[0])
                await person.world.until(lambda typed=typed: typed.finished or typed.answers)
                break
        else:
            return


def offers_rematch(message) -> bool:
    return any(id_.endswith("!rematch") for id_ in message.presses)
