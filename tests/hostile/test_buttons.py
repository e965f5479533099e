"""Whatever a button carries: strangers change nothing, players make legal moves or none, and everybody is answered."""

from typing import get_args

from bot.chat.press import Pressed, read
from bot.desk import Answer, Press, Told
from bot.desk.desk import VERBS
from bot.screens.press import PressId
from bot.tables import turns
from bot.tables.lobby import Who
from storage import Person, Room
from tests.hostile.inputs import COUNTED, Hostile

HERE, ELSEWHERE = Room(platform="local", chat="here"), Room(platform="local", chat="elsewhere")
EVE = Who(person=Person(platform="local", user="666"), name="Eve", room=ELSEWHERE)
MOVES = ("A1", "C4", "take RVG", "shape V", "colour O", "1A", "33e1,1", "ready", "done", "pass", "R")
OF_NO_TABLE = (
    "@set:person:palette=contrast", "@set:room:games=cvetariki", "@rules:cvetris:2", "@forget", "@sure:7K3ABCD:0:C4",
    "=quiet=23-8", "~anyone_closes=yes", "-yes", "+cvetariki",
)  # fmt: skip


def samples(table):
    verbs = [f"{stamp}:!{verb}" for stamp in ("0", "v3", "e1") for verb in VERBS]
    others = (
        "A1",
        "C4",
        "#1",
        "?1",
        "?!1",
        "!cut:RVG",
        "!option:variant=solo",
        "!computer:hard",
        "!concede:yes",
        "!next:1",
    )
    return [f"{table}:{press}" for press in (*verbs, *(f"0:{other}" for other in others))]


@COUNTED
def test_every_text_is_taken_apart_or_is_none_of_ours(count):
    hostile = Hostile("press", *OF_NO_TABLE, *samples("7K3ABCD"))
    for _ in range(count):
        text = hostile.text()
        found = read(text, hostile.text())
        assert found is None or isinstance(found, get_args(Pressed)), text


@COUNTED
async def test_a_stranger_changes_nothing_with_any_button(app, victims, errors, count):
    seated = victims("local", HERE)
    hostile = Hostile("stranger", *samples(await seated.sit()))
    for number in range(count):
        data = hostile.text()
        answer = await app.desk.press(Press(who=EVE, asked=PressId.read(data), id=f"eve {number}", look_first=True))
        assert isinstance(answer, get_args(Answer)), data
        assert not isinstance(answer, Told) or answer.lines, data
    assert await seated.unharmed()
    assert not await app.store.tables.of(EVE.person)
    assert not errors()


@COUNTED
async def test_a_player_makes_a_legal_move_or_none(app, victims, errors, count):
    """The same buttons in the hands of people who sit there: they may do much, but the record obeys the rules."""
    seated = victims("local", HERE)
    hostile, table = Hostile("player"), ""
    for number in range(count):
        if number % 500 == 0:
            table = await seated.sit(hostile.random.choice(("cvetariki", "confetti", "dorozhki", "cvetris")))
            hostile.samples = samples(table)
        who, data = hostile.random.choice(seated.people), hostile.text()
        answer = await app.desk.press(Press(who=who, asked=PressId.read(data), id=f"{who.name} {number}"))
        assert isinstance(answer, get_args(Answer)), data
        if number % 100 == 99:
            held = await app.store.tables.load(table)
            assert held is not None
            assert held.table.started_at is None or turns.steps(held.table)
    assert not errors()


@COUNTED
async def test_whatever_is_typed_as_a_move_is_one_or_is_refused(app, victims, errors, count):
    seated = victims("local", HERE)
    hostile = Hostile(
        "typed", "A1", "C4", "take RVG", "shape V", "colour O", "1A", "33e1,1", "ready", "done", "pass", "R"
    )
    for number in range(count):
        if number % 500 == 0:
            await seated.sit(hostile.random.choice(("cvetariki", "confetti", "dorozhki", "cvetris")))
        held = await app.tables.load(seated.table)
        who = hostile.random.choice(seated.people)
        answer = await app.desk.move(held, who, hostile.text(), f"{who.name} {number}")
        assert isinstance(answer, get_args(Answer))
        assert not isinstance(answer, Told) or answer.lines
    assert not errors()
