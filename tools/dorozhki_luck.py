"""How much of Цветные дорожки is luck: how often a player who knows the order of the bank beats a random one.

python -m tools.dorozhki_luck --games 200 [--effort 1500]

The search is that of `hard`, with the real bank. Seats are swapped; a shared win counts half. The same seed gives the
same games.
"""

import argparse
import sys

from bot.simulation import wilson
from engines.contract import Context
from engines.dorozhki import GAME
from engines.dorozhki.players.levels import EFFORT
from engines.dorozhki.players.search import Search
from engines.dorozhki.state import State
from engines.randomness import Rng
from engines.replay import begin

SEED = "luck"
NO_CHANCE = Context(rng=Rng.of(SEED, "the bank is in order"))


def share(games: int, effort: int) -> float:
    """Return the win share of the player who knows the bank."""
    won = 0.0
    for number in range(games):
        round_, knows = divmod(number, 2)
        state = begin(GAME, seed=f"{SEED} {round_}", options={}, seats=2).state
        winners = _winners(state, knows, effort, Rng.of(SEED, number))
        won += (knows in winners) / len(winners)
    return won / games


def _winners(state: State, knows: int, effort: int, rng: Rng) -> tuple[int, ...]:
    while (outcome := GAME.outcome(state)) is None:
        legal = rng.shuffled(GAME.legal_moves(state, state.turn))
        move = Search(knows, effort).best(legal, [state]) if state.turn == knows else legal[0]
        state = GAME.apply(state, state.turn, move, NO_CHANCE).state
    return outcome.winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--effort", type=int, default=EFFORT["hard"], help="moves tried out for a decision")
    args = parser.parse_args()
    found = share(args.games, args.effort)
    low, high = wilson(found, args.games)
    between = f"{100 * low:.1f}–{100 * high:.1f} %"
    sys.stdout.write(f"{args.games} games, {args.effort} moves tried out: {100 * found:.1f} % ({between})\n")


if __name__ == "__main__":
    main()
