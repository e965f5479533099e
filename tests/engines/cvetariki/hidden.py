"""Hidden in Цветарики: the colours of the other sides, until the game is over."""

from dataclasses import replace

from engines.cvetariki.board import COLOURS
from engines.cvetariki.scoring import is_over
from engines.cvetariki.sides import known_secrets


def twins(state, viewer, rng):
    if is_over(state):
        return
    known = known_secrets(state, viewer)
    seen = {colour for secret in known if secret for colour in secret}
    for _ in range(3):
        others = iter(rng.shuffled([colour for colour in COLOURS if colour not in seen]))
        secrets = tuple(secret or tuple(next(others) for _ in state.secrets[seat]) for seat, secret in enumerate(known))
        twin = replace(state, secrets=secrets)
        # A colour that is off the board can't be a secret, or the game would be over. The rules reveal that much.
        if not is_over(twin):
            yield twin
