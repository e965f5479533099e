"""Cards as a tab gets them, of any day and any people: the card of today is of one game only."""

from bot.daily.board import Board
from bot.daily.cards import board_card, share_card
from bot.page.showing.dialogs.cards import told
from bot.page.showing.frames import Frame
from bot.screens.language import Drawing
from bot.texts import Texts, Words
from render.cards.contests.duel import Duel
from render.gallery.cards import duel
from render.theme import Look, Shade
from storage import DailyResult

NUMBER = 322
NAME = "Александр-Константин"


def board(game: str, locale: str, *, dark: bool = False) -> str:
    """Return the board of a day that is still to be played, in a long streak."""
    words = Words(Texts.load(), locale, (NAME,))
    given = Board(number=NUMBER, game=game, seed="a day", par=32, progress=())
    results = {day: _result(game, day) for day in range(NUMBER - 12, NUMBER) if day != NUMBER - 4}
    return _card("daily", board_card(given, results, words, minutes=440), words, dark=dark)


def attempt(game: str, locale: str, *, dark: bool = False) -> str:
    words = Words(Texts.load(), locale, (NAME,))
    return _card("daily", share_card(_result(game, NUMBER), 12, words), words, dark=dark)


def challenge(*, dark: bool = False) -> str:
    return _card("challenge", duel(), Words(Texts.load(), "en", (NAME,)), dark=dark)


def _result(game: str, number: int) -> DailyResult:
    return DailyResult(
        number=number, game=game, value=31, done=True, par=32, course=(0, -1, 0, -3, 1, 1, 2, 3), name=NAME
    )


def _card(name: str, view: object, words: Words, *, dark: bool) -> str:
    label = words("challenge-button-play" if isinstance(view, Duel) else "daily-button-play")
    buttons = [{"id": f"@{name}:play", "label": label, "on": False}]
    frame = Frame(data={"t": "card", "name": name, "lines": [""], "title": "", "buttons": buttons})
    look = Look(Shade.DARK if dark else Shade.LIGHT)
    frame.data |= told(frame, Drawing(game="", view=view), words, look)
    return frame.encoded(set())
