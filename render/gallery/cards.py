"""Cards of no table, with made-up people."""

from collections.abc import Iterator
from typing import Any

from render.cards.contests.duel import Duel, Side
from render.cards.contests.league import Cell, Kind, League, Line
from render.cards.daily.board import DailyBoard, Day
from render.cards.daily.share import DailyShare
from render.cards.daily.summary import DailySummary, Played
from render.cards.stats import Figure, GameLine, Stats
from render.cards.top import Panel, Ranked, Top

LONG = "Muhammed Abdülkerim Çelik"
_RISING = (1500, 1512, 1508, 1530, 1541, 1538, 1560, 1555, 1572, 1590, 1584, 1610, 1622, 1640, 1633, 1655, 1690, 1684)
_FALLING = (1580, 1560, 1585, 1540, 1541, 1530, 1512, 1520, 1498)


def stats() -> Stats:
    return Stats(
        name=LONG,
        below="270 games since March 2026 · plays most: Cvetariki",
        figures=(
            Figure(value="99", label="wins"),
            Figure(value="37 %", label="of all games"),
            Figure(value="5", label="wins in a row"),
            Figure(value="12", label="daily streak", flame=True),
        ),
        titles=("rating, last 90 days", "won"),
        games=(
            _game("cvetariki", "Cvetariki", "1684", _RISING, ("61", "of 142")),
            _game("cvetris", "Cvetris", "1498", _FALLING, ("22", "of 71")),
            _game("dorozhki", "Colour Paths", "1530", _RISING[:4], ("2", "of 5"), sure=False),
            _game("confetti", "Confetti", "", (), ("1", "of 3")),
        ),
        best_title="Best results",
        best=(("cvetariki", "0 left on move 17, against 4"), ("cvetris", "91 points, against 3")),
        daily="3 better than par, daily 306",
        notes=("too few games to be sure", "hide mine: /settings"),
    )


def _game(
    game: str, title: str, rating: str, course: tuple[int, ...], won: tuple[str, str], *, sure: bool = True
) -> GameLine:
    return GameLine(game=game, title=title, rating=rating, course=course, won=won, sure=sure)


def top() -> Top:
    return Top(
        title="Лучшие игроки здесь",
        below="16 ноября · рейтинг по играм",
        panels=tuple(_panels()),
        notes=("игр пока мало", "не хочу в список: /настройки"),
    )


def _panels() -> Iterator[Panel]:
    names = (LONG, "Анна", "Deniz", "Мира", "Ольга")
    people = tuple(
        Ranked(place=number, name=name, rating=str(1720 - 35 * number), sure=number != 5)
        for number, name in enumerate(names, 1)
    )
    yield Panel(game="cvetariki", title="Цветарики", people=people)
    me = Ranked(place=128, name="Boris", rating="1391", sure=True, own=True)
    yield Panel(game="cvetris", title="Цветрис", people=(*people[:5], me))
    yield Panel(game="confetti", title="Конфетти", people=people[:2])
    yield Panel(game="dorozhki", title="Цветные дорожки", people=(), empty="пока никого")


def daily_board(game: str, view: Any) -> DailyBoard:
    days = (Day.PLAYED, Day.PLAYED, Day.FROZEN, Day.PLAYED, Day.MISSED, Day.PLAYED, Day.TODAY)
    return DailyBoard(
        game=game,
        board=view,
        title="Задача дня 320",
        below="понедельник, 16 ноября · Цветарики",
        streak=12,
        streak_label="серия",
        goal="сними все",
        colours="".join(view.secrets[0]),
        par=("норма", "32 хода"),
        left=("до полуночи", "7 ч 20 мин"),
        week=tuple(zip(("вт", "ср", "чт", "пт", "сб", "вс", "пн"), days, strict=True)),
        notes=("Играешь без зрителей, в счёт одна попытка", "1 в неделю"),
    )


_COURSE = (0, -1, 0, 0, 1, 1, 2, 3)


def daily_share() -> DailyShare:
    return DailyShare(
        title="Raznotsvet daily 320 · Cvetariki",
        name="Mira",
        result="31 moves",
        difference="−1",
        par="par 32",
        course=_COURSE,
        ends=("first moves", "last moves"),
        legend=("ahead", "level", "behind"),
        streak=12,
    )


def daily_summary() -> DailySummary:
    told = (("Mira", "31", "−1"), (LONG, "32", "0"), ("Анна", "34", "+2"), ("Deniz", "3 left", ""))
    return DailySummary(
        title="This evening: daily 320",
        below="Cvetariki, par 32 · 4 of 9 played",
        people=tuple(
            Played(place=place, name=name, course=_COURSE[place:] + _COURSE[:place], result=result, difference=more)
            for place, (name, result, more) in enumerate(told, 1)
        ),
        longest=("longest streak", "Mira, 12 days"),
        frozen=("freeze used", "Петя and Can"),
        notes=("Tomorrow: Confetti", "opens at your midnight"),
    )


_MATCH_POINTS = (
    ("Анна", "92* 75 83 58- 100* 67 – 83*", "83"),
    (LONG, "75 100* 50- 83 75 92* 67 58-", "82"),
    ("Mira", "83 50- 67 92* 58 75 83 –", "76"),
    ("Deniz", "58 67 92* 75 50- 83 75 –", "75"),
    ("Ольга", "42- 83 58 67 67 58 50- 75", "68"),
    ("Petra", "50 42 33 50 – – – –", "29"),
)
_KINDS = {"*": Kind.BEST, "-": Kind.DROPPED, "–": Kind.NOT_PLAYED}


def league() -> League:
    lines = tuple(
        Line(
            place=place,
            name=name,
            cells=tuple(
                Cell(text=text.rstrip("*-"), kind=_KINDS.get(text[-1], Kind.COUNTED)) for text in found.split()
            ),
            points=points,
            own=name == "Deniz",
        )
        for place, (name, found, points) in enumerate(_MATCH_POINTS, 1)
    )
    return League(
        title="League of the week",
        below="Cvetariki, computer: medium · best 6 of 8 deals",
        left=("2 d 4 h", "left"),
        deals=8,
        titles=("deal", "points"),
        lines=lines,
        empty="nobody has played yet",
        legend=("best of the deal", "not counted"),
        notes=("points: % of others beaten", "7K3QX0A"),
    )


def duel() -> Duel:
    return Duel(
        game="dorozhki",
        game_title="Colour Paths",
        title="Challenge",
        below="Colour Paths · the same deal, computer: medium",
        sides=(
            Side(name="Mira", result="0 : 4", said="won by 4", won=True),
            Side(name=LONG, result="3 : 0", said="lost by 3", won=False),
        ),
        notes=("their result : the computer's", "7K3QX0A"),
    )
