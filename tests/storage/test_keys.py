"""Keys: short, hard to guess, and in one slot for everything that belongs to a table."""

from collections import Counter

import pytest
from redis.crc import key_slot

from storage.ids import LETTERS, new_id, read_id, shard_for, shard_of
from storage.keys import SHARDS, Keys
from storage.tables.change import Change
from storage.timing import Timing
from tests.storage.keepsakes import RUNNING


def test_all_keys_of_a_table_lie_in_one_slot():
    change = Change(before=None, table=RUNNING, snapshot=None, loud=True, press="discord:7", voices=["discord"])
    keys, _words = change.keys_and_words(Keys(), Timing())
    assert len(keys) == 10  # table, wakes, finished, press, two platforms, two people, two rooms
    assert len({key_slot(key.encode()) for key in keys}) == 1


@pytest.mark.parametrize("masters", [3, 4, 5, 6, 8])
def test_shards_are_spread_over_the_masters_of_a_cluster(masters):
    keys = Keys()
    load = Counter(key_slot(keys.wakes(shard).encode()) * masters // 16384 for shard in SHARDS)
    assert len(load) == masters
    assert max(load.values()) <= 1.25 * len(SHARDS) / masters


def test_the_longest_button_fits_telegram():
    longest_move = "m" * 40
    assert len(f"{new_id()}:99999:{longest_move}".encode()) <= 64


def test_ids_use_all_letters_in_all_places():
    seen = [set(letters) for letters in zip(*(new_id() for _ in range(2000)), strict=True)]
    assert seen == [set(LETTERS)] * 7


def test_an_id_is_read_as_people_write_it():
    assert read_id(" 7k3qxoi ") == "7K3QX01"
    assert read_id("7K3QXL0") == "7K3QX10"
    for wrong in ("", "7K3QX0", "7K3QX0AA", "7K3QX0U", "7K3QX0:", "ЖЖЖЖЖЖЖ"):
        assert read_id(wrong) is None


def test_a_press_always_leads_to_the_same_shard():
    assert {shard_for("telegram:1") for _ in range(5)} == {shard_for("telegram:1")}
    assert {shard_for(f"telegram:{number}") for number in range(2000)} == set(LETTERS)
    assert shard_of(new_id("Z")) == "Z"
