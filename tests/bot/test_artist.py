"""What pictures are told by the bot: the lobby in words, the time left, the proof of a fair deal."""

import itertools
import re
from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from bot.artist import drawn, lobby_card, picture_words, scened
from bot.screens.lobby_view import lobby_view
from bot.screens.tables import board_screen, drawing_of, end_screen, private_screen
from bot.tables.turns import Position, dealt
from bot.texts import LOCALES, Texts, Words, words_at
from engines.randomness import fingerprint
from engines.replay import Played, begin
from render.cards.lobby import lobby
from render.registry import pictures
from render.theme import Look
from storage import Clock, Pace, Person, Phase, Seat, Sight, Table
from tests.bot.screens.test_game_screens import table as running
from tests.engines.walks import settings, walk
from tests.render.reading import texts
from tests.render.samples import one_setting_a_variant

TEXTS = Texts.load()
HOUR = 3_600_000
ANNA, BORIS = Person(platform="discord", user="1"), Person(platform="discord", user="2")


def words(locale="en", names=("Анна", "Boris", "Deniz", "Mira", "Can", "Ada", "Cem")):
    return Words(TEXTS, locale, names)


def a_table(game="cvetariki", options=None, **changes):
    seats = (
        Seat(name="Анна", person=ANNA, sight=Sight.SEEN),
        Seat(name="🙂", person=BORIS),
        Seat(name="", level="easy"),
        Seat(name="", level="hard"),
    )
    given = {"id": "7K3QX0A", "game": game, "rules": 1, "seed": "s", "locale": "en", "seats": seats, "opened_at": 0}
    return Table(**{**given, "options": options or {}, "host": ANNA, **changes})


@pytest.mark.parametrize("locale", LOCALES)
def test_after_the_deal_the_card_counts_who_looked_and_invites_nobody(locale):
    card = lobby_card(lobby_view(a_table(started_at=5, phase=Phase.RUNNING)), words(locale))
    said = words(locale)
    assert said("lobby-card-invite") not in card.lines
    assert card.free == 0
    assert card.tally == said("lobby-card-know", seen=1, people=2)
    code = fingerprint("s")[:16]
    assert any(value.replace(" ", "") == code for _, value in card.facts)
    assert card.beside == said("lobby-card-at-once"), "nobody waits until all have looked"
    assert card.beside in texts(lobby(card))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("setting", [each for each in settings() if each.seats == 4], ids=lambda each: each.name)
def test_after_the_deal_the_card_says_who_makes_the_first_move(setting, locale):
    table = a_table(setting.slug, dict(setting.options))
    begun = changed(table, started_at=5, phase=Phase.RUNNING)
    said, first = words(locale), sorted(dealt(begun).to_move)
    names = ("Анна", said("picture-seat", number=2), *words_at(table, TEXTS, locale).names[2:])
    expected = [names[first[0]]] if len(first) == 1 else []  # everybody begins together where there is sand
    for each, shown in ((table, []), (begun, expected)):
        facts = lobby_card(lobby_view(each), said).facts
        assert [value for name, value in facts if name == said("lobby-card-first")] == shown


def test_nobody_who_plays_alone_is_told_that_they_are_first():
    alone = a_table(options={"variant": "solo"}, seats=(Seat(name="Анна", person=ANNA),), started_at=5)
    assert lobby_view(alone).first is None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("setting", [each for each in settings() if each.seats < 4], ids=lambda each: each.name)
def test_the_card_shows_every_option_the_clock_and_the_table(setting, locale):
    table = a_table(setting.slug, dict(setting.options))
    card = lobby_card(lobby_view(table), words(locale))
    shown = texts(lobby(card))
    assert "7K3QX0A" in shown
    timed = setting.game.info.is_timed(dict(setting.options))
    assert (words(locale)("option-clock-day") in shown) != timed, "where there is sand, nobody has a time for a move"
    for name, value in card.facts:
        assert value in shown
        assert not name or name in shown
        stem = name.split(" ")[0][:4].lower()
        assert not stem or stem not in value.lower().split(" ")[0], f"said twice: {name} {value}"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_that_cannot_be_drawn_is_the_seat_and_a_computer_is_called_as_everywhere(locale):
    said, found = words(locale), a_table()
    shown = " ".join(texts(lobby(lobby_card(lobby_view(found), said))))
    assert said("picture-seat", number=2) in shown
    names = words_at(found, TEXTS, locale).names
    computers = [name for name, seat in zip(names, found.seats, strict=True) if seat.person is None]
    assert len(computers) == 2
    assert all(name in shown for name in computers)


