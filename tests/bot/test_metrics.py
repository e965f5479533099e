"""What is counted and timed: everything an operator asks about, and never an id, a name or a secret."""

import re

import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app import assemble, timed
from bot.desk import Desk, Press
from bot.runtime.metrics import Metrics
from bot.runtime.sampling import Sampler
from bot.screens.language import Drawing
from bot.screens.press import PressId
from bot.settings import Settings
from bot.tables import lobby
from bot.tables.saving import Saver
from bot.tables.service import Opening, TableService
from bot.tables.speaking import Speaker
from bot.tables.timekeeping.attendant import Attendant
from bot.tables.timekeeping.keeper import Keeper
from bot.texts import Words
from engines.registry import games
from engines.replay import Played, begin
from storage import Store
from storage.connection.connect import by_socket
from storage.timing import MINUTE
from tests.bot.conftest import first_move
from tests.bot.desk.room import Paper
from tests.bot.programs import ALONE
from tests.bot.tables.people import ANNA, BORIS, HERE
from tests.storage.waiting import until

LABELS = {"platform", "kind", "le", "generation", "implementation", "major", "minor", "patchlevel", "version"}


def samples(metrics: Metrics) -> dict[str, float]:
    """Return every sample as `name{label,…}`, without the buckets."""
    found = {}
    for family in text_string_to_metric_families(metrics.text().decode()):
        for sample in family.samples:
            if "le" not in sample.labels:
                inside = ",".join(sample.labels[label] for label in ("platform", "kind") if label in sample.labels)
                found[f"{sample.name}{{{inside}}}" if inside else sample.name] = sample.value
    return found


class Room:
    """A desk with everything behind it, whose metrics are read."""

    def __init__(self, store, clock) -> None:
        self.metrics = Metrics()
        self.speaker = Speaker(store, {"local": Paper()}, clock, self.metrics)
        saver = Saver(store, now=clock, announce=self.speaker.announce, metrics=self.metrics)
        self.tables = TableService(saver, seeds=lambda: "counted", think=first_move)
        self.desk = Desk(self.tables, self.metrics)
        self.keeper = Keeper(saver, Attendant(saver, first_move), self.speaker)
        self.sampler = Sampler(store, self.metrics, ["local"])

    async def dealt(self) -> str:
        opening = Opening(game="cvetariki", room=HERE, locale="en", options={})
        table = (await self.tables.open(opening, ANNA)).table.id
        await self.tables.change(table, lambda record, now: lobby.joined(record, BORIS, now))
        await self.tables.start(table, ANNA)
        await self.speaker.finish()
        return table

    def __getitem__(self, name: str) -> float:
        return samples(self.metrics)[f"raznotsvet_{name}"]


@pytest.fixture
def room(store, clock):
    return Room(store, clock)


async def test_every_press_is_counted_by_its_kind(room):
    table = await room.dealt()
    for data in (f"{table}:0:!rules", f"{table}:0:!rules", f"{table}:0:A1", f"{table}:0:!made-up", "nonsense"):
        await room.desk.press(Press(who=ANNA, asked=PressId.read(data), id=data))
    held = await room.tables.load(table)
    await room.desk.move(held, ANNA, "Z9", "typed")
    assert room["presses_total{local,rules}"] == 2
    assert room["presses_total{local,move}"] == 1
    assert room["presses_total{local,unknown}"] == 1, "a verb that somebody made up is no label"
    assert room["presses_total{local,unreadable}"] == 1
    assert room["presses_total{local,typed}"] == 1


async def test_saving_and_showing_are_timed(room):
    await room.dealt()
    assert room["save_seconds_count"] == 2, "joining and starting; opening creates"
    assert room["show_seconds_count{local}"] >= 1
    assert room["show_seconds_sum{local}"] > 0


async def test_positions_that_nobody_saw_are_counted_as_merged(room, store):
    table = await room.dealt()
    assert room["pictures_merged_total"] == 0
    for _ in range(3):  # saved by a process that can't show them
        held = await store.tables.load(table)
        await store.tables.save(held, held.table.with_moves(Played(seat=None, move="A1", at=1)))
    room.speaker._begin(table, "local")
    await room.speaker.finish()
    assert room["pictures_merged_total"] == 2, "of three positions the last is shown"


async def test_every_picture_is_counted(store, clock):
    app = assemble(Settings.from_env(ALONE), store)
    drawing = Drawing(game="cvetariki", view=games()["cvetariki"].view_for(dealt(), None))
    await app.artist.draw(drawing, Words(app.texts, "en", ["Anna", "Boris"]))
    await app.artist.close()
    assert samples(app.metrics)["raznotsvet_pictures_drawn_total"] == 1


def dealt():
    return begin(games()["cvetariki"], seed="counted", options={}, seats=2).state


async def test_thinking_is_timed():
    metrics = Metrics()
    assert await timed(first_move, metrics)("cvetariki", None, ["A1"], "easy", "seed") == "A1"
    assert samples(metrics)["raznotsvet_think_seconds_count"] == 1
    assert samples(metrics)["raznotsvet_thinking"] == 0


async def test_the_backlog_of_all_processes_is_known(room, store, clock):
    await room.dealt()
    table = await room.dealt()
    await room.sampler.look()
    assert (room["open_tables"], room["store_up"], room["unsaid_tables{local}"], room["late_alarms"]) == (2, 1, 0, 0)
    held = await store.tables.load(table)
    await store.tables.save(held, held.table)  # by a process that died before it could say so
    await store.tables.save(await store.tables.load(table), lobby.closed(held.table, "table-abandoned", clock()))
    clock.pass_by(60 * 24 * 30 * MINUTE)
    await room.sampler.look()
    assert (room["open_tables"], room["unsaid_tables{local}"]) == (1, 1)
    assert room["late_alarms"] == 1
    assert room["late_alarm_seconds"] > 3600


async def test_a_store_that_is_away_is_seen(tmp_path):
    metrics, away = Metrics(), Store(by_socket(str(tmp_path / "nowhere.sock")))
    await Sampler(away, metrics, ["local"]).look()
    assert samples(metrics)["raznotsvet_store_up"] == 0
    await away.close()


async def test_a_loop_that_is_held_up_is_seen(room):
    room.sampler.begin()
    try:
        await until(lambda: room["loop_lateness_seconds_count"] >= 2)
    finally:
        await room.sampler.end()
    assert room["loop_lateness_seconds_sum"] >= 0


async def test_no_label_tells_an_id_a_name_or_a_secret(room):
    table = await room.dealt()
    await room.desk.press(Press(who=ANNA, asked=PressId.read(f"{table}:0:!view"), id="press"))
    text = room.metrics.text().decode()
    names = set(re.findall(r'(\w+)="', text))
    assert names <= LABELS
    for secret in (table, ANNA.person.user, ANNA.name, "counted"):
        assert f'"{secret}"' not in text


async def test_two_programs_in_one_process_count_apart(store, clock):
    one, two = (assemble(Settings.from_env(ALONE), store) for _ in range(2))
    one.metrics.pressed("local", "move")
    assert "raznotsvet_presses_total{local,move}" in samples(one.metrics)
    assert "raznotsvet_presses_total{local,move}" not in samples(two.metrics)
