"""The parts of the local page that need neither server nor browser."""

import random
import zlib
from dataclasses import replace

import pytest
from msgspec.json import decode as decoded

from bot.artist import picture_words, scened
from bot.page.showing.facts import Shown
from bot.page.showing.frames import Frame
from bot.page.showing.glimpses import Glimpses
from bot.page.showing.table import Showing, bands
from bot.page.site import page_words
from bot.page.viewer import Pending, Viewer
from bot.pieces import offered
from bot.screens.language import Drawing
from bot.screens.tables import drawing_of, public_screen
from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from bot.texts import LOCALES, Texts, Words, words_at
from render.art.tokens import Token
from render.registry import pictures
from render.scene import Scene, sprite
from render.theme import Look
from render.vector import drawn as drawn_for_page
from render.words import Standpoint, Window
from storage import LoadedTable, Person, Phase
from tests.bot.tables.people import ANNA, BORIS, HERE, NOW, table

TEXTS = Texts.load(strict=True)
WORDS = Words(TEXTS, "ru", ("Анна", "Boris"))


def begun():
    return turns.dealt(lobby.started(table(BORIS), ANNA, NOW))


def loaded(position):
    moves = len(position.table.moves)
    return LoadedTable(table=position.table, version=moves, loud=0, snapshot=position.snapshot)


def moved(position, choice):
    (seat,) = position.to_move
    game = game_of(position.table)
    legal = list(legal_moves(position, seat))
    return turns.played(position, seat, game.format_move(legal[choice]), NOW)


def test_a_tab_is_sent_each_symbol_once():
    here, there = (Scene(900, 900, (sprite(0, 0, Token(kind, 40)),)) for kind in "RB")
    known: set[str] = set()

    def sent(*scenes):
        frame = Frame(data={"t": "table", "name": "Анна"})
        frame.data["scenes"] = [frame.add(drawn_for_page(scene, Look())) for scene in scenes]
        data = decoded(frame.encoded(known))
        assert data["name"] == "Анна"
        return [scene["arts"][0][0] for scene in data["scenes"]], list(data.get("symbols", {}))

    (red,), new = sent(here)
    assert new == [red]
    (_, blue), new = sent(here, there)
    assert new == [blue]
    assert sent(there, here)[1] == []


@pytest.mark.parametrize("game", list(offered()))
def test_a_small_board_takes_a_few_kilobytes_and_is_the_same_for_all_who_have_secrets(game):
    """What waits is shown on the welcome screen, where anybody may look on."""
    position = turns.dealt(lobby.started(table(BORIS, game=game), ANNA, NOW))
    glimpses, seen = Glimpses(TEXTS), []
    for seat in position.table.seats:
        frame = Frame(data={})
        frame.data["glimpse"] = glimpses.add_to(frame, loaded(position), Viewer(person=seat.person, room=HERE))
        seen.append(frame.encoded(set()))
        assert len(zlib.compress(seen[-1].encode())) < 8000, "with everything that it is made of"
        assert frame.data["glimpse"]["scene"]["items"]
    assert seen[0] == seen[1] or not game_of(position.table).info.has_secrets


@pytest.mark.parametrize("game", list(offered()))
async def test_a_move_takes_a_few_kilobytes(showing, game):
    """As a socket sends it: compressed, with the frames before it in mind."""
    dice, seats = random.Random(3), (None, 0)
    packers = {seat: zlib.compressobj(wbits=-zlib.MAX_WBITS) for seat in seats}
    known = {seat: set() for seat in seats}
    position, sizes = turns.dealt(lobby.started(table(BORIS, game=game), ANNA, NOW)), {seat: [] for seat in seats}
    for _ in range(40):
        if position.table.phase is not Phase.RUNNING:
            break
        for seat in seats:
            person = Person(platform="local", user="eve") if seat is None else position.table.seats[seat].person
            viewer = Viewer(person=person, room=HERE, open=True)
            held = LoadedTable(
                table=position.table, version=len(position.table.moves), loud=0, snapshot=position.snapshot
            )
            frame = await showing.table(Shown(held=held, steps=turns.steps(position.table), viewer=viewer, now=NOW))
            text, packer = frame.encoded(known[seat]).encode(), packers[seat]
            sizes[seat].append(len(packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)))
        seat = min(position.to_move)
        legal = [game_of(position.table).format_move(move) for move in legal_moves(position, seat)]
        position = turns.played(position, seat, dice.choice(legal), NOW)
    most = {seat: max(found[1:]) for seat, found in sizes.items()}
    assert most[None] <= 6_000, "a spectator"
    assert most[0] <= 10_000, "a player"


