"""Computer players of Конфетти: what each level notices, when it waits, and that none sees more than its seat."""

import subprocess
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from bot.simulation import Match, reports, standings
from engines.confetti import GAME
from engines.confetti.deck import DECK
from engines.confetti.players import LEVELS
from engines.confetti.players.plan import best_plan
from engines.contract import Context
from engines.randomness import Rng
from engines.replay import begin
from tests.engines.confetti import brute
from tests.engines.confetti.driver import TWO_FULL_SETS, by_turns, live
from tests.engines.confetti.hidden import twins
from tests.pythons import python

ROOT = Path(__file__).parents[3]
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
USEFUL, USELESS = "YGC GCY VOC OYG CVO", "RYC BRG VRB RVG BVR"


def chosen(table, seat, level="easy", seed="chosen"):
    legal = list(GAME.legal_moves(table.state, seat))
    move = GAME.choose(table.view(seat), legal, level, Rng.of(seed))
    return None if move is None else GAME.format_move(move)


def only(table, cards):
    """Leave only these cards on the table, besides those that are held."""
    held = [card for hand in table.view().hands for card in hand]
    table.state = replace(table.state, slots=(*held, *cards.split()))
    return table


def middle(pace: str, seats: int = 3):
    """Return a game in its second round, after some moves of `easy`."""
    state, number, now = begin(GAME, seed="players", options={"pace": pace}, seats=seats).state, 0, 0
    while not (state.round == 2 and sum(map(len, state.hands)) > 4 and GAME.to_move(state)):
        number, now = number + 1, now + 700
        context, movers = Context(rng=Rng.of("x", number), now=now), sorted(GAME.to_move(state))
        due = GAME.deadline(state)
        if due is not None and due <= now:
            state = GAME.expire(state, context).state
            continue
        seat = movers[number % len(movers)]
        view, legal = GAME.view_for(state, seat), list(GAME.legal_moves(state, seat))
        move = GAME.choose(view, legal, "easy", Rng.of("y", number))
        state = state if move is None else GAME.apply(state, seat, move, context).state
    return state


# No cheating: the order of the undealt cards is hidden, and so is the state behind the view


class Poison:
    """Any use of it fails."""

    def fail(self, *_):
        raise AssertionError("a player looked at what is none of its business")

    __getattr__ = __bool__ = __iter__ = __len__ = __getitem__ = __contains__ = __eq__ = __hash__ = __str__ = fail


@EVERY_LEVEL
@pytest.mark.parametrize("pace", ["live", "async"])
def test_a_player_never_asks_how_many_cards_wait_or_what_another_knows(pace, level):
    """The view has no hidden field; whatever a player does not need is poisoned all the same."""
    state = middle(pace)
    seat = min(GAME.to_move(state))
    view, legal = GAME.view_for(state, seat), list(GAME.legal_moves(state, seat))
    poisoned = replace(view, undealt=Poison(), aside=Poison(), side=Poison(), last=Poison(), outcome=Poison())
    assert GAME.choose(poisoned, legal, level, Rng.of("x")) == GAME.choose(view, legal, level, Rng.of("x"))
    assert GAME.explain(poisoned, legal[0]) == GAME.explain(view, legal[0])


@EVERY_LEVEL
@pytest.mark.parametrize("pace", ["live", "async"])
def test_another_deck_behind_the_same_view_changes_no_move(pace, level):
    state = middle(pace)
    seat = min(GAME.to_move(state))
    legal = list(GAME.legal_moves(state, seat))
    others = [other for number in range(3) for other in twins(state, seat, Rng.of("twins", number))]
    assert len({other.deck for other in others}) == 3
    moves = {GAME.choose(GAME.view_for(other, seat), legal, level, Rng.of("x")) for other in (state, *others)}
    assert len(moves) == 1


def test_the_public_does_not_play():
    table = live(2)
    with pytest.raises(ValueError, match="public"):
        GAME.choose(table.view(), list(GAME.legal_moves(table.state, 0)), "hard", Rng.of("x"))


def test_another_level_is_refused():
    with pytest.raises(ValueError, match="grandmaster"):
        chosen(live(2), 0, "grandmaster")


# The same seed gives the same move


@EVERY_LEVEL
@pytest.mark.parametrize("pace", ["live", "async"])
def test_a_seed_gives_the_same_move_again(pace, level):
    state = middle(pace)
    seat = min(GAME.to_move(state))
    view, legal = GAME.view_for(state, seat), list(GAME.legal_moves(state, seat))
    assert GAME.choose(view, legal, level, Rng.of("x")) == GAME.choose(view, legal, level, Rng.of("x"))


def test_every_supported_python_thinks_alike():
    found = [interpreter for version in ("3.11", "3.12", "3.13") if (interpreter := python(version))]
    if len(found) < 2:
        pytest.skip("only one Python is on this machine")
    asked = [[interpreter, "-m", "tests.engines.confetti.thoughts"] for interpreter in found]
    told = [subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout for command in asked]
    assert len(told[0].splitlines()) == 12
    assert set(told) == {told[0]}


# What every level notices


@EVERY_LEVEL
@pytest.mark.parametrize("table", [live, by_turns])
def test_a_set_is_completed(table, level):
    table = table(1, "ROY OYR YRO GCB VYC")
    table.do(0, "take ROY", "take OYR")
    assert chosen(only(table, "YRO GCB VYC"), 0, level) == "take YRO"


@EVERY_LEVEL
def test_by_turns_nobody_takes_a_card_that_costs(level):
    table = by_turns(1, f"{USEFUL} {USELESS}")
    table.do(0, *(f"take {card}" for card in USEFUL.split()))
    assert all(brute.net([*USEFUL.split(), card]) == 3 for card in USELESS.split())
    assert chosen(table, 0, level) == "done"


