"""The screens of the gallery: positions from games between computer players."""

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from engines.contract import Seat
from engines.registry import games
from engines.replay import begin
from render.cards.contests.duel import duel
from render.cards.contests.league import league
from render.cards.daily.board import daily_board
from render.cards.daily.share import daily_share
from render.cards.daily.summary import daily_summary
from render.cards.lobby import Guest, Lobby, Seen, lobby
from render.cards.stats import stats
from render.cards.top import top
from render.gallery import cards
from render.gallery.playing import played
from render.gallery.reviews import review
from render.registry import pictures
from render.scene import Scene
from render.speech import speech
from render.theme import Look, Palette, Shade
from render.words import Own, Words

NAMES = ("Анна", "Boris", "Deniz", "Mira", "Ольга", "Can", "Petra")
HOURS = 3_600_000
LONG_NAMES = ("Muhammed Abdülkerim Çelik", "Boris", "Александра-Константина", "Mira", "Ольга", "Can", "Petra")


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of the gallery. Golden ones are stored and compared by the tests."""

    name: str
    scene: Scene
    look: Look = field(default_factory=Look)
    alt: str = ""
    golden: bool = False


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen that a game lists in its `screens.py`."""

    name: str
    seats: int
    when: float
    """How far into the game, from 0 to 1; at 1 it is over."""
    options: tuple[tuple[str, str | int | bool], ...] = ()
    viewer: Seat | None = None
    """None for the public, -1 for the player whose turn it is."""
    chosen: str = ""
    look: Look = field(default_factory=Look)
    language: str = "ru"
    golden: bool = False
    phase: str = ""
    """Only positions in this phase count."""
    names: tuple[str, ...] = NAMES
    left: int | None = None
    """How many ms are left for the move."""
    own: Own | None = None
    """What whoever plays alone has done so far, this game included."""
    then: Callable[[Any, int], Any] | None = None
    """What happens next that computer players don't do."""


def screens() -> Iterator[Shot]:
    """Yield every picture of the gallery."""
    yield from lobbies()
    yield Shot("card-stats", stats(cards.stats()), alt="results", golden=True)
    yield Shot("card-stats-dark", stats(cards.stats()), Look(Shade.DARK))
    yield Shot("card-daily", _daily_board(), alt="the board of the day")
    yield Shot("card-daily-share", daily_share(cards.daily_share()), alt="a result to share", golden=True)
    yield Shot("card-daily-summary", daily_summary(cards.daily_summary()), alt="the evening", golden=True)
    yield Shot("card-league", league(cards.league()), alt="the table of a league", golden=True)
    yield Shot("card-league-dark", league(cards.league()), Look(Shade.DARK))
    yield Shot("card-duel", duel(cards.duel()), alt="a challenge", golden=True)
    yield Shot("card-duel-dark", duel(cards.duel()), Look(Shade.DARK))
    yield Shot("card-top", top(cards.top()), alt="the best players", golden=True)
    for slug, language in zip(pictures(), ("en", "ru", "tr", "en"), strict=False):
        yield Shot(f"{slug}-review", review(slug, language, LONG_NAMES), alt="how it went")
    for slug in pictures():
        wanted = importlib.import_module(f"render.{slug}.screens").SCREENS
        for screen in wanted:
            yield shot(slug, screen)


def _daily_board() -> Scene:
    game = games()["cvetariki"]
    state = begin(game, seed="gallery", options={"variant": "solo", "secrets": 2}, seats=1).state
    view = replace(game.view_for(state, None), turn=None)  # not begun: no group is to be chosen
    board = pictures()["cvetariki"].scene(view, Words(say=speech("ru"), names=NAMES[:1]))
    return daily_board(cards.daily_board("cvetariki", view), board)


def shot(slug: str, screen: Screen) -> Shot:
    game, drawn = games()[slug], pictures()[slug]
    states = [
        (state, now)
        for state, now in played(slug, screen.options, screen.seats)
        if not screen.phase or state.phase == screen.phase
    ]
    state, now = states[round(screen.when * (len(states) - 1))]
    state = screen.then(state, now) if screen.then is not None else state
    on_move = min(game.to_move(state), default=0)
    view = game.view_for(state, on_move if screen.viewer == -1 else screen.viewer)
    say = speech(screen.language)
    note = (say("picture-fair-deal", code="7c1e 90ab 5d20 4fd2"), say("picture-table", table="7K3Q-X0A"))
    past = [game.view_for(each, None) for each, _ in played(slug, screen.options, screen.seats)]
    words = Words(
        say=say,
        names=screen.names[: screen.seats],
        now=now,
        left=screen.left,
        note=note,
        own=screen.own,
        past=lambda: past,
    )
    scene = drawn.scene(view, words, screen.chosen)
    return Shot(f"{slug}-{screen.name}", scene, screen.look, drawn.alt(view, words), screen.golden)


def lobbies() -> Iterator[Shot]:
    """The lobby card of every game, and of a table with secrets."""
    guests = (
        Guest(name="Анна", note="host", host=True),
        Guest(name="Boris"),
        Guest(name="Deniz"),
        _computer(4, "medium"),
    )
    facts = (("variant", "classic"), ("clock", "1 day a move"), ("table", "7K3"))
    for slug in pictures():
        most = games()[slug].info.seats.most
        title = speech("en")(f"{slug}-picture-name")
        lines = (speech("en")(f"{slug}-picture-tagline"), f"up to {most} players")
        sitting = guests[: min(4, most)]
        card = Lobby(
            slug=slug,
            title=title,
            lines=lines,
            guests=sitting,
            free=most - len(sitting),
            free_text="free seat",
            facts=facts,
            tally=f"{len(sitting)} of {most}",
        )
        yield Shot(f"lobby-{slug}", lobby(card), golden=slug == "cvetariki")
    looked = (
        Guest(name="Анна", note="seen", host=True, seen=Seen.SEEN),
        Guest(name="Boris", note="not seen", seen=Seen.NOT_YET),
        Guest(name="Muhammed Abdülkerim Çelik", note="sent", seen=Seen.SENT),
        _computer(4, "easy"),
        _computer(5, "hard"),
    )
    yield Shot("lobby-secrets", lobby(_dealt(looked)), golden=True)
    yield Shot("lobby-secrets-dark", lobby(_dealt(looked)), Look(Shade.DARK))


def _computer(seat: int, level: str) -> Guest:
    return Guest(name=speech("en")("picture-computer", number=seat), note=level, computer=True)


def _dealt(guests: tuple[Guest, ...]) -> Lobby:
    return Lobby(
        slug="cvetariki",
        title="Цветарики",
        lines=("Secret colours are dealt.", "Look at yours in private."),
        guests=guests,
        facts=(
            ("variant", "classic"),
            ("clock", "1 day a move"),
            ("first move", "Boris"),
            ("table", "7K3Q-X0A"),
            ("fair deal", "7c1e 90ab 5d20 4fd2"),
        ),
        tally="1 of 3 know their colour",
        dealt=True,
        beside="starts right away",
    )


def palettes(shot: Shot) -> Iterator[Shot]:
    """Yield the same picture in every other palette and shade."""
    for palette in Palette:
        for shade in Shade:
            look = Look(shade, palette)
            if look != shot.look:
                yield Shot(f"{shot.name}-{palette}-{shade}", shot.scene, look, shot.alt)
