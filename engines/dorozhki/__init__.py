"""Colour Paths: lay cards so that coloured paths continue; the first to get rid of all cards wins."""

from engines.contract import Game
from engines.dorozhki.deal import setup
from engines.dorozhki.notation import format_move, parse_move
from engines.dorozhki.players import LEVELS, choose, explain
from engines.dorozhki.review import REVIEW
from engines.dorozhki.rules import apply, legal_moves, to_move
from engines.dorozhki.scoring import outcome
from engines.dorozhki.state import INFO, Move, State
from engines.dorozhki.view import View, view_for

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
    review=REVIEW,
)
