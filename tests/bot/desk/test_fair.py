"""[Fair deal]: the code before anybody sits down, one's own part, and after the game a check with a file to keep."""

import pytest
from msgspec.structs import replace

from bot.checking import first_difference
from bot.desk import Document, Press
from bot.gamefile import decoded
from bot.platforms.telegram.messages.caption import ALERT
from bot.screens.language import LONGEST_ID, press_id
from bot.screens.press import PressId
from bot.texts import LOCALES, Texts, Words
from engines.fairness import CODE_LENGTH, commitment, is_code
from engines.replay import Played
from storage import Moves, Phase
from tests.bot.desk.place import OPENING
from tests.bot.desk.room import buttons
from tests.bot.tables.people import ANNA, BORIS, DENIZ, MIRA


async def opened(place):
    return (await place.tables.open(OPENING, ANNA)).table.id


def code_on(panel):
    (code,) = (line.params["code"] for line in panel.screen.lines if line.key == "fair-code")
    assert is_code(code)
    return code


async def test_the_code_is_shown_before_anybody_sits_down_and_stays_the_same(place):
    table = await opened(place)
    lobby = await place.screen(table)
    (short,) = (line.params["code"] for line in lobby.lines if line.key == "board-fingerprint")
    whole = code_on(await place.press(MIRA, table, "!verify"))
    assert whole.startswith(short.rstrip("…"))
    assert len(whole) == CODE_LENGTH > len(short)
    await place.press(BORIS, table, "!join")
    await place.press(ANNA, table, "!start")
    more = (await place.press(BORIS, table, "!more")).screen
    assert code_on(await place.hands[BORIS.name].press(more, "!verify")) == whole
    deal = (await place.tables.load(table)).table.deal
    assert commitment(salt=deal.salt, secret=deal.secret) == whole


async def test_the_first_board_is_free_of_codes(place):
    table = await place.begun(BORIS)
    assert "board-fingerprint" not in [line.key for line in (await place.screen(table)).lines]


async def test_each_press_that_seats_somebody_is_a_part_of_the_deal(place):
    table = await opened(place)
    for who in (BORIS, DENIZ):
        await place.press(who, table, "!join")
    seats = {seat.name: seat.press for seat in (await place.tables.load(table)).table.seats}
    assert not seats[ANNA.name], "the host sat down before the code was shown"
    await place.press(ANNA, table, "!start")
    shares = (await place.tables.load(table)).table.deal.shares
    assert len(set(shares)) == 3
    assert {seats[BORIS.name], seats[DENIZ.name]} < set(shares)


async def test_a_rematch_is_dealt_from_the_presses_of_those_who_agree(place):
    table = await place.begun(BORIS)
    await place.sure(ANNA, table, "!concede")
    again = (await place.press(BORIS, table, "!rematch")).held.table.id
    await place.press(ANNA, again, "!ready")
    record = (await place.tables.load(again)).table
    assert record.phase is Phase.RUNNING
    assert len(record.deal.shares) == 1
    assert record.deal.secret != (await place.tables.load(table)).table.deal.secret


async def test_people_add_colours_of_their_own_choice(place):
    table = await opened(place)
    await place.press(BORIS, table, "!join")
    panel = await place.press(BORIS, table, "!verify")
    for press in ("!cut:R", "!cut:RV", "!cut:RVV"):
        panel = await place.hands[BORIS.name].press(panel.screen, press)
    assert ("fair-cut-of", "RVV") in [(line.key, line.params.get("colours")) for line in panel.screen.lines]
    seen = await place.press(ANNA, table, "!verify")
    assert "fair-cut-of" in [line.key for line in seen.screen.lines], "everybody sees what others have added"
    await place.press(ANNA, table, "!start")
    assert (await place.tables.load(table)).table.deal.shares == ("RVV",)


