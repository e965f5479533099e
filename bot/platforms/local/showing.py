"""From a table to what one viewer's tab shows of it. What they may not know never gets here."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.platforms.local.exhibits import Exhibit, Exhibits
from bot.platforms.local.falling import described, falling
from bot.platforms.local.frames import Data, Frame
from bot.platforms.local.headline import headed
from bot.platforms.local.viewer import Viewer
from bot.screens.language import Button, Drawing, Row, Screen, line, press_id
from bot.screens.lobby_view import lobby_view
from bot.screens.registry import game_screens
from bot.screens.tables import board_screen, more_screen, private_screen, public_screen, taught
from bot.tables import turns
from bot.tables.lobby import game_of, seat_number
from bot.tables.service import stamp_of
from bot.tables.turns import Position
from bot.texts import Texts, Words, words_at
from bot.tutorials import lessons
from bot.tutorials.guide import Guide, guide, learner_of
from engines.contract import Step
from render.scene import Region, Scene
from render.words import chips
from storage import LoadedTable, Phase, Table

_IN_PLAY = (Phase.RUNNING, Phase.PAUSED)


@dataclass(frozen=True, kw_only=True)
class Shown:
    """A table, its history, and its viewer."""

    held: LoadedTable
    steps: Sequence[Step[Any]]
    """Empty in the lobby."""
    viewer: Viewer
    now: int

    @property
    def table(self) -> Table:
        return self.held.table

    @property
    def seat(self) -> int | None:
        return seat_number(self.table, self.viewer.person)

    @property
    def position(self) -> Position | None:
        if self.table.started_at is None:
            return None
        return turns.position(self.table, self.held.snapshot)


class Showing:
    """Builds frames. Scenes that several tabs show are made once."""

    def __init__(self, texts: Texts) -> None:
        self._texts, self._exhibits = texts, Exhibits()

    def words(self, table: Table, viewer: Viewer) -> Words:
        return words_at(table, self._texts, viewer.locale)

    async def table(self, shown: Shown) -> Frame:
        """Return everything that a tab shows of a table."""
        table, words, position = shown.table, self.words(shown.table, shown.viewer), shown.position
        screen, whose = _from_seat(_unguided(_public(shown, position), shown, position), shown, position)
        frame = Frame(data={"t": "table", **_facts(shown, position), "seats": _seats(table, position, words)})
        frame.data |= controls(screen, words) | {"sand": _sand(table, position, screen), "log": _log(shown, words)}
        frame.data |= headed(position, shown.seat, screen.lines, words)
        frame.data["lesson"] = _lesson(_guide(shown, position), words)
        if position is not None and table.phase is Phase.RUNNING and shown.seat is not None:
            frame.data["more"] = _buttons(more_screen(table), more_screen(table).service, words)
        frame.data["board"] = await self._picture(frame, shown, whose, (screen,))
        frame.data["mine"] = await self._mine(frame, shown, position, screen, words)
        return frame

    async def past(self, shown: Shown, step: int) -> Frame:
        """Return the public board as it was after this many entries."""
        step = min(step, len(shown.steps) - 1)
        words = self.words(shown.table, shown.viewer)
        view = game_of(shown.table).view_for(shown.steps[step].state, None)
        drawing = Drawing(game=shown.table.game, view=view)
        key = (shown.table.id, "past", step, shown.table.taken_back)
        exhibit = await self._exhibits.exhibit(key, drawing, words, shown.viewer.look)
        frame = Frame(data={"t": "past", "table": shown.table.id, "step": step})
        playing = game_of(shown.table).outcome(shown.steps[step].state) is None
        frame.data["board"] = _placed(frame, exhibit, playing=playing) | {"regions": []}
        at = words("local-past-at", step=step, moves=len(shown.steps) - 1)
        news = [words.line(event) for event in shown.steps[step].events if event.to is None]
        frame.data |= {"headline": [at, "", ""], "news": news}
        return frame

    async def _mine(
        self, frame: Frame, shown: Shown, position: Position | None, public: Screen, words: Words
    ) -> Data | None:
        """Return the seat's own screen: with a secret only while it is open, otherwise always."""
        seat = shown.seat
        if position is None or seat is None or shown.table.phase is Phase.FINISHED:
            return None
        hides = game_of(shown.table).info.has_secrets
        if hides and not shown.viewer.open:
            return None
        look = shown.viewer.panel.on(stamp_of(position, seat))
        screen = _unguided(private_screen(position, seat, look), shown, position)
        fall = await falling(position, seat, look)
        if fall is not None and screen.drawing is not None:
            said = (fall.asks,) if fall.asks is not None else screen.lines
            screen = replace(screen, lines=said, drawing=replace(screen.drawing, chosen=fall.chosen))
        seen = game_screens()[shown.table.game].from_seat  # the board itself is already this seat's, and says it all
        screen = replace(screen, lines=()) if seen else screen
        board = None if seen else await self._picture(frame, shown, seat, (screen, public), bare=fall is not None)
        # Where there are secrets, it is the same board with the seat's own things marked, whoever is on move: it
        # replaces the public one. A hand or a panel goes beside it.
        own = controls(screen, words) | {"board": board, "instead": hides}
        return own | {"fall": described(fall, screen) if fall is not None else None}

    async def _picture(
        self, frame: Frame, shown: Shown, seat: int | None, screens: tuple[Screen, ...], *, bare: bool = False
    ) -> Data | None:
        """Return the first of the screens as a scene; its regions may also match buttons of the other screens.

        In a bare scene, where a figure falls, there are regions that have no button at all.
        """
        drawing = screens[0].drawing
        if drawing is None and shown.table.phase is Phase.LOBBY:
            drawing = Drawing(game=shown.table.game, view=lobby_view(shown.table))
        if drawing is None:
            return None
        if shown.table.phase is Phase.FINISHED:
            drawing = replace(drawing, record=shown.table)  # its course tells what decided it
        key, words = (shown.table.id, seat, shown.held.version), self.words(shown.table, shown.viewer)
        exhibit = await self._exhibits.exhibit(key, drawing, words, shown.viewer.look)
        regions = _regions(exhibit.scene, screens, words, bare=bare)
        public = frame.data.get("board")
        if public is not None and public["scene"] == exhibit.drawn.data:
            return None
        if not game_of(shown.table).info.has_secrets and _is_same(public, exhibit.scene, regions):
            return None  # nothing that the public board does not show
        return _placed(frame, exhibit, playing=shown.table.phase in _IN_PLAY) | {"regions": regions}


