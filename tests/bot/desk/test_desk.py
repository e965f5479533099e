"""The desk: everything can be done by pressing what one sees, and every press is answered."""

import pytest

from bot.desk import Changed, Desk, Press
from bot.screens.language import LONGEST_ID, press_id
from bot.screens.lobby import begun_screen
from bot.screens.tables import reminder_screen
from bot.tables import saving
from bot.tables.saving import Saver
from bot.tables.seats import with_seat
from bot.tables.service import Opening, TableService
from bot.tables.speaking import Speaker
from bot.texts import Texts, words_at
from storage import Pace, Phase, Sight
from tests.bot.desk.room import Hand, Paper, buttons
from tests.bot.tables.people import ANNA, BORIS, DENIZ, HERE, MIRA

OPENING = Opening(game="cvetariki", room=HERE, locale="ru", options={})


class Place:
    """A room with a desk, in which everything that is saved is also announced."""

    def __init__(self, store, clock):
        self.paper, self.clock = Paper(), clock
        self.speaker = Speaker(store, {"local": self.paper}, clock)
        seeds = iter(f"{number:064x}" for number in range(99))

        async def think(game, view, legal, level, seed):
            return legal[0]

        saver = Saver(store, now=clock, announce=self.speaker.announce)
        self.tables = TableService(saver, seeds=lambda: next(seeds), think=think)
        self.desk = Desk(self.tables)
        self.hands = {who.name: Hand(self.desk, who) for who in (ANNA, BORIS, DENIZ, MIRA)}

    async def screen(self, table):
        """Return the newest board, once everything is announced."""
        await self.speaker.finish()
        return self.paper.screens[table][-1]

    async def press(self, who, table, what, number=None):
        return await self.hands[who.name].press(await self.screen(table), what, number)

    async def sure(self, who, table, what):
        """Press something under More that needs confirmation, and confirm."""
        question = await self.hands[who.name].press((await self.press(who, table, "!more")).screen, what)
        return await self.hands[who.name].press(question.screen, f"{what}:yes")

    async def begun(self, *others):
        table = (await self.tables.open(OPENING, ANNA)).table.id
        for other in others:
            await self.press(other, table, "!join")
        await self.press(ANNA, table, "!start")
        return table

    async def on_move(self, table):
        position = await self.tables.position(table)
        (seat,) = position.to_move
        person = position.table.seats[seat].person
        return next(hand.who for hand in self.hands.values() if hand.who.person == person)


@pytest.fixture
def place(store, clock):
    return Place(store, clock)


async def test_a_whole_game_is_played_by_pressing_what_one_sees(place):
    table = await place.begun(BORIS, DENIZ)
    presses = 0
    while (await place.tables.load(table)).table.phase is Phase.RUNNING:
        screen = await place.screen(table)
        answer = await place.press(await place.on_move(table), table, screen.choices[0][0].press)
        assert answer.lines == (), "the new board is the answer"
        presses += 1
        assert presses <= 50
    final = await place.screen(table)
    assert final.lines[0].key.startswith("cvetariki-")
    assert [button.press for button in buttons(final)] == ["!rematch", "!replay", "!verify", "!new"]


async def test_every_button_fits_into_64_bytes_and_no_two_are_the_same(place):
    table = await place.begun(BORIS)
    for screen in place.paper.screens[table]:
        ids = [press_id(screen, button) for button in buttons(screen)]
        assert all(len(text.encode()) <= LONGEST_ID for text in ids)
        assert len(set(ids)) == len(ids)


async def test_a_lobby_is_set_up_by_pressing(place):
    table = (await place.tables.open(OPENING, ANNA)).table.id
    await place.press(BORIS, table, "!join")
    levels = (await place.press(BORIS, table, "!computer")).screen
    await place.hands["Boris"].press(levels, "!computer:easy")
    answer = await place.press(ANNA, table, "!options")
    options = place.hands["Анна"]
    answer = await options.press(answer.screen, "!option:clock=live")
    record = (await place.tables.load(table)).table
    assert (len(record.seats), record.clock.pace) == (3, Pace.LIVE)
    chosen = [button.press for button in buttons(answer.screen) if button.style == "main"]
    assert "!option:clock=live" in chosen
    answer = await options.press(answer.screen, "!option:variant=teams")
    assert (await place.tables.load(table)).table.options == {"variant": "teams"}
    assert (await place.press(BORIS, table, "!start")).lines[0].key == "table-host-only"


