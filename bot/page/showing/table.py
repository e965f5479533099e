"""From a table to what one viewer's tab shows of it. What they may not know never gets here."""

import asyncio
from collections.abc import Hashable, Sequence
from dataclasses import replace

from bot.page.showing.controls import buttons, controls, regions
from bot.page.showing.exhibits import Exhibit, Surface, exhibit
from bot.page.showing.facts import Shown, facts
from bot.page.showing.frames import Data, Frame
from bot.page.showing.headline import Reader, headed
from bot.page.showing.past import Moment, about
from bot.page.showing.waiting import waiting
from bot.recent import Recent
from bot.screens.contract import Fall
from bot.screens.language import Button, Drawing, Screen, line, press_id
from bot.screens.lobby_view import LobbyView
from bot.screens.registry import game_screens
from bot.screens.tables import board_screen, more_screen, private_screen, public_screen, taught
from bot.tables.lobby import game_of
from bot.tables.service import stamp_of
from bot.texts import Texts, Words, words_at
from engines.contract import Event
from render.scene import Scene
from storage import Phase

_IN_PLAY = (Phase.RUNNING, Phase.PAUSED)
_KEPT = 64


class Showing:
    """Builds frames. What several tabs show is made once."""

    def __init__(self, texts: Texts) -> None:
        self._texts, self._logs = texts, Recent[Hashable, list[Data]](_KEPT)
        self._exhibits = Recent[Hashable, Exhibit](_KEPT)
        self._watched = Recent[Hashable, Frame](_KEPT)

    async def table(self, shown: Shown) -> Frame:
        """Return everything that a tab shows of a table. All who only watch it see the same: it is made once for them.

        Callers may add to the frame: each has its own.
        """
        if shown.seat is not None:
            return await self._table(shown)
        viewer = shown.viewer
        names = tuple(self._words(shown).names)
        key = (shown.table.id, shown.held.version, viewer.locale, _surface(shown), viewer.open, names)
        made = self._watched.get(key) or await self._table(shown)
        self._watched[key] = made
        return Frame(data=made.data | {"now": shown.now}, symbols=dict(made.symbols))

    async def _table(self, shown: Shown) -> Frame:
        table, words = shown.table, self._words(shown)
        fall = await _fall(shown)
        screen, whose = _from_seat(_unguided(_public(shown), shown), shown)
        if fall is not None and fall.beside and screen.drawing is not None:
            screen = replace(screen, drawing=replace(screen.drawing, chosen=fall.beside))
        frame = Frame(data={"t": "table"} | facts(shown, screen, words) | controls(screen, words))
        frame.data["log"] = self._log(shown, words)
        called = fall.call if fall is not None else None
        hosts = shown.table.host == shown.viewer.person
        reader = Reader(seat=shown.seat, hosts=hosts, called=called, par=shown.par)
        frame.data |= headed(shown.position, reader, screen.lines, words)
        if table.phase is Phase.RUNNING and shown.seat is not None:
            frame.data["more"] = buttons(more_screen(table), more_screen(table).service, words)
        frame.data["scores"] = frame.data["end"] = None
        if screen.drawing is not None and isinstance(screen.drawing.view, LobbyView):
            frame.data["lobby"], screen = waiting(screen.drawing.view, words), replace(screen, drawing=None)
        frame.data["board"] = await self._picture(frame, shown, whose, (screen,))
        frame.data["mine"] = await self._mine(frame, shown, screen, fall)
        return frame

    async def past(self, shown: Shown, step: int) -> Frame:
        """Return the board as it was after this many entries: as everybody saw it, with one's own hand in its place."""
        hides_nothing, words = game_screens()[shown.table.game].from_seat, self._words(shown)
        moment = Moment(shown, min(step, len(shown.steps) - 1), shown.seat if hides_nothing else None)
        frame = Frame(data={"t": "past", "table": shown.table.id} | moment.told(words))
        frame.data |= await self._shown_then(frame, moment)
        frame.data["mine"] = None
        if _has_open_goal(shown):
            own = replace(moment, seat=shown.seat)
            board = await self._shown_then(frame, own)
            frame.data["mine"] = {"board": board["board"], "boxes": own.boxes(words), "card": own.card(words)}
        return frame

    async def _shown_then(self, frame: Frame, moment: Moment) -> Data:
        """Return the board and the scores of a moment."""
        shown, words = moment.shown, self._words(moment.shown)
        key = (shown.table.id, "past", moment.seat, moment.step, len(shown.steps), shown.table.taken_back)
        made = await self._exhibit(key, moment.drawing, words, _surface(shown))
        board = _placed(frame, made, playing=moment.playing) | {"regions": []}
        return {"board": board, "scores": made.scores}

    async def _mine(self, frame: Frame, shown: Shown, public: Screen, fall: Fall | None) -> Data | None:
        """Return the seat's own screen: with a secret only while it is open, otherwise always."""
        position, seat = shown.position, shown.seat
        if position is None or seat is None or shown.table.phase is Phase.FINISHED:
            return None
        if shown.hides and not shown.viewer.open:
            return None
        look = shown.viewer.panel.on(stamp_of(position, seat))
        screen = _unguided(private_screen(position, seat, look), shown)
        if fall is not None and screen.drawing is not None:
            said = (fall.asks,) if fall.asks is not None else screen.lines
            screen = replace(screen, lines=said, drawing=replace(screen.drawing, chosen=fall.chosen))
        seen = game_screens()[shown.table.game].from_seat  # the board itself is already this seat's, and says it all
        screen = replace(screen, lines=()) if seen else screen
        board = None if seen else await self._picture(frame, shown, seat, (screen, public), bare=fall is not None)
        # Where there are secrets, it is the same board with the seat's own things marked, whoever is on move: it
        # replaces the public one. A hand or a panel goes beside it.
        own = controls(screen, self._words(shown)) | {"board": board, "instead": shown.has_goal}
        described = _described(fall, screen) if fall is not None else None
        return own | {"fall": described, "card": self._card(screen, shown)}

    def _card(self, screen: Screen, shown: Shown) -> list[str]:
        """Return what a card says of a goal beside its sign: less than a chat is told, if there are words for it."""
        short = [replace(each, key=f"{each.key}-card") for each in screen.lines] if shown.has_goal else []
        return [self._words(shown).line(each) for each in short if self._texts.has(shown.viewer.locale, each.key)]

    async def _picture(
        self, frame: Frame, shown: Shown, seat: int | None, screens: tuple[Screen, ...], *, bare: bool = False
    ) -> Data | None:
        """Return the first of the screens as a scene; its regions may also match buttons of the other screens.

        In a bare scene, where a figure falls, there are regions that have no button at all.
        """
        drawing = screens[0].drawing
        if drawing is None:
            return None
        if shown.table.phase is Phase.FINISHED:
            drawing = replace(drawing, record=shown.table)  # its course tells what decided it
        key, words = (shown.table.id, seat, shown.held.version), self._words(shown)
        made = await self._exhibit(key, drawing, words, _surface(shown))
        touched = regions(made.scene, screens, words, bare=bare)
        public = frame.data.get("board")
        if frame.data["scores"] is None and frame.data["end"] is None:
            frame.data |= {"scores": made.scores, "end": made.end}  # the public board comes first: theirs
        if not made.scene.height:
            frame.add(made.drawn)
            return None  # all of it is said in words
        if public is not None and public["scene"] == made.drawn.data:
            return None
        if not shown.has_goal and _is_same(public, made.scene, touched):
            return None  # nothing that the public board does not show
        return _placed(frame, made, playing=shown.table.phase in _IN_PLAY) | {"regions": touched}

    async def _exhibit(self, key: Hashable, drawing: Drawing, words: Words, surface: Surface) -> Exhibit:
        """Return a scene. The key names what is shown, to whom, and which version: it must differ where scenes may."""
        whole = (key, drawing.chosen, words.locale, tuple(words.names), surface)
        found = self._exhibits.get(whole) or await exhibit(drawing, words, surface)
        self._exhibits[whole] = found
        return found

    def _log(self, shown: Shown, words: Words) -> list[Data]:
        """Return what everybody was told, and what only this seat was, unless it may be a secret that is covered.

        It is long, and many tabs read the same: it is written once for them.
        """
        seat = None if shown.hides else shown.seat
        key = (shown.table.id, shown.held.version, seat, words.locale, tuple(words.names))
        if key not in self._logs:
            self._logs[key] = [
                {"move": number, "seat": about(event), "text": words.line(event)}
                for number, step in enumerate(shown.steps)
                for event in step.events
                if event.to in {None, seat}
            ]
        return self._logs[key]

    def _words(self, shown: Shown) -> Words:
        return words_at(shown.table, self._texts, shown.viewer.locale)


