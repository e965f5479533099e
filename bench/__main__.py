"""Run every module of this folder that has `rows()`: `make bench`, or `make bench ARGS="cvetariki pictures"`."""

import argparse
import dataclasses
import importlib
import json
import pkgutil
import platform
import signal
from collections.abc import Sequence
from pathlib import Path

import bench
from bench.harness import Row

RESULTS = Path(__file__).parent / "results.json"


def main(argv: Sequence[str] | None = None) -> None:
    modules = [name for _, name, _ in pkgutil.walk_packages(bench.__path__, "bench.") if name != "bench.__main__"]
    wanted = asked(argv, {short(module) for module in modules})
    # Told to stop, it ends as after Ctrl+C: what it started (a store, worker processes) is ended too.
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    rows: list[Row] = []
    for module in modules:
        name = short(module)
        if wanted and name not in wanted:
            continue
        loaded = importlib.import_module(module)
        if hasattr(loaded, "rows"):
            print(f"\n{name}")
            for row in loaded.rows():
                print(line(row), flush=True)
                rows.append(row)
    figures = [dataclasses.asdict(row) | {"ratio": row.ratio} for row in rows]
    RESULTS.write_text(json.dumps({"python": platform.python_version(), "rows": figures}, indent=1) + "\n")
    print(f"\nAs JSON: {RESULTS.relative_to(Path.cwd()) if RESULTS.is_relative_to(Path.cwd()) else RESULTS.name}")


def short(module: str) -> str:
    return module.rpartition(".")[2]


def asked(argv: Sequence[str] | None, names: set[str]) -> list[str]:
    """Return which are to be run; none means all. A name that is no bench is refused before anything is measured."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure, and write the figures as JSON.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these, of: {', '.join(sorted(names))}")
    wanted: list[str] = parser.parse_args(argv).names
    if unknown := sorted({*wanted} - names):
        parser.error(f"no such bench: {', '.join(unknown)}")
    return wanted


def line(row: Row) -> str:
    figure = f"{row.value:,.3f}".rstrip("0").rstrip(".") + f" {row.unit}"
    ratio = f"{row.ratio:.2f} × {row.floor_name}" if row.ratio is not None else ""
    return f"  {row.name:<58} {figure:>14}  {ratio:<44} {row.bar}"


if __name__ == "__main__":
    main()
