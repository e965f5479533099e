"""The daily board in words and as cards: before it, after it, and in the evening."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from babel.dates import format_date

from bot.daily.attempt import rank
from bot.daily.board import Board, kind_of
from bot.daily.calendar import day_of, game_of_day
from bot.daily.streak import Streak, streak
from bot.texts import Words
from engines.registry import games
from engines.replay import begin
from render.cards.daily.board import DailyBoard, Day
from render.cards.daily.course import symbols
from render.cards.daily.share import DailyShare
from render.cards.daily.summary import DailySummary, Played
from storage import DailyResult

MOST = 10
"""People in an evening's summary."""
MINUS = "−"


@dataclass(frozen=True, kw_only=True)
class Player:
    """Somebody in the evening's summary."""

    result: DailyResult | None
    """Of the day; None: not played."""
    streak: Streak
    name: str = ""


def player(results: Mapping[int, DailyResult], number: int) -> Player:
    """Return somebody as a day's summary needs them: of all their results, little is kept."""
    name = results[max(results)].name if results else ""
    return Player(result=results.get(number), streak=streak(results, number), name=name)


def board_card(board: Board, results: Mapping[int, DailyResult], words: Words, *, minutes: int) -> DailyBoard:
    """Return the card of a board that is still to be played."""
    view, now = dealt_view(board), streak(results, board.number)
    title, game = words("daily-title", number=board.number), words(f"game-{board.game}")
    date = format_date(day_of(board.number), "EEEE, d MMMM", locale=words.locale)
    date = date[:1].upper() + date[1:]  # it begins a line, and in Russian days are written small
    par = result_text(board.game, board.par, words, done=True)
    goal, left = words(f"{board.game}-daily-goal"), _left(minutes, words)
    return DailyBoard(
        game=board.game,
        board=board.kind.waiting(view),
        title=title,
        below=f"{date} · {game}",
        streak=now.days,
        streak_label=words("daily-streak"),
        goal=goal,
        colours=board.kind.colours(view),
        par=(words("daily-par"), par),
        left=(words("daily-until-midnight"), left),
        week=tuple(week(board.number, results, words)),
        notes=(words("daily-alone"), words("daily-freeze")),
        alt=f"{title}. {date}. {game}. {goal}. {words('daily-par')}: {par}.",
    )


def goal(game: str, board: Board | None, words: Words) -> str:
    """Say what to do on a day's board, where no picture shows it; which colours it is about, if it is known already."""
    colours = board.kind.colours(dealt_view(board)) if board is not None else ""
    if colours:
        return words(f"{game}-daily-goal-colours", colours=colours)
    whole = f"{game}-daily-goal-words"
    return words(whole if words.texts.has(words.locale, whole) else f"{game}-daily-goal")


def dealt_view(board: Board) -> Any:
    """Return what everybody may see of the deal: the card may stand in a group."""
    rules = games()[board.game]
    return rules.view_for(begin(rules, seed=board.seed, options=board.kind.options, seats=1).state, None)


