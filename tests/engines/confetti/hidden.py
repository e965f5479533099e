"""Hidden in Конфетти, from everybody: the order of the cards not yet laid out."""

from dataclasses import replace


def twins(state, viewer, rng):
    laid, rest = state.deck[: state.dealt], state.deck[state.dealt :]
    if rest:
        yield replace(state, deck=(*laid, *rng.shuffled(rest)))