async def test_a_computer_comes_with_a_level_and_can_be_taken_away_again(place):
    table = (await place.tables.open(OPENING, ANNA)).table.id
    assert "!no-computer" not in [button.press for button in buttons(await place.screen(table))]
    levels = (await place.press(ANNA, table, "!computer")).screen
    assert [button.press for button in buttons(levels)] == [
        f"!computer:{level}" for level in ("easy", "medium", "hard")
    ]
    answer = await place.hands["Анна"].press(levels, "!computer:hard")
    assert (answer.lines[0].key, answer.lines[0].params["level"].key) == ("computer-joins", "level-hard")
    assert [seat.level for seat in answer.held.table.seats] == [None, "hard"]
    await place.press(ANNA, table, "!no-computer")
    assert len((await place.tables.load(table)).table.seats) == 1
    assert (await place.press(BORIS, table, "!computer")).lines[0].key == "table-stranger"


async def test_no_level_is_offered_where_every_seat_is_taken(place):
    opening = Opening(game="cvetariki", room=HERE, locale="ru", options={"variant": "solo"})
    table = (await place.tables.open(opening, ANNA)).table.id
    assert (await place.press(ANNA, table, "!computer")).lines[0].key == "table-full"


async def test_the_message_of_a_lobby_has_nothing_to_press_once_its_game_has_begun(place):
    table = (await place.tables.load(await place.begun(BORIS))).table
    screen = begun_screen(table)
    assert not buttons(screen)
    said = words_at(table, Texts.load(strict=True), "en").line(screen.lines[0])
    assert said.startswith("Cvetariki has started: ")
    assert "Boris" in said


async def test_start_is_off_until_the_count_fits(place):
    table = (await place.tables.open(OPENING, ANNA)).table.id
    start = next(button for button in buttons(await place.screen(table)) if button.press == "!start")
    assert not start.enabled
    assert (await place.press(ANNA, table, "!start")).lines[0].key == "cvetariki-classic-alone"
    await place.press(BORIS, table, "!join")
    assert next(b for b in buttons(await place.screen(table)) if b.press == "!start").enabled


async def test_a_press_on_an_old_board_is_told_kindly(place):
    table = await place.begun(BORIS)
    old = await place.screen(table)
    mover = await place.on_move(table)
    await place.press(mover, table, old.choices[0][0].press)
    again = await place.hands[mover.name].press(old, old.choices[0][1].press)
    assert again.lines[0].key == "table-stale"
    assert len((await place.tables.load(table)).table.moves) == 1


async def test_a_press_that_counted_is_answered_as_done_when_it_comes_again(place):
    """The board has moved on because of it: it is neither stale nor refused."""
    table = (await place.tables.open(OPENING, ANNA)).table.id
    lobby = await place.screen(table)
    for who, press in ((BORIS, "!join"), (ANNA, "!start")):
        data = f"{table}:{lobby.stamp}:{press}"
        answers = [await place.desk.press(Press(who=who, data=data, id=f"twice {press}")) for _ in range(2)]
        assert [type(answer) for answer in answers] == [Changed, Changed], press
        assert not [line for answer in answers for line in answer.lines]
    for press in ((await place.screen(table)).choices[0][0].press, "!play-for-me"):
        screen, mover = await place.screen(table), await place.on_move(table)
        data = f"{table}:{screen.stamp}:{press}"
        once = await place.desk.press(Press(who=mover, data=data, id=f"twice {press}"))
        again = await place.desk.press(Press(who=mover, data=data, id=f"twice {press}"))
        assert isinstance(again, Changed), again
        assert not again.lines
        assert again.held.table == once.held.table
        other = await place.desk.press(Press(who=mover, data=data, id="another press of the old board"))
        assert other.lines[0].key == "table-stale"


async def test_the_same_press_delivered_twice_acts_once(place):
    table = await place.begun(BORIS)
    screen, mover = await place.screen(table), await place.on_move(table)
    hand = place.hands[mover.name]
    for _ in range(2):
        await hand.press(screen, screen.choices[0][0].press, number=7)
    assert len((await place.tables.load(table)).table.moves) == 1


