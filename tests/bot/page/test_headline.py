"""What stands over the board is said to its reader: whoever is on move, waits or watches reads something else."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from bot.page.showing.headline import Reader, headed
from bot.page.showing.news import shorter
from bot.screens.cvetris.falling import falling
from bot.screens.lobby import lobby_screen
from bot.screens.registry import game_screens
from bot.screens.tables import board_screen, private_screen
from bot.tables import lobby, turns
from bot.tables.lobby import game_of
from bot.texts import LOCALES, Texts, Words, words_at
from engines.confetti.state import Phase
from engines.contract import Event
from engines.randomness import Rng
from tests.bot.page.two_people import begun
from tests.bot.tables.people import ANNA, BORIS, DENIZ, NOW, table

TEXTS = Texts.load(strict=True)


def position(game="cvetariki"):
    return turns.dealt(lobby.started(table(BORIS, game=game), ANNA, NOW))


def read(game, seat, locale="en"):
    found = position(game)
    return headed(found, Reader(seat=seat), board_screen(found, ()).lines, words_at(found.table, TEXTS, locale))


def test_each_reads_whose_turn_it_is_for_them():
    found = position()
    (mover,) = found.to_move
    name = found.table.seats[mover].name
    assert "".join(read("cvetariki", mover)["headline"]) == "Your move"
    assert read("cvetariki", 1 - mover)["headline"] == ["", name, " is thinking"]
    assert read("cvetariki", None)["headline"] == ["Watching: ", name, " to move"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["cvetariki", "confetti", "dorozhki", "cvetris"])
def test_nobody_reads_that_it_is_somebody_elses_turn_in_their_words(game, locale):
    found = position(game)
    others = set(range(len(found.table.seats))) - found.to_move
    words = words_at(found.table, TEXTS, locale)
    for seat in (None, *others):
        said = read(game, seat, locale)
        for mover in found.to_move:
            assert words("board-your-turn", seat=mover) not in ("".join(said["headline"]), *said["news"])
        if len(found.to_move) == 1:
            assert found.table.seats[min(found.to_move)].name in "".join(said["headline"])


def test_whoever_is_on_move_also_reads_what_to_do():
    (mover,) = position("cvetris").to_move
    assert "ake a die" in " ".join(read("cvetris", mover)["news"])
    assert "ake a die" not in " ".join(read("cvetris", 1 - mover)["news"])


def named(said) -> bool:
    return any(name in each for each in said["news"] for name in ("Анна", "Boris"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["confetti", "cvetris"])
def test_whoever_is_on_move_is_told_what_to_do_without_their_name(game, locale):
    found = position(game)
    words = words_at(found.table, TEXTS, locale)
    for seat in found.to_move:
        said = read(game, seat, locale)
        assert said["news"]
        assert not named(said), "the reader knows who they are"
        if game == "confetti":
            assert words("confetti-button-ready") in said["news"][0]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_last_one_awaited_reads_the_same(locale):
    found = position("confetti")
    (first, *_) = sorted(found.to_move)
    found = turns.played(found, first, "ready", NOW)
    (last,) = found.to_move
    words = words_at(found.table, TEXTS, locale)
    said = headed(found, Reader(seat=last), board_screen(found, ()).lines, words)
    assert words("confetti-button-ready") in said["news"][0]
    assert not named(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_where_several_move_at_once_a_spectator_reads_how_many(locale):
    said = read("confetti", None, locale)["headline"]
    assert "2" in "".join(said)
    assert "Анна" not in "".join(said), "a list of names has no room on a phone"


@pytest.mark.parametrize("locale", LOCALES)
def test_who_draws_on_the_page_is_not_told_of_a_button_that_only_chats_have(locale):
    found = position("cvetris")
    while game_of(found.table).view_for(found.state, None).drafter is not None:
        seat = game_of(found.table).view_for(found.state, None).drafter
        legal = game_of(found.table).legal_moves(found.state, seat)
        found = turns.played(found, seat, game_of(found.table).format_move(next(iter(legal))), NOW)
    (seat, *_) = found.to_move
    words = words_at(found.table, TEXTS, locale)
    button = words("cvetris-button-draw")
    lines = board_screen(found, ()).lines
    assert any(button in words.line(each) for each in lines), "chats have it"
    fall = falling(game_of(found.table).view_for(found.state, seat), "")
    said = headed(found, Reader(seat=seat, called=fall.call), lines, words)["news"]
    assert said
    assert not any(button in each for each in said)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lobby_has_a_headline_for_each_reader_and_names_nobody(locale):
    waiting = table(BORIS)
    lines, words = lobby_screen(waiting, 1).lines, words_at(waiting, TEXTS, locale)
    full = [replace(lines[0], params={**lines[0].params, "taken": 5}), *lines[1:]]
    readers = [(Reader(seat=0, hosts=True), lines), (Reader(seat=1), lines), (Reader(), lines), (Reader(), full)]
    said = [headed(None, *each, words) for each in readers]
    headlines = [each["headline"][0] for each in said]
    assert len(set(headlines)) == 4
    assert all("2" in each and "5" in each for each in headlines[:3])
    assert not any("Анна" in each for each in headlines)
    code = "the code of the deal has its button; half of it is no use"
    assert not any("…" in line for each in said for line in each["news"]), code


@pytest.mark.parametrize("locale", LOCALES)
def test_who_can_start_is_told_so(locale):
    waiting = table(BORIS)
    lines, words = lobby_screen(waiting, 1).lines, words_at(waiting, TEXTS, locale)
    assert words("lobby-can-start-own") in headed(None, Reader(seat=0, hosts=True), lines, words)["news"]
    assert words("lobby-can-start") in headed(None, Reader(seat=1), lines, words)["news"]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_about_somebodys_card_is_told_to_nobody_else(locale):
    found = position("dorozhki")
    words = words_at(found.table, TEXTS, locale)
    for _ in range(2):
        (mover,) = found.to_move
        said = board_screen(found, ()).lines[1]
        asked = words.line(shorter(said, words) or said)
        assert asked in read_at(found, mover, locale)["news"][0]
        for seat in (None, 1 - mover):
            assert asked not in read_at(found, seat, locale)["news"]
        legal = game_of(found.table).legal_moves(found.state, mover)
        found = turns.played(found, mover, game_of(found.table).format_move(next(iter(legal))), NOW)


def read_at(found, seat, locale="en", news=()):
    lines = board_screen(found, news).lines
    return headed(found, Reader(seat=seat), lines, words_at(found.table, TEXTS, locale))


@pytest.mark.parametrize("game", ["cvetariki", "dorozhki", "cvetris"])
def test_who_is_next_is_told_so_in_company(game):
    found = turns.dealt(lobby.started(table(BORIS, DENIZ, game=game), ANNA, NOW))
    (mover,) = found.to_move
    told = [seat for seat in range(3) if "You are next." in read_at(found, seat)["news"]]
    assert told == [(mover + 1) % 3]
    two = position(game)
    assert "You are next." not in read_at(two, 1 - min(two.to_move))["news"], "of two, the other one is"


def test_what_happened_is_told_newest_first_and_ones_own_deeds_last():
    found = position("cvetris")
    (mover,) = found.to_move
    news = (
        Event(key="cvetris-draws", params={"seat": 1 - mover, "shape": "S", "colour": "R", "column": "A"}),
        Event(key="cvetris-no-room", params={"seat": 1 - mover}),
        Event(key="cvetris-round", params={"seat": mover, "shapes": "S", "colours": "R"}),
    )
    said = read_at(found, mover, news=news)["news"]
    assert "ake a die" in said[0]
    words = ("room", "draws", "You roll")
    assert [next(word for word in words if word in each) for each in said[1:]] == [*words]


def sand_runs():
    found = turns.dealt(lobby.started(table(BORIS, DENIZ, game="confetti"), ANNA, NOW))
    for seat in range(3):
        found = turns.played(found, seat, "ready", NOW)
    return found


def kept():
    """Return a game of Confetti after the first round, in which somebody has cards to keep."""
    found, now = sand_runs(), NOW
    rules = game_of(found.table)
    for number in range(60):
        seat = number % 3
        legal = list(rules.legal_moves(found.state, seat))
        move = rules.choose(rules.view_for(found.state, seat), legal, "hard", Rng.of("kept", number))
        now += 700
        if move is not None:
            found = turns.played(found, seat, rules.format_move(move), now)
    found = turns.expired(found, NOW + 61_000)
    assert rules.view_for(found.state, None).phase is Phase.KEEP
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_a_live_game_says_what_is_done_instead_of_whose_move_it_is(locale):
    words = words_at(sand_runs().table, TEXTS, locale)
    before = position("confetti")
    assert read_at(before, 0, locale)["headline"][0] == words("confetti-headline-yours-ready")
    assert read_at(sand_runs(), 0, locale)["headline"][0] == words("confetti-headline-yours-take")
    watched = read_at(sand_runs(), None, locale)
    assert {"ru": "3 игрока берут", "en": "3 players are taking", "tr": "3 oyuncu kart alıyor"}[locale] in (
        watched["headline"][0]
    )
    brief = {"ru": "3 игрока берут карты", "en": "3 players take cards", "tr": "3 oyuncu kart alıyor"}
    assert watched["brief"][0] == brief[locale], "a phone says what they do, too"


def test_who_chooses_what_to_keep_is_not_said_to_think():
    found = kept()
    doing = game_screens()["confetti"].public(game_of(found.table).view_for(found.state, None), "").doing
    (keeper, *_) = [seat for seat, what in doing.items() if what == "keep"]
    assert read_at(found, keeper)["headline"][0] == "Choose what to keep"
    for seat in set(doing) - {keeper}:
        legal = next(iter(game_of(found.table).legal_moves(found.state, seat)))
        found = turns.played(found, seat, game_of(found.table).format_move(legal), NOW + 62_000)
    assert found.to_move == {keeper}
    assert read_at(found, (keeper + 1) % 3)["headline"][2] == " is choosing what to keep"
    assert read_at(found, (keeper + 1) % 3)["brief"][2] == " is choosing"


def test_cards_that_were_scored_are_in_nobodys_hand():
    found = kept()
    doing = game_screens()["confetti"].public(game_of(found.table).view_for(found.state, None), "").doing
    for seat in range(3):
        if doing.get(seat) != "keep":
            (said,) = private_screen(found, seat).lines
            assert said.key == "confetti-your-round"


@pytest.mark.parametrize("locale", LOCALES)
def test_less_than_nothing_has_the_sign_that_tags_have(locale):
    said = Words(TEXTS, locale)("confetti-hand", cards=1, limit=6, sets=0, net=-1)
    assert "−1" in said
    assert "-1" not in said


# What the second line says, and whether all of it is seen.
SEEN = "news => [news.textContent, news.scrollHeight <= news.clientHeight + 1 && news.scrollWidth <= news.clientWidth]"


@pytest.mark.parametrize("language", ["ru-RU", "en-GB", "tr-TR"])
def test_before_the_sand_runs_a_phone_shows_the_whole_line(sit_down, language):
    phone = sit_down("Анна", language=language, viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True)
    phone.page.locator(".welcome .button.game[data-game='confetti']").tap()
    phone.press("!computer:easy")
    phone.press("!start")
    phone.sees("#go")
    said, whole = phone.page.locator("#news").evaluate(SEEN)
    assert whole, said
    assert "Анна" not in said


# Of each part of the headline: whether it is the name, and whether all of it is seen.
PARTS = """all => all.map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const inside = left >= 0 && right <= innerWidth && bottom - top < 40 && each.scrollWidth <= each.clientWidth + 1;
    return [each.className === "headline-name", inside];
})"""


@pytest.mark.timeout(600)
def test_a_long_name_is_cut_short_and_the_words_around_it_never(sit_down):
    long = "Muhammed Abdurrahmanoğlu Yıldız"
    anna, boris, eve = sit_down(f"{long} A"), sit_down(f"{long} B"), sit_down("Eve", language="ru-RU")
    table = begun(anna, boris)
    eve.page.goto(f"{eve.program.address}#{table}")
    waits = boris if anna.is_on_move else anna
    for person, words in ((waits, "is thinking"), (eve, "Смотришь")):
        for size in ((360, 740), (390, 844), (844, 390), (1280, 800)):
            person.resize(*size)
            person.sees("#headline", words)
            expect(person.page.locator("#headline .headline-name")).to_have_attribute("title", re.compile(long))
            parts = person.measured("#headline > span", PARTS)
            assert all(whole for is_name, whole in parts if not is_name), (size, words)
            if size[0] != 844:  # there the column beside the board decides
                assert [whole for is_name, whole in parts if is_name] == [size[0] > 400], (size, words)


# Whether the words over the board lie over the sand beside them.
OVER_SAND = """() => {
    const sand = document.getElementById("sand").getBoundingClientRect();
    return [...document.querySelectorAll("#headline > span")].map((each) => each.getBoundingClientRect())
        .some(({ left, right, top, bottom }) => right > sand.left && left < sand.right && bottom > sand.top
            && top < sand.bottom);
}"""


@pytest.mark.parametrize(("language", "said"), [("ru-RU", "берут"), ("en-GB", "take cards"), ("tr-TR", "alıyor")])
def test_a_spectator_of_several_movers_reads_it_beside_the_sand(sit_down, language, said):
    anna, eve = sit_down("Анна"), sit_down("Eve", language=language, viewport={"width": 844, "height": 390})
    table = anna.open("confetti")
    for number in range(2):
        anna.press("!computer:easy")
        anna.sees("#headline", f"{number + 2} ")
    anna.press("!start")
    anna.click("button[data-press='ready']:visible")
    anna.sees("#foot")
    eve.page.goto(f"{eve.program.address}#{table}")
    eve.sees("#sand .sand-number")
    eve.sees("#headline", said)  # it comes a moment after the board
    for width, height in ((844, 390), (390, 844), (360, 740)):
        eve.resize(width, height)
        assert not eve.page.evaluate(OVER_SAND), (width, height)
        assert all(whole for _, whole in eve.measured("#headline > span", PARTS)), (width, height)
