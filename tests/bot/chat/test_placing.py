"""Where a board goes: a new message that mentions people once, or an edit that mentions nobody."""

from msgspec.structs import replace

from bot.chat.boards.placing import FAST, placing
from bot.chat.news import since
from bot.tables import lobby, turns
from bot.tables.lobby import Who
from engines.registry import games
from storage import Person, Phase, Post, Room
from tests.bot.tables.people import NOW

ROOM = Room(platform="discord", chat="1")
PEOPLE = [Who(person=Person(platform="discord", user=str(n)), name=f"Player {n}", room=ROOM) for n in range(3)]


def in_lobby():
    table = lobby.opened(game="cvetariki", options={}, who=PEOPLE[0], room=ROOM, locale="en", seed="placing", now=NOW)
    return lobby.joined(lobby.joined(table, PEOPLE[1], NOW), PEOPLE[2], NOW)


def begun():
    return lobby.started(in_lobby(), PEOPLE[0], NOW + 1000)


def after(table, *gaps):
    """Return the table after moves made this many ms apart."""
    at, position = 0, turns.dealt(table)
    for gap in gaps:
        at += gap
        seat = min(position.to_move)
        game = games()["cvetariki"]
        move = game.format_move(next(iter(game.legal_moves(position.state, seat))))
        position = turns.played(position, seat, move, NOW + 1000 + at)
    return position


def post(table) -> Post:
    return Post(room=ROOM, messages=("1",), version=1, posted_at=table.touched_at)


def placed(then, now):
    """Return where the board goes, given when it was last shown."""
    known = since(now.table, turns.steps(now.table), then.table.revision, post(then.table))
    return placing(now.table, post(then.table), known.before, now.to_move)


def test_the_lobby_is_edited_while_people_come_and_go():
    table = in_lobby()
    assert not placing(table, post(table), (), ()).new


def test_the_first_board_is_a_new_message_and_calls_who_begins():
    first = turns.dealt(begun())
    where = placing(first.table, post(in_lobby()), (), first.to_move)
    assert where.new
    assert where.call == first.to_move


def test_in_calm_play_each_turn_is_a_new_message_with_one_call():
    table = begun()
    where = placed(after(table, 10), after(table, 10, 2 * FAST))
    assert where.new
    assert where.call == after(table, 10, 2 * FAST).to_move


def test_in_fast_play_the_board_is_edited_and_a_call_waits():
    table = begun()
    where = placed(after(table, 10), after(table, 10, FAST // 2))
    assert not where.new
    assert not where.call
    assert where.nudge == after(table, 10, FAST // 2).to_move


def test_moves_of_computers_make_no_play_fast():
    table = begun()
    seats = tuple(replace(seat, person=None, level="easy") if n == 1 else seat for n, seat in enumerate(table.seats))
    table = replace(table, seats=seats)
    now = after(table, 10, 2 * FAST, 900)
    assert placed(after(table, 10), now).new


def test_what_changes_nobodys_turn_calls_nobody():
    now = after(begun(), 10)
    where = placed(now, now)
    assert not where.new
    assert not where.call


def test_who_plays_alone_keeps_one_message():
    table = replace(begun(), options={"variant": "solo"}, seats=begun().seats[:1])
    now = after(table, 10, 2 * FAST)
    assert not placed(after(table, 10), now).new


def test_who_is_away_is_not_called():
    table = begun()
    table = replace(table, seats=tuple(replace(seat, away=True) for seat in table.seats))
    assert not placed(after(table, 10), after(table, 10, 2 * FAST)).call


def test_the_end_of_a_calm_game_is_a_new_message():
    table = begun()
    then, now = after(table, 10), after(table, 10, 2 * FAST)
    over = replace(now.table, phase=Phase.FINISHED)
    where = placing(over, post(then.table), then.to_move, ())
    assert where.new
    assert not where.call


def test_the_news_are_those_after_what_was_told():
    table = begun()
    now = after(table, 10, 10)
    whole = since(now.table, turns.steps(now.table), 0, None).news
    rest = since(now.table, turns.steps(now.table), 1, post(after(table, 10).table)).news
    assert len(rest) < len(whole)
    assert rest == whole[-len(rest) :]


def test_the_last_move_stays_told_while_nothing_new_happens():
    now = after(begun(), 10, 10)
    before = since(now.table, turns.steps(now.table), 1, post(after(begun(), 10).table)).news
    assert since(now.table, turns.steps(now.table), 2, post(now.table)).news == before
