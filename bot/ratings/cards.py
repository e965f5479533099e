"""A person's results and the best players, in words and as pictures."""

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime

from babel.dates import format_date

from bot.ratings.model import SURE
from bot.ratings.profiles import COURSE
from bot.texts import Words
from render.cards.stats import Figure, GameLine, Stats
from render.cards.top import Panel, Ranked, Top
from storage import GameResults, Listed, Listing, Person, Profile
from storage.timing import DAY

LEAST_FOR_COURSE = 3
"""Rated games before a rating has a course."""


def lines(profile: Profile, words: Words) -> list[str]:
    """Return somebody's results in words, a line for each game."""
    return [_line(game, found, words) for game, found in _by_played(profile)]


def _line(game: str, found: GameResults, words: Words) -> str:
    if not found.rated:
        return words("account-stat", game=game, played=found.played, won=found.won)
    rating = f"{round(found.mean)}{'' if is_sure(found) else '?'}"
    return words("results-line", game=game, rating=rating, played=found.played, won=found.won)


def stats_card(  # noqa: PLR0913 (the last two by keyword)
    profile: Profile, words: Words, now: int, hide: str, *, streak: int = 0, daily: tuple[int, int] | None = None
) -> Stats:
    """Return the card of somebody's results. `hide`: the command that takes them out of lists.

    `streak`: how many days in a row they have played the daily board. `daily`: by how much they were better than par at
    their best one, and its number.
    """
    listed = list(_by_played(profile))
    games = [_game_line(game, found, words, now) for game, found in listed]
    unsure = any(line.rating and not line.sure for line in games)
    return Stats(
        name=profile.name,
        below=_below(profile, listed[0][0], words),
        figures=(*_figures(profile, words), *_streak(streak, words)),
        titles=(words("results-rating", days=COURSE), words("results-won")),
        games=tuple(games),
        best_title=words("results-best"),
        best=tuple(_best(listed, words)),
        daily=words("results-daily", better=daily[0], number=daily[1]) if daily else "",
        notes=(words("results-unsure") if unsure else "", words("results-hide", command=hide) if hide else ""),
        alt=" ".join(f"{line}." for line in lines(profile, words)),
    )


def is_sure(found: GameResults) -> bool:
    return found.deviation <= SURE


def _by_played(profile: Profile) -> Iterator[tuple[str, GameResults]]:
    """Yield the games that somebody played, the one that they play most first."""
    yield from sorted(profile.games.items(), key=lambda each: (-each[1].played, each[0]))


def _below(profile: Profile, favourite: str, words: Words) -> str:
    played = sum(found.played for found in profile.games.values())
    since = format_date(_day(profile.since), "LLLL y", locale=words.locale)
    return words("results-below", games=played, since=since, game=favourite)


def _figures(profile: Profile, words: Words) -> Iterator[Figure]:
    won = sum(found.won for found in profile.games.values())
    played = sum(found.played for found in profile.games.values())
    share = round(100 * won / played)
    yield Figure(value=str(won), label=words("results-wins", count=won))
    yield Figure(value=words("results-share", share=share), label=words("results-share-of"))
    yield Figure(value=str(profile.in_a_row), label=words("results-row", count=profile.in_a_row))


def _streak(days: int, words: Words) -> Iterator[Figure]:
    if days:
        yield Figure(value=str(days), label=words("results-streak"), flame=True)


def _game_line(game: str, found: GameResults, words: Words, now: int) -> GameLine:
    course = [point.rating for point in found.course if now // DAY - point.day < COURSE]
    return GameLine(
        game=game,
        title=words(f"game-{game}"),
        rating=str(round(found.mean)) if found.rated else "",
        sure=is_sure(found),
        course=tuple(course) if found.rated >= LEAST_FOR_COURSE else (),
        won=(str(found.won), words("results-of", played=found.played)),
    )


def _best(listed: list[tuple[str, GameResults]], words: Words) -> Iterator[tuple[str, str]]:
    for game, found in listed:
        if (best := found.best) is not None:
            yield game, words(f"{game}-best", total=best.total, moves=best.moves, others=best.others)


def top_card(  # noqa: PLR0913 (what is listed, and how it is said, by keyword)
    lists: Mapping[str, Listing], people: Mapping[Person, Profile], words: Words, *, title: str, now: int, hide: str
) -> Top:
    """Return the card of the best players: the first of each game, and whoever asks."""
    panels = [_panel(game, listing, people, words) for game, listing in lists.items()]
    unsure = any(not one.sure for panel in panels for one in panel.people)
    return Top(
        title=title,
        below=words("top-below", date=format_date(_day(now), "d MMMM", locale=words.locale)),
        panels=tuple(panels),
        notes=(words("results-unsure") if unsure else "", words("top-hide", command=hide) if hide else ""),
        alt=" ".join(f"{line}." for line in top_lines(lists, people, words)),
    )


def top_lines(
    lists: Mapping[str, Listing],
    people: Mapping[Person, Profile],
    words: Words,
    named: Callable[[str], str] = str,
) -> list[str]:
    """Return the best players in words, a line for each game that has any. `named`: a name as running text has it."""
    told = []
    for game, listing in lists.items():
        found = [_ranked(one, game, people, own=False) for one in _shown(listing)]
        if found:
            each = (f"{one.place}. {named(one.name)} {one.rating}{'' if one.sure else '?'}" for one in found)
            told.append(words("top-line", game=game, people=", ".join(each)))
    return told


def _panel(game: str, listing: Listing, people: Mapping[Person, Profile], words: Words) -> Panel:
    me = listing.own.person if listing.own is not None else None
    shown = tuple(_ranked(one, game, people, own=one.person == me) for one in _shown(listing))
    return Panel(game=game, title=words(f"game-{game}"), people=shown, empty=words("top-nobody"))


def _shown(listing: Listing) -> tuple[Listed, ...]:
    """Return the first of a list, and below them whoever asks, if they are not among those."""
    own = listing.own
    if own is None or any(one.person == own.person for one in listing.first):
        return listing.first
    return (*listing.first, own)


def _ranked(one: Listed, game: str, people: Mapping[Person, Profile], *, own: bool) -> Ranked:
    profile = people.get(one.person, Profile())
    found = profile.games.get(game, GameResults())
    return Ranked(place=one.place, name=profile.name, rating=str(one.rating), sure=is_sure(found), own=own)


def _day(moment: int) -> datetime:
    return datetime.fromtimestamp(moment / 1000, UTC)
