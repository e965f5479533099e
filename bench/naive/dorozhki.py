"""A naive Цветные дорожки: try every cell, every rotation, every card. A baseline, not part of the program."""

from engines.dorozhki.geometry import Facing, Spot, cells_of, end_points


def spots(laid, hand):
    """Return every way to lay a card of the hand, as (number, spot)."""
    covered = {cell for _card, spot in laid for cell in cells_of(spot)}
    colours = {}
    for card, spot in laid:
        colours.update(zip(end_points(spot), card.ends, strict=True))
    xs, ys = [x for x, _ in covered], [y for _, y in covered]
    return [
        (card.number, spot)
        for card in hand
        for x in range(min(xs) - 2, max(xs) + 3)
        for y in range(min(ys) - 2, max(ys) + 3)
        for spot in (Spot(x, y, facing) for facing in Facing)
        if fits(covered, colours, card, spot)
    ]


def fits(covered, colours, card, spot):
    if covered.intersection(cells_of(spot)):
        return False
    joints = [(colours[point], end) for point, end in zip(end_points(spot), card.ends, strict=True) if point in colours]
    return len(joints) >= 2 and all(there == here for there, here in joints)
