"""What somebody has done playing alone: how often, and how well. The final picture says it."""

from bot.ratings.games import Finished, finished
from bot.screens.registry import game_screens
from storage import Alone, Store, StoreError, Table


def is_alone(game: Finished) -> bool:
    return len(game.players) == 1 and bool(game.totals) and game_screens()[game.game].best is not None


def alone_after(known: Alone | None, game: Finished) -> Alone:
    """Return a person's results alone, after a game."""
    sign = -1 if game_screens()[game.game].best == "most" else 1
    results = [(game.totals[0], game.moves), *([(known.total, known.moves)] if known is not None else [])]
    total, moves = min(results, key=lambda result: (sign * result[0], result[1]))
    return Alone(played=(known.played if known is not None else 0) + 1, total=total, moves=moves, latest=game.ended)


async def own_results(store: Store, table: Table) -> Alone | None:
    """Return what whoever played a finished game alone has done, this game included; None if there is nothing to say.

    A game is counted a while after it ended: it is added here if it is not among the counted ones yet.
    """
    game = finished(table)
    if game is None or not is_alone(game) or not game.people:
        return None
    (person,) = game.people
    try:
        profile = (await store.ratings.profiles([person])).get(person)
    except StoreError:
        return None  # the picture does without
    results = profile.games.get(game.game) if profile is not None else None
    known = results.alone.get(game.form) if results is not None else None
    return known if known is not None and known.latest >= game.ended else alone_after(known, game)
