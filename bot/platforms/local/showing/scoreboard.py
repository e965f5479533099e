"""Scores and results as data for the page, which sets them as text; small scenes among them are painted."""

from dataclasses import dataclass, field

from bot.platforms.local.showing.frames import Data
from render.scene import Scene
from render.standings import Course, Decided, Head, Result, Row, Standings
from render.theme import Look
from render.vector import Symbol, drawn


@dataclass
class Scoreboard:
    """Collects the symbols that its scenes need."""

    look: Look
    symbols: dict[str, Symbol] = field(default_factory=dict)

    def standings(self, found: Standings | None) -> Data | None:
        if found is None:
            return None
        return {
            "title": found.title,
            "heads": [self._head(head) for head in found.heads],
            "seats": found.seats,
            "total": found.total,
            "rows": [self._row(row) for row in found.rows],
        }

    def result(self, found: Result | None) -> Data | None:
        if found is None:
            return None
        return {
            "verdict": found.verdict,
            "reason": found.reason,
            "won": found.won,
            "standings": self.standings(found.standings),
            "decided": self._decided(found.decided),
            "course": _course(found.course),
        }

    def _head(self, head: Head) -> Data:
        return {"text": head.text, "note": head.note, "art": self._art(head.art)}

    def _row(self, row: Row) -> Data:
        return {
            "title": row.title,
            "note": row.note,
            "cells": [[cell.text, cell.strong] for cell in row.cells],
            "total": row.total,
            "seat": row.seat,
            "sign": row.sign,
            "art": self._art(row.art),
            "strong": row.strong,
            "place": row.place,
        }

    def _decided(self, found: Decided | None) -> Data | None:
        if found is None:
            return None
        return {"title": found.title, "lines": found.lines, "art": self._art(found.art)}

    def _art(self, scene: Scene | None) -> Data | None:
        if scene is None:
            return None
        made = drawn(scene, self.look)
        self.symbols |= made.symbols
        return made.data


def _course(found: Course | None) -> Data | None:
    return None if found is None else {"title": found.title, "lines": found.lines}
