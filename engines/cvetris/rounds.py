"""The course of a game: each round's roll, the takes, and everything that follows automatically."""

from collections.abc import Sequence
from dataclasses import replace

from engines.contract import Event, Options, Seat, Step, check_seats
from engines.cvetris.box import COLOURS, LEAD_COLOURS, LEAD_SHAPES, ROW_STARS, SHAPES, TASK_CARDS, Task
from engines.cvetris.draft import draft_order, drafter, take_event, take_unasked, taken
from engines.cvetris.drawing import dice_of
from engines.cvetris.scoring import is_over
from engines.cvetris.settling import in_play, settled
from engines.cvetris.sheet import Sheet
from engines.cvetris.state import INFO, Hand, Stage, State, Take, Variant
from engines.cvetris.turn import begun
from engines.randomness import Rng

ROUNDS_ALONE = 40
"""More than a sheet has room for, unless nearly every figure is cut; then the dice begin again."""


def setup(options: Options, seats: int, rng: Rng) -> Step[State]:
    """Reveal one task of each kind, choose the first player, and roll."""
    alone = INFO.complete(options)["variant"] == Variant.SOLO
    check_seats(INFO, options, seats)
    state = State(
        tasks=tuple(rng.choice(_alone(cards) if alone else cards) for cards in TASK_CARDS.values()),
        sheets=(Sheet(),) * seats,
        hands=(Hand(),) * seats,
        active=rng.below(seats),
        row_ranks=(0,) * len(ROW_STARS),
        dice=tuple((rng.choice(SHAPES), rng.choice(COLOURS)) for _ in range(ROUNDS_ALONE)) if alone else (),
    )
    return carried_on(rolled(state, rng), rng)


def _alone(cards: Sequence[Task]) -> list[Task]:
    """Return the tasks that make sense alone: nobody has more or less than others."""
    return [card for card in cards if card not in LEAD_COLOURS and card not in LEAD_SHAPES]


def rolled(state: State, rng: Rng) -> Step[State]:
    """Begin a round: one die of each kind for every player still in play."""
    seats = in_play(state)
    thrown = state.dice[state.round % len(state.dice)] if state.dice else None
    state = replace(
        state,
        round=state.round + 1,
        hands=tuple(Hand(stage=Stage.OUT) if seat not in seats else Hand() for seat in range(state.seats)),
        order=draft_order(state.active, seats),
        takes=0,
        shapes=(thrown[0],) if thrown else tuple(rng.choice(SHAPES) for _ in seats),
        colours=(thrown[1],) if thrown else tuple(rng.choice(COLOURS) for _ in seats),
        last_take=None,
    )
    shapes, colours = ", ".join(state.shapes), "".join(state.colours)
    event = Event(
        key="cvetris-round",
        params={"round": state.round, "seat": state.active, "shapes": shapes, "colours": colours},
    )
    return Step(state=state, events=(event,))


def take(state: State, seat: Seat, die: Take, *, unasked: bool = False) -> Step[State]:
    """Take a die. The second one begins the player's turn."""
    state = taken(state, seat, die)
    event = take_event(seat, die, unasked=unasked)
    dice = dice_of(state.hands[seat])
    if dice is None:
        return Step(state=state, events=(event,))
    turn = begun(state, seat, dice)
    return Step(state=turn.state, events=(event, *turn.events))


def carried_on(step: Step[State], rng: Rng) -> Step[State]:
    """Do everything that needs no decision, until a player has to choose or the game is over."""
    seat, die = drafter(step.state), take_unasked(step.state)
    if seat is not None and die is not None:
        return carried_on(_then(step, take(step.state, seat, die, unasked=True)), rng)
    if any(hand.stage not in (Stage.DONE, Stage.OUT) for hand in step.state.hands):
        return step
    step = _then(step, settled(step.state))
    if is_over(step.state):
        return step
    return carried_on(_then(step, rolled(step.state, rng)), rng)


def _then(step: Step[State], following: Step[State]) -> Step[State]:
    return Step(state=following.state, events=(*step.events, *following.events))
