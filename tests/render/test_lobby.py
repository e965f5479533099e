"""The lobby card says everything: nothing vanishes, nothing but a name is cut."""

import pytest

from render.cards.lobby import Guest, Lobby, Seen, lobby
from render.lettering import width
from render.raster.picture import image_of
from render.registry import pictures
from render.theme import Look, inks
from tests.render.reading import box_of, labels, texts

FACTS = tuple((f"setting {number}", "a value of some length") for number in range(9))


def card(**changes):
    given = {"slug": "dorozhki", "title": "Colour Paths", "lines": ("2–4 players", "Join to play"), "guests": ()}
    return Lobby(**{**given, **changes})


@pytest.mark.parametrize("dealt", [True, False])
@pytest.mark.parametrize("count", range(1, 10))
def test_every_fact_is_there_and_inside_the_picture(count, dealt):
    scene = lobby(card(facts=FACTS[:count], tally="2 of 3 know", dealt=dealt))
    shown = texts(scene)
    for name, value in FACTS[:count]:
        assert name in shown
        assert value in shown
    assert "2 of 3 know" in shown
    for label in labels(scene):
        left, top, right, bottom = box_of(label)
        assert 0 <= left < right <= scene.width
        assert 0 <= top < bottom <= scene.height


def test_a_name_among_the_facts_stays_inside_the_picture():
    scene = lobby(card(facts=(("first move", "W" * 80), ("table", "7K3")), tally="1 of 2 know", dealt=True))
    boxes = [box_of(label) for label in labels(scene)]
    assert all(0 <= left < right <= scene.width for left, _, right, _ in boxes)
    assert "first move" in texts(scene)


@pytest.mark.parametrize("tally", ["2 of 3 know their colour", "Свой цвет знают 2 из 3", "Rengini bilen: 2 / 3"])
@pytest.mark.parametrize("beside", ["starts right away", "начинаем сразу", "hemen başlıyor"])
def test_the_strip_says_how_many_know_and_what_comes_next(tally, beside):
    found = {label.text: box_of(label) for label in labels(lobby(card(tally=tally, beside=beside, dealt=True)))}
    assert found[tally][2] + 20 <= found[beside][0]


def test_facts_and_tally_do_not_lie_on_each_other():
    scene = lobby(card(facts=FACTS, tally="4 of 5"))
    boxes = [box_of(label) for label in labels(scene)]
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (one, other)


@pytest.mark.parametrize("note", ["ещё не видит", "henüz görmedi", "отправлено", "not seen"])
def test_a_note_is_never_cut(note):
    guests = tuple(Guest(name="Анна", note=note, seen=seen) for seen in Seen)
    shown = " ".join(texts(lobby(card(guests=guests))))
    assert shown.replace("Анна ", "").count(note) == len(Seen) or all(word in shown for word in note.split())
    assert "…" not in shown


def test_all_notes_stand_at_one_height_and_a_computer_has_its_name_in_one_line():
    guests = (
        Guest(name="Анна", note="seen"),
        Guest(name="Muhammed Abdülkerim Çelik", note="sent"),
        Guest(name="Computer 3", note="easy", computer=True),
    )
    found = labels(lobby(card(guests=guests)))
    assert len({label.y for label in found if label.text in ("seen", "sent", "easy")}) == 1
    assert "Computer 3" in [label.text for label in found]


def test_a_long_name_takes_two_lines():
    shown = texts(lobby(card(guests=(Guest(name="Muhammed Abdülkerim Çelik"),))))
    assert "Muhammed" in shown
    assert any(text.startswith("Abdülk") for text in shown)


def test_a_person_keeps_their_initial_beside_computers_of_the_same_letter():
    guests = (Guest(name="Boris"), Guest(name="Bot 1", computer=True), Guest(name="Bot 2", computer=True))
    assert "B" in texts(lobby(card(guests=guests)))


def test_the_widest_letters_fit_their_seat():
    scene = lobby(card(guests=(Guest(name="W" * 40, note="n"),)))
    assert all(width(label.text, label.size, label.weight) <= 158 for label in labels(scene) if label.on == "card")


@pytest.mark.parametrize("slug", sorted(pictures()))
def test_the_art_ends_with_the_header(slug):
    image = image_of(lobby(card(slug=slug)), Look())
    paper = inks(Look())["paper"]
    assert all(image.getpixel((x, y)) == paper for x in range(0, 900, 7) for y in range(248, 270, 3))