@pytest.mark.parametrize("game", list(offered()))
async def test_what_all_who_watch_see_is_made_once_for_them(showing, game):
    position = turns.dealt(lobby.started(table(BORIS, game=game), ANNA, NOW))

    async def seen(user, version=0, now=NOW, **how):
        viewer = Viewer(person=Person(platform="local", user=user), room=HERE, **how)
        held = LoadedTable(table=position.table, version=version, loud=0, snapshot=position.snapshot)
        return await showing.table(Shown(held=held, steps=turns.steps(position.table), viewer=viewer, now=now))

    eve, fay = await seen("eve"), await seen("fay", now=NOW + 500)
    assert eve.data["board"] is fay.data["board"]
    assert fay.data == eve.data | {"now": NOW + 500}
    assert eve.symbols == fay.symbols
    eve.data["chat"] = ["hello"]
    assert "chat" not in (await seen("eve")).data, "what is added for one tab is seen by no other"
    assert (await seen("eve", locale="tr")).data["headline"] != eve.data["headline"]
    assert (await seen("eve", version=99)).data["version"] == 99
    sides = [(await seen("eve", seen=Standpoint(turned=side))).data["board"]["scene"] for side in (False, True)]
    assert (sides[0] != sides[1]) == (game == "dorozhki"), "it is seen from the side that was asked for"
    scenes = [(await seen("eve", seen=Standpoint(window))).data["board"]["scene"] for window in Window]
    assert (scenes[0] != scenes[1] != scenes[2]) == (game == "dorozhki"), "it is laid out for its window"
    anna = position.table.seats[0].person.user
    assert (await seen(anna)).data["me"] == 0, "who plays has a screen of their own"


@pytest.fixture
def showing():
    return Showing(TEXTS)


@pytest.mark.parametrize("game", list(offered()))
async def test_what_can_be_touched_in_a_picture_can_be_played(showing, game):
    dice = random.Random(5)
    position, pressed = turns.dealt(lobby.started(table(BORIS, game=game), ANNA, NOW)), set()
    for _ in range(25):
        if position.table.phase is not Phase.RUNNING:
            break
        seat = min(position.to_move)
        viewer = Viewer(person=position.table.seats[seat].person, room=HERE, open=True)
        held = loaded(position)
        frame = await showing.table(Shown(held=held, steps=turns.steps(position.table), viewer=viewer, now=NOW))
        legal = [game_of(position.table).format_move(move) for move in legal_moves(position, seat)]
        boards = [frame.data["board"], (frame.data["mine"] or {}).get("board")]
        touched = {region["press"] for board in boards if board for region in board["regions"]}
        pressed |= touched
        assert {press for press in touched if press[0] not in "?#"} <= set(legal)
        position = turns.played(position, seat, dice.choice(legal), NOW)
    assert pressed, "there was something to touch"


def legal_moves(position, seat):
    return game_of(position.table).legal_moves(position.state, seat)


def test_a_half_made_choice_is_forgotten_when_the_board_has_changed():
    pending = Pending(stamp="7", look="6E")
    assert (pending.on("7"), pending.on("8")) == ("6E", "")


