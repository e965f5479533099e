"""How a game went in words, for a page that sets text itself: everything that its picture says, with whole names."""

import dataclasses

import pytest

from engines.cvetariki.review import Found
from render.cards.review import retold
from render.gallery.reviews import went
from render.registry import pictures
from render.scene import Label
from render.speech import LANGUAGES, speech
from render.standings import Figures, Form, Standings, Strips
from render.words import Words

NAMES = ("Анна", "W" * 60, "Deniz", "Mira", "Александр-Константин Четвёртый")
EVERY_GAME = pytest.mark.parametrize("slug", pictures())


def told(slug, language="en", **changes):
    shown = dataclasses.replace(went(slug), **changes)
    return retold(shown, Words(say=speech(language), names=NAMES[: len(went(slug).chances)]))


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_who_won_the_chances_of_everybody_and_what_was_done(slug, language):
    shown, found = went(slug), told(slug, language)
    assert all(NAMES[seat] in found.title for seat in shown.winners), "names are whole"
    assert [strip.values for strip in found.chances.strips] == list(shown.chances)
    assert [strip.seat for strip in found.chances.strips if strip.strong] == list(shown.winners)
    assert [number for _, number in found.chances.marks] == [str(n) for n, _ in enumerate(shown.moments, 1)]
    assert all(0 <= at <= 100 for at, _ in (*found.chances.marks, *found.chances.ticks))
    for moment, turn in zip(found.moments, shown.moments, strict=True):
        assert str(turn.gain) in moment.gain
        assert str(turn.stage) in moment.at
        assert moment.said
        assert not any(0xE000 <= ord(letter) < 0xE100 for letter in moment.said), "symbols, not marks"


@EVERY_GAME
def test_what_can_be_read_is_not_in_a_scene(slug):
    found = told(slug)
    figures = [each for table in found.tables if isinstance(table, Figures) for each in table.figures]
    for scene in (*(each.art for each in (*found.moments, *figures)),):
        assert scene.items
        assert not [item for item in scene.items if isinstance(item, Label)]


def test_cvetariki_tells_when_each_colour_could_be_guessed():
    (table,) = told("cvetariki").tables
    assert (table.form, table.note) == (Form.SINCE, "by those who watch")
    for strip, guessed in zip(table.strips, went("cvetariki").found.guessed, strict=True):
        assert (strip.seat, strip.colour) == (guessed.seat, guessed.colour)
        assert strip.said == ("at the end" if guessed.move is None else f"move {guessed.move}")
    assert told("cvetariki", found=Found(guessed=())).tables == ()


def test_cvetris_tells_its_sources_and_its_rounds_of_everybody():
    sources, rounds = told("cvetris").tables
    shown = went("cvetris")
    assert isinstance(sources, Standings)
    assert [cell.text for cell in sources.rows[-1].cells] == [str(worth.total) for worth in shown.last.worths]
    assert {len(row.cells) for row in sources.rows} == {len(sources.seats)} == {len(shown.chances)}
    assert isinstance(rounds, Strips)
    assert [strip.values for strip in rounds.strips] == list(zip(*shown.found.gains, strict=True))
    assert rounds.ticks[-1][1] == str(len(shown.found.gains))


def test_confetti_tells_what_nobody_took_and_what_was_possible():
    left, taken = told("confetti").tables
    rounds = went("confetti").found.rounds
    assert [figure.lines for figure in left.figures] == [
        (f"round {number}",) for number, each in enumerate(rounds, 1) if each.left
    ]
    for seat, row in enumerate(taken.rows):
        assert row.total == str(sum(each.gains[seat] for each in rounds))
        assert [cell.pips[0] <= cell.pips[1] for cell in row.cells] == [True] * len(rounds)


def test_colour_paths_tells_the_best_card_that_was_missed():
    (table,) = told("dorozhki").tables
    (figure,) = table.figures
    missed = went("dorozhki").found.missed
    assert figure.lines[0] == f"card {missed.cards + 1}, {NAMES[missed.seat]}"
    assert figure.strong == f"{missed.chance[0]} → {missed.chance[1]} %"
    assert figure.part.items


@EVERY_GAME
def test_what_is_not_known_is_left_out(slug):
    cut_short = dataclasses.replace(went(slug).last, outcome=None)
    found = told(slug, chances=(), moments=(), winners=(), found=None, conceded=True, last=cut_short)
    assert (found.chances, found.moments, found.tables) == (None, (), ())
    assert "by concession" in found.below
    assert found.title[0].isdigit(), "nobody won: how long it was"
