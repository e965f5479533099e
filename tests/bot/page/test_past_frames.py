"""What a tab is told of the past: whom each line is about, who made each move, what came next and where."""

import random

import pytest
from msgspec.json import decode as decoded

from bot.page.showing.facts import Shown
from bot.page.showing.table import Showing
from bot.page.viewer import Viewer
from bot.pieces import offered
from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from bot.texts import Texts
from storage import LoadedTable, Person, Phase
from tests.bot.tables.people import ANNA, BORIS, DENIZ, HERE, NOW, table

TEXTS = Texts.load(strict=True)
EVE = Person(platform="local", user="eve")


def begun(game, *others, **options):
    return turns.dealt(lobby.started(table(*(others or (BORIS, DENIZ)), game=game, **options), ANNA, NOW))


def played(position, moves=400, seed=3):
    """Return a game after random moves; where the sand has to run out, it does."""
    dice = random.Random(seed)
    rules = game_of(position.table)
    for number in range(moves):
        if position.table.phase is not Phase.RUNNING:
            break
        due = rules.deadline(position.state)
        if due is not None and (not position.to_move or number % 12 == 11):
            position = turns.expired(position, position.table.started_at + due)
            continue
        seat = dice.choice(sorted(position.to_move))
        legal = [rules.format_move(move) for move in rules.legal_moves(position.state, seat)]
        position = turns.played(position, seat, dice.choice(legal), NOW)
    return position


def shown(position, person=EVE, locale="en"):
    held = LoadedTable(table=position.table, version=len(position.table.moves), loud=0, snapshot=position.snapshot)
    viewer = Viewer(person=person, room=HERE, locale=locale)
    return Shown(held=held, steps=turns.steps(position.table), viewer=viewer, now=NOW)


async def past(position, step, person=EVE, locale="en", *, is_open=False):
    table = shown(position, person, locale)
    table.viewer.open = is_open
    frame = await Showing(TEXTS).past(table, step)
    return decoded(frame.encoded(set()))


@pytest.mark.parametrize("game", list(offered()))
async def test_a_table_says_who_made_each_move_or_that_nobody_did(game):
    position = played(begun(game), 60)
    frame = (await Showing(TEXTS).table(shown(position))).data
    told = [any(event.to is None for event in step.events) for step in turns.steps(position.table)[1:]]
    made = ["." if entry.seat is None else str(entry.seat) for entry in position.table.moves]
    assert frame["movers"] == "".join(seat if said else "-" for seat, said in zip(made, told, strict=True))
    assert len(frame["movers"]) == frame["moves"] >= 10
    assert all(told) != game_of(position.table).info.has_live_phases


async def test_an_entry_that_nobody_is_told_of_is_no_move_for_readers():
    position = played(begun("confetti"), 100)
    movers = (await Showing(TEXTS).table(shown(position))).data["movers"]
    moves, first = len(movers) - movers.count("-"), movers.index("-")
    assert moves < len(movers)
    seen = await past(position, first)
    assert seen["headline"][0] == f"After move {first} of {moves}"
    assert f"move {moves}," in seen["stands"]
    following = await past(position, first + 2)
    assert following["headline"][0] == f"After move {first + 1} of {moves}"
    assert seen["next"]["said"] == [f"Next: {following['news'][0]}"], "what came next is the next move"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "The game is at move 3, and the clock is running."),
        ("ru", "Партия дошла до хода 3, время идёт."),
        ("tr", "Oyun 3. hamlede ve süre işliyor."),
    ],
)
async def test_a_game_with_a_timer_waits_for_nobody(locale, said):
    position = played(begun("confetti"), 3)
    assert game_of(position.table).deadline(position.state) is not None
    for person in (position.table.seats[0].person, EVE):
        assert (await past(position, 1, person, locale))["stands"] == said


@pytest.mark.parametrize("game", list(offered()))
async def test_the_chip_of_a_line_is_that_of_whom_it_is_about(game):
    position = played(begun(game), 150)
    log = (await Showing(TEXTS).table(shown(position, locale="ru"))).data["log"]
    names = [seat.name for seat in position.table.seats]
    for line in log:
        named = [seat for seat, name in enumerate(names) if name in line["text"]]
        assert line["seat"] in named or (line["seat"] is None and len(named) != 1), line
    movers = [None, *(entry.seat for entry in position.table.moves)]
    others = [line for line in log if line["seat"] not in {None, movers[line["move"]]}]
    assert others or game in {"cvetariki", "confetti"}, "a move of one player tells of another one"


@pytest.mark.parametrize("game", list(offered()))
async def test_the_next_move_is_told_and_lies_on_the_board(game):
    position = played(begun(game, **({"pace": "async"} if game == "confetti" else {})), 60)
    steps, placed = len(position.table.moves), 0
    for step in range(steps):
        frame = await past(position, step)
        board, following = frame["board"], frame["next"]
        assert all(text.startswith("Next: ") for text in following["said"])
        for x, y, wide, tall in following["boxes"]:
            assert 0 <= x <= x + wide <= board["scene"]["width"]
            assert board["head"] <= y <= y + tall <= board["foot"]
        placed += bool(following["boxes"])
    assert placed > steps / 2, "most moves have a place"
    assert (await past(position, steps))["next"] is None, "after the last there is none"


