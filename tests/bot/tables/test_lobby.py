"""The lobby: who sits, what is played, when it starts."""

import pytest

from bot.tables import lobby
from bot.tables.errors import NotAllowed, Stranger, TableError, WrongPhase
from engines.errors import BadSetup, RuleError
from storage.records.table import Pace, Phase
from tests.bot.tables.people import ANNA, BORIS, DENIZ, MIRA, NOW, table, who


def names(record):
    return [seat.name for seat in record.seats]


def refused(call, *args):
    with pytest.raises(RuleError) as told:
        call(*args)
    return told.value.key


def test_who_opens_is_the_host_and_has_the_first_seat():
    record = table()
    assert (names(record), record.host, record.phase) == (["Анна"], ANNA.person, Phase.LOBBY)


def test_a_game_or_an_option_that_does_not_exist_is_refused():
    with pytest.raises(BadSetup):
        table(variant="backwards")


def test_people_join_in_order_until_the_table_is_full():
    full = table(BORIS, variant="two-colours")
    assert names(full) == ["Анна", "Boris"]
    assert refused(lobby.joined, full, MIRA, NOW) == "table-full"


def test_nobody_sits_twice():
    assert refused(lobby.joined, table(BORIS), BORIS, NOW) == "table-already-seated"


def test_the_hosts_leaving_hands_the_table_over():
    record = lobby.left(table(BORIS, DENIZ), ANNA, NOW)
    assert (names(record), record.host) == (["Boris", "Deniz"], BORIS.person)


def test_a_guests_leaving_changes_nothing_else():
    record = lobby.left(table(BORIS, DENIZ), BORIS, NOW)
    assert (names(record), record.host) == (["Анна", "Deniz"], ANNA.person)


def test_the_last_persons_leaving_closes_the_table_even_if_computers_stay():
    record = lobby.left(lobby.with_computer(table(), ANNA, "easy", NOW), ANNA, NOW)
    assert (record.phase, record.result.key, record.wake) == (Phase.FINISHED, "table-closed-empty", None)


def test_who_does_not_sit_there_can_not_leave_and_adds_no_computer():
    with pytest.raises(Stranger):
        lobby.left(table(BORIS), MIRA, NOW)
    with pytest.raises(Stranger):
        lobby.with_computer(table(BORIS), MIRA, "easy", NOW)


def test_computers_come_and_go():
    record = lobby.with_computer(table(BORIS), BORIS, "easy", NOW)
    assert [seat.level for seat in record.seats] == [None, None, "easy"]
    assert len(lobby.without_computer(record, ANNA, NOW).seats) == 2
    assert refused(lobby.without_computer, table(BORIS), ANNA, NOW) == "table-no-computer"
    assert refused(lobby.with_computer, table(BORIS), ANNA, "godlike", NOW) == "table-no-such-level"


def test_only_the_host_changes_options_and_starts():
    record = table(BORIS)
    for call, args in ((lobby.with_options, ({},)), (lobby.with_pace, (Pace.LIVE,)), (lobby.started, ())):
        with pytest.raises(NotAllowed):
            call(record, BORIS, *args, NOW)


def test_options_that_leave_no_room_for_those_who_sit_are_refused():
    record = table(BORIS, DENIZ)
    assert refused(lobby.with_options, record, ANNA, {"variant": "two-colours"}, NOW) == "setup-seats-exactly"
    assert lobby.with_options(record, ANNA, {"variant": "teams"}, NOW).options == {"variant": "teams"}


@pytest.mark.parametrize(("others", "fits"), [((), False), ((BORIS,), True), ((BORIS, DENIZ, MIRA), True)])
def test_a_game_starts_only_when_the_count_fits(others, fits):
    record = table(*others)
    assert lobby.can_start(record) is fits
    if fits:
        assert lobby.started(record, ANNA, NOW).phase is Phase.RUNNING
    else:
        assert refused(lobby.started, record, ANNA, NOW) == "cvetariki-classic-alone"


def test_at_the_start_the_seats_are_shuffled_from_the_seed():
    begun = lobby.started(table(BORIS, DENIZ, MIRA), ANNA, NOW)
    assert sorted(names(begun)) == sorted(["Анна", "Boris", "Deniz", "Mira"])
    assert names(begun) != ["Анна", "Boris", "Deniz", "Mira"]
    assert begun == lobby.started(table(BORIS, DENIZ, MIRA), ANNA, NOW)


def test_a_game_that_runs_takes_nobody_in_and_changes_no_option():
    begun = lobby.started(table(BORIS), ANNA, NOW)
    for call, args in (
        (lobby.joined, (MIRA,)),
        (lobby.left, (ANNA,)),
        (lobby.with_options, (ANNA, {})),
        (lobby.started, (ANNA,)),
    ):
        with pytest.raises(WrongPhase):
            call(begun, *args, NOW)


def test_every_change_gives_the_lobby_another_day():
    later = NOW + 3_600_000
    assert table().wake == NOW + lobby.UNTOUCHED_LOBBY
    assert lobby.joined(table(), BORIS, later).wake == later + lobby.UNTOUCHED_LOBBY


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Анна", "Анна"),
        ("  a\n\tb  ", "a b"),
        ("\x00\x1b[31m", "[31m"),
        ("", "?"),
        ("\u2028", "?"),
        ("x" * 99, "x" * 32),
    ],
)
def test_a_name_is_shown_on_one_line_and_not_too_long(name, shown):
    assert lobby.seat_of(who(name)).name == shown


def test_a_refusal_is_a_refusal_of_the_table():
    with pytest.raises(TableError):
        lobby.joined(table(BORIS), BORIS, NOW)
