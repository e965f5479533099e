"""Hidden in Цветрис: the dice of later rounds, alone. Sheets, dice on the table, bonuses and tasks are open to all.

Among several players the dice of later rounds are not in the state: they come from the seed when their round begins.
"""

from dataclasses import replace


def twins(state, viewer, rng):
    if state.dice:
        thrown, later = state.dice[: state.round], state.dice[state.round :]
        yield replace(state, dice=(*thrown, *rng.shuffled(later)))
