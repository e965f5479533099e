"""The board of somebody's own game, small, for the welcome screen. It shows what everybody at the table may see."""

from collections.abc import Hashable
from dataclasses import dataclass

from msgspec.structs import replace

from bot.artist import scened
from bot.page.showing.frames import Data, Frame
from bot.page.viewer import Viewer
from bot.recent import Recent
from bot.screens.language import Drawing
from bot.screens.registry import game_screens
from bot.tables import turns
from bot.tables.lobby import game_of, seat_number
from bot.texts import Texts, words_at
from render.scene import Scene
from render.vector import Drawn, drawn
from storage import LoadedTable, Phase

_KEPT = 64


@dataclass(frozen=True)
class _Glimpse:
    drawn: Drawn
    band: tuple[int, int]
    """Where the board begins and ends."""


class Glimpses:
    """Builds small boards. What several tabs show is made once."""

    def __init__(self, texts: Texts) -> None:
        self._texts, self._made = texts, Recent[Hashable, _Glimpse | None](_KEPT)

    def add_to(self, frame: Frame, held: LoadedTable, viewer: Viewer) -> Data | None:
        """Add the board of a game to a frame; None if there is none yet, or all of it is said in words."""
        if held.table.phase not in (Phase.RUNNING, Phase.PAUSED):
            return None
        key = (held.table.id, held.version, _seat(held, viewer), viewer.locale, viewer.look)
        if key not in self._made:
            self._made[key] = self._glimpse(held, viewer)
        found = self._made[key]
        if found is None:
            return None
        head, foot = found.band
        return {"table": held.table.id, "scene": frame.add(found.drawn), "head": head, "foot": foot}

    def _glimpse(self, held: LoadedTable, viewer: Viewer) -> _Glimpse | None:
        position = turns.position(held.table, held.snapshot)
        view = game_of(held.table).view_for(position.state, _seat(held, viewer))
        words = words_at(held.table, self._texts, viewer.locale)
        sheet = game_screens()[held.table.game].sheet
        scene, _ = scened(Drawing(game=held.table.game, view=view, chosen=sheet), words, apart=True)
        head, foot, _ = scene.bands or (0, scene.height, 0)
        if not scene.height:
            return None
        return _Glimpse(drawn(_between(scene, head, foot), viewer.look), (head, foot))


def _seat(held: LoadedTable, viewer: Viewer) -> int | None:
    """Return from which seat the board is seen: from one's own where that hides nothing, else from none."""
    screens = game_screens()[held.table.game]
    return seat_number(held.table, viewer.person) if screens.from_seat or screens.sheet else None


def _between(scene: Scene, top: int, bottom: int) -> Scene:
    """Return a scene with nothing but what is seen between two heights."""
    return replace(scene, items=tuple(item for item in scene.items if item.bottom > top and item.top < bottom))
