"""What a button carries, parsed once, at the door. Buttons live for weeks: what was posted keeps its meaning."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Move:
    """A move, in the text form of its game: `C4`."""

    text: str


@dataclass(frozen=True)
class Touch:
    """A move that depends on who presses (take this card, or let it go): `#…`."""

    word: str


@dataclass(frozen=True)
class Preview:
    """A look: it changes only what is shown, and carries the whole pending choice. `?…`, in the panel `?!…`."""

    choice: str
    private: bool


@dataclass(frozen=True)
class Act:
    """An action at the table (join, start, my secret, …): `!verb` or `!verb:argument`."""

    verb: str
    argument: str


Kind = Move | Touch | Preview | Act


@dataclass(frozen=True, kw_only=True)
class PressId:
    """A button of a table."""

    table: str
    stamp: str
    """Tells a press on an old board from one on the current board."""
    kind: Kind
    data: str = field(default="", compare=False)
    """All of it, as the button carries it."""

    @classmethod
    def read(cls, text: str) -> "PressId | None":
        """Parse an id; None if it is not one of ours."""
        table, _, rest = text.partition(":")
        stamp, colon, press = rest.partition(":")
        if not (colon and table and press):
            return None
        return cls(table=table, stamp=stamp, kind=kind_of(press), data=text)

    @property
    def is_move(self) -> bool:
        """Tell whether it is a move that can be confirmed first.

        A card touched while the sand runs can be let go again, and there is no time to ask.
        """
        return isinstance(self.kind, Move)

    def does(self, *verbs: str) -> bool:
        return isinstance(self.kind, Act) and self.kind.verb in verbs


def kind_of(press: str) -> Kind:
    """Parse what a button does: see `bot.screens.language.Button`."""
    match press[:1], press[1:]:
        case "!", rest:
            verb, _, argument = rest.partition(":")
            return Act(verb, argument)
        case "#", word:
            return Touch(word)
        case "?", look:
            return Preview(look.removeprefix("!"), private=look.startswith("!"))
        case _:
            return Move(press)
