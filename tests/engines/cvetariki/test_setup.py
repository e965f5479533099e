"""Setup: the deal, the secrets, the first player, the number of players."""

from collections import Counter

import pytest

from engines.cvetariki import GAME
from engines.cvetariki.board import COLOURS, has_clump, unpack
from engines.cvetariki.deal import dealt_board
from engines.errors import BadSetup
from engines.randomness import Rng
from tests.engines.cvetariki.naive import largest_clump


def dealt(seats, seed="x", **options):
    return GAME.setup(options, seats, Rng.of(seed)).state


def test_100_tokens_19_of_each_of_five_colours_and_5_jokers_in_10_columns_of_10():
    state = dealt(2)
    assert [len(column) for column in state.columns] == [10] * 10
    assert Counter("".join(state.columns)) == {"R": 19, "Y": 19, "G": 19, "B": 19, "V": 19, "*": 5}


@pytest.mark.parametrize("part", range(10))
def test_no_5_tokens_of_one_colour_touch_and_dealing_always_ends(part):
    rng = Rng.of("deals", part)
    for number in range(1_000):
        board = dealt_board(rng)
        assert not has_clump(board, 5)
        if number % 25 == 0:
            assert largest_clump(unpack(board)) < 5


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_no_5_tokens_touch_in_100_000_deals(part):
    rng = Rng.of("many deals", part)
    assert not any(has_clump(dealt_board(rng), 5) for _ in range(10_000))


def test_a_clump_of_any_shape_counts_not_only_a_straight_row():
    assert largest_clump(("RR", "R", "RR")) == 5
    assert largest_clump(("RR", "*", "RR")) == 2, "a joker counts as no colour and joins nothing"


def test_the_chutes_are_kept_as_they_are_and_only_put_into_another_order():
    """Each chute of the deal is in the shuffle that it came from."""
    rng = Rng.of("orders")
    tokens = [colour.value for colour in COLOURS for _ in range(19)] + ["*"] * 5
    first = Rng.of("orders").shuffled(tokens)
    chutes = Counter("".join(first[at : at + 10]) for at in range(0, 100, 10))
    board = dealt_board(rng)
    assert Counter(unpack(board)) == chutes, "this seed needs no second shuffle"
    assert unpack(board) != tuple("".join(first[at : at + 10]) for at in range(0, 100, 10)), "but another order"


def test_secret_tokens_are_dealt_at_random_all_different():
    dealt_to_first = Counter()
    for number in range(200):
        secrets = dealt(5, seed=f"secrets {number}").secrets
        assert sorted(colour for secret in secrets for colour in secret) == sorted(COLOURS)
        dealt_to_first[secrets[0][0]] += 1
    assert set(dealt_to_first) == set(COLOURS)


@pytest.mark.parametrize(
    ("seats", "options", "each"),
    [
        (3, {}, 1),
        (2, {"variant": "two-colours"}, 2),
        (4, {"variant": "teams"}, 1),
        (1, {"variant": "solo"}, 1),
        (1, {"variant": "solo", "secrets": 5}, 5),
    ],
)
def test_how_many_secrets_each_player_gets(seats, options, each):
    state = dealt(seats, **options)
    assert [len(set(secret)) for secret in state.secrets] == [each] * seats
    assert len({colour for secret in state.secrets for colour in secret}) == each * seats


def test_a_random_seat_begins():
    assert {dealt(4, seed=f"begins {number}").turn for number in range(60)} == {0, 1, 2, 3}


def test_the_same_seed_deals_the_same_game():
    assert dealt(3, seed="same") == dealt(3, seed="same") != dealt(3, seed="other")


@pytest.mark.parametrize(
    ("variant", "seats"),
    [("classic", 6), ("two-colours", 1), ("two-colours", 3), ("teams", 2), ("teams", 5), ("solo", 2)],
)
def test_any_other_number_of_players_is_refused(variant, seats):
    with pytest.raises(BadSetup) as refused:
        dealt(seats, variant=variant)
    assert refused.value.key == ("setup-seats" if variant == "classic" else "setup-seats-exactly")


def test_classic_with_one_player_points_to_solo():
    with pytest.raises(BadSetup) as refused:
        dealt(1)
    assert refused.value.key == "cvetariki-classic-alone"


def test_everybody_is_told_the_own_colour_and_nobody_anothers():
    step = GAME.setup({}, 3, Rng.of("told"))
    told = {event.to: event.params["colours"] for event in step.events if event.key == "cvetariki-your-colours"}
    assert told == {seat: secret[0].value for seat, secret in enumerate(step.state.secrets)}


def test_partners_are_told_both_colours_their_own_first():
    step = GAME.setup({"variant": "teams"}, 4, Rng.of("told"))
    told = {event.to: event.params["colours"] for event in step.events if event.key == "cvetariki-your-colours"}
    own = [secret[0].value for secret in step.state.secrets]
    assert told == {0: own[0] + own[2], 1: own[1] + own[3], 2: own[2] + own[0], 3: own[3] + own[1]}


def test_in_solo_nobody_is_said_to_begin():
    keys = [event.key for event in GAME.setup({"variant": "solo", "secrets": 2}, 1, Rng.of("solo")).events]
    assert keys == ["cvetariki-solo-colours"]


def test_in_solo_the_colours_are_public():
    step = GAME.setup({"variant": "solo", "secrets": 2}, 1, Rng.of("solo"))
    assert step.events[0].key == "cvetariki-solo-colours"
    assert step.events[0].to is None
    assert GAME.view_for(step.state, None).secrets == step.state.secrets
