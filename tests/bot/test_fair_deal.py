"""A fair deal: whatever was changed in a finished game is found, and its place named. Anybody can check it."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.checking import Place, first_difference
from bot.gamefile import GameFile, NoSuchGame, decoded, linked, of
from bot.main import main
from bot.tables import lobby, turns, votes
from engines.fairness import commitment, mixed_seed
from engines.randomness import Rng, fingerprint
from engines.registry import games
from storage.records.migrations import TABLES
from tests.bot.played import dealt, finished
from tests.bot.tables.people import ANNA, BORIS, DENIZ, NOW, table
from tests.storage.keepsakes import path_of

DOCS = (Path(__file__).parents[2] / "docs" / "fair-deal.md").read_text(encoding="utf-8")
EVERY_GAME = pytest.mark.parametrize("game", list(games()))


@pytest.fixture
def kept(tmp_path):
    """The file of a finished game."""
    path = tmp_path / "game.json"
    of(finished("cvetris")).write(path)
    return path


def changed(path, **changes):
    whole = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(whole | changes), encoding="utf-8")
    return whole


@EVERY_GAME
def test_a_finished_game_proves_itself(game, tmp_path, capsys):
    path, file = tmp_path / "game.json", of(finished(game))
    file.write(path)
    assert decoded(path.read_bytes()) == file
    assert main(["verify", str(path), "--fingerprint", file.code, "--seal", file.seal], {}) == 0
    said = capsys.readouterr().out
    assert "2 players' shares" in said
    assert f"{len(file.moves)} entries" in said
    assert "FAIL" not in said


@EVERY_GAME
def test_every_changed_move_and_time_is_found_where_it_is(game):
    """Change each entry in turn, keeping the links of the file: the first place that differs is that entry."""
    file = of(finished(game))
    for number, entry in enumerate(file.moves, 1):
        other = next(each.move for each in file.moves if each.move != entry.move)
        for spoilt in (replace(entry, at=entry.at + 1), replace(entry, move=other), replace(entry, seat=7)):
            found = first_difference(with_entry(file, number, spoilt))
            assert found is not None
            assert (found.place, found.number) == (Place.MOVE, number), str(found)


def with_entry(file: GameFile, number, entry) -> GameFile:
    return replace(file, moves=[*file.moves[: number - 1], entry, *file.moves[number:]])


@EVERY_GAME
def test_what_came_of_a_move_is_found_out_though_all_links_are_made_again(game):
    """Dice, cards and points follow from the seed: whoever changes one and recomputes every link is still found."""
    file = of(finished(game))
    number, entry = next((n, each) for n, each in enumerate(file.moves, 1) if any(new.params for new in each.news))
    news = [replace(new, params={name: f"{value}9" for name, value in new.params.items()}) for new in entry.news]
    found = first_difference(linked(with_entry(file, number, replace(entry, news=tuple(news)))))
    assert str(found) == f"move {number}: by the rules and the dice something else came of it"


@EVERY_GAME
def test_a_changed_seed_or_result_is_named_in_every_game(game):
    file = of(finished(game))
    deal = replace(file.deal, secret="1" * 64)
    code = commitment(salt=deal.salt, secret=deal.secret)
    assert str(first_difference(replace(file, seed="0" * 64))).startswith("seed: ")
    assert str(first_difference(replace(file, deal=deal))).startswith("code: ")
    assert str(first_difference(replace(file, deal=deal, code=code))).startswith("seed: ")
    seed = mixed_seed(salt=deal.salt, secret=deal.secret, shares=deal.shares)
    found = first_difference(linked(replace(file, deal=deal, code=code, seed=seed)))
    assert found.place in {Place.DEAL, Place.MOVE}, "another deal, though all links are made again"
    for part in ("winners", "places", "totals"):
        said = replace(file.result, **{part: (9, *getattr(file.result, part)[1:])})
        assert str(first_difference(replace(file, result=said))) == "result: by the rules it is another one"


def test_a_changed_die_is_found_where_it_was_rolled(kept, capsys):
    moves = json.loads(kept.read_text(encoding="utf-8"))["moves"]
    rolled = [(number, new) for number, entry in enumerate(moves, 1) for new in entry[3] if new[0] == "cvetris-round"]
    number, (_, dice, _) = rolled[3]
    dice["colours"] = ("R" if dice["colours"][0] != "R" else "B") + dice["colours"][1:]
    changed(kept, moves=moves)
    assert main(["verify", str(kept)], {}) == 1
    assert f"move {number}: by the rules and the dice" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"seed": "0" * 64}, "seed:"),
        ({"code": "0" * 64}, "code:"),
        ({"deal": None}, "seed:"),
        ({"dealt": []}, "deal:"),
        ({"options": {"no such option": 1}}, "deal: it breaks a rule: setup-unknown-option"),
        ({"began": NOW - 1}, "deal:"),
        ({"names": ["Анна"]}, "deal:"),
        ({"moves": []}, "result: by the rules the game is not over"),
        ({"result": None}, "result: it is missing"),
        ({"result": {"key": "table-abandoned"}}, "result: by the rules it is another one"),
        ({"ended": NOW}, "result: the game ended before its last move"),
        ({"ended": NOW + 10**9}, "seal:"),
        ({"seal": "0" * 64}, "seal:"),
        ({"rules": 99}, "rules: it was played under rules 99"),
    ],
)
def test_a_game_that_was_tampered_with_is_found_out(kept, capsys, change, found):
    changed(kept, **change)
    assert main(["verify", str(kept)], {}) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"FAIL   {found}"), said
    assert said.count("\n") == 1, "only the first place is named"


@pytest.mark.parametrize("field", ["winners", "places", "totals", "key"])
def test_every_part_of_the_result_is_checked(kept, capsys, field):
    result = json.loads(kept.read_text(encoding="utf-8"))["result"]
    changed(kept, result=result | {field: [9, *result[field][1:]] if field != "key" else "cvetris-draw"})
    assert main(["verify", str(kept)], {}) == 1
    assert "result:" in capsys.readouterr().out


@pytest.mark.parametrize("part", ["salt", "secret"])
def test_a_salt_can_not_borrow_letters_from_the_secret(kept, capsys, part):
    """Salt and secret have a fixed length each: a code has one pair that belongs to it."""
    deal = json.loads(kept.read_text(encoding="utf-8"))["deal"]
    changed(kept, deal=deal | {part: deal[part][:-1]})
    assert main(["verify", str(kept)], {}) == 1
    assert "code: salt and secret have 64" in capsys.readouterr().out


def test_a_part_of_a_code_is_refused(kept, capsys):
    file = decoded(kept.read_bytes())
    for length in (8, 16, 63):
        assert main(["verify", str(kept), "--fingerprint", file.code[:length]], {}) == 1
        assert "this is not all of it" in capsys.readouterr().out
        assert main(["verify", str(kept), "--seal", file.seal[:length]], {}) == 1
        assert "this is not all of it" in capsys.readouterr().out
    assert main(["verify", str(kept), "--fingerprint", "0" * 64], {}) == 1
    assert "does not belong to this game" in capsys.readouterr().out


def test_times_that_were_changed_with_all_links_are_found_by_the_seal(kept, capsys):
    file = decoded(kept.read_bytes())
    later = [replace(entry, at=entry.at + 1000) for entry in file.moves]
    linked(replace(file, moves=later, ended=file.ended + 1000)).write(kept)
    assert main(["verify", str(kept)], {}) == 0, "by itself it is a game that may have happened"
    assert main(["verify", str(kept), "--seal", file.seal], {}) == 1
    assert "seal: the one that was shown" in capsys.readouterr().out


def test_a_file_does_not_become_an_old_one_by_losing_its_format(kept, capsys):
    """The old format has no links: whoever removes the format would get rid of the proof."""
    whole = json.loads(kept.read_text(encoding="utf-8"))
    for changed_whole in (whole | {"format": 1}, {name: whole[name] for name in whole if name != "format"}):
        kept.write_text(json.dumps(changed_whole), encoding="utf-8")
        assert main(["verify", str(kept)], {}) == 2
        assert "unknown field" in capsys.readouterr().err


def test_a_clock_that_acts_too_early_is_found():
    file = of(finished("confetti"))
    number, entry = next((n, each) for n, each in enumerate(file.moves, 1) if each.seat is None)
    found = first_difference(linked(with_entry(file, number, replace(entry, at=entry.at - 999))))
    assert found is not None
    assert (found.place, found.number) == (Place.MOVE, number)


@pytest.mark.parametrize("end", ["conceded", "abandoned"])
def test_a_game_that_was_given_up_has_no_result_of_the_rules(end, capsys, tmp_path):
    position = turns.dealt(lobby.started(dealt(BORIS), ANNA, NOW, "start"))
    with pytest.raises(NoSuchGame):
        of(position.table)
    path = tmp_path / "game.json"
    table = lobby.closed(position.table, "table-abandoned", NOW)
    of(table if end == "abandoned" else votes.conceded(position, 0, NOW).table).write(path)
    assert main(["verify", str(path)], {}) == 0
    assert "conceded or ended by the players" in capsys.readouterr().out
    for result in (None, {"key": "cvetariki-fewest", "winners": [0]}, {"key": f"table-{end}", "winners": [0, 1]}):
        changed(path, result=result)
        assert main(["verify", str(path)], {}) == 1
        assert "result:" in capsys.readouterr().out


# By hand


def snippet(name):
    return re.search(rf"```python {name}\n(.*?)```", DOCS, re.DOTALL)[1]


def by_hand(tmp_path, path):
    script = tmp_path / "check.py"
    script.write_text(snippet("check"), encoding="utf-8")
    return subprocess.run([sys.executable, "-I", script, path], capture_output=True, text=True, check=False)


@EVERY_GAME
def test_anybody_can_check_a_game_with_twenty_lines_of_python(game, tmp_path):
    assert len(snippet("check").splitlines()) <= 20
    path, file = tmp_path / "game.json", of(finished(game))
    file.write(path)
    done = by_hand(tmp_path, path)
    assert done.returncode == 0, done.stderr
    assert file.code in done.stdout
    assert file.seal in done.stdout


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"seed": "0" * 64}, "seed"),
        ({"code": "0" * 64}, "code"),
        ({"rules": 2}, "deal"),
        ({"result": None}, "result or seal"),
        ({"ended": 1}, "result or seal"),
    ],
)
def test_the_twenty_lines_find_what_was_changed(kept, tmp_path, change, found):
    changed(kept, **change)
    assert by_hand(tmp_path, kept).stderr.endswith(f"AssertionError: {found}\n")


def test_the_twenty_lines_name_the_move(kept, tmp_path):
    whole = json.loads(kept.read_text(encoding="utf-8"))
    whole["moves"][4][2] += 1
    changed(kept, moves=whole["moves"])
    assert by_hand(tmp_path, kept).stderr.endswith("AssertionError: move 5\n")


def test_chance_by_hand_is_the_chance_of_the_game():
    here: dict = {}
    exec(snippet("stream"), here)  # noqa: S102 (our own docs)
    for purpose in (("setup",), ("seats",), ("move", 12)):
        stream, rng = here["numbers"]("seed", *purpose), Rng.of("seed", *purpose)
        assert [here["below"](stream, 7) for _ in range(100)] == [rng.below(7) for _ in range(100)]


# The parts of a deal


def test_the_players_presses_are_mixed_into_the_deal():
    one, other = (lobby.started(dealt(BORIS), ANNA, NOW, press) for press in ("one press", "another"))
    assert one.seed != other.seed
    assert one.deal.shares != other.deal.shares
    assert lobby.started(dealt(BORIS), ANNA, NOW, "one press") == one, "the same parts make the same deal"
    assert one.seed == mixed_seed(salt=one.deal.salt, secret=one.deal.secret, shares=one.deal.shares)


def test_what_people_choose_takes_the_place_of_all_presses():
    """Nobody knows the id of their own press: a program that cheats could invent one that undoes a choice."""
    chosen = lobby.with_cut(dealt(BORIS, DENIZ), BORIS, "RVG", NOW)
    begun = [lobby.started(chosen, ANNA, NOW, press) for press in ("one press", "another")]
    assert begun[0].seed == begun[1].seed
    assert begun[0].deal.shares == ("RVG",)
    assert lobby.started(lobby.with_cut(chosen, ANNA, "R", NOW), ANNA, NOW).deal.shares == ("R", "RVG")


def test_who_leaves_takes_their_part_along():
    left = lobby.left(lobby.with_cut(dealt(BORIS, DENIZ), BORIS, "RVG", NOW), BORIS, NOW)
    assert len(lobby.started(left, ANNA, NOW, "start").deal.shares) == 2


def test_the_code_is_fixed_before_the_players_part():
    opened = dealt()
    later = lobby.started(dealt(BORIS, DENIZ), ANNA, NOW, "start")
    assert commitment(salt=opened.deal.salt, secret=opened.deal.secret) == of(finished()).code
    assert (later.deal.salt, later.deal.secret) == (opened.deal.salt, opened.deal.secret)


# What was dealt before


@pytest.mark.parametrize("schema", [1, 2])
def test_a_lobby_from_before_there_were_deals_is_dealt_from_the_seed_it_was_opened_with(schema):
    old = TABLES.decode(path_of(schema, "lobby").read_bytes())
    begun = lobby.started(replace(old, options={"variant": "solo"}), who_of(old), NOW, "start")
    assert (begun.seed, begun.deal) == ("keepsake lobby", None)


def who_of(record):
    return lobby.Who(person=record.host, name="Анна", room=record.rooms[0])


def test_a_game_from_before_there_were_deals_is_checked_as_what_it_was(tmp_path, capsys):
    record = finished(opened=table(BORIS))
    assert (record.seed, record.deal) == ("seed", None)
    path = tmp_path / "game.json"
    of(record).write(path)
    assert main(["verify", str(path), "--fingerprint", fingerprint("seed")], {}) == 0
    assert "drawn by the program alone" in capsys.readouterr().out
    changed(path, seed="another")
    assert main(["verify", str(path)], {}) == 1
    assert capsys.readouterr().out.startswith("FAIL   seed:")


@pytest.fixture
def old_file(tmp_path):
    """A file as it was before the links."""
    record = finished(opened=table(BORIS))
    whole = {
        "game": record.game,
        "rules": record.rules,
        "seed": record.seed,
        "options": dict(record.options),
        "names": [seat.name for seat in record.seats],
        "moves": [[each.seat, each.move, each.at] for each in record.moves],
        "winners": list(record.result.winners),
        "totals": list(record.result.totals),
    }
    path = tmp_path / "old.json"
    path.write_text(json.dumps(whole), encoding="utf-8")
    return path


def test_an_old_file_is_still_checked_and_told(old_file, capsys):
    assert main(["verify", str(old_file), "--fingerprint", fingerprint("seed")], {}) == 0
    assert main(["replay", str(old_file), "--language", "en"], {}) == 0
    assert "Анна" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"winners": None, "totals": None}, "result: it is missing"),
        ({"winners": [0, 1]}, "result:"),
        ({"totals": [99, 0]}, "result:"),
        ({"moves": [[0, "Z99", 0]]}, "move 1:"),
        ({"moves": []}, "result:"),
        ({"rules": 99}, "rules:"),
    ],
)
def test_an_old_file_that_was_tampered_with_is_found_out(old_file, capsys, change, found):
    changed(old_file, **change)
    assert main(["verify", str(old_file)], {}) == 1
    assert capsys.readouterr().out.startswith(f"FAIL   {found}")


def test_a_seed_is_checked_against_its_fingerprint(capsys):
    assert main(["verify", "--seed", "abc", "--fingerprint", fingerprint("abc")], {}) == 0
    assert main(["verify", "--seed", "abc", "--fingerprint", fingerprint("abd")], {}) == 1
    assert main(["verify", "--seed", "abc", "--fingerprint", fingerprint("abc")[:16]], {}) == 1, "too short"
    assert main(["verify", "--seed", "abc"], {}) == 2
    assert main(["verify"], {}) == 2
    assert "proves nothing" in capsys.readouterr().err
