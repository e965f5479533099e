"""Pictures for screens, with their alt text. Drawing takes a while: `bot.workers.artist` does it elsewhere."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.screens.language import Drawing
from bot.screens.lobby_view import LobbySeat, LobbyView
from bot.screens.tables import option_label
from bot.texts import Words
from render.animation import gif
from render.lobby import Guest, Lobby, Seen, lobby
from render.raster import picture
from render.registry import pictures
from render.scene import Scene
from render.theme import Look
from render.words import Words as PictureWords
from storage import Sight
from storage.timing import wall_clock

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
    if isinstance(drawing.view, LobbyView):
        card = lobby_card(drawing.view, words)
        scene = lobby(card)
        return Picture(data=picture(scene, look), alt=_lobby_alt(card), scene=scene)
    game, said = pictures()[drawing.game], picture_words(words, drawing, now)
    scene = game.scene(drawing.view, said, drawing.chosen)
    return Picture(data=picture(scene, look), alt=game.alt(drawing.view, said), scene=scene)


def filmed(drawings: Sequence[Drawing], words: Words, look: Look) -> Picture:
    """Return pictures one after the other as a GIF, which every platform can play; the alt text is that of the last."""
    game, last = pictures()[drawings[-1].game], drawings[-1]
    said = picture_words(words, last)
    scenes = [game.frame(drawing.view, said) for drawing in drawings]
    return Picture(data=gif(scenes, look), alt=game.alt(last.view, said), scene=scenes[-1], file="replay.gif")


def text_board(drawing: Drawing, words: Words) -> str:
    """Return the position in words, complete enough to play from."""
    return pictures()[drawing.game].text(drawing.view, picture_words(words, drawing))


def picture_words(words: Words, drawing: Drawing, now: Callable[[], int] = wall_clock) -> PictureWords:
    return PictureWords(say=words.plain, names=tuple(words.names), now=max(0, now() - drawing.began_at))


def lobby_card(view: LobbyView, words: Words) -> Lobby:
    """Describe a lobby in words."""
    free = view.most - len(view.seats) if not view.dealt else 0
    facts = tuple((words(f"option-name-{name}"), words.line(option_label(name, value))) for name, value in view.options)
    clock = (words("option-name-clock"), words(f"option-clock-{view.pace}"))
    seen = sum(seat.sight is Sight.SEEN for seat in view.seats if seat.level is None)
    people = sum(seat.level is None for seat in view.seats)
    return Lobby(
        slug=view.game,
        title=words(f"game-{view.game}"),
        lines=(_room(view, words), words("lobby-card-invite")),
        guests=tuple(_guest(view, seat, number, words) for number, seat in enumerate(view.seats)),
        free=free,
        free_text=words("lobby-card-free"),
        facts=(*facts, clock),
        tally=f"{seen} / {people}" if view.dealt else f"{len(view.seats)} / {view.most}",
    )


def _room(view: LobbyView, words: Words) -> str:
    """Say how many people can play: `2–5 players`, or a single number where only one fits."""
    if view.least == view.most:
        return words("lobby-card-seats-exactly", most=view.most)
    return words("lobby-card-seats", least=view.least, most=view.most)


def _guest(view: LobbyView, seat: LobbySeat, number: int, words: Words) -> Guest:
    name = seat.name or words("computer-name", number=number + 1)
    if seat.level is not None:
        return Guest(name=name, note=words(f"level-{seat.level}"), computer=True)
    if view.dealt:
        return Guest(name=name, note=words(f"lobby-card-{seat.sight}"), host=seat.host, seen=_EYES[seat.sight])
    return Guest(name=name, note=words("lobby-card-host") if seat.host else "", host=seat.host)


def _lobby_alt(card: Lobby) -> str:
    guests = ", ".join(f"{guest.name} ({guest.note})" if guest.note else guest.name for guest in card.guests)
    facts = "; ".join(f"{name}: {value}" for name, value in card.facts)
    return f"{card.title}. {card.lines[0]}. {guests}. {facts}."
