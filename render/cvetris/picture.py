"""The pictures of Cvetris: the table, the drawing panel, the end."""

from engines.cvetris.state import Stage
from engines.cvetris.view import View
from render.cvetris.bare import BARE, bare
from render.cvetris.end import end
from render.cvetris.panel import panel
from render.cvetris.table import OTHERS, others, table
from render.scene import Scene
from render.words import Words

_AT_THE_PANEL = (Stage.DRAWING, Stage.DRAWN, Stage.LEAVING)


def scene(view: View, words: Words, chosen: str = "") -> Scene:
    """Return the picture of a view: the panel for a player who is to draw, otherwise the table."""
    if view.outcome is not None:
        return end(view, words)
    if chosen.startswith(OTHERS):
        return others(view, words, int(chosen.removeprefix(OTHERS)))
    if view.viewer is not None and chosen.startswith(BARE):
        return bare(view, view.viewer, chosen)
    if view.viewer is not None and view.hands[view.viewer].stage in _AT_THE_PANEL:
        return panel(view, words, view.viewer, chosen)
    return table(view, words)
