"""Confetti: grab cards against a sand timer; a small, a medium and a large circle of one colour make a point."""

from engines.confetti.clock import deadline, expire
from engines.confetti.deal import setup
from engines.confetti.notation import format_move, parse_move
from engines.confetti.players import LEVELS, choose, explain
from engines.confetti.review import REVIEW
from engines.confetti.rules import apply, epoch, legal_moves, to_move
from engines.confetti.scoring import outcome
from engines.confetti.state import INFO, Move, State
from engines.confetti.view import View, view_for
from engines.contract import Game

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
    deadline=deadline,
    expire=expire,
    epoch=epoch,
    review=REVIEW,
)
