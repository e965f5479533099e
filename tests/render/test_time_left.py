"""The time left is said in a unit that is read at a glance."""

from dataclasses import replace

import pytest

from render.speech import LANGUAGES
from tests.render.samples import words

MINUTE = 60_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("minutes", "unit", "count"),
    [
        (0, "minutes", 1),
        (89, "minutes", 89),
        (90, "hours", 2),
        (119, "hours", 2),
        (120, "hours", 2),
        (47 * 60, "hours", 47),
        (48 * 60, "days", 2),
    ],
)
def test_from_ninety_minutes_on_it_is_hours(language, minutes, unit, count):
    table = replace(words(language), left=minutes * MINUTE)
    assert table.time_left() == table.say(f"picture-left-{unit}", count=count)
