"""Checks a finished game from its deal to its result, and names the first place that differs."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bot.gamefile import Entry, GameFile, entry_link, head_link, news_of, seal_of
from bot.tables.turns import result_of
from engines.contract import Step
from engines.errors import RuleError
from engines.fairness import SCHEME, commitment, is_code, mixed_seed
from engines.randomness import fingerprint
from engines.replay import Played, advance, begin
from storage import Result

EARLY = frozenset({"table-conceded", "table-abandoned", "table-closed"})
"""How a game may end that is not over by its rules."""


class Place(StrEnum):
    RULES = "rules"
    CODE = "code"
    SEED = "seed"
    DEAL = "deal"
    MOVE = "move"
    RESULT = "result"
    SEAL = "seal"


@dataclass(frozen=True, kw_only=True)
class Difference:
    """The first place that is not as it should be."""

    place: Place
    reason: str
    """In plain English, for operators."""
    number: int = 0
    """Of the entry, from 1, if the place is one."""

    def __str__(self) -> str:
        where = f"{self.place} {self.number}" if self.number else str(self.place)
        return f"{where}: {self.reason}"


class _Found(Exception):
    def __init__(self, place: Place, reason: str, number: int = 0) -> None:
        super().__init__(reason)
        self.difference = Difference(place=place, reason=reason, number=number)


def first_difference(file: GameFile) -> Difference | None:
    """Check everything: the deal and its secrets, each move with its dice and its time, the result, the seal."""
    try:
        _check_rules(file)
        _check_deal(file)
        _check_result(file, _check_moves(file, _check_start(file)))
        _check_seal(file)
    except _Found as found:
        return found.difference
    return None


def _check_rules(file: GameFile) -> None:
    here = file.rulebook.info.rules_version
    if file.rules != here:
        raise _Found(Place.RULES, f"it was played under rules {file.rules}; here are rules {here}")


def _check_deal(file: GameFile) -> None:
    """Check that the seed is made of what the code fixed, and of the players' shares."""
    deal = file.deal
    if deal is None:
        if file.code != fingerprint(file.seed):
            raise _Found(Place.SEED, "it does not belong to the fair-deal code")
        return
    if deal.scheme != SCHEME:
        raise _Found(Place.CODE, f"scheme {deal.scheme} is not known here")
    if not (is_code(deal.salt) and is_code(deal.secret)):
        raise _Found(Place.CODE, "salt and secret have 64 hexadecimal digits each")
    if file.code != commitment(salt=deal.salt, secret=deal.secret):
        raise _Found(Place.CODE, "salt and secret do not belong to the fair-deal code")
    if file.seed != mixed_seed(salt=deal.salt, secret=deal.secret, shares=deal.shares):
        raise _Found(Place.SEED, "it is not made of the secret and the players' shares")


def _check_start(file: GameFile) -> Step[Any]:
    start = _by_the_rules(
        lambda: begin(file.rulebook, seed=file.seed, options=file.options, seats=len(file.names)), Place.DEAL
    )
    if _is_linked(file) and file.dealt != news_of(start.events):
        raise _Found(Place.DEAL, "the seed deals something else")
    if _is_linked(file) and file.link != head_link(file):
        raise _Found(Place.DEAL, "game, options or time of the start were changed")
    return start


def _check_moves(file: GameFile, step: Step[Any]) -> Step[Any]:
    link, latest = file.link, 0
    for number, entry in enumerate(file.moves, 1):
        step = _check_entry(file, step.state, entry, number)
        if entry.at < latest:
            raise _Found(Place.MOVE, "its time is before that of the entry before it", number)
        link, latest = entry_link(link, entry), entry.at
        if _is_linked(file) and entry.link != link:
            raise _Found(Place.MOVE, "who, what or when was changed: it does not belong to its link", number)
    if _is_linked(file) and file.ended - file.began < latest:
        raise _Found(Place.RESULT, "the game ended before its last move")
    return step


def _check_entry(file: GameFile, state: Any, entry: Entry, number: int) -> Step[Any]:
    """Play one entry by the rules."""
    if entry.seat is None:
        due = file.rulebook.deadline(state)
        if due is None or entry.at < due:
            raise _Found(Place.MOVE, "the clock acts before its time", number)
    played = Played(seat=entry.seat, move=entry.move, at=entry.at)
    step = _by_the_rules(
        lambda: advance(file.rulebook, state, played, seed=file.seed, number=number - 1), Place.MOVE, number
    )
    if _is_linked(file) and entry.news != news_of(step.events):
        raise _Found(Place.MOVE, "by the rules and the dice something else came of it", number)
    return step


def _check_result(file: GameFile, last: Step[Any]) -> None:
    due, said = result_of(file.rulebook, last.state), file.result
    if due is None:
        _check_early_end(file)
    elif said is None:
        raise _Found(Place.RESULT, "it is missing: by the rules the game is over")
    elif _shown(file, due) != _shown(file, said):
        raise _Found(Place.RESULT, "by the rules it is another one")


def _check_seal(file: GameFile) -> None:
    if _is_linked(file) and seal_of(file) != file.seal:
        raise _Found(Place.SEAL, "it does not belong to this game")


def _shown(file: GameFile, result: Result) -> Any:
    """Return what a file says of a result: the old format had winners and totals only."""
    return result if _is_linked(file) else (result.winners, result.totals)


def _check_early_end(file: GameFile) -> None:
    """A concession or an agreement is no move: the rules don't know the winners, but whether they are possible."""
    said = file.result
    if not _is_linked(file) and said is None:
        return
    if said is None or said.key not in EARLY:
        raise _Found(Place.RESULT, "by the rules the game is not over")
    if said.key == "table-conceded":
        _check_concession(said, len(file.names))
    elif said != Result(key=said.key):
        raise _Found(Place.RESULT, "a game that was broken off has no winners")


def _check_concession(said: Result, seats: int) -> None:
    losers = [seat for seat, place in enumerate(said.places) if place != 1]
    winners = tuple(seat for seat in range(seats) if seat not in losers)
    alone = seats == 1 and not said.winners
    if said.totals or len(said.places) != seats or (not alone and (len(losers), said.winners) != (1, winners)):
        raise _Found(Place.RESULT, "one player concedes, and the others win")


def _by_the_rules(step: Callable[[], Step[Any]], place: Place, number: int = 0) -> Step[Any]:
    try:
        return step()
    except RuleError as error:
        raise _Found(place, f"it breaks a rule: {error.key}", number) from None


def _is_linked(file: GameFile) -> bool:
    return file.format > 1
