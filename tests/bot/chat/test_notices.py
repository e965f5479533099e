"""Secrets, reminders and nudges: who is told, once, in which order. What is sent is recorded instead."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.chat.notices.notices import Notice, Notices
from bot.chat.notices.nudges import Nudges
from bot.chat.notices.secrets import Secrets
from bot.tables import lobby, turns
from bot.tables.service import Opening
from bot.tables.step_cache import StepCache
from engines.registry import games
from storage import PersonSettings, Post, Sight, Speech
from tests.bot.tables.people import ANNA, BORIS, HERE, NOW


class Paper(Notices):
    """Records what would be sent; people in `closed` accept no direct messages."""

    def __init__(self, store, platform="local"):
        super().__init__(None, store, platform, lambda: NOW, StepCache())
        self.closed: set[str] = set()
        self.whispered: list[Notice] = []
        self.mentioned: list[Notice] = []

    async def whisper(self, notice):
        if notice.table.seats[notice.seat].name in self.closed:
            return False
        self.whispered.append(notice)
        return True

    async def mention(self, notice):
        self.mentioned.append(notice)

    def names(self):
        return [notice.table.seats[notice.seat].name for notice in self.whispered]


@pytest.fixture
def paper(store) -> Paper:
    return Paper(store)


async def begun(tables, game="cvetariki"):
    held = await tables.open(Opening(game=game, room=HERE, locale="en", options={}), ANNA)
    await tables.change(held.table.id, lambda table, now: lobby.joined(table, BORIS, now))
    return await tables.start(held.table.id, ANNA)


async def test_each_gets_their_secret_once_and_the_record_says_so(saver, tables, paper):
    held = await begun(tables)
    after = await Secrets(saver, paper).deliver(held)
    assert paper.names() == ["Анна", "Boris"]
    assert [seat.sight for seat in after.table.seats] == [Sight.DELIVERED, Sight.DELIVERED]
    assert after == await saver.load(held.table.id)
    assert all(not notice.screen.choices and not notice.screen.service for notice in paper.whispered)
    assert [notice.screen.lines[0].key for notice in paper.whispered] == ["cvetariki-secret"] * 2


async def test_another_process_with_an_old_table_sends_nothing_a_second_time(saver, tables, paper):
    held = await begun(tables)
    await Secrets(saver, paper).deliver(held)
    await Secrets(saver, paper).deliver(held)
    assert paper.names() == ["Анна", "Boris"]


async def test_who_takes_no_direct_messages_is_left_the_button(saver, tables, paper):
    paper.closed = {"Boris"}
    secrets, held = Secrets(saver, paper), await begun(tables)
    for _ in range(2):
        held = await secrets.deliver(held)
    assert paper.names() == ["Анна"]
    assert [seat.sight for seat in held.table.seats] == [Sight.DELIVERED, Sight.UNSEEN]


async def test_no_secret_is_sent_to_people_elsewhere_or_where_nothing_is_hidden(saver, tables, paper):
    held, elsewhere = await begun(tables), Paper(saver.store, "elsewhere")
    assert held == await Secrets(saver, elsewhere).deliver(held)
    held = await begun(tables, "cvetris")
    assert held == await Secrets(saver, paper).deliver(held)
    assert elsewhere.whispered == paper.whispered == []


async def test_a_reminder_is_a_direct_message_or_else_a_mention_and_nothing_for_who_wants_none(store, tables, paper):
    held = await begun(tables)
    post = Post(room=HERE, messages=("1",), version=1)
    held = await saved_with(
        store, held, Speech(version=held.version, posts=(post, Post(room=HERE, messages=(), version=1)))
    )
    paper.closed = {"Boris"}
    await paper.remind(held, (0, 1))
    assert paper.names() == ["Анна"]
    assert [notice.person for notice in paper.mentioned] == [BORIS.person]
    assert paper.whispered[0].boards == (post,)
    wanted = PersonSettings()
    await store.person_settings.save(ANNA.person, wanted, replace(wanted, reminders=False))
    await paper.remind(held, (0,))
    assert len(paper.whispered) == 1


async def saved_with(store, held, speech):
    """Return the table as it is stored after a platform has spoken."""
    await store.speaking.spoken(held.table.id, "local", speech)
    return await store.tables.load(held.table.id)


async def test_what_another_did_to_somebody_is_told_to_them_alone_and_at_once(store, tables, paper, clock):
    held = await begun(tables, "confetti")
    position = turns.position(held.table, held.snapshot)
    for seat in (0, 1):
        position = turns.played(position, seat, "ready", clock())
    card = first_card(position)
    for seat in (0, 1):
        position = turns.played(position, seat, card, clock())
    held = replace(held, table=position.table, snapshot=None)
    await paper.tell_of_others(held, 3, 4)
    assert paper.names() == ["Анна"], "Boris knows it from their own press"
    assert [line.key for line in paper.whispered[0].screen.lines] == ["confetti-you-contest"]
    await paper.tell_of_others(held, 0, 3)
    elsewhere = Paper(store, "elsewhere")
    await elsewhere.tell_of_others(held, 0, 4)
    assert (len(paper.whispered), len(elsewhere.whispered)) == (1, 0)


def first_card(position):
    """Return a move that takes a card from the table."""
    game = games()[position.table.game]
    moves = map(game.format_move, game.legal_moves(position.state, 0))
    return next(move for move in moves if move.startswith("take"))


class Minute:
    """A sleep that ends when the test says so."""

    def __init__(self):
        self.over, self.slept = asyncio.Event(), []

    async def __call__(self, seconds):
        self.slept.append(seconds)
        await self.over.wait()


async def nudged(tables, store, held, change=None):
    """Nudge later, let something happen, let the minute pass; return what was called."""
    called, minute = [], Minute()
    nudges = Nudges(store, "local", minute, asyncio.create_task)

    async def call():
        called.append(held.table.revision)

    nudges.later(held, call)
    _, waiting = next(iter(nudges._waiting.values()))
    now = await tables.change(held.table.id, change) if change else held
    nudges.moved(now)
    minute.over.set()
    await asyncio.wait([waiting])
    assert nudges._waiting == {}
    return called


async def test_who_has_not_moved_after_a_minute_is_called_once(tables, store):
    held = await begun(tables)
    assert await nudged(tables, store, held) == [0]
    assert await nudged(tables, store, held) == [], "another process has already called them"


async def test_a_nudge_survives_a_look_and_not_a_move(tables, store):
    held = await begun(tables)
    assert await nudged(tables, store, held, lambda table, _now: replace(table, locale="ru")) == [0]
    held = await begun(tables)
    assert await nudged(tables, store, held, lambda table, _now: replace(table, taken_back=1)) == []
