"""What a finished game changes about the people who played it. Pure: the same for one game as for all of them anew."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.ratings.alone import alone_after, is_alone
from bot.ratings.games import Finished
from bot.ratings.model import Strength, rated
from bot.screens.registry import game_screens
from storage import Best, GameResults, Person, Point, Profile
from storage.ratings import room_name
from storage.timing import DAY

COURSE = 90
"""Days that the course of a rating shows."""
MOST_ROOMS = 20
"""Rooms in whose lists somebody is: those where they played last."""


def after(profiles: Mapping[Person, Profile], game: Finished) -> dict[Person, Profile]:
    """Return the profiles of all people of a game, after it."""
    strengths = _strengths(profiles, game)
    return {
        player.person: _with(profiles.get(player.person, Profile()), game, seat, strengths[seat])
        for seat, player in enumerate(game.players)
        if player.person is not None
    }


def _strengths(profiles: Mapping[Person, Profile], game: Finished) -> list[Strength | None]:
    """Return how strong the players are after a game; None where that does not change."""
    if not game.rated:
        return [None for _ in game.players]
    before = []
    for player in game.players:
        profile = profiles.get(player.person) if player.person is not None else None
        known = profile.games.get(game.game) if profile is not None else None
        before.append(Strength(known.mean, known.deviation) if known and known.rated else player.strength)
    return list(rated(before, game.places))


def _with(profile: Profile, game: Finished, seat: int, strength: Strength | None) -> Profile:
    won = seat in game.winners
    found = profile.games.get(game.game, GameResults())
    found = replace(found, played=found.played + 1, won=found.won + won)
    if strength is not None:
        found = _rated(found, game, seat, strength)
    if is_alone(game):
        found = replace(found, alone={**found.alone, game.form: alone_after(found.alone.get(game.form), game)})
    return replace(
        profile,
        name=game.players[seat].name,
        since=profile.since or game.ended,
        in_a_row=profile.in_a_row + 1 if won else 0,
        games={**profile.games, game.game: found},
        rooms=_rooms(profile, game) if strength is not None else profile.rooms,
    )


def _rated(found: GameResults, game: Finished, seat: int, strength: Strength) -> GameResults:
    return replace(
        found,
        rated=found.rated + 1,
        mean=strength.mean,
        deviation=strength.deviation,
        course=_course(found.course, Point(game.ended // DAY, round(strength.mean))),
        best=_best(found.best, game, seat),
    )


def _course(course: tuple[Point, ...], now: Point) -> tuple[Point, ...]:
    """Return the course with a new point, one for each day."""
    kept = (point for point in course if now.day - COURSE < point.day and point.day != now.day)
    return (*kept, now)


def _best(best: Best | None, game: Finished, seat: int) -> Best | None:
    """Return the better of the best result and this one. A game that was conceded has no totals."""
    screens = game_screens().get(game.game)
    if screens is None or screens.best is None or seat not in game.winners or not game.totals:
        return best
    sign = -1 if screens.best == "most" else 1
    found = Best(total=game.totals[seat], moves=game.moves, others=len(game.players) - 1)
    known = [each for each in (best, found) if each is not None]
    return min(known, key=lambda each: (sign * each.total, -each.others, each.moves))


def _rooms(profile: Profile, game: Finished) -> tuple[str, ...]:
    here = dict.fromkeys(room_name(room) for room in game.rooms)
    return (*(room for room in profile.rooms if room not in here), *here)[-MOST_ROOMS:]
