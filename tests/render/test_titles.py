"""A title shortens the names, never the verb, the verdict or the number."""

import itertools
import re
from dataclasses import replace

import pytest

from render.lettering import by_sight
from render.parts.furniture import titled
from render.parts.inline import Style, line_width
from render.registry import pictures
from render.speech import LANGUAGES
from tests.engines.walks import walk
from tests.render.reading import labels, texts
from tests.render.samples import NAMES, one_setting_a_variant, words

LONG = tuple(f"Muhammed Abdülkerim Çelik-Константинопольский {number}" for number in range(1, 8))
SETTINGS = [setting for setting in one_setting_a_variant() if setting.slug in pictures()]
VERDICT = {"en": r" won$|^Shared win: |^Not this time$", "ru": "^Победа: |^Ничья: |^Не в этот раз$"}
VERDICT["tr"] = "^Kazanan: |^Berabere: |^Bu sefer olmadı$"


@pytest.mark.parametrize("room", [90, 200, 400, 900])
def test_only_names_give_way(room):
    text, size = titled(lambda names: f"{' and '.join(names)} won", ("Muhammed Abdülkerim", "Ann"), (52, 40), 700, room)
    assert text.endswith(" won")
    assert size == 40 or text == "Muhammed Abdülkerim and Ann won"
    assert line_width(text, Style(size, 700)) <= max(room, line_width("… and … won", Style(size, 700)))


def test_the_longest_name_gives_way_first():
    text, _ = titled(lambda names: f"{' and '.join(names)} won", ("Muhammed Abdülkerim", "Ann"), (40,), 700, 400)
    assert " and Ann won" in text


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_of_a_finished_game_is_whole(setting, language):
    *_, last = walk(setting, "verdict")
    scene = pictures()[setting.slug].scene(setting.game.view_for(last.step.state, None), words(language, LONG))
    title = max(labels(scene), key=lambda label: (label.on == "bar", label.size))
    # Alone for points there is nobody to beat: the verdict is the result.
    alone = setting.slug == "cvetris" and setting.seats == 1
    assert re.search(r"^\d+ \w+$" if alone else VERDICT[language], title.text), title.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_move_did_is_whole(language):
    """The name of who popped the group may be cut; that it is popped, and how many tokens, is not."""
    setting = next(each for each in SETTINGS if each.slug == "cvetariki")
    whole = words(language).say("cvetariki-picture-pops", name="", token="", tokens=7).replace(" × 7", "").strip()
    for visit in itertools.islice(walk(setting, "pops"), 1, 20):
        view = setting.game.view_for(visit.step.state, None)
        if view.outcome is None:
            shown = " ".join(texts(pictures()["cvetariki"].scene(view, words(language, LONG))))
            assert whole in shown
            assert f"× {view.last.tokens}" in shown


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_but_a_name_is_cut_beside_the_time_that_is_left(setting, language):
    """With short names nothing is cut; of a long one the beginning stays, and the sentence around it is whole."""
    short, long = (replace(words(language, names), left=119 * 60_000) for names in (NAMES, LONG))
    for visit in itertools.islice(walk(setting, "scan"), 0, 140, 20):
        for viewer in (None, *sorted(setting.game.to_move(visit.step.state))[:2]):
            view = setting.game.view_for(visit.step.state, viewer)
            assert not [text for text in texts(pictures()[setting.slug].scene(view, short)) if "…" in text]
            for text in texts(pictures()[setting.slug].scene(view, long)):
                for before in text.split("…")[:-1]:
                    assert any(before.endswith(LONG[0][:length].rstrip()) for length in range(1, 50)), text


def test_a_sign_after_a_name_that_runs_to_the_left_stays_behind_it():
    assert by_sight("דן, Boris") == "ןד, Boris"
    assert by_sight("Anna, דן") == "Anna, ןד"
    assert by_sight("דן 12 כהן.") == "ןהכ 12 ןד."
