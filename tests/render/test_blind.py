"""The text board is enough to play: players who see nothing else play whole games by typing."""

import importlib

import pytest

from bot.screens.registry import game_screens
from engines.contract import Context
from engines.randomness import Rng
from engines.replay import begin
from render.registry import pictures
from render.speech import LANGUAGES
from tests.render.samples import one_setting_a_variant, words

SETTINGS = [setting for setting in one_setting_a_variant() if setting.slug in pictures()]
LONGEST = 3_000


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_whole_game_is_played_from_the_text_alone(setting):
    blind = importlib.import_module(f"tests.render.{setting.slug}.blind")
    game, drawn, now = setting.game, pictures()[setting.slug], 0
    state = begin(game, seed="blind", options=dict(setting.options), seats=setting.seats).state
    for number in range(LONGEST):
        if game.outcome(state) is not None:
            return
        context = Context(rng=Rng.of("blind", "move", number), now=now)
        due, movers = game.deadline(state), sorted(game.to_move(state))
        if due is not None and (now >= due or not movers):
            now = max(now, due)
            state = game.expire(state, Context(rng=context.rng, now=now)).state
            continue
        seat = movers[number % len(movers)]
        text = drawn.text(game.view_for(state, seat), words(LANGUAGES[number % len(LANGUAGES)]))
        typed = game_screens()[setting.slug].typed(game.view_for(state, seat), blind.move(text))
        state = game.apply(state, seat, game.parse_move(typed), context).state
        now += 700
    raise AssertionError("the game does not end")
