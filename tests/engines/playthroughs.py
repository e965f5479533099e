"""Recorded games: read, written and replayed step by step. Standard library only, so that every Python can check them.

python -m tests.engines.playthroughs            replay all of them
python -m tests.engines.playthroughs --record   write those that are missing
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from engines.registry import games
from engines.replay import Played, replay
from tests.engines.walks import Setting, settings, walk

FOLDER = Path(__file__).parent / "playthroughs"


def digest(value: object) -> str:
    return hashlib.sha256(repr(value).encode()).hexdigest()[:16]


def line(game, step) -> dict:
    """Describe a step: its events as text, everything else by its digest."""
    return {
        "events": [[event.key, dict(event.params), event.to] for event in step.events],
        "state": digest(step.state),
        "public": digest(game.view_for(step.state, None)),
    }


def record(setting: Setting, seed: str) -> dict:
    game = setting.game
    visits = list(walk(setting, seed))
    steps = []
    for visit in visits:
        played = visit.played and [visit.played.seat, visit.played.move, visit.played.at]
        steps.append({"played": played, **line(game, visit.step)})
    outcome = game.outcome(visits[-1].step.state)
    return {
        "game": setting.slug,
        "rules": game.info.rules_version,
        "options": dict(setting.options),
        "seats": setting.seats,
        "seed": seed,
        "winners": list(outcome.winners),
        "scores": [score.total for score in outcome.scores],
        "steps": steps,
    }


def files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.json"))


def differences(path: Path) -> Iterator[str]:
    """Yield how a replay of a recorded game differs from the record."""
    told = json.loads(path.read_text())
    game = games()[told["game"]]
    moves = [Played(seat=seat, move=move, at=at) for seat, move, at in (s["played"] for s in told["steps"][1:])]
    steps = list(replay(game, seed=told["seed"], options=told["options"], seats=told["seats"], moves=moves))
    for number, (step, expected) in enumerate(zip(steps, told["steps"], strict=True)):
        for name, value in line(game, step).items():
            if value != expected[name]:
                yield f"{path.name}, step {number}: {name} is {value}, recorded {expected[name]}"
    outcome = game.outcome(steps[-1].state)
    if [list(outcome.winners), [s.total for s in outcome.scores]] != [told["winners"], told["scores"]]:
        yield f"{path.name}: ends with {outcome}"


def path_of(setting: Setting) -> Path:
    return FOLDER / setting.slug / f"{setting.name}.json"


def write_missing() -> None:
    for setting in settings():
        path = path_of(setting)
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            told = record(setting, f"playthrough {setting.name}")
            head = {name: value for name, value in told.items() if name != "steps"}
            steps = ",\n".join(json.dumps(step, ensure_ascii=False) for step in told["steps"])
            path.write_text(json.dumps(head, ensure_ascii=False)[:-1] + ',\n"steps": [\n' + steps + "\n]}\n")


def main() -> None:
    if "--record" in sys.argv:
        write_missing()
    wrong = [difference for path in files() for difference in differences(path)]
    print("\n".join(wrong) or f"{len(files())} games replayed, all as recorded")  # noqa: T201
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