@EVERY_LEVEL
def test_while_the_sand_runs_a_hand_that_nothing_makes_better_is_held(level):
    table = live(2, TWO_FULL_SETS).take(0, TWO_FULL_SETS)
    assert table.moves(0), "cards could be dropped"
    assert chosen(table, 0, level) is None


@EVERY_LEVEL
def test_a_card_that_costs_is_dropped(level):
    table = only(live(2, "ROY OYR YRO GCB RVC BVR").take(0, "ROY OYR YRO GCB RVC BVR"), "VYC")
    assert chosen(table, 0, level) in ("drop GCB", "drop RVC", "drop BVR")


@EVERY_LEVEL
def test_nobody_reaches_for_a_card_of_others(level):
    table = live(2, "ROY OYR YRO").take(0, "ROY OYR").take(1, "YRO")
    assert "take YRO" in table.moves(0)
    assert chosen(table, 0, level) != "take YRO"


@EVERY_LEVEL
def test_the_cards_taken_first_are_kept(level):
    table = live(2, "ROY OYR YRO GCB").take(0, "GCB ROY OYR YRO").run_out()
    assert chosen(table, 0, level) == "keep GCB ROY"
    assert chosen(table, 1, level) == "ready"


# What the stronger levels notice


def test_medium_goes_where_a_card_leads():
    # Four cards go together; what seems to fit the first card best leads nowhere.
    table = only(live(2, "ROY").take(0, "ROY"), "OYR YRO GCB BRG")
    assert chosen(table, 0, "medium") in ("take OYR", "take YRO")


def test_medium_lets_a_card_go_for_a_better_one():
    hand = "ROY OYR YRO GCB CBG VYC"
    table = only(live(2, f"{hand} BGC").take(0, hand), "BGC")
    assert chosen(table, 0, "medium") == "drop VYC"
    table.do(0, "drop VYC")
    assert chosen(table, 0, "medium") == "take BGC"


def test_medium_yields_a_contested_card():
    table = live(2, "ROY OYR YRO").take(0, "ROY").take(1, "ROY")
    assert chosen(table, 0, "medium") == "drop ROY"


def test_hard_holds_on_to_a_contested_card_until_its_place_is_needed():
    table = only(live(2, "ROY GCB CBG BGC").take(0, "ROY").take(1, "ROY"), "GCB CBG BGC VYC")
    for _ in range(3):
        card = chosen(table, 0, "hard")
        assert card.startswith("take ")
        table.do(0, card)
    assert chosen(table, 0, "hard") is None
    hand = "GCB CBG BGC OCV CVO"
    crowded = live(2, f"ROY {hand} VOC").take(0, "ROY").take(1, "ROY").take(0, hand)
    assert chosen(only(crowded, "VOC"), 0, "hard") == "drop ROY"


def test_hard_makes_another_plan_when_somebody_was_faster():
    table = only(live(2, "ROY OYR YRO GCB CBG BGC").take(0, "ROY OYR").take(1, "YRO"), "GCB CBG BGC")
    seen = set()
    while (text := chosen(table, 0, "hard")) is not None:
        assert text not in seen, "it does not go round in circles"
        seen.add(text)
        table.do(0, text)
    assert set(table.hand(0).split()) == {"GCB", "CBG", "BGC"}


def test_hard_alone_by_turns_gets_the_best_hand_that_lies_there():
    table = only(by_turns(1), f"{TWO_FULL_SETS} {USELESS}")
    for _ in range(6):
        table.do(0, chosen(table, 0, "hard"))
    assert table.view().gains[0] == (6,)


@pytest.mark.parametrize("number", range(4))
def test_a_plan_is_as_good_as_every_choice_of_cards(number):
    pool = Rng.of("pool", number).shuffled(DECK)[:9]
    hands = (hand for size in range(6) for hand in combinations(pool, size))
    assert best_plan((), pool, 5).points == max(map(brute.net, hands))


def test_of_equally_good_plans_the_one_that_is_made_soonest_is_taken():
    cards = TWO_FULL_SETS.split()
    assert set(best_plan(cards[3:], [*cards[:3], "RYC", "YCR", "CRY"], 3).cards) == set(cards[3:])


# How strong they are: a few games here, 400 in docs/players.md


def share(first, second, games, **options):
    match = Match(game="confetti", players=(first, second), games=games, options=options, seed="strength")
    return standings(match, list(reports(match, 1)))[0].share


@pytest.mark.parametrize(
    ("pair", "games", "bar"), [(("easy", "random"), 6, 0.9), (("medium", "easy"), 6, 0.65), (("hard", "easy"), 2, 0.8)]
)
@pytest.mark.parametrize("pace", ["live", "async"])
def test_the_stronger_one_wins(pair, games, bar, pace):
    assert share(*pair, games, pace=pace) >= bar


@pytest.mark.soak
@pytest.mark.parametrize("pace", ["live", "async"])
@pytest.mark.parametrize(
    ("pair", "bar"),
    [(("medium", "random"), 0.9), (("medium", "easy"), 0.65), (("hard", "easy"), 0.8), (("hard", "medium"), 0.6)],
)
def test_the_stronger_one_wins_as_often_as_it_should(pair, bar, pace):
    assert share(*pair, 400, pace=pace) >= bar


@pytest.mark.soak
@EVERY_LEVEL
@pytest.mark.parametrize("seats", [1, 3, 5, 7])
def test_any_number_of_computers_plays_to_the_end(level, seats):
    for pace in ("live", "async"):
        match = Match(game="confetti", players=(level,) * seats, games=10, options={"pace": pace}, seed="soak")
        assert len(list(reports(match, 1))) == 10
