"""The board of Cvetariki as text: for screen readers, for alt texts, and to play by typing."""

from collections.abc import Iterator

from engines.colours import Colour
from engines.cvetariki.board import COLUMNS, JOKER, KINDS, ROWS
from engines.cvetariki.view import View
from render.cvetariki.choices import choices
from render.cvetariki.scores import left_of
from render.cvetariki.sides import winning_sides
from render.theme import SYMBOLS, Symbol
from render.words import Words

EMPTY = "·"


def twin(kind: str) -> str:
    """Return the character that represents a token."""
    return Symbol.JOKER if kind == JOKER else SYMBOLS[Colour(kind)]


def text(view: View, words: Words) -> str:
    """Return the whole position: the board as rows of symbols, then every group by its number."""
    return "\n".join((*_status(view, words), "", *_board(view, words), "", *_groups(view, words), *_taken(view, words)))


def alt(view: View, words: Words) -> str:
    """Return what the picture shows, in a few sentences."""
    counts = ", ".join(f"{words.say('picture-colour', letter=kind)} {count}" for kind, count in left_of(view).items())
    return " ".join(
        (*(f"{line}." for line in _status(view, words)), f"{words.say('cvetariki-picture-on-board')}: {counts}.")
    )


def _status(view: View, words: Words) -> Iterator[str]:
    yield f"{words.say('cvetariki-picture-name')}, {words.say('picture-move', number=view.moves + 1)}"
    if view.last is not None:
        seat, colour, tokens = words.name(view.last.seat), twin(view.last.colour), view.last.tokens
        yield words.say("cvetariki-picture-pops", name=seat, token=colour, tokens=tokens)
        if view.last.closed_up:
            letters = " ".join(chr(ord("A") + column) for column in view.last.closed_up)
            yield words.say("cvetariki-picture-text-closed", columns=letters)
    if view.turn is not None:
        yield words.say("picture-turn", name=words.name(view.turn))
    yield from _known(view, words)
    if view.outcome is not None:
        yield from _result(view, words)


def _known(view: View, words: Words) -> Iterator[str]:
    """The secrets that this viewer may know."""
    for seat, secret in enumerate(view.secrets):
        if secret:
            named = ", ".join(f"{twin(colour)} {words.say('picture-colour', letter=colour)}" for colour in secret)
            yield words.say("cvetariki-picture-text-secret", name=words.name(seat), list=named)


def _result(view: View, words: Words) -> Iterator[str]:
    assert view.outcome is not None  # noqa: S101 (checked by the caller)
    winners = view.outcome.winners
    yield (
        words.say("picture-won", names=words.together(winners), count=winning_sides(view))
        if winners
        else words.say("picture-not-won")
    )
    for seat in sorted(range(len(view.taken)), key=view.outcome.places.__getitem__):
        place, left = view.outcome.places[seat], view.outcome.scores[seat].total
        yield words.say("picture-place", place=place, name=words.name(seat), score=left)


def _board(view: View, words: Words) -> Iterator[str]:
    yield words.say("cvetariki-picture-text-board")
    for row in reversed(range(ROWS)):
        cells = (twin(column[row]) if row < len(column) else EMPTY for column in view.columns)
        yield f"{row + 1:>2} {' '.join(cells)}"
    yield "   " + " ".join(chr(ord("A") + column) for column in range(COLUMNS))


def _groups(view: View, words: Words) -> Iterator[str]:
    found = choices(view)
    if not found:
        return
    yield words.say("cvetariki-picture-text-groups")
    for choice in found:
        yield words.say(
            "cvetariki-picture-text-group",
            number=choice.number,
            token=twin(choice.colour),
            name=words.say("picture-colour", letter=choice.colour.value),
            tokens=len(choice.cells),
            cells=" ".join(map(str, choice.cells)),
        )
    yield words.say("cvetariki-picture-text-how", number=found[0].number)
    yield ""


def _taken(view: View, words: Words) -> Iterator[str]:
    for seat, counts in enumerate(view.taken):
        row = "  ".join(f"{twin(kind)} {count}" for kind, count in zip(KINDS, counts, strict=True))
        yield words.say("cvetariki-picture-text-taken", name=words.name(seat), counts=row)
