"""Hidden in Цветрис: nothing. Sheets, dice, bonuses and tasks are open to all.

The dice of later rounds are not in the state: they come from the seed when their round begins.
"""


def twins(state, viewer, rng):
    return ()
