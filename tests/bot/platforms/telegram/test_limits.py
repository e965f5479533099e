"""Telegram's limits: how much is sent, how long a text is, what a button carries."""

import asyncio
from dataclasses import replace

import pytest
from telegram import Update
from telegram.error import NetworkError

from bot.chat import settings
from bot.chat.context import Context
from bot.chat.press import PERSON, ROOM, read
from bot.chat.viewer import Viewer
from bot.platforms.telegram.inbox.polling import Polling
from bot.platforms.telegram.inbox.webhook import derived_secret
from bot.platforms.telegram.messages.caption import CAPTION, clipped, packed, two_lines, units
from bot.platforms.telegram.messages.keyboard import dialog_keys, keyboard, owned, owner_of
from bot.platforms.telegram.messages.rate_limit import CHAT_ONLY, GROUP, LIVE, TABLE, Bucket, RateLimiter
from bot.platforms.telegram.name import NAME
from bot.rulebook import page, slugs
from bot.rulebook.chat import html_lines
from bot.screens.language import Button, Screen, line, rows
from bot.settings import LOCALES
from bot.tables.lobby import Who, joined, opened
from bot.tables.speaking import RetryLater
from bot.texts import Texts, Words, words_at
from storage import Person, PersonSettings, Room, RoomSettings
from tests.bot.platforms.telegram.emulator.markup import parsed

SECOND = 1000


async def wait_for(limiter, calls=1, bucket=CHAT_ONLY, chat=-5):
    """Count calls if they may be made now; return 0, or how long they have to wait."""
    try:
        await limiter.reserve(chat, calls, bucket)
    except RetryLater as error:
        return error.wait
    return 0


async def sent_in(clock, limiter, seconds, bucket):
    """Send whenever it is allowed, for a time; return when."""
    times, end = [], clock.now + seconds * SECOND
    while clock.now < end:
        if await wait_for(limiter, bucket=bucket) == 0:
            times.append(clock.now)
        else:
            clock.now += 500
    return times


def most_in_a_minute(times):
    return max(sum(begin <= at < begin + 60 * SECOND for at in times) for begin in times)


@pytest.mark.parametrize(("rate", "most"), [(TABLE, 12), (LIVE, 17)])
async def test_a_table_stays_under_its_limit_in_any_minute(store, clock, rate, most):
    assert rate.a_minute == most
    bucket = Bucket(table="A", rate=rate)
    assert most_in_a_minute(await sent_in(clock, RateLimiter(store, clock), 180, bucket)) <= most


async def test_a_group_stays_under_twenty_also_with_many_tables_and_over_a_restart(store, clock):
    assert GROUP.a_minute == 19
    before = RateLimiter(store, clock)
    times = [at for name in "ABCD" for at in await sent_in(clock, before, 20, Bucket(table=name))]
    times += await sent_in(clock, RateLimiter(store, clock), 90, CHAT_ONLY)
    assert most_in_a_minute(times) <= 19


async def test_who_waits_as_long_as_told_may_send_and_what_was_not_needed_is_given_back(store, clock):
    limiter = RateLimiter(store, clock)
    assert await wait_for(limiter, GROUP.burst) == 0
    clock.now += await wait_for(limiter)
    async with await limiter.reserve(-5):
        assert await wait_for(limiter) > 0
    assert await wait_for(limiter) == 0


async def test_what_was_reserved_is_given_back_also_when_something_goes_wrong(store, clock):
    limiter = RateLimiter(store, clock)
    with pytest.raises(RuntimeError):
        async with await limiter.reserve(-5, GROUP.burst):
            raise RuntimeError
    assert await wait_for(limiter, GROUP.burst) == 0


async def test_what_was_reserved_is_not_counted_again(store, clock):
    limiter = RateLimiter(store, clock)
    async with await limiter.reserve(-5, 2) as reservation:
        for _ in range(2):
            await reservation.use()
        assert await wait_for(limiter, GROUP.burst - 2) == 0
        await reservation.use()
    assert await wait_for(limiter) == 2 * GROUP.pace


