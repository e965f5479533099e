"""How a game went, in words: a tab sets them as text, where chats have a picture of it."""

from bot.artist import told_again
from bot.page.showing.controls import controls
from bot.page.showing.exhibits import as_data
from bot.page.showing.frames import Data, Frame
from bot.page.viewer import Viewer
from bot.screens.language import Screen
from bot.tables.lobby import seat_number
from bot.texts import Words
from render.cards.review import HowItWent
from render.vector import drawn
from render.words import chips
from storage import Table


def reviewed(screen: Screen, table: Table, words: Words, viewer: Viewer) -> Frame:
    """Return the screen that tells how a game went as a dialog; if it could not be looked back at, it says why."""
    frame = Frame(data={"t": "sheet", **controls(screen, words)})
    drawing = screen.drawing
    if drawing is None or not isinstance(drawing.view, HowItWent):
        return frame
    told = told_again(drawing, words)
    said: Data = as_data(told, lambda scene: frame.add(drawn(scene, viewer.look)))
    said |= {"seats": _seats(drawing.view, words), "me": seat_number(table, viewer.person)}
    # Its moments have cards, and what tables show is not said again.
    title, *rest = frame.data["lines"]
    frame.data |= {"said": said, "lines": [title, *([] if told.tables else rest[len(told.moments) :])]}
    return frame


def _seats(shown: HowItWent, words: Words) -> list[Data]:
    marks = chips(tuple(words.names))
    return [{"name": name, "chip": marks[seat], "won": seat in shown.winners} for seat, name in enumerate(words.names)]