def _left(minutes: int, words: Words) -> str:
    return words("daily-time", hours=minutes // 60, minutes=minutes % 60)


def week(number: int, results: Mapping[int, DailyResult], words: Words) -> Sequence[tuple[str, Day]]:
    """Return the last seven days, today included, each with its name and what became of it."""
    now = streak(results, number)

    def kind(day: int) -> Day:
        if day == number:
            return Day.TODAY
        return Day.PLAYED if day in results else Day.FROZEN if day in now.frozen else Day.MISSED

    days = range(number - 6, number + 1)
    return [(format_date(day_of(day), "EEEEEE", locale=words.locale), kind(day)) for day in days]


def result_text(game: str, value: int, words: Words, *, done: bool) -> str:
    return words(f"{game}-daily-result" if done else f"{game}-daily-left", value=value)


def difference(result: DailyResult) -> str:
    """Return how much more or less than par a result is; of a board that was not solved, nothing."""
    if not result.done:
        return ""
    more = result.value - result.par
    return f"+{more}" if more > 0 else str(more).replace("-", MINUS)


def share_line(result: DailyResult, days: int, words: Words) -> str:
    """Return a result as one line of plain text that gives nothing away."""
    value = str(result.value) if result.done else result_text(result.game, result.value, words, done=False)
    told = words(
        "daily-line",
        number=result.number,
        game=result.game,
        value=value,
        par=result.par,
        course=symbols(result.course),
    )
    return f"{told} · {words('daily-streak')} {days}" if days > 1 else told


def share_card(result: DailyResult, days: int, words: Words) -> DailyShare:
    return DailyShare(
        title=f"{words('daily-of-raznotsvet', number=result.number)} · {words(f'game-{result.game}')}",
        name=result.name,
        result=result_text(result.game, result.value, words, done=result.done),
        difference=difference(result) or "–",
        par=f"{words('daily-par')} {result.par}",
        course=result.course,
        ends=(words("daily-first-moves"), words("daily-last-moves")),
        legend=(words("daily-ahead"), words("daily-level"), words("daily-behind")),
        streak=days,
        alt=f"{result.name}: {share_line(result, days, words)}",
    )


@dataclass(frozen=True, kw_only=True)
class Summary:
    text: str
    card: DailyShare | DailySummary


def summary(board: Board, people: Sequence[Player], words: Words, *, late: bool = False) -> Summary | None:
    """Return the summary of a day, perhaps told late; the line of the only one who has played; None if nobody has."""
    played = [(person.result, person.streak.days) for person in people if person.result is not None]
    if not played:
        return None
    if len(played) == 1:
        ((result, days),) = played
        return Summary(text=share_line(result, days, words), card=share_card(result, days, words))
    card = _summary_card(board, people, [result for result, _ in played], words, late=late)
    return Summary(text=card.title, card=card)


def _summary_card(
    board: Board, people: Sequence[Player], played: Sequence[DailyResult], words: Words, *, late: bool
) -> DailySummary:
    number, least = board.number, kind_of(board.game).least
    order = sorted(played, key=lambda result: rank(result, least=least))
    keys = [rank(result, least=least) for result in order]
    rows = [_row(result, 1 + keys.index(rank(result, least=least)), words) for result in order]
    game, par = words(f"game-{board.game}"), f"{words('daily-par')} {board.par}"
    more = f" · + {len(rows) - MOST}" if len(rows) > MOST else ""
    below = words("daily-played", played=len(played), people=len(people))
    following = words("daily-today" if late else "daily-tomorrow", game=game_of_day(number + 1))
    title = words("daily-yesterday" if late else "daily-evening", number=number)
    told = "; ".join(f"{row.place}. {row.name} {row.result}" for row in rows[:MOST])
    return DailySummary(
        title=title,
        below=f"{game}, {par} · {below}{more}",
        people=tuple(rows[:MOST]),
        longest=(words("daily-longest"), _longest(people, words)),
        frozen=(words("daily-frozen"), _frozen(number, people, words)),
        notes=(following, words("daily-open-until" if late else "daily-opens")),
        alt=f"{title}. {told}. {following}.",
    )


def _row(result: DailyResult, place: int, words: Words) -> Played:
    short = str(result.value) if result.done else result_text(result.game, result.value, words, done=False)
    return Played(place=place, name=result.name, course=result.course, result=short, difference=difference(result))


def _longest(people: Sequence[Player], words: Words) -> str:
    best = max(people, key=lambda person: person.streak.days)
    days = best.streak.days
    return words("daily-longest-who", name=best.name, days=days) if days > 1 else ""


def _frozen(number: int, people: Sequence[Player], words: Words) -> str:
    """Name those whom a missed day would have cost their streak: yesterday's freezes."""
    names = [person.name for person in people if number - 1 in person.streak.frozen]
    return words.listed(names) if names else ""
