"""Whole games of Конфетти over the wire: trays and open hands while the sand runs, and turn-based."""

import pytest

from engines.confetti.rounds import ROUNDS
from tests.bot.platforms.discord.emulator.people import moves
from tests.bot.platforms.discord.emulator.watching import assert_owners_only, ended

NAMES = ("Анна", "Boris", "Deniz", "Mira", "Xénia")
PRIVATE = "Твои карты"
SAND = 60
A_FEW_SECONDS = 10
"""Twice this is less than the 30 s after which a round starts by itself."""


async def seated(wire, names, **options):
    """People at a table of Конфетти that has just started."""
    world, channel = wire.world, wire.world.channel("games")
    people = [wire.person(world.person(name), channel) for name in names]
    anna, *others = people
    await anna.command("play", game="confetti", clock="none", **options)
    await world.until(lambda: world.posted(channel))
    for person in others:
        await person.press(anna.board, "!join")
    await world.until(lambda: f"{len(names)} из 7" in anna.board.text)
    await anna.press(anna.board, "!start")
    return people


def cards(message) -> list[str]:
    return [id_.split(":", 2)[-1] for id_ in message.presses if ":#" in id_]


def trays(person) -> list:
    return [m for m in person.world.posted(person.channel) if cards(m)]


async def soon(wire, holds):
    """Wait for something. However long it really takes, no round starts by itself meanwhile, and no sand runs out."""
    with wire.dial.held(most=A_FEW_SECONDS):
        return await wire.world.until(holds)


def retired(shown) -> bool:
    """Tell whether the trays of the last round have lost their buttons."""
    return not any(tray.controls for tray in shown)


async def all_ready(people, board, hands):
    """People with cards to keep do so in their open hand; all say that they are ready."""
    world = people[0].world
    for person in people:
        hand = hands.get(person.user.id)
        if hand and moves(hand):
            edits = hand.edits
            await person.press(hand, moves(hand)[-1])
            await world.until(lambda hand=hand, edits=edits: hand.edits > edits)
        await person.press(board, "ready")


def is_between(board) -> bool:
    """Tell whether a round is about to start. (If somebody is slow, it also starts by itself.)"""
    return "ready" in moves(board)


def whole(shown) -> list:
    """Return the trays once the last one is there too: it has the service row."""
    return shown if shown and any(":!view" in id_ for id_ in shown[-1].presses) else []


async def played_live(wire, names):
    people = await seated(wire, names, timer=SAND)
    anna, world, hands, shown, laid = people[0], wire.world, {}, [], 0
    for number, round_ in enumerate(ROUNDS[len(names)], 1):
        laid += round_.laid
        with wire.dial.held():
            board = await soon(wire, lambda shown=shown: retired(shown) and is_between(anna.board) and anna.board)
            await all_ready(people, board, hands)
            shown = await soon(wire, lambda: whole(trays(anna)))
            on_table = [card for tray in shown for card in cards(tray)]
            assert laid - 9 * len(names) * (number - 1) <= len(on_table) <= laid
            assert len(shown) == -(-len(on_table) // 25)
            assert all(tray.attachments for tray in shown)
            await grabbed(people, shown, hands)
        wire.dial.pass_by(SAND)
    end = await ended(anna)
    assert "обед" in end.text
    assert_owners_only(world, PRIVATE)
    return people


async def grabbed(people, shown, hands):
    """Each takes cards of their own: the first press opens a hand that nobody else sees, all others change it."""
    boris = people[1]
    for at, person in enumerate(people):
        tray = shown[at % len(shown)]
        for card in cards(tray)[at * 3 : at * 3 + 3]:
            await taken(person, tray, card, hands)
    # What is taken stays with its holder; a person who comes too late reads so in their own hand.
    hand = await taken(boris, shown[0], cards(shown[0])[0], hands)
    assert "Анна" in hand.text


async def taken(person, tray, card, hands):
    """Reach for a card; return the hand once it shows the outcome."""
    hand = hands.get(person.user.id)
    edits = hand.edits if hand else 0
    pressed = await person.press(tray, card)
    if hand is None:
        hand = hands[person.user.id] = await person.answer(pressed)
        assert hand.seen_by is person.user
    else:
        await person.world.until(lambda: hand.edits > edits)
        assert not pressed.answers
    return hand


async def test_five_people_play_live(wire):
    program = await wire.start()
    await played_live(wire, NAMES)
    assert await wire.stop(program) == 0


@pytest.mark.soak
async def test_three_people_play_live_in_real_time(wire):
    await wire.start(dialled=False)
    people = await played_live(wire, NAMES[:3])
    channel = f"/channels/{people[0].channel.id}/"
    edits = [seen.at for seen in wire.world.log if seen.method == "PATCH" and seen.path.startswith(channel)]
    busiest = max(sum(at <= other < at + 10 for other in edits) for at in edits)
    assert busiest <= 15, "about one edit a second over all trays, and the old ones' buttons"
