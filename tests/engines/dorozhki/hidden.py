"""Hidden in Цветные дорожки: the order of the bank. Anybody can work out its contents from the open cards."""

from dataclasses import replace


def twins(state, viewer, rng):
    for _ in range(3):
        yield replace(state, bank=tuple(rng.shuffled(state.bank)))