@pytest.mark.parametrize("game", list(offered()))
def test_the_board_keeps_its_size_whoever_is_on_move_and_whatever_is_open(game):
    """Of Цветарики the cut-out is one and the same; other tables grow, but are divided in every position."""
    dice = random.Random(5)
    position, sizes = turns.dealt(lobby.started(table(BORIS, game=game), ANNA, NOW)), set()
    for _ in range(20):
        if position.table.phase is not Phase.RUNNING:
            break
        for seat in (None, 0, 1):
            view = game_of(position.table).view_for(position.state, seat)
            scene = pictures()[game].scene(view, picture_words(WORDS, drawing_of(position.table, view)))
            cut = bands(scene, playing=True)
            assert 0 < cut["head"] < cut["foot"] <= cut["end"] <= scene.height
            touched = [box for region in scene.regions for box in region.boxes]
            assert all(cut["head"] <= y and y + height <= cut["foot"] for _, y, _, height in touched)
            assert bands(scene, playing=False) == {"head": 0, "foot": scene.height, "end": scene.height}
            sizes.add((scene.width, cut["foot"] - cut["head"], cut["end"] - cut["foot"]))
        seat = min(position.to_move)
        legal = [game_of(position.table).format_move(move) for move in legal_moves(position, seat)]
        position = turns.played(position, seat, dice.choice(legal), NOW)
    assert game != "cvetariki" or len(sizes) == 1


def test_the_page_has_all_its_words_in_every_language():
    texts = Texts.load(strict=True)
    pages = [page_words(texts, locale) for locale in LOCALES]
    assert len({frozenset(page) for page in pages}) == 1
    assert all(f"game-{slug}" in pages[0] for slug in offered())


async def test_ones_own_hand_stays_in_its_place_whoever_is_on_move(showing):
    position = turns.dealt(lobby.started(table(BORIS, game="dorozhki"), ANNA, NOW))
    for _ in range(4):
        for seat in (0, 1):
            viewer = Viewer(person=position.table.seats[seat].person, room=HERE)
            held = LoadedTable(
                table=position.table, version=len(position.table.moves), loud=0, snapshot=position.snapshot
            )
            frame = await showing.table(Shown(held=held, steps=turns.steps(position.table), viewer=viewer, now=NOW))
            own = drawing_of(position.table, game_of(position.table).view_for(position.state, seat))
            chosen = public_screen(position, position.table, 1).drawing.chosen
            words = words_at(position.table, TEXTS, viewer.locale)
            scene, _ = scened(replace(own, chosen=chosen), words, apart=True)
            assert drawn_for_page(scene, viewer.look).data == frame.data["board"]["scene"]
            assert frame.data["mine"]["board"] is None, "one board, and it is this seat's own"
        seat = min(position.to_move)
        (move, *_) = legal_moves(position, seat)
        position = turns.played(position, seat, game_of(position.table).format_move(move), NOW)


async def test_in_the_past_ones_own_hand_stays_in_its_place_too(showing):
    position = turns.dealt(lobby.started(table(BORIS, game="dorozhki"), ANNA, NOW))
    for _ in range(4):
        seat = min(position.to_move)
        (move, *_) = legal_moves(position, seat)
        position = turns.played(position, seat, game_of(position.table).format_move(move), NOW)
    steps, eve = turns.steps(position.table), Person(platform="local", user="eve")
    for number in range(len(steps)):
        for seat, person in ((None, eve), *((seat, each.person) for seat, each in enumerate(position.table.seats))):
            viewer = Viewer(person=person, room=HERE)
            frame = await showing.past(Shown(held=loaded(position), steps=steps, viewer=viewer, now=NOW), number)
            view = game_of(position.table).view_for(steps[number].state, seat)
            words = words_at(position.table, TEXTS, viewer.locale)
            latest = game_of(position.table).view_for(steps[-1].state, seat)
            scene, _ = scened(Drawing(game="dorozhki", view=view, latest=latest), words, apart=True)
            assert drawn_for_page(scene, viewer.look).data == frame.data["board"]["scene"], (number, seat)
