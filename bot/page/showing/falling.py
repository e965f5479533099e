"""A figure that follows the pointer: the page gets every possible landing at once, and needs no further requests."""

import asyncio

from bot.page.showing.frames import Data
from bot.screens.contract import Fall
from bot.screens.language import Button, Screen, press_id
from bot.screens.registry import game_screens
from bot.tables.lobby import game_of
from bot.tables.turns import Position
from storage import Phase


async def falling(position: Position, seat: int, look: str) -> Fall | None:
    """Return the figure that a seat may drop, if its game has such a thing. Computed off the event loop."""
    fall = game_screens()[position.table.game].fall
    if fall is None or position.table.phase is not Phase.RUNNING:
        return None
    return await asyncio.to_thread(fall, game_of(position.table).view_for(position.state, seat), look)


def described(fall: Fall, screen: Screen) -> Data:
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
