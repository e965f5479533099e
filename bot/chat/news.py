"""What is new since a table was last shown. Pure: it takes the steps of the game, see `StepCache`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables.lobby import game_of
from engines.contract import Event, Step
from storage import Post, Table

Steps = Sequence[Step[Any]]


@dataclass(frozen=True, kw_only=True)
class Since:
    """What has happened since a room was last told of a table."""

    before: frozenset[int] = frozenset()
    """Who was on move then."""
    news: tuple[Event, ...] = ()
    """What everybody may hear of it."""


def since(table: Table, steps: Steps, revision: int, post: Post | None) -> Since:
    """Return what is new after a revision that was told in a post; without a post of this game, all of it."""
    if not steps:
        return Since()
    if post is None or is_of_the_lobby(table, post):
        return Since(news=_public(steps))
    told = min(max(0, revision - table.taken_back), len(steps) - 1)
    # Where nothing was played since (somebody looked, somebody offered), the last move stays told.
    return Since(before=game_of(table).to_move(steps[told].state), news=_public(steps[told + 1 :] or steps[-1:]))


def told_to(seat: int | None, table: Table, steps: Steps, revision: int) -> tuple[Event, ...]:
    """Return what a seat heard after a revision, its own news included; -1: from the very start."""
    fresh = steps[max(0, revision + 1 - table.taken_back) :]
    return tuple(event for step in fresh for event in step.events if event.to in (None, seat))


def done_by_others(table: Table, steps: Steps, revision: int, until: int) -> tuple[Event, ...]:
    """Return what the moves of others between two revisions meant for one person each."""
    begin, end = (max(0, number - table.taken_back) for number in (revision, until))
    fresh = list(zip(table.moves, steps[1:], strict=True))[begin:end]
    return tuple(event for played, step in fresh for event in step.events if event.to not in (None, played.seat))


def is_of_the_lobby(table: Table, post: Post) -> bool:
    """Tell whether a post was made before its game began."""
    return table.started_at is not None and post.posted_at < table.started_at


def _public(steps: Steps) -> tuple[Event, ...]:
    return tuple(event for step in steps for event in step.events if event.to is None)
