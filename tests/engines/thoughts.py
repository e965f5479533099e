"""What every level of a game plays in some positions, as text. Standard library only, so that every Python can run it.

python -m tests.engines.thoughts cvetris 3
"""

import sys

from engines.contract import Context
from engines.randomness import Rng
from engines.registry import games
from engines.replay import begin

ROUNDS = 4


def main(slug: str, seats: int) -> None:
    game = games()[slug]
    state = begin(game, seed="thoughts", options={}, seats=seats).state
    for number in range(ROUNDS * len(game.levels)):
        level, seat = game.levels[number % len(game.levels)], min(game.to_move(state))
        view, legal = game.view_for(state, seat), list(game.legal_moves(state, seat))
        move = game.choose(view, legal, level, Rng.of("thoughts", number))
        print(level, game.format_move(move))  # noqa: T201
        state = game.apply(state, seat, move, Context(rng=Rng.of("thoughts", "chance", number))).state


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
