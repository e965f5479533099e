"""Hidden in Цветные дорожки: the order of the bank. What is in it anybody can work out from the open cards."""

from dataclasses import replace


def twins(state, viewer, rng):
    for _ in range(3):
        yield replace(state, bank=tuple(rng.shuffled(state.bank)))