def controls(screen: Screen, words: Words) -> Data:
    """Return a screen's words and buttons."""
    return {
        "lines": [words.line(each) for each in screen.lines],
        "choices": _buttons(screen, screen.choices, words),
        "service": _buttons(screen, screen.service, words),
        "words": screen.text,
    }


def _public(shown: Shown, position: Position | None) -> Screen:
    table, viewer, seat = shown.table, shown.viewer, shown.seat
    if position is None or table.phase is Phase.FINISHED:
        return public_screen(position, table, shown.held.version)
    news = shown.steps[-1].events
    screen = board_screen(position, news)
    if seat is None or seat not in position.to_move:
        return screen
    # Where several move at once, each seat's buttons have their own stamp.
    stamp = stamp_of(position, seat)
    look = viewer.board.on(stamp)
    screen = board_screen(position, news, look) if look else screen
    # If several are on move, this viewer is told that it is their turn; the game's own words name the others.
    lines = (line("board-your-turn", seat=seat), *screen.lines[1:]) if len(position.to_move) > 1 else screen.lines
    return replace(screen, stamp=stamp, lines=lines)


def _from_seat(screen: Screen, shown: Shown, position: Position | None) -> tuple[Screen, int | None]:
    """Return the board as a seat sees it, where that hides nothing, and whose it is: one's own hand stays in place."""
    table, seat = shown.table, shown.seat
    if position is None or seat is None or screen.drawing is None or table.phase is Phase.FINISHED:
        return screen, None
    if not game_screens()[table.game].from_seat:
        return screen, None
    view = game_of(table).view_for(position.state, seat)
    return replace(screen, drawing=replace(screen.drawing, view=view)), seat


def _unguided(screen: Screen, shown: Shown, position: Position | None) -> Screen:
    """Return a screen without the tutorial's sentence and buttons: the page shows them elsewhere."""
    if position is None or learner_of(shown.table) != shown.seat:
        return screen
    said = (*taught(position, None), *taught(position, shown.seat))
    return replace(screen, lines=tuple(each for each in screen.lines if each not in said))


def _facts(shown: Shown, position: Position | None) -> Data:
    table = shown.table
    game = game_of(table)
    return {
        "table": table.id,
        "version": shown.held.version,
        "game": table.game,
        "phase": table.phase.value,
        "me": shown.seat,
        "mine_to_move": position is not None
        and table.phase is Phase.RUNNING
        and shown.seat is not None
        and shown.seat in position.to_move,
        "moves": max(0, len(shown.steps) - 1),
        "secrets": game.info.has_secrets and position is not None,
        "open": shown.viewer.open,
        "strip": shown.seat is not None and not game.info.has_secrets and not game_screens()[table.game].from_seat,
        "winners": table.result.winners if table.result is not None else (),
        "rematch": table.rematch,
        "now": shown.now,
        "deadline": table.clock.deadline,
        "teaches": table.phase is Phase.LOBBY and table.game in lessons(),
        "levels": list(game.levels) if table.phase is Phase.LOBBY else [],
    }