async def test_in_cvetariki_the_next_group_is_outlined():
    position = played(begun("cvetariki"), 6)
    steps = turns.steps(position.table)
    for step in range(6):
        frame = await past(position, step)
        (popped,) = steps[step + 1].events
        assert len(frame["next"]["boxes"]) == popped.params["tokens"]
        assert frame["next"]["said"] == [f"Next: {line}" for line in (await past(position, step + 1))["news"]]


async def test_a_die_of_cvetris_is_outlined_before_it_is_taken_and_cells_before_they_are_drawn():
    position = played(begun("cvetris"), 30)
    steps, kinds = turns.steps(position.table), set()
    for step in range(30):
        first = steps[step + 1].events[0].key
        boxes = (await past(position, step))["next"]["boxes"]
        if first.startswith("cvetris-takes"):
            kinds.add("die")
            assert boxes
        elif first in {"cvetris-draws", "cvetris-draws-part"}:
            kinds.add("figure")
            assert 1 <= len(boxes) <= 5
    assert kinds == {"die", "figure"}


async def test_the_past_of_a_running_game_is_the_same_for_all_where_there_are_secrets():
    position = played(begun("cvetariki"), 9)
    for step in range(9):
        seen = [await past(position, step, seat.person) for seat in position.table.seats]
        for frame in seen:
            del frame["stands"]
        assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize(
    ("locale", "yours", "theirs", "over"),
    [
        (
            "en",
            "The game is at move 6 and waits for you.",
            "The game is at move 6 and waits for Анна.",
            "ended with move",
        ),
        ("ru", "Партия дошла до хода 6 и ждёт тебя.", "Партия дошла до хода 6, ходит Анна.", "закончилась на ходу"),
        ("tr", "Oyun 6. hamlede ve seni bekliyor.", "Oyun 6. hamlede, sıra: Анна.", "hamlede bitti"),
    ],
)
async def test_where_the_game_is_and_for_whom_it_waits_is_said_to_the_reader(locale, yours, theirs, over):
    position = played(begun("cvetariki"), 6)
    (mover,) = position.to_move
    names = [seat.name for seat in position.table.seats]
    for seat, one in enumerate(position.table.seats):
        said = (await past(position, 2, one.person, locale))["stands"]
        assert said == (yours if seat == mover else theirs.replace("Анна", names[mover]))
    assert (await past(position, 2, EVE, locale))["stands"] == theirs.replace("Анна", names[mover])
    assert over in (await past(played(position), 2, EVE, locale))["stands"]


def cards_in(frame):
    scene = frame["board"]["scene"]
    cards = {at for at, art in enumerate(scene["arts"]) if art[3].startswith("domino")}
    return sum(item[0] in cards for item in scene["items"])


async def test_who_has_their_secret_open_sees_it_in_the_past_too():
    position = played(begun("cvetariki"), 12)
    seat = position.table.seats[1]
    closed, opened = await past(position, 3, seat.person), await past(position, 3, seat.person, is_open=True)
    assert closed["mine"] is None
    assert all(opened[name] == closed[name] for name in closed if name not in {"mine", "symbols"}), "as everybody's"
    own, public = ({tuple(art) for art in each["board"]["scene"]["arts"]} for each in (opened["mine"], opened))
    assert own - public, "own tokens are ringed"
    assert len(opened["mine"]["boxes"]) == len(opened["next"]["boxes"])
    seen = [game_of(position.table).view_for(step.state, 1) for step in turns.steps(position.table)]
    then, now = (sum(column.count(seen[0].secrets[1][0]) for column in view.columns) for view in (seen[3], seen[-1]))
    assert opened["mine"]["card"] == [f"{then} on the board then, {now} now."]
    assert (await past(position, 3, EVE, is_open=True))["mine"] is None
    assert (await past(played(position), 3, seat.person, is_open=True))["mine"] is None, "over: nothing is secret"


async def test_in_the_past_of_dorozhki_a_seat_finds_its_own_hand_when_it_is_over_too():
    position = played(begun("dorozhki"))
    assert position.table.phase is Phase.FINISHED
    steps = turns.steps(position.table)
    for seat, one in enumerate(position.table.seats):
        frame = await past(position, 4, one.person)
        assert [row["seat"] for row in frame["scores"]["rows"]] == [each % 3 for each in (seat + 1, seat + 2)]
        laid, held = len(steps[4].state.laid), len(steps[4].state.hands[seat])
        assert cards_in(frame) == laid + held
    watched = await past(position, 4)
    assert len(watched["scores"]["rows"]) == 3
    assert cards_in(watched) == len(steps[4].state.laid), "who only watches has no hand below the table"


async def test_who_waits_for_several_reads_how_many():
    position = next(each for each in (played(begun("cvetris"), moves) for moves in range(30)) if len(each.to_move) == 3)
    moves = len(position.table.moves)
    assert (await past(position, 0))["stands"] == f"The game is at move {moves} and waits for 3 players."
    assert (await past(position, 0, locale="ru"))["stands"] == f"Партия дошла до хода {moves}, ходят 3 игрока."


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Before move 1 of 3"), ("ru", "Перед ходом 1 из 3"), ("tr", "1. hamle öncesi / 3")],
)
async def test_before_the_first_move_there_is_no_move_zero(locale, said):
    assert (await past(played(begun("cvetariki"), 3), 0, locale=locale))["headline"][0] == said
