"""A running table: moves in, records out; the moves are the source of truth."""

import pytest
from msgspec.structs import replace

from bot.tables import lobby, turns
from bot.tables.timekeeping import alarm
from bot.tables.timekeeping.quiet import QuietHours
from engines.errors import MalformedMove, NotYourTurn
from engines.registry import games
from storage.records.table import Pace, Phase, Seat
from tests.bot.tables.people import ANNA, BORIS, NOW, table

MINUTE = 60_000
QUIET = QuietHours(start=0, end=0)


def begun(*others, pace=Pace.DAY, **options):
    record = lobby.with_pace(table(*others, **options), ANNA, pace, NOW)
    return alarm.with_clock(None, turns.dealt(lobby.started(record, ANNA, NOW)), NOW)


def first_move(position):
    (seat,) = position.to_move
    game = games()[position.table.game]
    return seat, game.format_move(next(iter(game.legal_moves(position.state, seat))))


def after_a_move(position, now=NOW + MINUTE):
    seat, text = first_move(position)
    return alarm.with_clock(position, turns.played(position, seat, text, now), now)


def test_a_move_is_in_the_record_with_its_time_in_the_game():
    after = after_a_move(begun(BORIS))
    (entry,) = after.table.moves
    assert (after.table.revision, entry.at) == (1, MINUTE)


def test_the_record_keeps_the_short_form_of_what_was_typed():
    position = begun(BORIS)
    seat, text = first_move(position)
    (entry,) = turns.played(position, seat, f"  {text.lower()} ", NOW).table.moves
    assert entry.move == text


def test_the_state_comes_from_the_snapshot_or_from_the_moves_and_is_the_same():
    position = after_a_move(after_a_move(begun(BORIS)), NOW + 2 * MINUTE)
    assert turns.position(position.table, position.snapshot).state == position.state
    assert turns.position(position.table, None).state == position.state


def test_a_snapshot_of_another_revision_is_not_believed():
    earlier = after_a_move(begun(BORIS))
    later = after_a_move(earlier, NOW + 2 * MINUTE)
    assert turns.position(later.table, earlier.snapshot).state == later.state


def test_a_refused_move_changes_nothing():
    position = begun(BORIS)
    seat, text = first_move(position)
    with pytest.raises(NotYourTurn):
        turns.played(position, 1 - seat, text, NOW)
    with pytest.raises(MalformedMove):
        turns.played(position, seat, "hello", NOW)


def test_the_games_time_never_goes_back():
    """The clocks of two machines differ: the later one counts."""
    position = after_a_move(begun(BORIS), NOW + 2 * MINUTE)
    after = after_a_move(position, NOW + MINUTE)
    assert [entry.at for entry in after.table.moves] == [2 * MINUTE, 2 * MINUTE]


def test_the_end_is_in_the_record():
    position = begun(BORIS)
    while position.table.phase is Phase.RUNNING:
        position = after_a_move(position)
    table = position.table
    outcome = games()["cvetariki"].outcome(position.state)
    assert (table.result.key, table.result.winners) == (outcome.key, outcome.winners)
    assert (table.clock.deadline, alarm.with_alarm(position, QUIET).wake) == (None, None)


def test_taking_back_gives_the_earlier_state_and_a_new_revision():
    start = begun(BORIS)
    back = turns.taken_back(after_a_move(start), 0)
    assert back.state == start.state
    assert back.table.revision > 1


def test_the_clock_restarts_for_whoever_comes_on_move():
    position = begun(BORIS)
    assert position.table.clock.deadline == NOW + 24 * 60 * MINUTE
    assert after_a_move(position).table.clock.deadline == NOW + MINUTE + 24 * 60 * MINUTE


def computer_on_move():
    """Return a game of Анна and a computer in which it is the computer's turn."""
    record = lobby.with_computer(table(), ANNA, "easy", NOW)
    position = alarm.with_clock(None, turns.dealt(lobby.started(record, ANNA, NOW)), NOW)
    (seat,) = position.to_move
    return position if position.table.seats[seat].person is None else after_a_move(position, NOW)


def test_a_computer_moves_after_a_short_pause_and_has_no_clock():
    position = computer_on_move()
    assert position.table.clock.deadline is None
    assert not alarm.due(position, NOW, QUIET)
    later = NOW + alarm.COMPUTER_PAUSE
    assert alarm.due(position, later, QUIET).computers == tuple(position.to_move)
    assert alarm.with_alarm(position, QUIET).wake == later


def test_when_the_time_is_over_the_computer_moves_for_the_absent_one():
    position = begun(BORIS)
    deadline = position.table.clock.deadline
    assert not alarm.due(position, deadline - 1, QUIET).absent
    assert alarm.due(position, deadline, QUIET).absent == tuple(position.to_move)


def test_a_seat_whose_person_is_away_plays_itself():
    position = begun(BORIS)
    (seat,) = position.to_move
    seats = [replace(s, away=True) if n == seat else s for n, s in enumerate(position.table.seats)]
    away = alarm.replace_table(position, replace(position.table, seats=tuple(seats)))
    assert alarm.due(away, NOW + alarm.COMPUTER_PAUSE, QUIET).computers == (seat,)
    assert alarm.plays_itself(Seat(level="easy"))


def test_a_reminder_is_due_once():
    position = begun(BORIS)
    half = NOW + 12 * 60 * MINUTE
    assert alarm.with_alarm(position, QUIET).wake == half
    assert alarm.due(position, half, QUIET).remind == tuple(position.to_move)
    clock = replace(position.table.clock, reminders=1)
    reminded = alarm.replace_table(position, replace(position.table, clock=clock))
    assert not alarm.due(reminded, half, QUIET)
    assert alarm.with_alarm(reminded, QUIET).wake == NOW + int(24 * 60 * MINUTE * 0.9)


def test_without_a_clock_nothing_is_ever_due():
    position = begun(BORIS, pace=Pace.NONE)
    assert alarm.with_alarm(position, QUIET).wake is None
    assert not alarm.due(position, NOW + 10**12, QUIET)


def test_while_the_sand_runs_a_computer_keeps_its_own_pace_however_fast_the_others_are():
    record = lobby.with_computer(table(game="confetti"), ANNA, "easy", NOW)
    position = turns.dealt(lobby.started(record, ANNA, NOW))
    computer = next(number for number, seat in enumerate(position.table.seats) if seat.person is None)
    for seat in (0, 1):
        position = turns.played(position, seat, "ready", NOW)
    mine, first = 1 - computer, NOW + alarm.REACTIONS["easy"]
    for number in range(5):
        card = position.state.slots[number]
        position = turns.played(position, mine, card, NOW + 700 * number)
        assert alarm.with_alarm(position, QUIET).wake <= first, "it does not wait for a quiet moment"
    position = turns.expired(position, first - 1)  # the first cards can no longer be contested
    assert not alarm.due(position, first - 1, QUIET).computers
    assert alarm.due(position, first, QUIET).computers == (computer,)
