"""The program is killed at every call to its platform in turn, over a whole game of each kind, on both wires.

Three seconds after it is back, by its own clock, one board is live, lowest and up to date; older ones have no buttons,
and nothing is posted twice.
"""

import pytest

from bot.platforms.telegram.boards import GAP
from bot.platforms.telegram.messages.rate_limit import GROUP, TURN_KEEPS
from tests.bot.platforms.crashes.playing import CALM, FAST, check, in_order, moves, one_turn, played, revision
from tests.bot.platforms.inside.chat import SOONEST

GAMES = {"cvetariki": {}, "confetti": {"pace": "async"}, "dorozhki": {}, "cvetris": {}}
STRIDE = 9
"""Every ninth call is the last of a program: in nine games, each call is once."""
SHORT, OFTEN = 9, 4
RECOVERY = 5
"""Calls, at most, that a program makes to bring one table to order."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_WIRE = pytest.mark.parametrize("wire", ["discord", "telegram"])
WAYS = {
    f"{pace}-{'before' if before else 'after'}": {"pause": pause, "before": before}
    for pace, pause in (("calm", CALM), ("fast", FAST))
    for before in (True, False)
}
EVERY_WAY = pytest.mark.parametrize("way", WAYS)


async def deaths(opened, game, *, every, first, before, pause, **how):
    """Play a game in which the calls `first`, `first + every`, … are the last of a program; return how many died."""
    async with opened(2) as chat:
        chat.fate.every, chat.fate.left, chat.fate.before = every, first, before
        died = await played(chat, game, pause=pause, **how, **GAMES[game])
        assert "again" not in how or chat.fate.again
        return died


@EVERY_GAME
@EVERY_WIRE
async def test_a_game_goes_on_whichever_call_is_the_last_of_a_program(chats, wire, game):
    before = game in {"cvetariki", "dorozhki"}
    died = await deaths(chats[wire], game, every=OFTEN, first=OFTEN, before=before, pause=CALM, most=SHORT)
    assert died > 3


@EVERY_WIRE
@pytest.mark.parametrize("game", ["cvetariki", "confetti"])
async def test_a_game_goes_on_if_what_brings_it_to_order_dies_as_well(chats, wire, game):
    before = game == "cvetariki"
    how = {"before": before, "pause": CALM, "most": SHORT, "again": RECOVERY}
    assert await deaths(chats[wire], game, every=OFTEN, first=OFTEN, **how) > 4


@EVERY_WIRE
async def test_a_panel_that_a_dead_program_left_goes_on(chats, wire):
    async with chats[wire](2) as chat:
        mover, panel = await to_a_panel(chat)
        await chat.end()
        await chat.begin()
        await chat.pass_by(*SOONEST)
        *_, look = (press for press in panel.presses if ":?!" in press and chat.label(panel, press).isalnum())
        await chat.press(mover, panel, look)
        await chat.pass_by(CALM)
        shown = next(seen for seen in chat.own(mover) if seen.id == panel.id)
        assert shown.picture != panel.picture
        before = await revision(chat)
        await chat.press(mover, shown, moves(shown)[0])
        assert await revision(chat) == before + 1


async def to_a_turn(chat, game="cvetariki"):
    """Open a table, start it and make two moves."""
    for number in range(5):
        await one_turn(chat, game, number, {})
        await chat.pass_by(CALM)


def dies(chat, call, *, before=False):
    """Let the next call of a kind be the last of the program that is started after this, or that runs."""
    chat.fate.every = chat.fate.left = 1
    chat.fate.only, chat.fate.before = call, before


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_a_lost_board_is_found_however_often_who_looks_for_it_dies(chats, times):
    async with chats["telegram"](2) as chat:
        await to_a_turn(chat)
        dies(chat, "sendPhoto")
        await one_turn(chat, "cvetariki", 5, {})
        for _ in range(times):
            assert chat.is_dead
            await chat.end()
            dies(chat, "editMessageReplyMarkup")
            await chat.begin()
            await chat.pass_by(*SOONEST)
        assert chat.is_dead
        await chat.end()
        await in_order(chat)


async def test_a_lost_board_is_found_below_panels_that_have_come_and_gone(chats):
    async with chats["telegram"](2) as chat:
        for number in range(30):
            await one_turn(chat, "cvetris", number, {})
            await chat.pass_by(FAST)
        gone = [message for message in chat.group.messages.values() if message.deleted]
        assert len(gone) > GAP
        dies(chat, "editMessageReplyMarkup", before=True)
        for number in range(4):
            if not chat.is_dead:
                await chat.pass_by(CALM)
                await one_turn(chat, "cvetris", number, {})
        assert chat.is_dead
        await chat.end()
        await in_order(chat)


async def test_what_a_dead_program_had_reserved_is_posted_at_once(chats):
    async with chats["telegram"](2) as chat:
        await to_a_turn(chat)
        await chat.store.rate_limits.take(
            f"telegram:{chat.group.id}", [GROUP], GROUP.burst - 1 - TURN_KEEPS, now=chat.clock.now(), anyway=True
        )
        dies(chat, "sendPhoto", before=True)
        await one_turn(chat, "cvetariki", 5, {})
        assert chat.is_dead
        await chat.end()
        assert await chat.owed() > sum(SOONEST)
        chat.fate.is_paused = True
        await chat.begin()
        await chat.pass_by(*SOONEST)
        await check(chat)


async def to_a_panel(chat):
    """Play Цветрис until somebody can draw; return who, and the panel."""
    for number in range(2 * SHORT):
        await one_turn(chat, "cvetris", number, {})
        await chat.pass_by(CALM)
        for person in chat.people:
            if found := [seen for seen in chat.own(person) if any(":?!" in press for press in seen.presses)]:
                return person, found[0]
    raise AssertionError("nobody has anything to draw")


@pytest.mark.soak
@EVERY_GAME
@EVERY_WIRE
@pytest.mark.parametrize("first", range(1, STRIDE + 1))
async def test_a_whole_game_goes_on_if_what_brings_it_to_order_dies_as_well(chats, wire, game, first):
    assert await deaths(chats[wire], game, every=STRIDE, first=first, **WAYS["calm-after"], again=RECOVERY) > 4


@pytest.mark.soak
@EVERY_GAME
@EVERY_WIRE
@EVERY_WAY
@pytest.mark.parametrize("first", range(1, STRIDE + 1))
async def test_a_whole_game_goes_on_whichever_call_is_the_last(chats, wire, game, way, first):
    assert await deaths(chats[wire], game, every=STRIDE, first=first, **WAYS[way]) > 2
