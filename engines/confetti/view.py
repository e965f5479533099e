"""What is known of a game of Конфетти: everything but the order of the cards not yet laid out.

[ruling] Points lie face down, but everybody saw them when they were held: they are no secret.
"""

from dataclasses import dataclass

from engines.confetti.deck import Card
from engines.confetti.draft import changes_left, on_turn
from engines.confetti.scoring import changes_made, outcome
from engines.confetti.sets import Worth, worth
from engines.confetti.state import Last, Pace, Phase, RoundScore, Side, State
from engines.confetti.table import cards_of, lying
from engines.contract import Outcome, Seat, check_seat


@dataclass(frozen=True, kw_only=True)
class View:
    viewer: Seat | None
    pace: Pace
    side: Side
    phase: Phase
    round: int
    """The round that is played, was just scored, or waits for everybody to be ready."""
    rounds: int
    limit: int
    sand: int
    """How long it runs, in ms."""
    starts_by: int | None
    """Live, while not everybody is ready: when the sand starts at the latest."""
    ends_at: int | None
    """Live, while the sand runs: when it is out."""
    slots: tuple[Card, ...]
    """The cards that the round began with, each in its place; their numbers count from 1."""
    aside: tuple[Card, ...]
    """Cards that wait for the next round: by turns those not open now, and points given back."""
    undealt: int
    out: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order of taking. A contested card is in two of them."""
    points: tuple[tuple[Card, ...], ...]
    """By seat, the newest last."""
    waiting: tuple[Seat, ...]
    """Who is not ready yet, or has cards to choose."""
    turn: Seat | None
    first: Seat | None
    turns: int | None
    """By turns: how many places of the snake this round has gone through, those of who is done included."""
    done: tuple[Seat, ...]
    changes_left: tuple[int, ...]
    """By turns, by seat: swaps and drops left in this round."""
    changes_made: tuple[int, ...]
    """By turns, by seat: swaps and drops of the whole game."""
    scores: tuple[RoundScore, ...]
    """Of the last finished round, by seat, with the schemes and what was kept so far."""
    gains: tuple[tuple[int, ...], ...]
    """Points won and lost, by finished round and seat."""
    worth: Worth | None
    """What the viewer's hand would score now. Contested cards count for nobody."""
    last: Last | None
    outcome: Outcome | None

    @property
    def holders(self) -> tuple[tuple[Seat, ...], ...]:
        """By slot: nobody, the holder, or the two who contest the card."""
        found: dict[Card, tuple[Seat, ...]] = {}
        for seat, hand in enumerate(self.hands):
            for card in hand:
                found[card] = (*found.get(card, ()), seat)
        return tuple(found.get(card, ()) for card in self.slots)


def view_for(state: State, seat: Seat | None) -> View:
    check_seat(seat, state.seats)
    in_sand, in_draft = state.phase is Phase.SAND, state.phase is Phase.DRAFT
    return View(
        viewer=seat,
        pace=state.pace,
        side=state.side,
        phase=state.phase,
        round=state.round,
        rounds=len(state.rounds),
        limit=state.limit,
        sand=state.sand,
        starts_by=None if in_sand else state.until,
        ends_at=state.until if in_sand else None,
        slots=state.slots,
        aside=_aside(state),
        undealt=len(state.deck) - state.dealt,
        out=state.out,
        hands=tuple(map(cards_of, state.hands)),
        points=state.points,
        waiting=state.waiting,
        turn=on_turn(state) if in_draft else None,
        first=state.first if in_draft else None,
        turns=state.turns if in_draft else None,
        done=state.done if in_draft else (),
        changes_left=tuple(changes_left(state, other) for other in range(state.seats)) if in_draft else (),
        changes_made=changes_made(state) if state.pace is Pace.ASYNC else (),
        scores=state.scores,
        gains=state.gains,
        worth=None if seat is None else _worth_now(state, seat),
        last=state.last,
        outcome=outcome(state),
    )


def _aside(state: State) -> tuple[Card, ...]:
    # Sorted: the order in which they came from the deck says nothing, but it is nobody's business either.
    slots = set(state.slots)
    return tuple(sorted(card for card in lying(state) if card not in slots))


def _worth_now(state: State, seat: Seat) -> Worth:
    others = {hold.card for other, hand in enumerate(state.hands) if other != seat for hold in hand}
    return worth([card for card in cards_of(state.hands[seat]) if card not in others])
