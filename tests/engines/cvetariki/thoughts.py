"""What every level plays in some positions, as text. Standard library only, so that every Python can run it.

python -m tests.engines.cvetariki.thoughts
"""

from engines.contract import Context
from engines.cvetariki import GAME
from engines.cvetariki.players import LEVELS
from engines.randomness import Rng
from engines.replay import begin

VARIANTS = (("classic", 3), ("teams", 4), ("solo", 1))


def main() -> None:
    for variant, seats in VARIANTS:
        state = begin(GAME, seed="thoughts", options={"variant": variant}, seats=seats).state
        for level in LEVELS:
            view, legal = GAME.view_for(state, state.turn), list(GAME.legal_moves(state, state.turn))
            move = GAME.choose(view, legal, level, Rng.of("thoughts", level))
            print(variant, level, GAME.format_move(move))  # noqa: T201
            state = GAME.apply(state, state.turn, move, Context(rng=Rng.of("x"))).state


if __name__ == "__main__":
    main()
