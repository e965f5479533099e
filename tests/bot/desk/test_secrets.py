"""Secrets are shown to their owner, once before the first move."""

from bot.desk import Changed, Press
from bot.screens.language import press_id
from bot.screens.press import PressId
from bot.tables.service import Opening
from storage import Pace, Sight
from tests.bot.tables.people import ANNA, BORIS, HERE


async def test_my_view_shows_the_secret_to_its_owner_alone_and_opens_the_eye(place):
    table = await place.begun(BORIS)
    answer = await place.press(BORIS, table, "!view")
    state = (await place.tables.position(table)).state
    assert answer.screen.lines[0].params["colours"] == state.secrets[answer.seat][0]
    record = (await place.tables.load(table)).table
    assert record.seats[answer.seat].sight is Sight.SEEN
    assert all(screen.drawing.view.secrets == (None, None) for screen in place.paper.screens[table][2:])


async def first_move(place, table, name):
    """Let whoever is on move press the first choice, on a platform that does not show their secret anyway."""
    screen, mover = await place.screen(table), await place.on_move(table)
    data = press_id(screen, screen.choices[0][0])
    return await place.desk.press(Press(who=mover, asked=PressId.read(data), id=name, look_first=True))


async def test_who_has_not_looked_is_shown_their_secret_once_before_their_first_move(place):
    table = await place.begun(BORIS)
    shown = await first_move(place, table, "first")
    state = (await place.tables.position(table)).state
    assert shown.screen.urgent
    assert [line.key for line in shown.screen.lines] == ["cvetariki-secret", "look-first"]
    assert shown.screen.lines[0].params["colours"] == state.secrets[state.turn][0]
    assert not (await place.tables.load(table)).table.moves
    assert isinstance(await first_move(place, table, "second"), Changed)
    assert len((await place.tables.load(table)).table.moves) == 1


async def test_where_nothing_is_hidden_nobody_has_to_look_first(place):
    opening = Opening(game="cvetariki", room=HERE, locale="ru", options={"variant": "solo"})
    table = (await place.tables.open(opening, ANNA)).table.id
    await place.press(ANNA, table, "!start")
    assert isinstance(await first_move(place, table, "first"), Changed)
    assert len((await place.tables.load(table)).table.moves) == 1


async def test_a_nervous_second_tap_does_not_drop_the_card(place):
    opening = Opening(game="confetti", room=HERE, locale="ru", options={}, pace=Pace.LIVE)
    table = (await place.tables.open(opening, ANNA)).table.id
    await place.press(BORIS, table, "!join")
    await place.press(ANNA, table, "!start")
    for who in (ANNA, BORIS):
        await place.press(who, table, "ready")
    screen = await place.screen(table)
    card = screen.choices[0][0].press

    async def held():
        position = await place.tables.position(table)
        seat = next(n for n, one in enumerate(position.table.seats) if one.person == ANNA.person)
        return len(position.state.hands[seat])

    place.clock.now += 6_000
    for later, cards in ((0, 1), (300, 1), (500, 0)):
        place.clock.now += later
        assert not (await place.press(ANNA, table, card)).lines
        assert await held() == cards
