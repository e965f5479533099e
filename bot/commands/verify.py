"""`raznotsvet verify`: proves that a deal was fixed before the game, and that the game followed the rules."""

import argparse
import sys
from collections.abc import Iterator

from bot.gamefile import GameFile, NoSuchGame, find
from bot.settings import Settings
from engines.errors import RuleError
from engines.randomness import fingerprint
from storage import StoreError

HELP = "verify that the deal was fixed before the game and that every move was legal"
SHORTEST = 8

Finding = tuple[bool, str]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="TABLE|FILE", help="a finished table, or a file of `replay --save`")
    parser.add_argument("--seed", help="instead of a game: the seed that was shown after it")
    parser.add_argument("--fingerprint", help="what was shown when the game began")


def run(args: argparse.Namespace, settings: Settings) -> int:
    if (args.game is None) == (args.seed is None):
        return _refuse("name a game, or a seed and its fingerprint")
    if args.seed is not None and args.fingerprint is None:
        return _refuse("a seed alone proves nothing: add --fingerprint, as it was shown when the game began")
    try:
        game = find(args.game, settings) if args.game else None
    except (NoSuchGame, StoreError) as error:
        return _refuse(str(error))
    findings = list(_findings(game, args.seed or (game.seed if game else ""), args.fingerprint))
    for well, said in findings:
        sys.stdout.write(f"{'ok   ' if well else 'FAIL '}  {said}\n")
    return 0 if all(well for well, _ in findings) else 1


def _findings(game: GameFile | None, seed: str, shown: str | None) -> Iterator[Finding]:
    if shown is not None:
        yield _deal(seed, shown)
    if game is not None:
        yield from _play(game)


def _deal(seed: str, shown: str) -> Finding:
    """A fingerprint may be shortened, as on a board, but not so much that it could match by chance."""
    asked = shown.strip().lower().rstrip("…")
    fits = len(asked) >= SHORTEST and fingerprint(seed).startswith(asked)
    said = "the deal was fixed before the game" if fits else "this seed does not belong to this fingerprint"
    return fits, f"{said} (fingerprint {fingerprint(seed)[:16]})"


def _play(game: GameFile) -> Iterator[Finding]:
    try:
        outcome = game.outcome()
    except RuleError as error:
        yield False, f"the record breaks a rule of {game.game}: {error.key}"
        return
    yield True, f"{len(game.moves)} entries, each by the rules of {game.game}"
    if game.rules != game.rulebook.info.rules_version:
        yield False, f"played under rules {game.rules}; here are rules {game.rulebook.info.rules_version}"
    if game.winners is None:
        yield True, "it ended early (conceded or ended by the players)"
    elif outcome is None:
        yield False, "a result was announced, but by the rules the game is not over"
    else:
        right = list(outcome.winners) == game.winners and [each.total for each in outcome.scores] == game.totals
        yield right, "the recorded result is correct" if right else "the recorded result doesn't match the rules"


def _refuse(text: str) -> int:
    sys.stderr.write(f"raznotsvet verify: {text}\n")
    return 2
