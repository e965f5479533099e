"""Between two rounds: which of the held cards become points. The look is the picked cards, concatenated."""

from bot.screens.confetti.naming import symbols
from bot.screens.contract import Shown
from bot.screens.language import Button, Style, line, rows
from engines.confetti.deck import Card
from engines.confetti.notation import format_move
from engines.confetti.state import Keep
from engines.confetti.view import View
from engines.contract import Seat
from render.confetti.choices import numbers, own_cards


def keeping(view: View, seat: Seat, look: str) -> Shown:
    """The cards taken first are picked by default; pressing a card toggles it."""
    held, wanted = own_cards(view, seat), view.scores[seat].to_keep
    picked = _picked(held, look) if look else list(held[:wanted])
    toggles = [
        Button(
            press=f"?!{_together(_toggled(held, picked, card))}",
            label=str(number),
            detail=f"{number}: {symbols(card)}",
            style=Style.MAIN if card in picked else Style.PLAIN,
        )
        for card, number in numbers(view, seat).items()
    ]
    keep = Button(
        press=format_move(Keep(tuple(picked))),
        label=line("confetti-button-keep"),
        style=Style.GOOD,
        enabled=len(picked) == wanted,
    )
    told = line("confetti-keep-which", cards=wanted, picked=len(picked))
    return Shown(lines=(told,), choices=(*rows(toggles, 5), (keep,)), chosen=_together(picked))


def _picked(held: tuple[Card, ...], look: str) -> list[Card]:
    named = {look[at : at + 3] for at in range(0, len(look), 3)}
    return [card for card in held if str(card) in named]


def _toggled(held: tuple[Card, ...], picked: list[Card], card: Card) -> list[Card]:
    return [other for other in held if (other in picked) != (other == card)]


def _together(cards: list[Card]) -> str:
    # An empty pick must differ from the empty look of the start, which means the default pick.
    return "".join(map(str, cards)) or "-"
