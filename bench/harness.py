"""How rows are measured: the thing and its floor alternately, so that a noisy machine affects both."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Row:
    """One line of the report: a figure, what it is compared with, and its limit, if any."""

    name: str
    value: float
    unit: str = "ms"
    floor: float | None = None
    floor_name: str = ""
    bar: str = ""
    by_pairs: float | None = None
    """The median ratio, if each measurement had a floor of its own."""

    @property
    def ratio(self) -> float | None:
        """The value as a multiple of the floor."""
        if self.by_pairs is not None:
            return self.by_pairs
        return self.value / self.floor if self.floor else None

    @classmethod
    def of_pairs(cls, name: str, pairs: Sequence[tuple[float, float]], *, floor_name: str, bar: str = "") -> "Row":
        """Summarise times in seconds, each paired with a floor measured right next to it."""
        things, floors = zip(*pairs, strict=True)
        return cls(
            name=name,
            value=1000 * statistics.median(things),
            floor=1000 * statistics.median(floors),
            by_pairs=statistics.median(thing / floor for thing, floor in pairs),
            floor_name=floor_name,
            bar=bar,
        )


def seconds(thing: Callable[[], object]) -> float:
    """Return how long something took."""
    start = time.perf_counter()
    thing()
    return time.perf_counter() - start


def processor_seconds(thing: Callable[[], object]) -> float:
    """Return how much processor time something took, in all threads of this process."""
    start = time.process_time()
    thing()
    return time.process_time() - start


def milliseconds(*things: Callable[[], object], rounds: int = 15) -> list[float]:
    """Return the median time of each thing, run alternately."""
    times: list[list[float]] = [[] for _ in things]
    for _ in range(rounds):
        for thing, taken in zip(things, times, strict=True):
            taken.append(1000 * seconds(thing))
    return [statistics.median(taken) for taken in times]
