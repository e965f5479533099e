"""Cards for a tab: a page of the shared commands as one frame, with the choice that goes with it."""

from bot.artist import scened
from bot.chat.context import Context
from bot.chat.front import Front
from bot.chat.page import Page, Pick
from bot.chat.press import read
from bot.platforms.local.frames import Data, Frame
from render.vector import drawn

ELSEWHERE = frozenset(
    {"language", "palette", "symbols", "theme", "direct_messages", "reminders", "quiet", "zone", "ask_first"}
)
"""Settings that a browser keeps itself, or that mean nothing on a page."""


async def card(front: Front, context: Context, name: str, choice: str) -> Frame:
    """Return a card, after a choice on it has been made."""
    if choice:
        await front.press(context, read(choice), choice)
    shown, settings = await front.run(context, name), await front.run(context, "settings")
    page = shown if isinstance(shown, Page) else Page(text="")
    frame = Frame(data={"t": "card", "name": name, "lines": page.text.split("\n"), "title": "", "buttons": []})
    if page.drawing is not None:
        scene, _ = scened(page.drawing, context.words())
        frame.data["scene"] = frame.add(drawn(scene, context.viewer.look))
    pages = settings if isinstance(settings, tuple) else ()
    for pick in (pick for each in pages for pick in each.picks):
        frame.data |= {"title": pick.title, "buttons": _buttons(pick)}
    return frame


def _buttons(pick: Pick) -> list[Data]:
    return [{"id": entry.id, "label": entry.label, "on": entry.id in pick.chosen} for entry in pick.entries]
