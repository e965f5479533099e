"""Cvetariki as a film, and the art of the lobby card."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from engines.contract import Seat
from engines.cvetariki.board import Cell
from engines.cvetariki.state import LastPop
from engines.cvetariki.view import View
from render.art.tokens import Token
from render.cvetariki.board import Board, Place, outlined, tokens
from render.cvetariki.popping import popped_group
from render.cvetariki.scores import left_of
from render.cvetariki.sides import sides, winning_sides
from render.films.ending import Standing, total_of
from render.films.furniture import FOOT, HEAD, Page, heading
from render.films.reel import Reel
from render.films.story import SHOWN_MS, THEN_MS, Frame, Story
from render.films.veil import Veil, veil
from render.parts.contour import Stroke
from render.parts.inline import mark
from render.scene import Item, sprite
from render.words import Words

# The corner of a board on the lobby card.
_SAMPLE = ("VGRRG", "YG*RG", "YYBVG")

# Among faint tokens a line needs no edge of its own, and the chutes may be seen inside of it.
_LINE = Stroke(inside="well", outside="well", width=4, halo=0)


def film(story: Story, words: Words, width: int = 480) -> Iterator[Frame]:
    """Yield each group before it goes, then the board without it; at the end the secrets."""
    page = Page(width)
    board = Board(page.px(15), page.px(HEAD), (width - page.px(30)) // 10)
    reel = Reel(page, words, story, board.bottom + page.px(FOOT))
    first = story.views[0]
    yield reel.opening("cvetariki-picture-name", len(first.secrets), _tokens(board, first))
    for number, (before, after) in enumerate(pairwise(story.views), 1):
        if after.last is None or after.moves == before.moves:
            continue
        head = tuple(_caption(reel, after.last))
        group = popped_group(before, after)
        chosen = (*_tokens(board, before), *outlined(board, group, _LINE))
        yield reel.frame(head, chosen, number, SHOWN_MS, _rest(board, before, group))
        yield reel.frame(head, _tokens(board, after), number, THEN_MS)
    if story.outcome is not None:
        yield from _end(reel, replace(story.views[-1], outcome=story.outcome))


def _tokens(board: Board, view: View) -> Iterator[Item]:
    """Yield the board without any marks."""
    return tokens(board, replace(view, last=None))


def _rest(board: Board, view: View, group: tuple[Cell, ...]) -> Veil:
    """Everything but a group and its outline is faint, as far as there are tokens."""
    highest = max(map(len, view.columns))
    last = max(number for number, column in enumerate(view.columns) if column)
    rim = board.pitch // 12
    around = ((*board.corner(cell), *board.corner(Cell(cell.column + 1, cell.row - 1))) for cell in group)
    holes = tuple((x - rim, y - rim, right + rim, bottom + rim) for x, y, right, bottom in around)
    left, top = board.corner(Cell(0, highest - 1))
    return veil((left, top, left + (last + 1) * board.pitch, board.bottom), holes)


def _caption(reel: Reel, last: LastPop) -> Iterator[Item]:
    said = reel.words.say("cvetariki-picture-film-pops", token=mark(last.colour), tokens=last.tokens)
    return heading(reel.page, reel.words, seat=last.seat, title=str, below=said)


def _end(reel: Reel, view: View) -> Iterator[Frame]:
    outcome, words = view.outcome, reel.words
    assert outcome is not None  # noqa: S101 (set by the caller)
    reason = ""
    if outcome.scores:
        key = outcome.key.replace("cvetariki-", "cvetariki-picture-") + "-because"
        reason = words.say(key, moves=view.moves, left=outcome.scores[0].total)
    standings = [_standing(reel.page, view, side) for side in sides(view)]
    foot = words.say("cvetariki-picture-film-left")
    return reel.ending(standings, sides=winning_sides(view), reason=reason, foot=foot)


def _standing(page: Page, view: View, side: tuple[Seat, ...]) -> Standing:
    outcome = view.outcome
    assert outcome is not None  # noqa: S101
    colours = [colour for seat in side for colour in view.secrets[seat] or ()]
    counts, everybody = left_of(view), sides(view)
    place = 1 + sum(outcome.places[other[0]] < outcome.places[side[0]] for other in everybody)
    return Standing(
        seats=side,
        place=place if len(everybody) > 1 else 0,
        won=side[0] in outcome.winners,
        total=total_of(outcome, side[0]),
        secrets=tuple(Token(colour, page.px(48)) for colour in colours),
        parts=tuple(Token(colour, page.px(26)) for colour in colours for _ in range(counts[colour])),
    )


def banner() -> Iterator[Item]:
    """A corner of a board, cut off by the edges of the card."""
    rows = _SAMPLE
    for row, kinds in enumerate(rows):
        for column, kind in enumerate(kinds):
            beside = {
                "N": rows[row - 1][column] if row else "",
                "E": kinds[column + 1] if column < len(kinds) - 1 else "",
                "S": rows[row + 1][column] if row < len(rows) - 1 else "",
                "W": kinds[column - 1] if column else "",
            }
            arms = "".join(kind if other == kind else "." for other in beside.values())
            yield sprite(486 + column * 86, -12 + row * 86, Place(86, kind, arms, bare="bar"))
