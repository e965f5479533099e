"""A large board in parts: each a picture above its own buttons, with the text in the first."""

import pytest

from bot.chat.boards.posted import Posted
from bot.chat.dialog import Pick
from bot.platforms.discord.boards import DiscordPort
from bot.platforms.discord.messages.message import MOST_COMPONENTS, Message, control_rows
from bot.screens.language import Button, Drawing, Screen, line, rows
from bot.screens.split_board import split
from storage import Post, Room

SERVICE = (tuple(Button(press=f"!{verb}", label=line(verb)) for verb in ("view", "hint", "rules", "more")),)


def table(cards: int, *, in_parts: bool = True) -> Screen:
    buttons = [Button(press=f"#{n}", label=str(n)) for n in range(1, cards + 1)]
    return Screen(
        lines=(line("board-paused"),),
        table="7K3",
        stamp="e1",
        drawing=Drawing(game="confetti", view=None),
        choices=rows(buttons, 8),
        service=SERVICE,
        in_parts=in_parts,
        mention=(0, 1),
    )


@pytest.mark.parametrize(("cards", "parts"), [(42, ["1-25", "26-42"]), (84, ["1-25", "26-50", "51-75", "76-84"])])
def test_each_part_has_25_cards_in_five_rows_under_its_own_picture(cards, parts):
    shown = split(table(cards), DiscordPort.most_buttons)
    assert [part.drawing.chosen for part in shown] == parts
    assert [len(row) for row in shown[0].choices] == [5] * 5
    assert [b.label for part in shown for row in part.choices for b in row] == [str(n) for n in range(1, cards + 1)]
    assert [bool(part.lines) for part in shown] == [True] + [False] * (len(parts) - 1)
    assert [part.mention for part in shown] == [(0, 1)] + [()] * (len(parts) - 1)
    assert [bool(part.service) for part in shown] == [False] * (len(parts) - 1) + [True]


@pytest.mark.parametrize("cards", [26, 42, 50, 63, 75, 84])
async def test_every_part_fits_into_a_message_without_lists(cards):
    for part in split(table(cards), DiscordPort.most_buttons):
        laid = control_rows(part, str)
        assert not any(isinstance(row, Pick) for row in laid)
        assert Message(text="text", rows=laid).view().total_children_count + 1 <= MOST_COMPONENTS


@pytest.mark.parametrize("screen", [table(25), table(84, in_parts=False)])
def test_what_fits_or_has_no_parts_stays_whole(screen):
    assert split(screen, DiscordPort.most_buttons) == (screen,)


def test_parts_and_calls_are_told_apart_in_the_record():
    posted = Posted(boards=("1", "2"), calls=("3",))
    post = Post(room=Room(platform="discord", chat="1"), messages=posted.messages, version=1)
    assert Posted.of(post) == posted
    assert Posted.of(None) == Posted()
    assert post.messages[0] == "1"