def _sand(table: Table, position: Position | None, screen: Screen) -> int | None:
    """Return when the sand runs out, in ms since 1970; if the game does not say, when the next timed event is."""
    if position is None or table.phase is not Phase.RUNNING:
        return None
    if screen.ends_at is not None:
        return screen.ends_at
    ends = game_of(table).deadline(position.state)
    return None if ends is None else (table.started_at or 0) + table.clock.stood_still + ends


def _seats(table: Table, position: Position | None, words: Words) -> list[Data]:
    movers = position.to_move if position is not None and table.phase is Phase.RUNNING else frozenset()
    marks = chips(tuple(words.names))
    return [
        {
            "name": words.names[number],
            "chip": marks[number],
            "computer": seat.person is None,
            "moves": number in movers,
            "seen": seat.sight.value,
        }
        for number, seat in enumerate(table.seats)
    ]


def _log(shown: Shown, words: Words) -> list[Data]:
    """Return what everybody was told, and what only this seat was, unless it may be a secret that is covered."""
    hides = game_of(shown.table).info.has_secrets
    heard = {None} if hides else {None, shown.seat}
    moves = list(shown.table.moves)
    found = []
    for number, step in enumerate(shown.steps):
        who = moves[number - 1].seat if number else None
        found += [{"move": number, "seat": who, "text": words.line(e)} for e in step.events if e.to in heard]
    return found


def _guide(shown: Shown, position: Position | None) -> Guide | None:
    """Return what the tutorial says to the learner, revealing no covered secret."""
    if position is None or shown.seat is None or learner_of(shown.table) != shown.seat:
        return None
    return guide(position, shown.seat if shown.viewer.open else None)


def _lesson(found: Guide | None, words: Words) -> Data | None:
    if found is None:
        return None
    spot = found.spot
    return {
        "step": found.step,
        "of": found.of,
        "waits": found.waits.value,
        "text": words.line(spot.line),
        "moves": [each for each in (spot.move, spot.first) if each],
    }


def _is_same(public: Data | None, scene: Scene, regions: list[Data]) -> bool:
    """Tell whether a seat's picture is the public one with a little less sand: the same regions do the same."""
    if public is None or not regions:
        return False
    same_size = (public["scene"]["width"], public["scene"]["height"]) == (scene.width, scene.height)
    return same_size and all(region in public["regions"] for region in regions)


def _placed(frame: Frame, exhibit: Exhibit, *, playing: bool) -> Data:
    parts = bands(exhibit.scene, playing=playing)
    return {"scene": frame.add(exhibit.drawn), "alt": exhibit.alt, "text": exhibit.text, **parts}


def bands(scene: Scene, *, playing: bool) -> Data:
    """Return where the board of a picture begins, and where its scores begin and end; a result is shown whole."""
    head, foot, end = scene.bands if scene.bands and playing else (0, scene.height, scene.height)
    return {"head": head, "foot": foot, "end": end}


def _regions(scene: Scene, screens: Sequence[Screen], words: Words, *, bare: bool) -> list[Data]:
    """Return the regions where choices can be touched, each with its matching button of these screens."""
    found: list[Data] = []
    for region in scene.regions:
        match = next(((screen, button) for screen in screens if (button := _button_of(region, screen))), None)
        if match is None and bare:
            match = (screens[0], Button(press=region.move, label=region.label))
        if match is not None and region.boxes:
            screen, button = match
            found.append({**_button(screen, button, words), "move": region.move, "boxes": region.boxes})
    return found


def _button_of(region: Region, screen: Screen) -> Button | None:
    """Return the button that does the same as a region: it has the same move, or the same label."""
    buttons = {button.press: button for row in screen.choices for button in row}
    names = (region.move, f"?{region.move}", f"?!{region.move}")
    by_move = next((buttons[name] for name in names if name in buttons), None)
    return by_move or next((button for button in buttons.values() if button.label == region.label), None)


def _buttons(screen: Screen, rows: Sequence[Row], words: Words) -> list[list[Data]]:
    return [[_button(screen, button, words) for button in row] for row in rows]


def _button(screen: Screen, button: Button, words: Words) -> Data:
    return {
        "id": press_id(screen, button),
        "press": button.press,
        "label": _said(button.label, words),
        "plain": isinstance(button.label, str),
        "detail": _said(button.detail, words) if button.detail else "",
        "style": button.style.value,
        "enabled": button.enabled,
    }


def _said(label: Any, words: Words) -> str:
    return label if isinstance(label, str) else words.line(label)