async def test_a_choice_can_be_taken_back_and_is_never_too_long(place):
    table = await opened(place)
    panel = await place.press(ANNA, table, "!verify")
    for length in range(1, 9):
        panel = await place.hands[ANNA.name].press(panel.screen, f"!cut:{'G' * length}")
        ids = [press_id(panel.screen, button) for button in buttons(panel.screen)]
        assert len(set(ids)) == 8, "Discord refuses a message with two buttons alike"
        assert max(len(text.encode()) for text in ids) <= LONGEST_ID
    assert not any(button.enabled for button in buttons(panel.screen)[:7])
    again = await place.hands[ANNA.name].press(panel.screen, "!cut")
    assert "fair-cut-of" not in [line.key for line in again.screen.lines]


@pytest.mark.parametrize("cut", ["X", "RRRRRRRRR", "r", "\u200b", "R:V", " "])
async def test_a_choice_that_no_button_offers_is_refused(place, cut):
    table = await opened(place)
    answer = await place.desk.press(Press(who=ANNA, asked=PressId.read(f"{table}:v1:!cut:{cut}"), id="forged"))
    assert answer.lines[0].key == "fair-no-such-cut"
    assert not (await place.tables.load(table)).table.seats[0].cut


async def test_only_those_who_play_add_to_the_deal_and_only_before_the_start(place):
    table = await opened(place)
    stranger = await place.press(MIRA, table, "!verify")
    assert not buttons(stranger.screen)
    forged = await place.desk.press(Press(who=MIRA, asked=PressId.read(f"{table}:v1:!cut:R"), id="stranger"))
    assert forged.lines[0].key == "table-join-first"
    await place.press(BORIS, table, "!join")
    await place.press(ANNA, table, "!start")
    seed = (await place.tables.load(table)).table.seed
    late = await place.desk.press(Press(who=BORIS, asked=PressId.read(f"{table}:v1:!cut:R"), id="late"))
    assert late.lines[0].key == "table-has-begun"
    assert (await place.tables.load(table)).table.seed == seed


async def test_before_the_end_nothing_of_the_secret_is_shown(place):
    table = await place.begun(BORIS)
    shown = repr(await place.desk.press(Press(who=MIRA, asked=PressId.read(f"{table}:0:!verify"), id="early")))
    record = (await place.tables.load(table)).table
    for secret in (record.seed, record.deal.salt, record.deal.secret):
        assert secret not in shown.replace(repr(record), "")


async def test_after_the_game_a_press_checks_it_and_hands_over_the_file(place):
    table = await place.begun(BORIS)
    code = code_on(await place.desk.press(Press(who=MIRA, asked=PressId.read(f"{table}:0:!verify"), id="code")))
    while (await place.tables.load(table)).table.phase is Phase.RUNNING:
        first = (await place.screen(table)).choices[0][0].press
        await place.press(await place.on_move(table), table, first)
    answer = await place.press(MIRA, table, "!verify")
    assert isinstance(answer, Document)
    assert answer.lines[0].key == "fair-checked"
    assert code.startswith(answer.lines[0].params["code"].rstrip("…"))
    assert answer.name == f"raznotsvet-{table}.json"
    file = decoded(answer.data)
    assert (file.code, first_difference(file)) == (code, None)


async def test_a_record_that_was_changed_is_told_with_its_place(place):
    table = await place.begun(BORIS)
    for _ in range(3):
        first = (await place.screen(table)).choices[0][0].press
        await place.press(await place.on_move(table), table, first)
    await place.sure(ANNA, table, "!concede")

    def tampered(record, _now):
        one, two, three = record.moves
        return replace(record, moves=Moves.of(one, replace_at(two, -1), three))

    await place.tables.change(table, tampered)
    told = (await place.press(ANNA, table, "!verify")).lines[0]
    assert (told.key, told.params["place"], told.params["number"]) == ("fair-differs", "move", 2)


def replace_at(played, at):
    return Played(seat=played.seat, move=played.move, at=at)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_verdict_fits_into_an_alert(locale):
    words = Words(Texts.load(), locale)
    assert len(words("fair-checked", moves=1234, code="0" * 16 + "…")) <= ALERT
    for place in ("rules", "code", "seed", "deal", "move", "result", "seal"):
        assert len(words("fair-differs", place=place, number=1234)) <= ALERT
