"""`raznotsvet verify`: proves that a deal was fixed before the game, and that the game followed the rules."""

import argparse
import sys
from collections.abc import Iterator

from bot.checking import first_difference
from bot.gamefile import GameFile, NoSuchGame, find
from bot.settings import Settings
from engines.fairness import CODE_LENGTH, is_code
from engines.randomness import fingerprint
from storage import StoreError

HELP = "verify a finished game: its deal, every move with its dice and its time, its result"

Finding = tuple[bool, str]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="TABLE|FILE", help="a finished table, or its file ([Check deal])")
    parser.add_argument("--seed", help="instead of a game: the seed of a game from before fair-deal codes had a salt")
    parser.add_argument("--fingerprint", metavar="CODE", help="the whole fair-deal code, as it was shown in the lobby")
    parser.add_argument("--seal", help="the seal, as it was shown after the game")


def run(args: argparse.Namespace, settings: Settings) -> int:
    if (args.game is None) == (args.seed is None):
        return _refuse("name a game, or a seed and its fingerprint")
    if args.seed is not None and args.fingerprint is None:
        return _refuse("a seed alone proves nothing: add --fingerprint, as it was shown when the game began")
    try:
        game = find(args.game, settings) if args.game else None
    except (NoSuchGame, StoreError) as error:
        return _refuse(str(error))
    findings = list(_findings(game, args))
    for well, said in findings:
        sys.stdout.write(f"{'ok   ' if well else 'FAIL '}  {said}\n")
    return 0 if all(well for well, _ in findings) else 1


def _findings(game: GameFile | None, args: argparse.Namespace) -> Iterator[Finding]:
    """Yield what was found; the first difference ends the search."""
    if game is not None and (found := first_difference(game)) is not None:
        yield False, str(found)
        return
    if args.fingerprint is not None:
        yield _shown("fair-deal code", args.fingerprint, game.code if game else fingerprint(args.seed))
    if game is not None:
        yield from _told(game)
        if args.seal is not None:
            yield _shown("seal", args.seal, game.seal)


def _shown(name: str, shown: str, found: str) -> Finding:
    """Compare with what was shown. A part of it proves nothing: it is easy to find another deal that fits."""
    asked = shown.strip().lower()
    if not is_code(asked):
        return False, f"{name}: this is not all of it; it has {CODE_LENGTH} letters, and [Fair deal] shows them all"
    if asked != found:
        return False, f"{name}: the one that was shown does not belong to this game"
    return True, f"{name}: it is the one that was shown, so this was fixed then"


def _told(game: GameFile) -> Iterator[Finding]:
    yield True, f"code   {game.code}"
    if game.deal is None:
        yield True, "deal   the seed belongs to the code; it was drawn by the program alone"
    else:
        yield True, f"deal   the seed is made of the secret behind the code and {len(game.deal.shares)} players' shares"
    yield True, f"moves  {len(game.moves)} entries with their dice, cards and times, each by the rules of {game.game}"
    yield True, "result " + ("by the rules" if game.outcome() else "ended early (conceded or ended by the players)")
    yield True, f"seal   {game.seal}" if game.seal else "seal   none: a file of the old format has no links"


def _refuse(text: str) -> int:
    sys.stderr.write(f"raznotsvet verify: {text}\n")
    return 2
