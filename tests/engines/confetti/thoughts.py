"""What every level plays in some positions, as text. Standard library only, so that every Python can run it.

python -m tests.engines.confetti.thoughts
"""

from engines.confetti import GAME
from engines.confetti.players import LEVELS
from engines.contract import Context
from engines.randomness import Rng
from engines.replay import begin


def main() -> None:
    for pace in ("live", "async"):
        for seats in (2, 4):
            state = begin(GAME, seed="thoughts", options={"pace": pace}, seats=seats).state
            for number, level in enumerate(LEVELS):
                if pace == "live":
                    state = GAME.expire(state, Context(rng=Rng.of("x"), now=30_000)).state
                seat = min(GAME.to_move(state)) if pace == "async" else 0
                view, legal = GAME.view_for(state, seat), list(GAME.legal_moves(state, seat))
                move = GAME.choose(view, legal, level, Rng.of("thoughts", level))
                print(pace, level, GAME.format_move(move))  # noqa: T201
                state = GAME.apply(state, seat, move, Context(rng=Rng.of("x"), now=31_000 + 2_000 * number)).state


if __name__ == "__main__":
    main()
