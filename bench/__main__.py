"""Run every module of this folder that has `rows()`: `make bench`, or `make bench ARGS="cvetariki pictures"`."""

import dataclasses
import importlib
import json
import pkgutil
import platform
import signal
import sys
from pathlib import Path

import bench
from bench.harness import Row

RESULTS = Path(__file__).parent / "results.json"


def main() -> None:
    # Told to stop, it ends as after Ctrl+C: what it started (a store, worker processes) is ended too.
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    wanted = sys.argv[1:]
    rows: list[Row] = []
    for module in pkgutil.walk_packages(bench.__path__, "bench."):
        name = module.name.rpartition(".")[2]
        if name == "__main__" or (wanted and name not in wanted):
            continue
        loaded = importlib.import_module(module.name)
        if hasattr(loaded, "rows"):
            print(f"\n{name}")
            for row in loaded.rows():
                print(line(row), flush=True)
                rows.append(row)
    figures = [dataclasses.asdict(row) | {"ratio": row.ratio} for row in rows]
    RESULTS.write_text(json.dumps({"python": platform.python_version(), "rows": figures}, indent=1) + "\n")
    print(f"\nAs JSON: {RESULTS.relative_to(Path.cwd()) if RESULTS.is_relative_to(Path.cwd()) else RESULTS.name}")


def line(row: Row) -> str:
    figure = f"{row.value:,.3f}".rstrip("0").rstrip(".") + f" {row.unit}"
    ratio = f"{row.ratio:.2f} × {row.floor_name}" if row.ratio is not None else ""
    return f"  {row.name:<58} {figure:>14}  {ratio:<44} {row.bar}"


if __name__ == "__main__":
    main()