def _surface(shown: Shown) -> Surface:
    return Surface(shown.viewer.look, shown.viewer.seen)


async def _fall(shown: Shown) -> Fall | None:
    """Return the figure that the viewer may drop, if there is such a thing and no secret covers it.

    It follows the pointer: the page gets every possible landing at once, and needs no further requests.
    """
    position, seat, fall = shown.position, shown.seat, game_screens()[shown.table.game].fall
    if position is None or seat is None or fall is None or shown.table.phase is not Phase.RUNNING:
        return None
    if shown.hides and not shown.viewer.open:
        return None
    look = shown.viewer.panel.on(stamp_of(position, seat))
    return await asyncio.to_thread(fall, game_of(shown.table).view_for(position.state, seat), look)


def _described(fall: Fall, screen: Screen) -> Data:
    return {
        "grid": fall.grid,
        "colour": fall.colour,
        "points": fall.points,
        "at": fall.at,
        "ways": fall.ways,
        "landings": [
            {
                "way": each.way,
                "column": each.column,
                "cells": each.cells,
                "points": each.points,
                "press": each.press,
                "id": press_id(screen, Button(press=each.press, label="")),
            }
            for each in fall.landings
        ],
    }


def _public(shown: Shown) -> Screen:
    table, position, seat = shown.table, shown.position, shown.seat
    if position is None or table.phase is Phase.FINISHED:
        return public_screen(position, table, shown.held.version)
    news = _newest(shown)
    screen = board_screen(position, news)
    if seat is None or seat not in position.to_move:
        return screen
    # Where several move at once, each seat's buttons have their own stamp.
    stamp = stamp_of(position, seat)
    look = shown.viewer.board.on(stamp)
    screen = board_screen(position, news, look) if look else screen
    # If several are on move, this viewer is told that it is their turn; the game's own words name the others.
    lines = (line("board-your-turn", seat=seat), *screen.lines[1:]) if len(position.to_move) > 1 else screen.lines
    return replace(screen, stamp=stamp, lines=lines)


