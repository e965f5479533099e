"""Who plays together, and who may know which secret."""

from engines.colours import Colour
from engines.contract import Seat
from engines.cvetariki.state import State, Variant


def side_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats of one side: a player, or in teams the two partners, who sit across from each other."""
    if state.variant is Variant.TEAMS:
        return (seat % 2, seat % 2 + 2)
    return (seat,)


def colours_of_side(state: State, seat: Seat) -> tuple[Colour, ...]:
    """Return the colours that count for a seat's side."""
    if state.variant is not Variant.TEAMS:
        return state.secrets[seat]
    return tuple(colour for partner in side_of(state, seat) for colour in state.secrets[partner])


def known_secrets(state: State, seat: Seat | None) -> tuple[tuple[Colour, ...] | None, ...]:
    """Return, by seat, the secrets that a viewer may know before the end."""
    if state.variant is Variant.SOLO:
        return state.secrets  # [ruling] nobody to hide them from
    partners = side_of(state, seat) if seat is not None else ()
    return tuple(secret if owner in partners else None for owner, secret in enumerate(state.secrets))
