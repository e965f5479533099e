"""Challenges and leagues in words and as cards."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.contests.scoring import Standing, rank, standings
from bot.contests.service import Results
from bot.texts import Words
from render.cards.contests.duel import Duel, Side
from render.cards.contests.league import Cell, Kind, League, Line
from storage import Contest, DealResult, Person
from storage.timing import DAY, HOUR, MINUTE

MOST = 10
"""People in a table; whoever asks is added if they are further down."""
DASH = "–"
WEEK = 7


def league_card(  # noqa: PLR0913 (what is compared, and how it is said)
    contest: Contest,
    results: Results,
    people: Mapping[Person, str],
    words: Words,
    *,
    now: int,
    own: Person | None = None,
) -> League:
    """Return the table of a league. Match points tell how people compare, and nothing about a deal or a result."""
    table = standings(contest, results)
    shown = [one for number, one in enumerate(table) if number < MOST or one.person == own]
    best = [max((one.deals[deal] or Fraction(0) for one in table), default=None) for deal in range(contest.deals)]
    played = [sum(one.deals[deal] is not None for one in table) for deal in range(contest.deals)]
    tops = [top if count > 1 else None for top, count in zip(best, played, strict=True)]
    lines = tuple(_line(one, tops, people, own, words) for one in shown)
    title, below = league_title(contest, words, over=now >= contest.ends_at), league_below(contest, words)
    more = f" · + {len(table) - len(shown)}" if len(table) > len(shown) else ""
    told = "; ".join(f"{line.place}. {line.name} {line.points}" for line in lines)
    return League(
        title=title,
        below=f"{below}{more}",
        left=(left(contest, now, words), words("league-left")) if now < contest.ends_at else ("", ""),
        deals=contest.deals,
        titles=(words("league-deal"), words("league-points")),
        lines=lines,
        empty=words("league-empty"),
        legend=(words("league-best"), words("league-dropped")),
        notes=(words("league-how-counted"), contest.code),
        alt=f"{title}. {below}. {told or words('league-empty')}.",
    )


def _line(
    one: Standing, tops: Sequence[Fraction | None], people: Mapping[Person, str], own: Person | None, words: Words
) -> Line:
    def cell(number: int, points: Fraction | None) -> Cell:
        counted = number in one.counted
        if points is None:
            return Cell(text=DASH, kind=Kind.NOT_PLAYED)
        kind = Kind.BEST if points == tops[number] else Kind.COUNTED if counted else Kind.DROPPED
        return Cell(text=str(round(points)), kind=kind, counted=counted)

    return Line(
        place=one.place,
        name=people.get(one.person) or words("league-somebody"),
        cells=tuple(cell(number, points) for number, points in enumerate(one.deals)),
        points=str(round(one.points)),
        own=one.person == own,
    )


def league_title(contest: Contest, words: Words, *, over: bool) -> str:
    weekly = contest.ends_at - contest.opened_at >= WEEK * DAY
    return words(f"league-{'over' if over else 'open'}-{'week' if weekly else 'day'}")


def league_below(contest: Contest, words: Words) -> str:
    level = words(f"level-{contest.level}")
    return words("league-below", game=contest.game, level=level, best=contest.best, deals=contest.deals)


def left(contest: Contest, now: int, words: Words) -> str:
    """Return how long a contest is open."""
    rest = max(0, contest.ends_at - now)
    if rest >= DAY:
        return words("league-days", days=rest // DAY, hours=rest % DAY // HOUR)
    return words("daily-time", hours=rest // HOUR, minutes=rest % HOUR // MINUTE)


def told(result: DealResult, words: Words) -> str:
    """Return what came of a deal, in words: for whoever played it."""
    if result.given_up:
        return words("contest-given-up")
    key = "contest-won" if result.share > 1 else "contest-shared" if result.share else "contest-lost"
    return words(key, margin=abs(result.margin))


def totals(result: DealResult) -> str:
    return DASH if result.given_up else f"{result.own} : {result.other}"


def duel_card(contest: Contest, results: Results, people: Mapping[Person, str], words: Words) -> Duel:
    """Return both results of a challenge: only to be shown when both have finished, or when it is over."""
    found = {person: results.get((person, 1)) for person in people}
    order = sorted(found, key=lambda person: (found[person] is not None, _rank(found[person])), reverse=True)
    best = max((_rank(each) for each in found.values() if each is not None), default=None)
    sides = tuple(_side(people[person] or words("league-somebody"), found[person], best, words) for person in order)
    level = words(f"level-{contest.level}")
    title, below = words("challenge-title"), words("challenge-below", game=contest.game, level=level)
    said = "; ".join(f"{side.name}: {side.result}, {side.said}" for side in sides)
    return Duel(
        game=contest.game,
        game_title=words(f"game-{contest.game}"),
        title=title,
        below=below,
        sides=sides,
        notes=(words("challenge-totals"), contest.code),
        alt=f"{title}. {below}. {said}.",
    )


def _side(name: str, result: DealResult | None, best: tuple[bool, int, int] | None, words: Words) -> Side:
    if result is None:
        return Side(name=name, result=DASH, said=words("challenge-not-played"), won=False)
    return Side(name=name, result=totals(result), said=told(result, words), won=_rank(result) == best)


def _rank(result: DealResult | None) -> tuple[bool, int, int]:
    return rank(result) if result is not None else (False, -1, 0)
