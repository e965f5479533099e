"""With real minutes: fast play in one group, and Конфетти while the sand runs."""

import asyncio
import time

import pytest

from tests.bot.platforms.telegram.playing import is_new, opened
from tests.bot.platforms.telegram.watching import busiest_minute

MANY = 50
"""Presses at least, however slow the machine is."""
pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.soak, pytest.mark.timeout(600)]


async def test_two_tables_and_a_panel_happy_crowd_stay_under_twenty_messages_a_minute(slow_town):
    anna, boris = slow_town.person("Anna"), slow_town.person("Boris")
    chat = slow_town.group(anna, boris)
    await slow_town.program()
    tables = []
    for host, guest in ((anna, boris), (boris, anna)):
        await opened(host, chat, guest, look=False)
        board = await host.wait(chat, lambda m: is_new(None)(m) and m.id not in tables, patience=90)
        tables.append(board.id)
    ends = time.monotonic() + 150
    while time.monotonic() < ends or len(slow_town.world.presses) <= MANY:
        for name in tables:
            board = chat.messages[name]
            who = anna if board.mentioned == [anna.id] else boris
            if board.buttons and board.buttons[0]["text"].isdigit():
                await who.press(board, board.buttons[0]["text"])
                await who.press(board, "!more")
        await asyncio.sleep(2)
    assert busiest_minute(chat.said_at, 60) <= 20
    assert not any("429" in error or "Too Many" in error for error in slow_town.server.errors(chat.id))
    assert all(press.answered_at for press in slow_town.world.presses.values())


async def test_confetti_is_played_while_the_sand_runs(slow_town):
    anna, boris = slow_town.person("Anna"), slow_town.person("Boris")
    chat = slow_town.group(anna, boris)
    await slow_town.program()
    await opened(anna, chat, boris, game="confetti")
    ready = await anna.wait(chat, lambda message: anna.button(message, "I'm ready"), patience=60)
    for person in (anna, boris):
        await person.press(ready, "I'm ready")
    table = await anna.wait(chat, lambda message: len(message.buttons) >= 42, patience=60)
    assert max(map(len, table.keyboard)) == 7
    for _ in range(2):
        assert (await anna.press(table, "5")).text.startswith("Card 5 is yours. Cards: 1 of"), "a double tap is one"
    await asyncio.sleep(0.8)
    assert (await anna.press(table, "5")).text.startswith("You put card 5 back. Cards: 0 of")
    for number in ("40", "41", "42"):
        # Two at once: within the time in which a second person still counts.
        taken, late = await asyncio.gather(anna.press(table, number), boris.press(table, number))
        both = f"both grabbed card {number}. It counts for neither until"
        if both in taken.text or both in late.text:
            break
    else:
        raise AssertionError(f"nobody contests anything: {taken.text!r}, {late.text!r}")
    second, first = (anna, boris) if both in taken.text else (boris, anna)
    assert both in (await first.press(table, "1")).text, "the other holder is told with their next press"
    assert both not in (await first.press(table, "2")).text, "once"
    await asyncio.sleep(0.8)
    assert (await second.press(table, number)).text == f"{second.name} lets go of card {number}. {first.name} keeps it."
    for number in range(6, 9):
        await anna.press(table, str(number))
        await boris.press(table, str(number + 10))
    hand = await anna.press(table, "!view")
    assert hand.alert
    assert hand.text.startswith("Your cards: ")
    await anna.wait(chat, lambda message: message.photo and len(message.buttons) < 42, patience=120)
    assert busiest_minute(chat.said_at, 60) <= 20
    slow_town.check(chat)
