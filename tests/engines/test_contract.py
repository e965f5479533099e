"""The contract of a game, checked for every registered game."""

import dataclasses
import itertools
import secrets
from enum import Enum

import msgspec
import pytest
from hypothesis import given, settings as hypothesis_settings, strategies as st

from engines.contract import Context, Outcome
from engines.errors import BadSetup, GameOver, MalformedMove, NoSuchSeat, NotYourTurn, RuleError
from engines.randomness import Rng
from engines.registry import games
from engines.replay import Played, replay
from tests.engines.twins import twins
from tests.engines.walks import recorded, settings

EVERY_SETTING = pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
EVERY_GAME = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.info.slug)
SEEDS = st.sampled_from([secrets.token_hex(4) for _ in range(2)])
"""New ones in every run; few, so that the tests can share the games."""


def encoded(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


def quiet(now: int = 0) -> Context:
    return Context(rng=Rng.of("test"), now=now)


def check_step(setting, visit) -> None:
    """Invariants of every step of every game."""
    game, state = setting.game, visit.step.state
    movers, outcome = game.to_move(state), game.outcome(state)
    assert movers <= set(range(setting.seats))
    assert (outcome is None) == bool(movers or game.deadline(state) is not None)
    for seat in range(setting.seats):
        moves = list(itertools.islice(game.legal_moves(state, seat), 400))
        assert bool(moves) == (seat in movers)
        assert len(set(moves)) == len(moves)
        for move in moves:
            text = game.format_move(move)
            assert game.parse_move(text) == move
            assert len(text.encode()) <= 40
    for event in visit.step.events:
        assert event.to is None or event.to in range(setting.seats)
        assert all(type(value) in (str, int) for value in event.params.values())


def check_outcome(setting, outcome: Outcome) -> None:
    assert len(outcome.places) == len(outcome.scores) == setting.seats
    assert set(outcome.winners) <= set(range(setting.seats))
    assert all(outcome.places[seat] == 1 for seat in outcome.winners)
    for place in outcome.places:
        assert place == 1 + sum(other < place for other in outcome.places), "equals share, the next place is left out"


def check_frozen(value: object, seen: dict[int, object]) -> None:
    """State, views and moves are immutable all the way down. What was seen before, as most of a position, is."""
    if value is None or isinstance(value, (str, int, bool, bytes, Enum)) or id(value) in seen:
        return
    seen[id(value)] = value
    if dataclasses.is_dataclass(value):
        assert value.__dataclass_params__.frozen, type(value)
        for field in dataclasses.fields(value):
            if field.name != "params":
                check_frozen(getattr(value, field.name), seen)
    else:
        assert isinstance(value, (tuple, frozenset)), type(value)
        for item in value:
            check_frozen(item, seen)


@EVERY_SETTING
@hypothesis_settings(max_examples=2)
@given(seed=SEEDS)
def test_a_random_game_ends_and_keeps_every_promise_on_the_way(setting, seed):
    last = None
    for last in recorded(setting, seed):
        check_step(setting, last)
    check_outcome(setting, setting.game.outcome(last.step.state))


@EVERY_SETTING
@hypothesis_settings(max_examples=2)
@given(seed=SEEDS)
def test_a_replay_gives_the_same_states_and_events_as_the_live_game(setting, seed):
    visits = recorded(setting, seed)
    moves = [visit.played for visit in visits[1:]]
    again = replay(setting.game, seed=seed, options=dict(setting.options), seats=setting.seats, moves=moves)
    assert [visit.step for visit in visits] == list(again)


@EVERY_SETTING
@hypothesis_settings(max_examples=2)
@given(seed=SEEDS)
def test_states_and_views_are_frozen_and_states_survive_saving(setting, seed):
    game, seen = setting.game, {}
    for visit in recorded(setting, seed):
        state = visit.step.state
        check_frozen(state, seen)
        assert msgspec.msgpack.decode(encoded(state), type=game.state_type) == state
        for seat in (None, *range(setting.seats)):
            view = game.view_for(state, seat)
            check_frozen(view, seen)
            encoded(view)


@EVERY_SETTING
@hypothesis_settings(max_examples=2)
@given(seed=SEEDS)
def test_whatever_is_not_legal_is_refused_and_changes_nothing(setting, seed):
    """Moves from other positions are accepted only if they do what some legal move does."""
    game = setting.game
    elsewhere = {visit.played.move for visit in recorded(setting, "one") if visit.played and visit.played.move}
    foreign = [game.parse_move(text) for text in sorted(elsewhere)[:12]]
    for number, visit in enumerate(recorded(setting, seed)):
        if number % 5:
            continue
        state, now = visit.step.state, visit.played.at if visit.played else 0
        before = encoded(state)
        for seat in range(setting.seats):
            legal = list(itertools.islice(game.legal_moves(state, seat), 400))
            for move in foreign:
                try:
                    step = game.apply(state, seat, move, quiet(now))
                except RuleError:
                    continue
                assert move in legal or step.state in (game.apply(state, seat, m, quiet(now)).state for m in legal)
        assert encoded(state) == before


@EVERY_SETTING
def test_who_is_not_on_move_is_told_so(setting):
    game = setting.game
    for visit in itertools.islice(recorded(setting, "one"), 60):
        state = visit.step.state
        movers = game.to_move(state)
        if not movers:
            continue
        move = next(iter(game.legal_moves(state, min(movers))))
        for seat in set(range(setting.seats)) - movers:
            with pytest.raises(NotYourTurn):
                game.apply(state, seat, move, quiet(visit.played.at if visit.played else 0))


@EVERY_SETTING
def test_after_the_end_nothing_can_be_played(setting):
    visits = recorded(setting, "one")
    last = next(visit for visit in reversed(visits) if visit.played.seat is not None)
    state, game = visits[-1].step.state, setting.game
    assert game.deadline(state) is None
    with pytest.raises(GameOver):
        game.apply(state, last.played.seat, game.parse_move(last.played.move), quiet(visits[-1].played.at))


@EVERY_SETTING
def test_a_seat_that_the_table_does_not_have_is_refused(setting):
    game = setting.game
    state = recorded(setting, "one")[0].step.state
    move = next(iter(game.legal_moves(state, min(game.to_move(state)))))
    for seat in (-1, setting.seats):
        with pytest.raises(NoSuchSeat):
            game.apply(state, seat, move, quiet())
        with pytest.raises(NoSuchSeat):
            game.view_for(state, seat)


@EVERY_SETTING
def test_expire_before_the_deadline_changes_nothing(setting):
    game = setting.game
    for visit in recorded(setting, "one"):
        due = game.deadline(visit.step.state)
        now = visit.played.at if visit.played else 0
        if due is None or now < due:
            assert game.expire(visit.step.state, quiet(now)).state == visit.step.state


@EVERY_SETTING
@hypothesis_settings(max_examples=2)
@given(seed=SEEDS)
def test_what_the_public_or_another_seat_sees_does_not_depend_on_what_is_hidden(setting, seed):
    """Non-interference: the same game with different hidden information looks the same until a rule reveals it."""
    game = setting.game
    for visit in recorded(setting, seed):
        state = visit.step.state
        for seat in (None, *range(setting.seats)):
            for twin in twins(setting, state, seat, Rng.of(seed, "twins", str(seat))):
                assert game.view_for(twin, seat) == game.view_for(state, seat)
                assert game.to_move(twin) == game.to_move(state)
                if seat in game.to_move(state):
                    assert set(game.legal_moves(twin, seat)) == set(game.legal_moves(state, seat))


@EVERY_SETTING
def test_every_level_of_computer_player_chooses_a_legal_move(setting):
    game = setting.game
    for level in game.levels:
        every = 7 if level == game.levels[0] else 29  # the stronger levels are slow
        for number, visit in enumerate(recorded(setting, "one")):
            state = visit.step.state
            movers = sorted(game.to_move(state))
            if number % every == 0 and movers:
                seat = movers[number // every % len(movers)]
                legal = list(game.legal_moves(state, seat))
                move = game.choose(game.view_for(state, seat), legal, level, Rng.of("players", level, number, seat))
                assert move in legal or (move is None and game.deadline(state) is not None)


@EVERY_GAME
@hypothesis_settings(max_examples=200)
@given(text=st.one_of(st.text(max_size=60), st.text("ABCDEFGHIJabc0123456789 *+-:RYGBVOС", max_size=14)))
def test_junk_is_malformed_and_nothing_worse(game, text):
    try:
        move = game.parse_move(text)
    except MalformedMove:
        return
    assert game.parse_move(game.format_move(move)) == move


@EVERY_GAME
@pytest.mark.parametrize("text", ["", " ", "\0", "A" * 10_000, "🙂" * 2_500, "٣", "A١", "A" + "1" * 9_999, "\ud800"])
def test_long_and_strange_junk_is_malformed(game, text):
    with pytest.raises(MalformedMove):
        game.parse_move(text)


@EVERY_GAME
def test_wrong_options_and_wrong_numbers_of_players_are_refused(game):
    info = game.info
    with pytest.raises(BadSetup):
        game.setup({"no-such-option": 1}, info.seats.least, Rng.of("x"))
    for option in info.options:
        with pytest.raises(BadSetup):
            game.setup({option.name: "no such value"}, info.seats.least, Rng.of("x"))
    for seats in (-1, 0, info.seats.most + 1):
        with pytest.raises(BadSetup):
            game.setup({}, seats, Rng.of("x"))


@EVERY_GAME
def test_a_record_that_breaks_a_rule_does_not_replay(game):
    options = {"variant": "classic"} if any(o.name == "variant" for o in game.info.options) else {}
    seats = game.info.seat_range(options).most
    with pytest.raises(RuleError):
        list(replay(game, seed="x", options=options, seats=seats, moves=[Played(seat=0, move="?!")]))
