"""What is counted and timed. One object for a program, with a registry of its own: nothing here is global.

No label has an id, a name or anything that somebody typed: labels are platforms, kinds of presses and kinds of results.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from storage import Backlog

CONTENT_TYPE = CONTENT_TYPE_LATEST

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: from a store on the same machine to a press that Discord has given up on."""
PATIENT = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Seconds: from a board that was edited at once to one that waited for a rate limit."""


class Metrics:
    """The instruments of one program."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)

        def count(name: str, text: str, *labels: str) -> Counter:
            return Counter(f"raznotsvet_{name}", text, labels, registry=registry)

        def gauge(name: str, text: str, *labels: str) -> Gauge:
            return Gauge(f"raznotsvet_{name}", text, labels, registry=registry)

        def timer(name: str, text: str, *labels: str, steps: tuple[float, ...] = QUICK) -> Histogram:
            return Histogram(f"raznotsvet_{name}_seconds", text, labels, registry=registry, buckets=steps)

        self._presses = count("presses", "Presses and typed moves that reached a table", "platform", "kind")
        self._acknowledge = timer("acknowledge", "From a press or command to its acknowledgement", "platform")
        self._save = timer("save", "Saving one change of a table, retries included")
        self._show = timer("show", "From a saved change to the board that shows it", "platform", steps=PATIENT)
        self._rate_limited = count("rate_limited", "Answers of a platform that said: too many requests", "platform")
        self._thinking = gauge("thinking", "Computer players that are choosing a move now")
        self._thought = timer("think", "Choosing a move of a computer player, or a hint", steps=PATIENT)
        self._drawn = count("pictures_drawn", "Pictures drawn")
        self._merged = count("pictures_merged", "Positions that were never drawn, because a newer one came first")
        self._unsaid = gauge("unsaid_tables", "Tables with a change that is not shown yet, in the store", "platform")
        self._late = gauge("late_alarms", "Alarms that are overdue, in the store")
        self._latest = gauge("late_alarm_seconds", "How late the most overdue alarm is")
        self._open = gauge("open_tables", "Tables that are not finished, in the store")
        self._store_up = gauge("store_up", "1 if the store answered the last time it was asked")
        self._lateness = timer("loop_lateness", "How late the event loop wakes a sleeper")

    def pressed(self, platform: str, kind: str) -> None:
        self._presses.labels(platform, kind).inc()

    def acknowledging(self, platform: str) -> AbstractContextManager[Any]:
        return self._acknowledge.labels(platform).time()

    def saving(self) -> AbstractContextManager[Any]:
        return self._save.time()

    def shown(self, platform: str, seconds: float) -> None:
        self._show.labels(platform).observe(seconds)

    def rate_limited(self, platform: str) -> None:
        self._rate_limited.labels(platform).inc()

    @contextmanager
    def thinking(self) -> Iterator[None]:
        with self._thinking.track_inprogress(), self._thought.time():
            yield

    def picture_drawn(self) -> None:
        self._drawn.inc()

    def pictures_merged(self, count: int) -> None:
        self._merged.inc(count)

    def loop_was_late(self, seconds: float) -> None:
        self._lateness.observe(seconds)

    def store_answered(self, backlog: Backlog) -> None:
        """Take over what the store says about all processes together."""
        self._store_up.set(1)
        self._open.set(backlog.open_tables)
        self._late.set(backlog.late_alarms)
        self._latest.set(backlog.latest_by / 1000)
        for platform, tables in backlog.unsaid.items():
            self._unsaid.labels(platform).set(tables)

    def store_is_away(self) -> None:
        self._store_up.set(0)

    def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        return generate_latest(self.registry)