@pytest.mark.parametrize("press", ["!view", "!hint", "!more", "!take-back", "!concede", "!agree", "!start", "!leave"])
async def test_a_strangers_press_is_answered_and_changes_nothing(place, press):
    table = await place.begun(BORIS)
    screen = await place.screen(table)
    answer = await place.desk.press(Press(who=MIRA, data=f"{table}:{screen.stamp}:{press}", id="x"))
    assert answer.lines[0].key in {"table-stranger", "table-has-begun"}
    assert (await place.tables.load(table)).table.phase is Phase.RUNNING


@pytest.mark.parametrize("data", ["", ":", "nonsense", "0000000:1:A1", "0000000:1:!fly", "🙂:1:A1", "a:b:c:d"])
async def test_a_button_that_is_none_of_ours_is_answered(place, data):
    assert (await place.desk.press(Press(who=ANNA, data=data, id="x"))).lines


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
    return await place.desk.press(Press(who=mover, data=data, id=name, look_first=True))


async def test_who_has_not_looked_is_shown_his_secret_once_before_his_first_move(place):
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


async def test_who_was_away_takes_his_seat_back_with_a_press(place):
    table = await place.begun(BORIS)
    assert "!back" not in [button.press for button in buttons(await place.screen(table))]
    await place.tables.change(table, lambda record, _now: with_seat(record, 0, away=True))
    away = (await place.tables.load(table)).table.seats[0].name
    await place.press(place.hands[away].who, table, "!back")
    assert not (await place.tables.load(table)).table.seats[0].away
    assert "!back" not in [button.press for button in buttons(await place.screen(table))]


async def test_a_new_table_of_the_same_kind_is_a_press_away(place):
    table = await place.begun(BORIS)
    await place.sure(ANNA, table, "!concede")
    opened = (await place.press(MIRA, table, "!new")).held.table
    assert (opened.game, opened.phase, opened.rooms) == ("cvetariki", Phase.LOBBY, (HERE,))
    assert [seat.name for seat in opened.seats] == [MIRA.name]


