"""What happened: in words, and one thing after the other, each with the table as it was then."""

from collections.abc import Iterator
from dataclasses import replace

from engines.contract import Seat
from engines.dorozhki.cards import Card
from engines.dorozhki.deck import DECK
from engines.dorozhki.news import LAYS, News, What
from engines.dorozhki.view import View
from render.words import Words

Hands = tuple[tuple[Card, ...], ...]


def told(news: News, words: Words, name: str = "") -> str:
    """Say what happened."""
    return words.say(
        f"dorozhki-picture-{news.what.value.removeprefix('dorozhki-')}",
        name=name or words.name(news.seat),
        changes=news.changes or 0,
        joints=news.joints or 0,
    )


def beats(before: View, after: View) -> Iterator[tuple[News, View]]:
    """Yield each piece of news with its position: a decision may be followed by draws and cards that lay themselves."""
    hands, bank, cards = before.hands, before.bank, len(before.laid)
    fresh = list(after.fresh)
    outlined = made = after.fresh[:0]
    for news in after.happened:
        hands, bank = _held(news, hands, bank)
        if news.what in LAYS and fresh:
            cards += 1
            made = (fresh.pop(0),)
            # First the card alone; the path or ring that it made comes with the news about it.
            outlined = (replace(made[0], paths=(), rings=()),)
        else:
            outlined = made
        yield news, replace(after, laid=after.laid[:cards], fresh=outlined, hands=hands, bank=bank)


def first_card(before: View, after: View) -> tuple[Seat, tuple[News, ...], View] | None:
    """Return who laid the first card after a position, all news about it, and the table with it and what it made."""
    told: list[News] = []
    shown = after
    for news, view in beats(before, after):
        if news.what in LAYS and told:
            break
        if news.what in LAYS or told:
            told.append(news)
            shown = view
    if not told:
        return None
    return told[0].seat, tuple(told), replace(shown, fresh=after.fresh[:1])


def _held(news: News, hands: Hands, bank: int) -> tuple[Hands, int]:
    """Return the hands and the bank after a piece of news: a card is laid, or comes from the bank, or both."""
    if news.card is None:
        return hands, bank
    card, hand = DECK[news.card - 1], hands[news.seat]
    drawn = news.what is What.DREW_LAID or news.what not in LAYS
    hand = tuple(held for held in hand if held != card) if news.what in LAYS else (*hand, card)
    return (*hands[: news.seat], hand, *hands[news.seat + 1 :]), bank - drawn
