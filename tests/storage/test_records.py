"""Records survive: their own bytes, and every schema that was ever written."""

import pytest

from engines.replay import Played
from storage.errors import NewerRecord
from storage.records.codec import Codec
from storage.records.migrations import TABLES
from storage.records.moves import Moves
from storage.records.table import Table
from tests.storage.keepsakes import ANNA, BORIS, RUNNING, TABLES_KEPT, path_of

EVERY_SCHEMA = range(1, TABLES.schema + 1)


@pytest.mark.parametrize("name", TABLES_KEPT)
@pytest.mark.parametrize("schema", EVERY_SCHEMA)
def test_a_record_of_every_schema_is_read_as_the_same_table(schema, name):
    assert TABLES.decode(path_of(schema, name).read_bytes()) == TABLES_KEPT[name]


@pytest.mark.parametrize("name", TABLES_KEPT)
def test_the_newest_schema_is_written_as_it_was_kept(name):
    """Changing the bytes means a new schema: raise its number, write a migration, keep the old files."""
    assert TABLES.encode(TABLES_KEPT[name]) == path_of(TABLES.schema, name).read_bytes()


@pytest.mark.parametrize("schema", EVERY_SCHEMA)
def test_the_kept_bytes_say_which_schema_they_are(schema):
    assert path_of(schema, "running").read_bytes()[0] == schema


def test_what_a_newer_program_wrote_is_refused():
    newer = Codec(Table, migrations=[dict] * TABLES.schema)
    with pytest.raises(NewerRecord):
        TABLES.decode(newer.encode(RUNNING))


def test_migrations_run_one_after_another():
    oldest = path_of(1, "lobby").read_bytes()
    steps = []

    def step(number):
        return lambda record: steps.append(number) or record

    longer = Codec(dict, migrations=[step(2), step(3), step(4)])
    assert longer.decode(oldest)["game"] == "cvetariki"
    assert steps == [2, 3, 4]


def test_a_table_in_a_log_keeps_its_seed_to_itself():
    assert RUNNING.seed not in repr(RUNNING)
    assert RUNNING.seed not in f"{RUNNING}"


PLAYED = [Played(seat=0, move="C4", at=0), Played(seat=None, move="", at=2**40), Played(seat=1, move="ж" * 20, at=7)]


def test_packed_moves_give_back_what_was_played():
    moves = Moves()
    for entry in PLAYED:
        moves = moves.plus(entry)
    assert moves == Moves.of(*PLAYED)
    assert list(moves) == PLAYED
    assert len(moves) == 3
    assert list(Moves()) == []


def test_the_revision_is_the_number_of_moves():
    assert TABLES_KEPT["lobby"].revision == 0
    assert RUNNING.revision == 3
    assert RUNNING.with_moves(PLAYED[0]).revision == 4


def test_no_revision_names_two_positions_though_moves_are_taken_back():
    """A button of a board that was taken back must not match the board that comes after it."""
    after = RUNNING.with_moves(*PLAYED)
    back = after.back_to(4)
    assert list(back.moves) == list(after.moves)[:4]
    assert back.revision == after.revision + 1
    assert back.with_moves(PLAYED[2]).revision == after.revision + 2


def test_people_of_a_table_are_its_host_and_whoever_sits_there():
    assert RUNNING.people == {ANNA, BORIS}
    assert RUNNING.platforms == ("telegram", "discord")
