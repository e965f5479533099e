"""The operators' commands: doctor, replay, verify."""

import asyncio
import json

import pytest

from bot.gamefile import GameFile, NoSuchGame, of
from bot.main import main
from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from engines.randomness import fingerprint
from engines.registry import games
from storage import open_store
from tests.bot.tables.people import ANNA, BORIS, NOW, table
from tests.storage.spoiling import spoil

EVERY_GAME = pytest.mark.parametrize("game", list(games()))


def finished(game: str = "cvetariki"):
    """Play a game to its end with first legal moves, advancing the clock where nobody can move."""
    position, now = turns.dealt(lobby.started(table(BORIS, game=game), ANNA, NOW)), NOW
    rules = game_of(position.table)
    for _ in range(2000):
        if rules.outcome(position.state) is not None:
            return position.table
        due, now = rules.deadline(position.state), now + 1000
        if due is not None or not position.to_move:
            now = max(now, NOW + (due or 0))
            position = turns.expired(position, now) or position
        for seat in sorted(position.to_move)[:1]:
            move = next(iter(rules.legal_moves(position.state, seat)))
            position = turns.played(position, seat, rules.format_move(move), now)
    raise AssertionError("it does not end")


@pytest.fixture
def kept(tmp_path):
    """The file of a finished game."""
    path = tmp_path / "game.json"
    of(finished()).write(path)
    return path


def test_doctor_finds_a_fresh_machine_well(tmp_path, capsys):
    assert main(["doctor"], {"DATA_DIR": str(tmp_path / "data")}) == 0
    said = capsys.readouterr().out
    assert "FAIL" not in said
    assert "the embedded one answers in" in said
    assert "4 games drawn" in said


def test_doctor_says_what_is_wrong_and_shows_no_token(tmp_path, capsys):
    (tmp_path / "data").write_text("a file in the way")
    environ = {
        "DATA_DIR": str(tmp_path / "data"),
        "REDIS_URL": "unix:///nowhere/at/all.sock",
        "TELEGRAM_TOKEN": "12345-oops",
        "DISCORD_TOKEN": f"{'a' * 24}.{'b' * 6}.{'c' * 38}",
    }
    assert main(["doctor"], environ) == 1
    said = capsys.readouterr().out
    assert {line.split()[1] for line in said.splitlines() if line.startswith("FAIL")} == {"the", "TELEGRAM_TOKEN"}
    assert "oops" not in said
    assert "c" * 38 not in said


def test_doctor_names_the_tables_that_can_not_be_read(tmp_path, capsys):
    async def spoilt(count):
        async with open_store(None, tmp_path) as store:
            made = [(await store.tables.create(table(BORIS))).table.id for _ in range(count)]
            for each in made:
                await spoil(store._client, each)
            return made

    tables = asyncio.run(spoilt(7))
    assert main(["doctor"], {"DATA_DIR": str(tmp_path)}) == 1
    (said,) = (line for line in capsys.readouterr().out.splitlines() if line.startswith("FAIL"))
    assert "saved tables: 7 can't be read" in said
    assert sum(each in said for each in tables) == 5
    assert "and 2 more" in said
    assert "schema" in said


@EVERY_GAME
def test_a_finished_game_proves_itself(game, tmp_path, capsys):
    path, record = tmp_path / "game.json", finished(game)
    of(record).write(path)
    assert main(["verify", str(path), "--fingerprint", fingerprint(record.seed)[:16]], {}) == 0
    said = capsys.readouterr().out
    assert "fixed before the game" in said
    assert "the recorded result is correct" in said


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"seed": "another"}, "does not belong"),
        ({"winners": [0, 1]}, "doesn't match the rules"),
        ({"totals": [99, 0]}, "doesn't match the rules"),
        ({"moves": [[0, "Z99", 0]]}, "breaks a rule"),
        ({"moves": []}, "not over"),
        ({"rules": 99}, "rules 99"),
    ],
)
def test_a_game_that_was_tampered_with_is_found_out(kept, capsys, change, found):
    whole = json.loads(kept.read_text())
    kept.write_text(json.dumps(whole | change))
    assert main(["verify", str(kept), "--fingerprint", fingerprint(whole["seed"])], {}) == 1
    assert found in capsys.readouterr().out


def test_a_seed_is_checked_against_its_fingerprint(capsys):
    assert main(["verify", "--seed", "abc", "--fingerprint", fingerprint("abc")], {}) == 0
    assert main(["verify", "--seed", "abc", "--fingerprint", fingerprint("abd")], {}) == 1
    assert main(["verify", "--seed", "abc", "--fingerprint", fingerprint("abc")[:4]], {}) == 1, "too short"
    assert main(["verify", "--seed", "abc"], {}) == 2
    assert main(["verify"], {}) == 2
    assert "proves nothing" in capsys.readouterr().err


@EVERY_GAME
def test_replay_tells_the_whole_game(game, tmp_path, capsys):
    path = tmp_path / "game.json"
    of(finished(game)).write(path)
    assert main(["replay", str(path), "--language", "ru"], {}) == 0
    whole = capsys.readouterr().out
    assert "Анна" in whole
    assert whole.count("\n") > 10
    assert main(["replay", str(path), "--at", "1"], {}) == 0
    assert capsys.readouterr().out.startswith("1 / ")


def test_replay_finds_a_table_in_the_store_and_keeps_it_as_a_file(tmp_path, capsys):
    environ = {"DATA_DIR": str(tmp_path / "data")}

    async def keep():
        async with open_store(None, tmp_path / "data") as store:
            return (await store.tables.create(finished())).table.id, (await store.tables.create(table(BORIS))).table.id

    (tmp_path / "data").mkdir()
    ended, still_open = asyncio.run(keep())
    copy = tmp_path / "copy.json"
    assert main(["replay", ended.lower(), "--save", str(copy)], environ) == 0
    assert main(["verify", str(copy)], environ) == 0
    capsys.readouterr()
    assert main(["replay", still_open], environ) == 1
    assert "nobody's to know" in capsys.readouterr().err
    assert main(["replay", "ZZZZZZZ"], environ) == 1
    assert main(["verify", str(tmp_path / "none.json")], environ) == 2


def test_a_game_that_was_given_up_has_no_result_of_the_rules(capsys, tmp_path):
    position = turns.dealt(lobby.started(table(BORIS), ANNA, NOW))
    with pytest.raises(NoSuchGame):
        of(position.table)
    ended = of(lobby.closed(position.table, "table-abandoned", NOW))
    assert isinstance(ended, GameFile)
    path = tmp_path / "game.json"
    ended.write(path)
    assert main(["verify", str(path)], {}) == 0
    assert "conceded or ended by the players" in capsys.readouterr().out