async def test_direct_chats_are_not_held_back(store, clock):
    limiter = RateLimiter(store, clock)
    assert [await wait_for(limiter, chat=7) for _ in range(20)] == [0] * 20


def table_of(*names):
    room = Room(platform=NAME, chat="-5")
    named = enumerate(names, 50)
    people = [Who(person=Person(platform=NAME, user=str(n)), name=name, room=room) for n, name in named]
    table = opened(game="cvetariki", options={}, who=people[0], room=room, locale="en", seed="s", now=1)
    for other in people[1:]:
        table = joined(table, other, 1)
    return table


def test_whoever_is_called_is_mentioned_and_no_name_breaks_the_text():
    table = table_of("<b>Ann & Co</b>", "😀" * 32, "\ue000x\ue001")
    words = words_at(table, Texts.load(strict=True), "en")
    screen = Screen(lines=(line("board-waiting-for", seats="012"), line("lobby-can-start")), mention=(0, 2))
    text, entities = parsed(two_lines(screen, table, words))
    assert text == f"Waiting for <b>Ann & Co</b>, {'😀' * 32} and x.\nThe host can start the game."
    assert [entity["user_id"] for entity in entities] == [50, 52]
    assert entities[0]["offset"] == units("Waiting for ")
    nobody, _ = parsed(two_lines(replace(screen, mention=()), table, words))
    assert nobody == text


def test_somebody_who_is_named_twice_is_mentioned_once():
    table = table_of("Ann", "Boris")
    words = words_at(table, Texts.load(strict=True), "en")
    screen = Screen(lines=(line("board-your-turn", seat=1), line("cvetariki-begins", seat=1)), mention=(1,))
    text, entities = parsed(two_lines(screen, table, words))
    assert text.count("Boris") == 2
    assert [entity["user_id"] for entity in entities] == [51]


def test_a_caption_drops_the_oldest_news_before_it_grows_too_long():
    table = table_of("Ann", "Boris")
    words = words_at(table, Texts.load(strict=True), "ru")
    news = tuple(line("lobby-opened", seat=0, game="cvetariki", taken=n, most=5) for n in range(40))
    text, _ = parsed(two_lines(Screen(lines=(line("board-your-turn", seat=1), *news), mention=(1,)), table, words))
    assert units(text) <= CAPTION
    assert text.startswith("Boris, твой ход.\n")
    assert text.endswith("Занято мест: 39 из 5.")
    assert text.count("\n") == 1


def test_texts_are_cut_between_characters():
    assert clipped("😀" * 150, 200) == "😀" * 99 + "…"
    assert clipped("short", 200) == "short"


@pytest.mark.parametrize("owner", [1, 4_242, 2**52 - 1])
def test_a_button_knows_its_owner_within_64_bytes(owner):
    data = "7K3ABCD:e123:?!6E colour=R shape=T"
    carried = owned(data, owner)
    assert len(carried.encode()) <= 64
    assert owner_of(carried) == (owner, data)
    assert owner_of(data) == (None, data)


def test_a_keyboard_has_at_most_a_hundred_buttons_and_eight_in_a_row():
    many = rows([Button(press=f"#{n}", label=str(n)) for n in range(130)], 13)
    service = (Button(press="!more", label=line("button-more")),)
    keys = keyboard(Screen(lines=(), table="T", stamp="1", choices=many, service=(service,)), Words(Texts.load(), "en"))
    laid_out = keys.inline_keyboard
    assert max(map(len, laid_out)) <= 8
    assert sum(map(len, laid_out)) == 100
    assert laid_out[-1][0].text == "More"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("page", "record"), [(PERSON, PersonSettings()), (ROOM, RoomSettings())])
