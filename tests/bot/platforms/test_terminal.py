"""`raznotsvet local --terminal`: a real game in the terminal, stopped and found again."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
GROUP = re.compile(r"^1\. (\w+) ", re.MULTILINE)


class Player:
    """Somebody at the keyboard who pops the first group that the board lists."""

    def __init__(self, data: Path, *arguments: str) -> None:
        environment = {**os.environ, "DATA_DIR": str(data), "DEFAULT_LOCALE": "en"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "bot", "local", "--terminal", *arguments],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def until(self, sign: str) -> str:
        """Read until a line with the sign; return all that was said."""
        said = ""
        for line in self.program.stdout:
            said += line
            if sign in line:
                return said
        return said

    def type(self, text: str) -> None:
        self.program.stdin.write(text + "\n")
        self.program.stdin.flush()

    def leave(self) -> str:
        rest, _ = self.program.communicate(timeout=60)
        return rest


@pytest.fixture
def player(tmp_path):
    """A maker of players, who do not stay when a test fails."""
    players = []

    def sit_down(*arguments: str) -> Player:
        players.append(Player(tmp_path, *arguments))
        return players[-1]

    yield sit_down
    for each in players:
        each.program.kill()
        each.leave()


def test_a_game_is_played_stopped_found_again_and_played_to_its_end(player, tmp_path):
    first = player("--game", "cvetariki", "--option", "variant=solo")
    said = first.until("Your move:")
    assert "The board, row by row" in said
    first.type("hello")
    assert "I read moves like C4" in first.until("Your move:")
    first.type(GROUP.search(said)[1])
    said = first.until("Your move:")
    assert "move 2" in said
    first.type("quit")
    assert "The game is kept" in first.leave()
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")

    second = player()
    said = second.until("Your move:")
    assert "Your game goes on: Cvetariki" in said
    assert "move 2" in said
    for _ in range(50):
        second.type(GROUP.search(said)[1])
        said = second.until("Your move:")
        if "Your move:" not in said:
            break
    assert "No groups are left" in said or "Cleared" in said
    second.leave()
    assert second.program.returncode == 0


def test_the_computer_plays_the_other_seats(player):
    person = player("--game", "cvetariki", "--players", "3")
    said = person.until("Your move:")
    person.type(GROUP.search(said)[1])
    said = person.until("Your move:")
    assert len(re.findall(r"^Computer \d pops .*\.$", said, re.MULTILINE)) == 2
    person.type("quit")
    person.leave()


def test_conceding_is_asked_about_first(player):
    person = player("--game", "cvetariki", "--players", "2")
    person.until("Your move:")
    person.type("concede")
    assert "Concede this game of Cvetariki with Computer" in person.until("Type “yes”")
    person.type("no")
    assert "The game goes on" in person.until("Your move:")
    person.type("concede")
    person.until("Type “yes”")
    person.type("yes")
    assert "You concede this game of Cvetariki." in person.leave()
    assert person.program.returncode == 0


def test_a_setting_that_does_not_fit_is_told(player):
    person = player("--game", "cvetariki", "--players", "7")
    assert "All 5 seats are taken" in person.leave()
