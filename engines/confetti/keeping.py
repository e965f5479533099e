"""The end of a round: contested cards leave the game, hands are scored, points are kept or given back."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from engines.confetti.deal import start_round
from engines.confetti.deck import Card
from engines.confetti.rounds import LATEST_START
from engines.confetti.sets import worth
from engines.confetti.state import Keep, Pace, Phase, RoundScore, State
from engines.confetti.table import cards_of, holders, number_of, with_item
from engines.contract import Context, Event, Seat, Step
from engines.errors import IllegalMove


def end_round(state: State, context: Context) -> Step[State]:
    """Score every hand at the time in the context. After the last round nobody chooses what to keep."""
    step = _without_contested(state)
    over = Event(key="confetti-round-over", params={"round": state.round})
    state, events = step.state, [over, *step.events]
    scores = tuple(_score(state, seat) for seat in range(state.seats))
    gains = tuple(score.to_keep - len(score.given_back) for score in scores)
    state = replace(state, scores=scores, gains=(*state.gains, gains), last=None)
    for seat, score in enumerate(scores):
        events += _news(seat, score)
        if score.kept is not None:
            state = _settled(state, seat, score.kept)
    if state.is_last_round:
        return Step(state=replace(state, phase=Phase.OVER, until=None), events=tuple(events))
    is_live = state.pace is Pace.LIVE
    waiting = tuple(seat for seat in range(state.seats) if is_live or must_choose(state, seat))
    until = context.now + LATEST_START if is_live else None
    return _unless_waiting(replace(state, phase=Phase.KEEP, waiting=waiting, until=until), tuple(events), context)


def must_choose(state: State, seat: Seat) -> bool:
    """Return whether a seat must choose cards: some, but not all, of those held become points."""
    return bool(state.scores) and state.scores[seat].kept is None


def choices(state: State, seat: Seat) -> Iterator[Keep]:
    """Return every choice of cards to keep, those taken earliest first."""
    score = state.scores[seat]
    return map(Keep, combinations(score.worth.held, score.to_keep))


def keep(state: State, seat: Seat, move: Keep, context: Context) -> Step[State]:
    """Keep the chosen cards as points; the others go back to the table."""
    if not must_choose(state, seat):
        raise IllegalMove("confetti-nothing-to-keep")
    score = state.scores[seat]
    for card in move.cards:
        if card not in score.worth.held:
            raise IllegalMove("confetti-keep-not-held", colours=card)
    chosen = tuple(card for card in score.worth.held if card in move.cards)
    if len(move.cards) != score.to_keep or len(chosen) != score.to_keep:
        raise IllegalMove("confetti-keep-number", cards=score.to_keep)
    event = Event(key="confetti-kept", params={"seat": seat, "cards": len(chosen)})
    return no_longer_waiting(_settled(state, seat, chosen), seat, (event,), context)


def no_longer_waiting(state: State, seat: Seat, events: tuple[Event, ...], context: Context) -> Step[State]:
    """Stop waiting for a seat; the next round starts when nobody is left to wait for."""
    waiting = tuple(other for other in state.waiting if other != seat)
    return _unless_waiting(replace(state, waiting=waiting), events, context)


def close(state: State, context: Context) -> Step[State]:
    """Start the next round. Players who have not chosen keep the cards they took first."""
    events = []
    for seat, score in enumerate(state.scores):
        if score.kept is None:
            state = _settled(state, seat, score.worth.held[: score.to_keep])
            events.append(Event(key="confetti-kept-first", params={"seat": seat, "cards": score.to_keep}))
    number = state.round if state.phase is Phase.READY else state.round + 1
    started = start_round(state, number, context)
    return Step(state=started.state, events=(*events, *started.events))


def _unless_waiting(state: State, events: tuple[Event, ...], context: Context) -> Step[State]:
    if state.waiting:
        return Step(state=state, events=events)
    started = close(state, context)
    return Step(state=started.state, events=(*events, *started.events))


def _without_contested(state: State) -> Step[State]:
    contested = tuple(card for card in state.slots if len(holders(state, card)) > 1)
    events = tuple(
        Event(
            key="confetti-gone",
            params={"card": number_of(state, card), "seats": "".join(map(str, holders(state, card)))},
        )
        for card in contested
    )
    hands = tuple(tuple(hold for hold in hand if hold.card not in contested) for hand in state.hands)
    return Step(state=replace(state, hands=hands, out=(*state.out, *contested)), events=events)


def _score(state: State, seat: Seat) -> RoundScore:
    """Score a hand. Where there is no choice, it is settled at once."""
    held = cards_of(state.hands[seat])
    value = worth(held)
    if value.net < 0:
        return RoundScore(worth=value, kept=(), given_back=state.points[seat][value.net :])
    is_choice = 0 < value.net < len(held) and not state.is_last_round
    return RoundScore(worth=value, kept=None if is_choice else held[: value.net])


def _settled(state: State, seat: Seat, kept: tuple[Card, ...]) -> State:
    score = replace(state.scores[seat], kept=kept)
    left = len(state.points[seat]) - len(score.given_back)
    return replace(
        state,
        points=with_item(state.points, seat, (*state.points[seat][:left], *kept)),
        hands=with_item(state.hands, seat, ()),
        scores=with_item(state.scores, seat, score),
    )


def _news(seat: Seat, score: RoundScore) -> Iterator[Event]:
    value = score.worth
    yield Event(
        key="confetti-scored",
        params={"seat": seat, "sets": value.sets, "spare": value.penalty, "points": value.net},
    )
    if score.given_back:
        yield Event(key="confetti-given-back", params={"seat": seat, "cards": len(score.given_back)})
