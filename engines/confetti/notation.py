"""Moves of Confetti as text.

| text | move |
|---|---|
| `ready` | live: I am ready for the sand |
| `take ROY`, or just `ROY` | take a card; right after somebody took it: contest it |
| `drop ROY` | put a card back; if it is contested: yield it |
| `swap ROY OYR` | turn-based: put `ROY` back and take `OYR` |
| `done` | turn-based: done for this round |
| `keep ROY OYR YRO` | keep these held cards as points, in any order |

A card is its small, medium and large colour: red `R`, orange `O`, yellow `Y`, green `G`, cyan `C`, blue `B`, violet
`V`. Case, spaces and commas do not matter, cards may be run together (`keep royoyryro`), the symbols of the pictures
may replace the letters (`▲●★`), and the words may be Russian or Turkish. Cards are never named by their number on the
table: it changes every round, and a late press must not take a different card from the one intended.
"""

from engines.confetti.deck import DECK, Card
from engines.confetti.state import Done, Drop, Keep, Move, Ready, Swap, Take
from engines.errors import MalformedMove

_LONGEST = 60  # a whole hand with commas, after a long word
_MOST_KEPT = 9

# The symbols of the pictures, and Cyrillic letters that look like Latin ones.
_LETTERS = str.maketrans("▲●★✚☾◆■ОУСВ", "ROYGCBVOYCB")
_CARDS = frozenset(DECK)

_READY, _TAKE, _DROP, _SWAP, _DONE, _KEEP = "ready", "take", "drop", "swap", "done", "keep"
_WORDS = {
    word: verb
    for verb, words in {
        _READY: ("ready", "готово", "готов", "готова", "hazır", "hazir"),
        _TAKE: ("take", "взять", "беру", "al"),
        _DROP: ("drop", "вернуть", "отпустить", "bırak", "birak"),
        _SWAP: ("swap", "обмен", "меняю", "değiştir", "degistir"),
        _DONE: ("done", "хватит", "всё", "все", "bitti", "tamam"),
        _KEEP: ("keep", "оставить", "оставляю", "sakla", "tut"),
    }.items()
    for word in words
}


def parse_move(text: str) -> Move:
    """Parse a move; anything else raises `MalformedMove`."""
    words = text.replace(",", " ").split() if len(text) <= _LONGEST else []
    if not words:
        raise MalformedMove("confetti-malformed")
    verb = _WORDS.get(words[0].lower().replace("i̇", "i"))
    cards = _cards("".join(words if verb is None else words[1:]))
    return _move(verb or _TAKE, cards)


def format_move(move: Move) -> str:
    match move:
        case Ready():
            return _READY
        case Take(card):
            return f"{_TAKE} {card}"
        case Drop(card):
            return f"{_DROP} {card}"
        case Swap(put, take):
            return f"{_SWAP} {put} {take}"
        case Done():
            return _DONE
        case Keep(cards):
            return " ".join((_KEEP, *cards))


def _cards(letters: str) -> tuple[Card, ...]:
    letters = letters.upper().translate(_LETTERS)
    cards = tuple(letters[at : at + 3] for at in range(0, len(letters), 3))
    if not _CARDS.issuperset(cards):
        raise MalformedMove("confetti-malformed")
    return cards


def _move(verb: str, cards: tuple[Card, ...]) -> Move:
    match verb, cards:
        case "ready", ():
            return Ready()
        case "done", ():
            return Done()
        case "take", (card,):
            return Take(card)
        case "drop", (card,):
            return Drop(card)
        case "swap", (put, take):
            return Swap(put, take)
        case "keep", _ if 0 < len(cards) <= _MOST_KEPT and len(set(cards)) == len(cards):
            return Keep(cards)
        case _:
            raise MalformedMove("confetti-malformed")
