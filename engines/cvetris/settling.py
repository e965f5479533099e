"""The end of a round: row stars, bonuses of filled columns, and the next active player."""

from dataclasses import replace

from engines.contract import Event, Seat, Step
from engines.cvetris.box import BONUSES, ROW_STARS
from engines.cvetris.scoring import full_star_rows, stars_for_rank
from engines.cvetris.sheet import EMPTY, Mark, Sheet, column_letter
from engines.cvetris.state import Stage, State


def in_play(state: State) -> list[Seat]:
    return [seat for seat, hand in enumerate(state.hands) if hand.stage is not Stage.OUT]


def settled(state: State) -> Step[State]:
    """Settle a round in which everybody is done."""
    stars = _stars_given(state)
    bonuses = _bonuses_activated(stars.state)
    state = replace(bonuses.state, active=_next_active(bonuses.state))
    return Step(state=state, events=(*stars.events, *bonuses.events))


def _stars_given(state: State) -> Step[State]:
    """Everybody who filled a row in this round gets the same rank; the next rank is for a later round."""
    sheets, ranks, events = list(state.sheets), list(state.row_ranks), []
    for at, row in enumerate(ROW_STARS):
        filled = [seat for seat, sheet in enumerate(sheets) if _newly_full(sheet, at)]
        if not filled:
            continue
        stars = stars_for_rank(row, ranks[at])
        ranks[at] += 1
        for seat in filled:
            given = sheets[seat].row_stars
            sheets[seat] = replace(sheets[seat], row_stars=(*given[:at], stars, *given[at + 1 :]))
        if stars:
            seats = "".join(map(str, filled))
            events.append(Event(key="cvetris-row-stars", params={"row": row, "seats": seats, "points": stars}))
    return Step(state=replace(state, sheets=tuple(sheets), row_ranks=tuple(ranks)), events=tuple(events))


def _newly_full(sheet: Sheet, at: int) -> bool:
    return sheet.row_stars[at] is None and full_star_rows(sheet)[at]


def _bonuses_activated(state: State) -> Step[State]:
    sheets, events = list(state.sheets), []
    for seat in in_play(state):
        sheet = sheets[seat]
        filled = [at for at, mark in enumerate(sheet.bonuses) if mark is Mark.NONE and EMPTY not in sheet.columns[at]]
        if filled:
            marks = [Mark.ACTIVE if at in filled else mark for at, mark in enumerate(sheet.bonuses)]
            sheets[seat] = replace(sheet, bonuses=tuple(marks))
        for at in filled:
            bonus = BONUSES[at].value
            events.append(
                Event(key="cvetris-bonus", params={"seat": seat, "column": column_letter(at), "bonus": bonus})
            )
    return Step(state=replace(state, sheets=tuple(sheets)), events=tuple(events))


def _next_active(state: State) -> Seat:
    """The next player clockwise who is still in play; unchanged if nobody is."""
    clockwise = [(state.active + step) % state.seats for step in range(1, state.seats + 1)]
    playing = in_play(state)
    return next((seat for seat in clockwise if seat in playing), state.active)