async def test_a_slip_can_be_taken_back_for_ten_seconds(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    screen = await place.screen(table)
    await place.press(mover, table, screen.choices[0][0].press)
    more = await place.press(mover, table, "!more")
    await place.hands[mover.name].press(more.screen, "!take-back")
    assert len((await place.tables.load(table)).table.moves) == 0
    assert await place.on_move(table) is mover


async def test_later_the_others_are_asked(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    await place.press(mover, table, (await place.screen(table)).choices[0][0].press)
    place.clock.pass_by(11_000)
    more = await place.press(mover, table, "!more")
    answer = await place.hands[mover.name].press(more.screen, "!take-back")
    assert answer.lines[0].key == "offer-made"
    other = await place.on_move(table)
    assert other is not mover
    await place.press(other, table, "!agree")
    assert len((await place.tables.load(table)).table.moves) == 0


async def test_an_offer_that_is_declined_or_overtaken_by_a_move_is_off(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    other = BORIS if mover is ANNA else ANNA
    more = await place.press(other, table, "!more")
    await place.hands[other.name].press(more.screen, "!pause")
    await place.press(mover, table, "!decline")
    assert (await place.tables.load(table)).table.offer is None
    await place.hands[other.name].press((await place.press(other, table, "!more")).screen, "!pause")
    await place.press(mover, table, (await place.screen(table)).choices[0][0].press)
    assert (await place.tables.load(table)).table.offer is None


async def test_all_agree_to_a_pause_and_anybody_goes_on(place):
    table = await place.begun(BORIS)
    deadline = (await place.tables.load(table)).table.clock.deadline
    await place.hands["Анна"].press((await place.press(ANNA, table, "!more")).screen, "!pause")
    await place.press(BORIS, table, "!agree")
    assert (await place.tables.load(table)).table.phase is Phase.PAUSED
    assert (await place.screen(table)).choices == ()
    place.clock.pass_by(3_600_000)
    await place.press(BORIS, table, "!resume")
    record = (await place.tables.load(table)).table
    assert (record.phase, record.clock.deadline) == (Phase.RUNNING, deadline + 3_600_000)


async def test_a_majority_ends_a_game_without_a_result(place):
    table = await place.begun(BORIS, DENIZ)
    await place.sure(ANNA, table, "!abandon")
    assert (await place.tables.load(table)).table.phase is Phase.RUNNING
    await place.press(BORIS, table, "!agree")
    assert (await place.tables.load(table)).table.result.key == "table-abandoned"


async def test_conceding_against_one_ends_the_game_and_with_more_the_computer_plays_on(place):
    two = await place.begun(BORIS)
    await place.sure(ANNA, two, "!concede")
    result = (await place.tables.load(two)).table
    assert [result.seats[seat].name for seat in result.result.winners] == ["Boris"]
    three = await place.begun(BORIS, DENIZ)
    await place.sure(ANNA, three, "!concede")
    record = (await place.tables.load(three)).table
    assert (record.phase, record.host) == (Phase.RUNNING, next(s.person for s in record.seats if s.person))
    assert sum(seat.person is None for seat in record.seats) == 1


async def test_a_rematch_rotates_the_seats_and_starts_when_everybody_is_in(place):
    table = await place.begun(BORIS)
    before = [seat.name for seat in (await place.tables.load(table)).table.seats]
    await place.sure(ANNA, table, "!concede")
    first = (await place.press(ANNA, table, "!rematch")).held.table.id
    second = (await place.press(BORIS, table, "!rematch")).held.table.id
    assert first == second != table
    await place.press(BORIS, first, "!ready")
    record = (await place.tables.load(first)).table
    assert record.phase is Phase.RUNNING
    assert [seat.name for seat in record.seats] == [*before[1:], before[0]]


async def test_a_reminder_lets_the_computer_play_this_move_or_be_quiet(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    reminder = reminder_screen(await place.tables.position(table), 3_600_000)
    hand = place.hands[mover.name]
    assert (await hand.press(reminder, "!quiet")).lines[0].key == "quiet-now"
    assert (await place.tables.load(table)).table.clock.reminders == 2
    assert (await hand.press(reminder, "!play-for-me")).lines[0].key == "played-for-you"
    assert len((await place.tables.load(table)).table.moves) == 1
    assert (await hand.press(reminder, "!play-for-me")).lines[0].key == "table-stale"
    assert len((await place.tables.load(table)).table.moves) == 1


async def test_a_move_loads_its_table_once(place, monkeypatch):
    table = await place.begun(BORIS)
    screen, mover, loads = await place.screen(table), await place.on_move(table), []
    reached = saving.reached

    async def counted(call):
        loads.append(call.__name__)
        return await reached(call)

    monkeypatch.setattr(saving, "reached", counted)
    press = Press(who=mover, data=press_id(screen, screen.choices[0][0]), id="once")
    assert isinstance(await place.desk.press(press), Changed)
    assert loads == ["load", "save"]


async def test_a_move_can_be_typed_as_the_number_of_its_button(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    wanted = (await place.screen(table)).choices[0][3]
    answer = await place.desk.move(await place.tables.load(table), mover, wanted.label, "typed")
    assert isinstance(answer, Changed)
    assert [played.move for played in answer.held.table.moves] == [wanted.press]
    refused = await place.desk.move(answer.held, mover, "999", "typed again")
    assert refused.lines[0].key == "cvetariki-malformed"


async def test_a_move_is_asked_about_in_the_words_of_its_button(place):
    table = await place.begun(BORIS)
    mover, screen = await place.on_move(table), await place.screen(table)
    wanted = screen.choices[0][3]
    press = Press(who=mover, data=press_id(screen, wanted), id="asked")
    name = await place.desk.named(press)
    assert (name.key, name.params["number"]) == ("cvetariki-move", int(wanted.label))
    await place.press(mover, table, wanted.press)
    assert (await place.desk.named(press)).lines[0].key == "table-stale"


async def test_what_the_computer_played_for_somebody_is_named_like_the_button(place):
    table = await place.begun(BORIS)
    mover = await place.on_move(table)
    reminder = reminder_screen(await place.tables.position(table), 3_600_000)
    answer = await place.hands[mover.name].press(reminder, "!play-for-me")
    assert answer.lines[0].params["move"].key == "cvetariki-move"
