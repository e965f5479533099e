"""Cvetris: draft a shape and a colour, and drop the figure onto your sheet."""

from engines.contract import Game
from engines.cvetris.notation import format_move, parse_move
from engines.cvetris.players import LEVELS, choose, explain
from engines.cvetris.review import REVIEW
from engines.cvetris.rounds import setup
from engines.cvetris.rules import apply, epoch, legal_moves, to_move
from engines.cvetris.scoring import outcome
from engines.cvetris.state import INFO, Move, State
from engines.cvetris.view import View, view_for

GAME: Game[State, Move, View] = Game(
    info=INFO,
    state_type=State,
    setup=setup,
    to_move=to_move,
    legal_moves=legal_moves,
    apply=apply,
    view_for=view_for,
    outcome=outcome,
    parse_move=parse_move,
    format_move=format_move,
    levels=LEVELS,
    choose=choose,
    explain=explain,
    epoch=epoch,
    review=REVIEW,
)
