"""What players see of a game of Confetti: everything except the order of the undealt cards.

[ruling] Points lie face down, but everybody saw them while they were held, so they are not secret.
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
    """The round that is being played, was just scored, or is about to start."""
    rounds: int
    limit: int
    sand: int
    """How long the sand runs, in ms."""
    starts_by: int | None
    """Live, while not everybody is ready: when the sand starts at the latest."""
    ends_at: int | None
    """Live, while the sand runs: when it runs out."""
    slots: tuple[Card, ...]
    """The cards that the round began with, in fixed slots; slot numbers count from 1."""
    aside: tuple[Card, ...]
    """Cards that wait for the next round: in turn-based games those not open now, and points given back."""
    undealt: int
    out: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order they were taken. A contested card is in two hands."""
    points: tuple[tuple[Card, ...], ...]
    """By seat, newest last."""
    waiting: tuple[Seat, ...]
    """Players who are not ready yet, or still have cards to choose."""
    turn: Seat | None
    first: Seat | None
    turns: int | None
    """Turn-based: how many turns of the snake order have passed in this round, including skipped ones."""
    done: tuple[Seat, ...]
    changes_left: tuple[int, ...]
    """Turn-based, by seat: swaps and drops left in this round."""
    changes_made: tuple[int, ...]
    """Turn-based, by seat: swaps and drops of the whole game."""
    scores: tuple[RoundScore, ...]
    """Of the last finished round, by seat, with the schemes and the cards kept so far."""
    gains: tuple[tuple[int, ...], ...]
    """Points won and lost, by finished round and seat."""
    worth: Worth | None
    """What the viewer's hand would score now. Contested cards count for neither player."""
    last: Last | None
    outcome: Outcome | None

    @property
    def holders(self) -> tuple[tuple[Seat, ...], ...]:
        """By slot: nobody, the holder, or the two seats that contest the card."""
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
    # Sorted, so that the deck order is not shown even where it is harmless.
    slots = set(state.slots)
    return tuple(sorted(card for card in lying(state) if card not in slots))


def _worth_now(state: State, seat: Seat) -> Worth:
    others = {hold.card for other, hand in enumerate(state.hands) if other != seat for hold in hand}
    return worth([card for card in cards_of(state.hands[seat]) if card not in others])
