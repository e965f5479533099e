"""Cvetariki: pop groups of tokens; every player has a secret colour and wants it off the board."""

from engines.contract import Game
from engines.cvetariki.deal import setup
from engines.cvetariki.notation import format_move, parse_move
from engines.cvetariki.players import ADVICE, LEVELS, choose, explain
from engines.cvetariki.review import REVIEW
from engines.cvetariki.rules import apply, legal_moves, to_move
from engines.cvetariki.scoring import outcome
from engines.cvetariki.state import INFO, Pop, State
from engines.cvetariki.view import View, view_for

GAME: Game[State, Pop, View] = Game(
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
    advice=ADVICE,
    explain=explain,
    review=REVIEW,
)