@pytest.mark.parametrize("least_is_most", [{"variant": "solo"}, {"variant": "teams"}, {"variant": "two-colours"}])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_single_number_of_players_is_said_once(least_is_most, locale):
    card = lobby_card(lobby_view(a_table(options=least_is_most)), words(locale))
    found = re.search(r"(\d)–(\d)", card.lines[0])
    assert found is None or found[1] != found[2]


@pytest.mark.parametrize("setting", [each for each in settings() if each.seats == 4 or each.slug != "confetti"][::5])
def test_a_board_says_how_much_time_is_left_for_the_move(setting):
    table = running(setting)
    state = begin(setting.game, seed="s", options=dict(setting.options), seats=setting.seats).state
    clock = Clock(pace=Pace.DAY, deadline=30 * HOUR)
    screen = board_screen(Position(table=changed(table, clock=clock), state=state), ())
    shown = " ".join(texts(drawn(screen.drawing, words(), Look(), lambda: 9 * HOUR).scene))
    assert "21 h left" in shown
    paused = board_screen(Position(table=changed(table, clock=clock, phase=Phase.PAUSED), state=state), ())
    assert " h left" not in " ".join(texts(drawn(paused.drawing, words(), Look(), lambda: 9 * HOUR).scene))


EVERY_WAY = [each for each in one_setting_a_variant() if each.slug in pictures()]


@pytest.mark.parametrize("setting", EVERY_WAY, ids=lambda each: each.name)
def test_every_picture_that_waits_for_somebody_says_how_long(setting):
    """Everybody's, and those of whoever it waits for; live Конфетти has its sand instead."""
    clock, seen = Clock(pace=Pace.DAY, deadline=30 * HOUR), 0
    for visit in itertools.islice(walk(setting, "waits"), 0, 90, 11):
        state = visit.step.state
        position = Position(table=changed(running(setting), clock=clock), state=state)
        movers = sorted(position.to_move)
        if setting.game.outcome(state) is not None or not movers or getattr(state, "phase", "") in ("sand", "ready"):
            continue
        for screen in (board_screen(position, ()), *(private_screen(position, seat) for seat in movers)):
            shown = " ".join(texts(scened(screen.drawing, words(), lambda: 9 * HOUR)[0]))
            assert "21 h left" in shown, shown
            seen += 1
    assert seen


def test_the_time_left_is_said_in_days_hours_or_minutes():
    said = picture_words(words("ru"), drawing_of(running(settings()[0]), None))
    assert said.time_left() == ""
    for left, expected in (
        (72 * HOUR, "осталось 3 дня"),
        (47 * HOUR, "осталось 47 ч"),
        (119 * 60_000, "осталось 119 мин"),
        (5_000, "осталось 1 мин"),
    ):
        assert replace(said, left=left).time_left() == expected


@pytest.mark.parametrize("slug", sorted(pictures()))
def test_the_final_picture_ends_with_the_proof_of_a_fair_deal_and_the_table(slug):
    setting = next(each for each in settings() if each.slug == slug)
    *_, last = walk(setting, "end")
    table = changed(running(setting), phase=Phase.FINISHED)
    screen = end_screen(Position(table=table, state=last.step.state))
    shown = " ".join(texts(drawn(screen.drawing, words(), Look(), lambda: 0).scene))
    code = fingerprint(table.seed)[:16]
    assert "Fair deal " + " ".join(code[at : at + 4] for at in range(0, 16, 4)) in shown
    assert f"table {table.id}" in shown


@pytest.mark.parametrize("slug", ["cvetariki", "cvetris"])
def test_the_final_picture_of_a_table_says_what_decided_the_game(slug):
    setting = next(each for each in settings() if each.slug == slug and each.seats > 1)
    played = list(walk(setting, "decided"))
    moves = [Played(seat=p.seat, move=p.move, at=p.at) for visit in played if (p := visit.played) is not None]
    table = changed(running(setting).with_moves(*moves), seed="decided", phase=Phase.FINISHED)
    screen = end_screen(Position(table=table, state=played[-1].step.state))
    assert "What decided it" in " ".join(texts(drawn(screen.drawing, words(), Look(), lambda: 0).scene))
