"""Why a move is good, in one sentence, for `hint`; uses only the viewer's view."""

from collections.abc import Iterator
from dataclasses import dataclass

from engines.contract import Event, Seat
from engines.cvetariki.board import COLOURS, Group, counts, groups, lone, popped, tokens_of
from engines.cvetariki.players.beliefs import suspect
from engines.cvetariki.players.knowledge import Kind, Knowledge
from engines.cvetariki.rules import group_at
from engines.cvetariki.state import Pop
from engines.cvetariki.view import View


def explain(view: View, move: Pop) -> Event | None:
    """Return the strongest reason for a move, if there is a good one."""
    if view.viewer is None or view.outcome is not None:
        return None
    known = Knowledge.of(view)
    group = group_at(known.board, move)
    return next(_reasons(_Move(known, group, popped(known.board, group.cells)), view), None)


@dataclass(frozen=True)
class _Move:
    known: Knowledge
    group: Group
    after: int

    @property
    def before(self) -> int:
        return self.known.board


def _reasons(move: _Move, view: View) -> Iterator[Event]:
    """Yield the reasons that apply, strongest first."""
    if not sum(counts(move.after)[kind] for kind in move.known.mine):
        yield Event(key="cvetariki-hint-clears")
    if COLOURS.index(move.group.colour) in move.known.mine:
        tokens = (move.group.cells & tokens_of(move.before, move.group.colour)).bit_count()
        yield Event(key="cvetariki-hint-takes", params={"tokens": tokens})
    for kind in sorted(move.known.mine):
        size = _largest(move.after, kind)
        if size > _largest(move.before, kind):
            yield Event(key="cvetariki-hint-joins", params={"colour": COLOURS[kind].value, "tokens": size})
    for kind in sorted(move.known.mine):
        gathered = lone(move.before, kind) - lone(move.after, kind)
        if gathered > 0:
            yield Event(key="cvetariki-hint-gathers", params={"colour": COLOURS[kind].value, "tokens": gathered})
    for other, kind in _suspects(move.known, view):
        if lone(move.after, kind) > lone(move.before, kind):
            yield Event(key="cvetariki-hint-splits", params={"other": other, "colour": COLOURS[kind].value})


def _largest(board: int, kind: Kind) -> int:
    """Count the tokens of the colour in its largest group."""
    tokens = tokens_of(board, COLOURS[kind])
    sizes = ((group.cells & tokens).bit_count() for group in groups(board) if group.colour is COLOURS[kind])
    return max(sizes, default=0)


def _suspects(known: Knowledge, view: View) -> Iterator[tuple[Seat, Kind]]:
    """Yield which seat seems to collect which colour; of two partners, the one who took more of it."""
    for side in known.others:
        kind = suspect(known, side)
        if kind is not None:
            _, seat = max((view.taken[seat][kind], -seat) for seat, of in enumerate(known.sides) if of == side)
            yield -seat, kind
