"""`raznotsvet simulate`: computer players against each other, over many games."""

import argparse
import dataclasses
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence

from bot.settings import Settings
from bot.simulation import RANDOM, Match, Report, Standing, reports, standings
from bot.texts import Texts, Words
from engines.contract import Option, OptionValue
from engines.errors import RuleError
from engines.registry import games
from engines.replay import begin

HELP = "let computer players meet, and count who wins"
BAR = 40


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=list(games()), help="which game")
    parser.add_argument("--seats", required=True, metavar="LEVEL,LEVEL", help=f"who plays: levels, or {RANDOM}")
    parser.add_argument("--games", type=_positive, default=100, help="how many games (default 100)")
    parser.add_argument("--options", default="", metavar="NAME=VALUE,…", help="options of the game")
    parser.add_argument("--seed", default="simulate", help="the same seed gives the same games")
    parser.add_argument("--processes", type=_positive, default=os.cpu_count() or 1, help="how many work at once")
    parser.add_argument("--json", action="store_true", help="figures for programs")


def run(args: argparse.Namespace, settings: Settings) -> int:
    try:
        match = _match(args)
        begin(games()[match.game], seed=match.seed, options=match.options, seats=len(match.players))
    except (ValueError, RuleError) as error:
        words = Words(Texts.load(), settings.default_locale)
        told = words.line(error) if isinstance(error, RuleError) else str(error)
        sys.stderr.write(f"raznotsvet simulate: {told}\n")
        return 2
    results = list(_with_progress(reports(match, args.processes), match.games))
    found = standings(match, results)
    sys.stdout.write(_as_json(match, found) if args.json else _as_table(match, found))
    return 0


def _match(args: argparse.Namespace) -> Match:
    levels = tuple(level.strip() for level in args.seats.split(","))
    known = (RANDOM, *games()[args.game].levels)
    for level in levels:
        if level not in known:
            raise ValueError(f"{args.game} has no level {level!r}, but {', '.join(known)}")
    options = dict(_option(args.game, text) for text in args.options.split(",") if text)
    return Match(game=args.game, players=levels, games=args.games, options=options, seed=args.seed)


def _option(game: str, text: str) -> tuple[str, OptionValue]:
    """Parse `name=value`, with the value as the type of the option."""
    name, _, value = text.partition("=")
    option: Option = games()[game].info.option(name.strip())
    match option.default:
        case bool():
            return option.name, {"yes": True, "no": False}.get(value, value)
        case int():
            return option.name, int(value) if value.isascii() and value.isdigit() else value
        case _:
            return option.name, value


def _positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of 1 or more")
    return int(text)


def _with_progress(results: Iterable[Report], total: int) -> Iterator[Report]:
    """Pass everything through, drawing a progress bar on a terminal."""
    watched = sys.stderr.isatty()
    for done, result in enumerate(results, 1):
        if watched:
            filled = BAR * done // total
            sys.stderr.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{total}")
            sys.stderr.flush()
        yield result
    if watched:
        sys.stderr.write("\r\033[K")


def _as_json(match: Match, found: Sequence[Standing]) -> str:
    figures = dataclasses.asdict(match) | {"levels": [dataclasses.asdict(standing) for standing in found]}
    return json.dumps(figures, indent=1) + "\n"


def _as_table(match: Match, found: Sequence[Standing]) -> str:
    options = "".join(f", {name} {value}" for name, value in match.options.items())
    lines = [
        f"{match.game}{options}: {', '.join(match.players)}; {match.games} games, seed {match.seed!r}",
        f"{'level':<10}{'seats':>6}{'wins':>9}{'95 %':>18}{'score':>8}{'moves':>8}{'median':>10}{'p99':>10}{'max':>10}",
    ]
    for row in found:
        between = f"{100 * row.low:.1f}–{100 * row.high:.1f} %"
        times = "".join(f"{ms:>7.1f} ms" for ms in (row.median_ms, row.p99_ms, row.max_ms))
        share = f"{100 * row.share:.1f} %"
        lines.append(f"{row.level:<10}{row.seats:>6}{share:>9}{between:>18}{row.score:>8.2f}{row.moves:>8}{times}")
    return "\n".join(lines) + "\n"
