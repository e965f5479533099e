"""Expected stars of tasks that count colours or shapes, on their own or compared with the other players."""

from collections.abc import Sequence

from engines.cvetris.box import CELLS_A_STAR, EACH_FIGURE_STARS, LEAD_STARS
from engines.cvetris.players.board import Kind
from engines.cvetris.players.outlook import CELLS_A_ROUND, Outlook

BEGUN = 0.8
"""How much a fraction of a star counts before the star is complete."""
RIVALRY = 0.5
"""What a rival's star weighs, compared with one of my own."""
CERTAINTY = 1.6
UNCERTAINTY = 0.6
UNCERTAINTY_A_ROUND = 0.12
"""The more rounds are left, the less a lead of one figure means."""
TIE = 0.2
"""Tied players both get the stars for the most, so a tie is closer to a lead than to a defeat."""


def threes(outlook: Outlook, colours: Sequence[Kind]) -> float:
    total = 0.0
    for colour in colours:
        stars, rest = divmod(outlook.board.paint[colour].bit_count(), CELLS_A_STAR)
        total += stars + BEGUN * outlook.hope * rest / CELLS_A_STAR
    return total


def each(outlook: Outlook, shapes: Sequence[Kind]) -> float:
    return EACH_FIGURE_STARS * sum([outlook.board.figures[shape] for shape in shapes])


def lead_colours(outlook: Outlook, colours: Sequence[Kind], rivals: Sequence[int]) -> float:
    mine = [outlook.board.paint[colour].bit_count() for colour in colours]
    return sum([_lead(outlook, own, most, CELLS_A_ROUND) for own, most in zip(mine, rivals, strict=True)])


def lead_shapes(outlook: Outlook, shapes: Sequence[Kind], rivals: Sequence[int]) -> float:
    mine = [outlook.board.figures[shape] for shape in shapes]
    return sum([_lead(outlook, own, most, 1) for own, most in zip(mine, rivals, strict=True)])


def _lead(outlook: Outlook, mine: int, rival: int, a_figure: int) -> float:
    """Return the stars that I can expect from a lead, less a share of those that the best rival can expect."""
    first, second = LEAD_STARS
    if not outlook.rounds:
        own = (first if mine >= rival else second) if mine else 0
        theirs = (first if rival >= mine else second) if rival else 0
        return own - RIVALRY * theirs
    ahead = (mine - rival) / a_figure + TIE
    surely = CERTAINTY * ahead / (UNCERTAINTY + UNCERTAINTY_A_ROUND * outlook.rounds)
    chance = (1 + surely / (1 + abs(surely))) / 2
    return second + (first - second) * chance - RIVALRY * (second + (first - second) * (1 - chance))
