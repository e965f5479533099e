"""How it went: what looking back at a finished game costs, in a worker process, from the record to what is kept."""

import asyncio
import statistics
import time
from collections.abc import Iterator

from bench.harness import Row
from bot.review.analysis import Finished, analysed
from bot.workers.analyst import Analyst
from engines.contract import Context
from engines.randomness import Rng
from engines.registry import games
from engines.replay import Played, begin

USUAL = {"cvetariki": 4, "confetti": 3, "dorozhki": 3, "cvetris": 4}
"""Players at a usual table; for any other game, the fewest it allows."""
GAMES = 3


def rows() -> Iterator[Row]:
    for slug, game in games().items():
        seats = USUAL.get(slug, game.info.seats.least)
        times = asyncio.run(_looked_back([_played(slug, seats, number) for number in range(GAMES)]))
        name = f"{slug}, {seats} players, how it went"
        yield Row(name=name, value=statistics.median(times), unit="s", bar="< 5 s")
        yield Row(name=f"{slug}, the slowest of {GAMES}", value=max(times), unit="s", bar="< 5 s")


async def _looked_back(finished: list[Finished]) -> list[float]:
    analyst, times = Analyst(), []
    await analyst.do(len, ())  # the process is there
    for one in finished:
        start = time.perf_counter()
        await analyst.do(analysed, one)
        times.append(time.perf_counter() - start)
    await analyst.close()
    return times


def _played(slug: str, seats: int, number: int) -> Finished:
    """Return a game between `easy` computers, who leave most to be found."""
    game, seed, now = games()[slug], f"review {number}", 0
    state = begin(game, seed=seed, options={}, seats=seats).state
    moves: list[Played] = []
    while game.outcome(state) is None:
        rng = Rng.of(seed, "move", len(moves))
        movers, due = sorted(game.to_move(state)), game.deadline(state)
        now += 300
        seat = Rng.of(seed, "who", len(moves), now).choice(movers) if movers else None
        if due is not None and (now >= due or seat is None):
            now, played = max(now, due), Played(seat=None, move="", at=max(now, due))
            state = game.expire(state, Context(rng=rng, now=now)).state
        else:
            assert seat is not None
            legal = list(game.legal_moves(state, seat))
            move = game.choose(game.view_for(state, seat), legal, game.levels[0], Rng.of(seed, "player", now))
            if move is None:
                continue
            played = Played(seat=seat, move=game.format_move(move), at=now)
            state = game.apply(state, seat, move, Context(rng=rng, now=now)).state
        moves.append(played)
    return Finished(game=slug, seed=seed, options={}, seats=seats, moves=tuple(moves))