def _newest(shown: Shown) -> Sequence[Event]:
    """Return the newest of what everybody was told; that a moment has passed is often nothing to tell."""
    told = (step.events for step in reversed(shown.steps) if any(event.to is None for event in step.events))
    return next(told, ())


def _from_seat(screen: Screen, shown: Shown) -> tuple[Screen, int | None]:
    """Return the board as a seat sees it, where that hides nothing, and whose it is: one's own hand stays in place."""
    position, seat = shown.position, shown.seat
    if position is None or screen.drawing is None or not _is_from_seat(shown):
        return screen, None
    view = game_of(shown.table).view_for(position.state, seat)
    return replace(screen, drawing=replace(screen.drawing, view=view)), seat


def _is_from_seat(shown: Shown) -> bool:
    """Tell whether a viewer sees the board from their seat; at the end everybody sees the same."""
    return (
        shown.seat is not None
        and shown.table.phase is not Phase.FINISHED
        and game_screens()[shown.table.game].from_seat
    )


def _has_open_goal(shown: Shown) -> bool:
    """Tell whether a viewer has a goal of their own before their eyes; at the end it is no longer shown."""
    opened = shown.viewer.open or not shown.hides
    return shown.has_goal and shown.seat is not None and shown.table.phase in _IN_PLAY and opened


def _unguided(screen: Screen, shown: Shown) -> Screen:
    """Return a screen without the tutorial's sentence and buttons: the page shows them elsewhere."""
    if shown.position is None or not shown.learns:
        return screen
    said = (*taught(shown.position, None), *taught(shown.position, shown.seat))
    return replace(screen, lines=tuple(each for each in screen.lines if each not in said))


def _is_same(public: Data | None, scene: Scene, touched: list[Data]) -> bool:
    """Tell whether a seat's picture is the public one with a little less sand: the same regions do the same."""
    if public is None or not touched:
        return False
    same_size = (public["scene"]["width"], public["scene"]["height"]) == (scene.width, scene.height)
    return same_size and all(region in public["regions"] for region in touched)


def _placed(frame: Frame, exhibit: Exhibit, *, playing: bool) -> Data:
    parts = bands(exhibit.scene, playing=playing)
    return {"scene": frame.add(exhibit.drawn), "alt": exhibit.alt, "text": exhibit.text, **parts}


def bands(scene: Scene, *, playing: bool) -> Data:
    """Return where the board of a picture begins, and where its scores begin and end; a result is shown whole."""
    head, foot, end = scene.bands if scene.bands and playing else (0, scene.height, scene.height)
    return {"head": head, "foot": foot, "end": end}
