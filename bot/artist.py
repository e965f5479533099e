"""Pictures for screens, with their alt text. Drawing takes a while: `bot.workers.artist` does it elsewhere."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from bot.screens.language import Drawing
from bot.screens.lobby import COUNTED, option_label
from bot.screens.lobby_view import LobbySeat, LobbyView
from bot.tables import turns
from bot.tables.lobby import game_of
from bot.texts import Words
from render.cards.contests.duel import Duel, duel
from render.cards.contests.league import League, league
from render.cards.daily.board import DailyBoard, board_alone, daily_board
from render.cards.daily.share import DailyShare, daily_share
from render.cards.daily.summary import DailySummary, daily_summary
from render.cards.lobby import Guest, Lobby, Seen, lobby
from render.cards.review import HowItWent, Retold, how_it_went, retold
from render.cards.stats import Stats, stats
from render.cards.top import Top, top
from render.films import Story, gif, paced
from render.lettering import drawable
from render.raster.picture import picture
from render.registry import pictures
from render.scene import Area, Scene
from render.standings import Result, Row, Standings
from render.theme import Look
from render.words import USUAL, Own, Standpoint, Words as PictureWords
from storage import Sight
from storage.timing import wall_clock

_CARDS: dict[type, Callable[[Any], Scene]] = {
    Stats: stats,
    Top: top,
    DailyShare: daily_share,
    DailySummary: daily_summary,
    League: league,
    Duel: duel,
}
"""Pictures of no table."""
_EYES = {Sight.UNSEEN: Seen.NOT_YET, Sight.DELIVERED: Seen.SENT, Sight.SEEN: Seen.SEEN}


@dataclass(frozen=True, kw_only=True)
class Picture:
    """A drawn picture. `file` is the same for everybody: a file name must not reveal what is in the picture."""

    data: bytes
    alt: str
    scene: Scene
    file: str = "board.png"


def drawn(drawing: Drawing, words: Words, look: Look, now: Callable[[], int] = wall_clock) -> Picture:
    """Draw a picture in the viewer's language and look, with the sand as far as it has run by now."""
    scene, alt = scened(drawing, words, now)
    file = "card.png" if type(drawing.view) in {DailyBoard, HowItWent, *_CARDS} else "board.png"
    return Picture(data=picture(scene, look), alt=alt, scene=scene, file=file)


def scened(
    drawing: Drawing,
    words: Words,
    now: Callable[[], int] = wall_clock,
    *,
    apart: bool = False,
    seen: Standpoint = USUAL,
) -> tuple[Scene, str]:
    """Return a picture before it is drawn, and its alt text.

    `apart` is without what `told` says in words, for whoever looks from there.
    """
    if isinstance(drawing.view, DailyBoard):
        inner = Drawing(game=drawing.view.game, view=drawing.view.board)
        game, said = pictures()[inner.game], replace(picture_words(words, inner, now), apart=apart)
        if apart:
            board = game.dealt(inner.view, said) or board_alone(game.scene(inner.view, said), bare=True)
            return board, game.alt(inner.view, said)
        return daily_board(drawing.view, game.scene(inner.view, said)), drawing.view.alt
    if isinstance(drawing.view, HowItWent):
        said = picture_words(words, drawing, now)
        return how_it_went(drawing.view, said, words(f"game-{drawing.game}")), _review_alt(drawing.view, words)
    if type(drawing.view) in _CARDS:
        return _CARDS[type(drawing.view)](drawing.view), drawing.view.alt
    if isinstance(drawing.view, LobbyView):
        card = lobby_card(drawing.view, words)
        return lobby(card), _lobby_alt(card)
    game, said = pictures()[drawing.game], replace(picture_words(words, drawing, now), apart=apart, seen=seen)
    return game.scene(drawing.view, said, drawing.chosen), game.alt(drawing.view, said)


def ahead(drawing: Drawing, after: Any, words: Words, seen: Standpoint) -> tuple[Area, ...]:
    """Return where the move that leads to another view is made, in the picture of a board alone (`apart`)."""
    said = replace(picture_words(words, drawing), apart=True, seen=seen)
    return pictures()[drawing.game].ahead(drawing.view, after, said)


def told(drawing: Drawing, words: Words) -> tuple[Standings | None, Result | None]:
    """Return the scores or the result of a game in words, as far as it tells them so."""
    game, said = pictures()[drawing.game], picture_words(words, drawing)
    result = game.result(drawing.view, said)
    return (None, result) if result is not None else (game.standings(drawing.view, said), None)


def tasks_of(drawing: Drawing, words: Words) -> tuple[Row, ...]:
    """Return what scores on the board of a day, where boards differ in that."""
    shown = drawing.view
    inner = Drawing(game=shown.game, view=shown.board)
    return (
        pictures()[shown.game].tasks(shown.board, picture_words(words, inner)) if isinstance(shown, DailyBoard) else ()
    )


def told_again(drawing: Drawing, words: Words) -> Retold:
    """Return how a game went in words."""
    return retold(drawing.view, picture_words(words, drawing))


