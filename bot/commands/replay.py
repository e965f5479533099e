"""`raznotsvet replay`: retells a finished game in words, or as a film."""

import argparse
import sys
from pathlib import Path

from bot.artist import text_board
from bot.film import NoSuchMoves, film_of_file
from bot.gamefile import GameFile, NoSuchGame, find
from bot.screens.language import Drawing
from bot.settings import LOCALES, Settings
from bot.texts import Texts, Words
from render.theme import Look
from storage import StoreError

HELP = "show a finished game again, move by move"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="TABLE|FILE", help="the id of a finished table, or a file that --save wrote")
    parser.add_argument("--at", type=int, metavar="N", help="show only the board after move N")
    parser.add_argument("--boards", action="store_true", help="show the board after every move")
    parser.add_argument("--save", type=Path, metavar="FILE.json", help="also save the game to a file")
    parser.add_argument("--film", type=Path, metavar="FILE.gif", help="also save the game as a film")
    parser.add_argument("--moves", metavar="N-M", default="", help="with --film: only these moves, or a single one")
    parser.add_argument("--language", choices=LOCALES, help="ru, en or tr (else DEFAULT_LOCALE)")


def run(args: argparse.Namespace, settings: Settings) -> int:
    try:
        game = find(args.game, settings)
    except (NoSuchGame, StoreError) as error:
        sys.stderr.write(f"raznotsvet replay: {error}\n")
        return 1
    if args.save:
        game.write(args.save)
    words = _words(game, args.language or settings.default_locale)
    if args.film or args.moves:
        try:
            _filmed(game, words, args.film, args.moves)
        except (NoSuchMoves, OSError) as error:
            sys.stderr.write(f"raznotsvet replay: {error}\n")
            return 1
    sys.stdout.write(_at(game, words, args.at) if args.at is not None else _whole(game, words, boards=args.boards))
    return 0


def _words(game: GameFile, locale: str) -> Words:
    texts = Texts.load()
    plain = Words(texts, locale)
    names = [name or plain("picture-computer", number=number + 1) for number, name in enumerate(game.names)]
    return Words(texts, locale, names)


def _filmed(game: GameFile, words: Words, path: Path | None, moves: str) -> None:
    if path is None:
        raise NoSuchMoves(f"--moves {moves} belongs to a film: say where it goes with --film FILE.gif")
    path.write_bytes(film_of_file(game, words, Look(), moves).data)


def _at(game: GameFile, words: Words, number: int) -> str:
    steps = list(game.steps())
    at = min(max(number, 0), len(steps) - 1)
    return f"{at} / {len(steps) - 1}\n{_board(game, steps[at].state, words)}"


def _whole(game: GameFile, words: Words, *, boards: bool) -> str:
    told = []
    steps = list(game.steps())
    for number, step in enumerate(steps):
        told += [f"{number:>4}  {words.line(event)}\n" for event in step.events if event.to is None]
        if boards or number == len(steps) - 1:
            told.append(f"\n{_board(game, step.state, words)}\n")
    outcome = game.rulebook.outcome(steps[-1].state)
    return "".join(told) + (words.outcome(outcome) + "\n" if outcome else "")


def _board(game: GameFile, state: object, words: Words) -> str:
    view = game.rulebook.view_for(state, None)
    return text_board(Drawing(game=game.game, view=view), words) + "\n"
