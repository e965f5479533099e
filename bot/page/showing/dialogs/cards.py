"""Cards for a tab: a dialog of the shared commands as one frame, with the choice that goes with it."""

from bot.artist import scened, tasks_of
from bot.chat.context import Context
from bot.chat.dialog import Dialog
from bot.chat.front import Front
from bot.chat.press import read
from bot.desk import BoardAgain, Told
from bot.page.showing.dialogs.listed import listed
from bot.page.showing.exhibits import as_data
from bot.page.showing.frames import Data, Frame
from bot.screens.language import Drawing
from bot.texts import Words
from render.cards.daily.board import DailyBoard
from render.scene import Scene
from render.theme import Look
from render.vector import drawn


async def card(front: Front, context: Context, name: str, choice: str) -> Frame | Told | BoardAgain:
    """Return a card, after a choice on it has been made; or what that choice came to, if it leads elsewhere."""
    if not choice:
        shown = await front.run(context, name)
    elif isinstance(chosen := await front.press(context, read(choice)), Told | BoardAgain):
        return chosen
    else:
        menu = isinstance(chosen, Dialog) and not chosen.picks
        shown = chosen if menu else await front.carried_out(context, name)
    dialog = shown if isinstance(shown, Dialog) else Dialog(text="")
    frame = _frame(name, dialog)
    if dialog.drawing is not None:
        named = Words(context.texts, context.viewer.locale, (context.viewer.who.name,))
        frame.data |= told(frame, dialog.drawing, named, context.viewer.look)
    if dialog.typed is not None:
        frame.data["typed"] = {"id": dialog.typed.id, "label": dialog.typed.label}
    if name in {"stats", "top"}:
        frame.data |= await _in_lists(front, context)
    frame.data["code"] = _code(name, dialog)
    return frame


def told(frame: Frame, drawing: Drawing, words: Words, look: Look) -> Data:
    """Return a card as text, and as a picture what of it is none."""

    def paint(scene: Scene) -> Data:
        return frame.add(drawn(scene, look))

    said = listed(drawing.view)
    if said is not None and not isinstance(drawing.view, DailyBoard):
        return {"said": said}
    scene, alt = scened(drawing, words, apart=True)
    if said is not None:
        said["tasks"] = as_data(tasks_of(drawing, words), paint)
    return {"scene": paint(scene), "alt": alt} | ({"said": said} if said is not None else {})


def question(dialog: Dialog) -> Frame:
    """Return what somebody who looks for an opponent is asked: the only card that comes unasked."""
    return _frame("seek", dialog)


def _frame(name: str, dialog: Dialog) -> Frame:
    buttons = [{"id": each.id, "label": each.label, "on": False} for each in dialog.buttons if each.id]
    return Frame(data={"t": "card", "name": name, "lines": dialog.text.split("\n"), "title": "", "buttons": buttons})


def _code(name: str, dialog: Dialog) -> str:
    """Return the code by which others come to a challenge or a league that can be played; else nothing."""
    start = f"@{name}:play:"
    return next((each.id.removeprefix(start) for each in dialog.buttons if each.id.startswith(start)), "")


async def _in_lists(front: Front, context: Context) -> Data:
    """Return the choice that belongs to lists: whether one is in them."""
    settings = await front.carried_out(context, "settings")
    dialogs = settings if isinstance(settings, tuple) else ()
    for pick in (pick for each in dialogs for pick in each.picks):
        buttons = [{"id": each.id, "label": each.label, "on": each.id in pick.chosen} for each in pick.entries]
        return {"title": context.words()("local-listed"), "buttons": buttons}
    return {}