def test_settings_fit_into_a_keyboard_with_the_owner_on_every_button(locale, page, record):
    who = Who(person=Person(platform="telegram", user="1"), name="Anna", room=Room(platform="telegram", chat="1"))
    context = Context(viewer=Viewer(who=who, locale=locale), texts=Texts.load(strict=True), id="")
    shown = settings.shown(context, page, record, now=1_800_000_000_000)
    keys = [key for row in dialog_keys(shown, 2**52 - 1).inline_keyboard for key in row]
    assert len(keys) <= 100
    for key in keys:
        owner, data = owner_of(key.callback_data)
        assert len(key.callback_data.encode()) <= 64
        assert owner == 2**52 - 1
        choice = read(data)
        assert choice.values == ("",) or settings.setting(page, choice.name).accepts(choice.values)


@pytest.mark.parametrize("locale", LOCALES)
def test_rules_fit_into_messages_in_every_language(locale):
    words = Words(Texts.load(strict=True), locale)
    for slug in slugs():
        for part in packed(html_lines(page(slug, words.locale), words)):
            text, _ = parsed(part)
            assert 0 < units(text) <= 4096


def test_the_secret_of_the_webhook_is_the_same_in_every_process_and_is_not_the_token():
    assert derived_secret("1:token") == derived_secret("1:token") != derived_secret("2:token")
    assert "token" not in derived_secret("1:token")


class FakeBot:
    """Hands out updates from an offset, as Telegram does; each response may also be an error."""

    def __init__(self, *answers):
        self.answers, self.offsets = list(answers), []
        self.asked_for_more = asyncio.Event()

    async def delete_webhook(self):
        return True

    async def get_updates(self, offset, **_how):
        self.offsets.append(offset)
        if not self.answers:
            self.asked_for_more.set()
            await asyncio.Event().wait()
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return tuple(Update(name) for name in answer)


async def at_once(_seconds):
    await asyncio.sleep(0)


async def polled(bot, take, then=lambda: None, patience=0.1):
    """Poll until there is nothing more to get."""
    task = asyncio.create_task(Polling(bot, take, at_once, patience).run())
    await asyncio.wait_for(bot.asked_for_more.wait(), 60)
    then()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_an_update_is_confirmed_when_it_was_acted_upon_and_acted_upon_once():
    taken, slow = [], asyncio.Event()

    async def take(update):
        taken.append(update.update_id)
        if update.update_id == 11:
            await slow.wait()

    bot = FakeBot([10, 11, 12], [11, 12, 13])
    await polled(bot, take, then=slow.set, patience=0.05)
    assert taken == [10, 11, 12, 13]
    assert bot.offsets[1] == 11, "the unfinished one is not confirmed"
    assert bot.offsets[-1] <= 14


async def test_an_update_that_we_cannot_bear_does_not_stop_the_others(caplog):
    async def take(update):
        if update.update_id == 1:
            raise RuntimeError

    bot = FakeBot([1, 2])
    await polled(bot, take)
    assert bot.offsets == [0, 3]
    assert "update 1 could not be handled" in caplog.text


async def test_a_line_that_is_cut_is_tried_again():
    taken = []

    async def take(update):
        taken.append(update.update_id)

    await polled(FakeBot(NetworkError("cut"), [5]), take)
    assert taken == [5]


async def test_an_update_that_the_sdk_cannot_read_does_not_stop_the_others(caplog):
    """Without the date until which somebody is banned, python-telegram-bot raises a TypeError for the whole answer."""
    who = {"id": 7, "is_bot": False, "first_name": "Anna"}
    member, banned = {"status": "member", "user": who}, {"status": "kicked", "user": who}
    change = {"chat": {"id": 7, "type": "private"}, "from": who, "date": 1}
    updates = [
        {"update_id": 1, "my_chat_member": change | {"old_chat_member": member, "new_chat_member": banned}},
        {"update_id": 2},
    ]

    class Bot(FakeBot):
        async def do_api_request(self, endpoint, api_kwargs):
            assert (endpoint, api_kwargs["offset"]) == ("getUpdates", 0)
            return updates

    taken = []

    async def take(update):
        taken.append(update.update_id)

    bot = Bot(TypeError("missing 1 required positional argument: 'until_date'"))
    await polled(bot, take)
    assert taken == [2]
    assert bot.offsets == [0, 3]
    assert "update 1 can't be read" in caplog.text
