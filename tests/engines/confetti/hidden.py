"""Hidden from everybody in Конфетти: the order of the undealt cards."""

from dataclasses import replace


def twins(state, viewer, rng):
    laid, rest = state.deck[: state.dealt], state.deck[state.dealt :]
    if rest:
        yield replace(state, deck=(*laid, *rng.shuffled(rest)))
