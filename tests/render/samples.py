"""Views to draw: positions of random and recorded games, with texts in any language."""

import json
from collections.abc import Iterator

from engines.registry import games
from engines.replay import Played, replay
from render.speech import speech
from render.words import Words
from tests.engines.playthroughs import files
from tests.engines.walks import Setting, settings

NAMES = ("Анна", "Boris", "Deniz", "Mira", "Ольга", "Can", "Petra")


def words(language: str = "en", names: tuple[str, ...] = NAMES) -> Words:
    return Words(say=speech(language), names=names)


def one_setting_a_variant() -> list[Setting]:
    """Return each game's variants with the most players: their pictures are the fullest."""
    fullest = {setting.variant(): setting for setting in settings()}
    return list(fullest.values())


def recorded(path) -> Iterator:
    """Yield the states of a recorded game."""
    told = json.loads(path.read_text())
    moves = [Played(seat=seat, move=move, at=at) for seat, move, at in (step["played"] for step in told["steps"][1:])]
    game = games()[told["game"]]
    for step in replay(game, seed=told["seed"], options=told["options"], seats=told["seats"], moves=moves):
        yield step.state


def recorded_files() -> list:
    return files()
