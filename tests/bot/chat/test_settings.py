"""The catalogue of settings: every value can be shown, chosen, and read back."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.chat.press import PERSON, ROOM
from bot.chat.settings import CATALOGUE, Setting, setting, toggled
from bot.tables.timekeeping.zones import ZONES, is_zone, zone_label
from engines.registry import games
from storage import PersonSettings, RoomSettings

NOW = datetime(2027, 1, 15, tzinfo=UTC)
FRESH = {PERSON: PersonSettings(), ROOM: RoomSettings()}
EVERY_SETTING = pytest.mark.parametrize(
    ("page", "one"),
    [(page, one) for page, found in CATALOGUE.items() for one in found],
    ids=lambda part: str(part)[:30],
)


def chosen(record, one: Setting, values: tuple[str, ...]):
    return replace(record, **one.write(values))


@EVERY_SETTING
def test_every_value_that_is_offered_is_accepted_kept_and_read_back(page: str, one: Setting):
    for value in one.values:
        assert one.accepts((value,))
        after = chosen(FRESH[page], one, (value,))
        assert one.read(after) == (value,)


@EVERY_SETTING
def test_nothing_else_is_accepted(page: str, one: Setting):
    for values in ((), ("",), ("nonsense",), ("../../etc/passwd",), ("yes;", "no"), (one.values[0],) * (one.most + 1)):
        assert not one.accepts(values)


def test_a_page_that_there_is_not_has_no_settings():
    assert setting("nobody", "palette") is None
    assert setting(PERSON, "anyone_closes") is None


def test_quiet_hours_and_zones_that_are_no_longer_offered_are_still_taken():
    quiet, zone = setting(PERSON, "quiet"), setting(PERSON, "zone")
    after = chosen(chosen(PersonSettings(), quiet, ("21-10",)), zone, ("Etc/GMT-3",))
    assert (after.quiet_from, after.quiet_to, after.zone) == (21 * 60, 10 * 60, "Etc/GMT-3")
    assert quiet.accepts(("21-10",))
    assert zone.accepts(("Etc/GMT-3",))
    assert not quiet.accepts(("25-3",))


def test_a_press_on_a_game_switches_it_and_never_switches_off_all():
    one, room = setting(ROOM, "games"), RoomSettings()
    for slug in games():
        room = chosen(room, one, toggled(room, one, slug))
    assert room.games is None, "with none left, all are on again"
    room = chosen(room, one, toggled(room, one, "cvetris"))
    assert set(room.games) == set(games()) - {"cvetris"}


def test_zones_are_named_by_their_city_and_how_far_ahead_they_are():
    assert all(map(is_zone, ZONES))
    assert zone_label("Europe/Moscow", NOW, "en") == "Moscow, UTC+3"
    assert zone_label("Asia/Kolkata", NOW, "en") == "Kolkata, UTC+5:30"
    assert zone_label("America/New_York", NOW, "en") == "New York, UTC-5"
    assert zone_label("Etc/GMT-3", NOW, "en") == "UTC+3"
    assert zone_label("UTC", NOW, "en") == "UTC+0"
    assert zone_label("Mars/Olympus", NOW, "en") == "Mars/Olympus"
    in_russian = [zone_label(zone, NOW, "ru") for zone in ZONES if "/" in zone]
    assert not any(set("abcdefghijklmnopqrstuvwxyz") & set(label) for label in in_russian)
    assert zone_label("Europe/Istanbul", NOW, "tr") == "İstanbul, UTC+3"
