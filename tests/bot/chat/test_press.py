"""Buttons that belong to no table: of this version, and as earlier ones posted them. Any client can send anything."""

import pytest

from bot.chat.press import Choose, Forget, OpenGame, ReadRules, Sure, read
from bot.screens.press import Move, PressId

POSTED_ON_DISCORD = {
    "@set:person:palette=contrast": Choose("person", "palette", ("contrast",)),
    "@set:room:anyone_closes=yes": Choose("room", "anyone_closes", ("yes",)),
    "@set:person:zone=Europe/Moscow": Choose("person", "zone", ("Europe/Moscow",)),
    "@rules:cvetris:3": ReadRules("cvetris", 3),
    "@forget": Forget(),
}
POSTED_ON_TELEGRAM = {
    "=palette=contrast": Choose("person", "palette", ("contrast",)),
    "=quiet=long": Choose("person", "quiet", ("21-10",)),
    "=zone=Etc/GMT-3": Choose("person", "zone", ("Etc/GMT-3",)),
    "~anyone_closes=yes": Choose("room", "anyone_closes", ("yes",)),
    "-yes": Forget(),
    "+cvetris": OpenGame("cvetris"),
}


@pytest.mark.parametrize("data", [*POSTED_ON_DISCORD, *POSTED_ON_TELEGRAM])
def test_a_button_that_was_posted_long_ago_means_what_it_meant(data):
    assert read(data) == {**POSTED_ON_DISCORD, **POSTED_ON_TELEGRAM}[data]


def test_several_entries_of_a_list_are_one_choice():
    picked = ("@set:room:games=cvetris", "@set:room:games=confetti")
    assert read(*picked) == Choose("room", "games", ("cvetris", "confetti"))


def test_a_move_that_was_asked_about_carries_itself():
    asked = PressId(table="7K3ABCD", stamp="12", kind=Move("C4"))
    assert read("@sure:7K3ABCD:12:C4") == Sure(asked)
    assert read("7K3ABCD:12:C4") == asked


@pytest.mark.parametrize(
    "data", ["", "@", "@x", "@set", "@set:person", "@set:person:palette", "@sure:", "@sure:x:1:!concede:yes", "-", "x"]
)
def test_what_is_none_of_ours_is_none(data):
    assert read(data) is None


@pytest.mark.parametrize("data", ["@rules:cvetris:-1", "@rules:cvetris:list", "@rules:cvetris", "@rules:cvetris:٣"])
def test_a_section_that_is_no_number_is_the_first(data):
    assert read(data) == ReadRules("cvetris", 0)