def filmed(game: str, story: Story, words: Words, look: Look) -> Picture:
    """Return a story as a GIF, which every platform can play; its alt text describes the last position."""
    drawn, last = pictures()[game], story.views[-1]
    said = picture_words(words, Drawing(game=game, view=last))
    frames = paced(drawn.film(story, said))
    return Picture(data=gif(frames, look), alt=drawn.alt(last, said), scene=frames[-1].scene, file="replay.gif")


def text_board(drawing: Drawing, words: Words) -> str:
    """Return the position in words, complete enough to play from."""
    return pictures()[drawing.game].text(drawing.view, picture_words(words, drawing))


def picture_words(words: Words, drawing: Drawing, now: Callable[[], int] = wall_clock) -> PictureWords:
    left = None if drawing.due_at is None else max(0, drawing.due_at - now())
    note = (words.line(drawing.note[0]), words.line(drawing.note[1])) if drawing.note else None
    return PictureWords(
        say=words.plain,
        names=tuple(words.names),
        now=max(0, now() - drawing.began_at),
        left=left,
        note=note,
        latest=drawing.latest,
        own=Own(drawing.alone.total, drawing.alone.played, drawing.hard) if drawing.alone is not None else None,
        past=cache(lambda: with_course(drawing).course),
    )


def with_course(drawing: Drawing) -> Drawing:
    """Return the drawing of a finished game with its course as everybody saw it, and without its record.

    Replaying a game takes a while: not to be done on the event loop.
    """
    record = drawing.record
    if record is None:
        return drawing
    views = tuple(game_of(record).view_for(step.state, None) for step in turns.steps(record))
    return replace(drawing, record=None, course=views)


def lobby_card(view: LobbyView, words: Words) -> Lobby:
    """Describe a lobby in words."""
    free = view.most - len(view.seats) if not view.begun else 0
    people = [seat for seat in view.seats if seat.level is None]
    seen = sum(seat.sight is Sight.SEEN for seat in people)
    looked = words("lobby-card-know", seen=seen, people=len(people))
    invited = (_room(view, words), words("lobby-card-begun" if view.begun else "lobby-card-invite"))
    return Lobby(
        slug=view.game,
        title=words(f"game-{view.game}"),
        lines=(words("lobby-card-dealt"), words("lobby-card-look")) if view.dealt else invited,
        guests=tuple(_guest(view, seat, number, words) for number, seat in enumerate(view.seats)),
        free=free,
        free_text=words("lobby-card-free"),
        facts=tuple(_facts(view, words)),
        tally=looked if view.dealt else f"{len(view.seats)} / {len(view.seats) + free}",
        dealt=view.dealt,
        beside=words("lobby-card-at-once") if view.dealt else "",
    )


def _facts(view: LobbyView, words: Words) -> Iterator[tuple[str, str]]:
    for option, value in view.options:
        name, label = words(f"option-name-{option}"), words.line(option_label(option, value))
        if isinstance(value, bool):
            yield "", label
        else:
            yield name, str(value) if option in COUNTED else label
    if view.pace is not None:
        yield words("option-name-clock"), words(f"option-clock-{view.pace}")
    if view.first is not None:
        yield words("lobby-card-first"), _name(view.seats[view.first], view.first, words)
    if view.table:
        yield words("lobby-card-table"), view.table
    if view.deal:
        yield words("lobby-card-deal"), view.deal


def _room(view: LobbyView, words: Words) -> str:
    """Say how many people can play: `2–5 players`, or a single number where only one fits."""
    if view.least == view.most:
        return words("lobby-card-seats-exactly", most=view.most)
    return words("lobby-card-seats", least=view.least, most=view.most)


def _guest(view: LobbyView, seat: LobbySeat, number: int, words: Words) -> Guest:
    name = _name(seat, number, words)
    if seat.level is not None:
        return Guest(name=name, note=words(f"level-{seat.level}"), computer=True)
    if view.dealt:
        return Guest(name=name, note=words(f"lobby-card-{seat.sight}"), host=seat.host, seen=_EYES[seat.sight])
    return Guest(name=name, note=words("lobby-card-host") if seat.host else "", host=seat.host)


def _name(seat: LobbySeat, number: int, words: Words) -> str:
    if seat.level is not None:
        return words("picture-computer", number=number + 1)  # as everywhere else
    return drawable(seat.name) or words("picture-seat", number=number + 1)


def _lobby_alt(card: Lobby) -> str:
    guests = ", ".join(f"{guest.name} ({guest.note})" if guest.note else guest.name for guest in card.guests)
    facts = "; ".join(f"{name}: {value}" if name else value for name, value in card.facts)
    return f"{card.title}. {card.lines[0].rstrip('.')}. {guests}. {facts}."


def _review_alt(shown: HowItWent, words: Words) -> str:
    """Say how high everybody's chances were at most."""
    peaks = (f"{name} {max(values)} %" for name, values in zip(words.names, shown.chances, strict=False))
    title, chances = words("review-title", game=shown.game), words("picture-review-chance")
    return f"{title}. {chances}, {words('picture-review-peak')}: {', '.join(peaks)}." if shown.chances else title
