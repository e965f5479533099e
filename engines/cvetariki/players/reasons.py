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
    """Return the strongest reason for a move: there is always one that can be seen on the board."""
    if view.viewer is None or view.outcome is not None:
        return None
    considered = _considered(view, move)
    return next(_reasons(considered, view), None) or _plain(considered)


def persuasion(view: View, move: Pop) -> int:
    """Return how much is to be said for a move: 2 if it does something for its player, 1 if it does no harm, else 0."""
    considered = _considered(view, move)
    return 2 if next(_reasons(considered, view), None) is not None else int(considered.keeps)


def _considered(view: View, move: Pop) -> "_Move":
    known = Knowledge.of(view)
    group = group_at(known.board, move)
    return _Move(known, group, popped(known.board, group.cells))


@dataclass(frozen=True)
class _Move:
    known: Knowledge
    group: Group
    after: int

    @property
    def before(self) -> int:
        return self.known.board

    @property
    def keeps(self) -> bool:
        """Tell whether my groups stay as they are."""
        return all(_sizes(self.before, kind) == _sizes(self.after, kind) for kind in self.known.mine)


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
    if move.keeps and (broken := _broken(move)) is not None:
        yield broken


def _plain(move: _Move) -> Event:
    """Return what there is to say for a move that nothing else speaks for."""
    if move.keeps:
        return Event(key="cvetariki-hint-keeps")
    broken = _broken(move)
    if broken is not None:
        return broken
    left = sum(1 for _ in groups(move.after))
    return Event(key="cvetariki-hint-leaves", params={"groups": left}) if left else Event(key="cvetariki-hint-ends")


def _broken(move: _Move) -> Event | None:
    """Name the largest group of a colour that is not mine that falls apart, if others could want it."""
    others = set(range(len(COLOURS))) - move.known.mine - {COLOURS.index(move.group.colour)}
    sizes = {kind: _largest(move.before, kind) for kind in others if move.known.others}
    fallen = [kind for kind, size in sizes.items() if _largest(move.after, kind) < size]
    if not fallen:
        return None
    kind = max(sorted(fallen), key=sizes.__getitem__)
    return Event(key="cvetariki-hint-breaks", params={"colour": COLOURS[kind].value, "tokens": sizes[kind]})


def _largest(board: int, kind: Kind) -> int:
    """Count the tokens of the colour in its largest group."""
    return max(_sizes(board, kind), default=0)


def _sizes(board: int, kind: Kind) -> list[int]:
    """Count the tokens of the colour in each of its groups, smallest first."""
    tokens = tokens_of(board, COLOURS[kind])
    return sorted((group.cells & tokens).bit_count() for group in groups(board) if group.colour is COLOURS[kind])


def _suspects(known: Knowledge, view: View) -> Iterator[tuple[Seat, Kind]]:
    """Yield which seat seems to collect which colour; of two partners, the one who took more of it."""
    for side in known.others:
        kind = suspect(known, side)
        if kind is not None:
            _, seat = max((view.taken[seat][kind], -seat) for seat, of in enumerate(known.sides) if of == side)
            yield -seat, kind
