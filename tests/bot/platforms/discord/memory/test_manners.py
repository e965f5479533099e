"""How people are treated: reminders with a choice, settings that are kept, confirmation for those who want it."""

import re

from tests.bot.platforms.discord.memory.house import moves, press, presses, words
from tests.bot.platforms.discord.memory.playing import NAMES
from tests.bot.platforms.discord.memory.test_situations import letters, on_move, told

HOUR = 3600


async def two(house, game="cvetariki", clock="day", **role):
    """Two people at a table with a clock; some time passes between the lobby and the start."""
    people = [house.person(NAMES[0], **role), house.person(NAMES[1])]
    await people[0].slash(house.channel, "play", game=game, clock=clock)
    await press(people[1], house.boards()[-1], "!join")
    await house.env.advance_time(1)
    await press(people[0], house.boards()[-1], "!start")
    return people, next(iter(presses(house.boards()[-1]))).split(":")[0]


async def chosen(person, house, *values):
    """Choose in `/settings`, on the page with that setting."""
    shown = await person.slash(house.channel, "settings")
    pages = [shown.response, *shown.followups]
    page = next(page for page in pages if values[0] in presses(page.message)).message
    await person.select(page, list(values), custom_id=presses(page)[values[0]])


async def test_the_lobby_shows_who_is_there_and_then_who_has_looked(memory):
    async with memory() as house:
        people, _ = await two(house)
        card, board = house.posted()
        assert "The secret colours are dealt" in words(card)
        before = card.attachments[0].description
        assert "Anna" in before
        await press(people[0], card, "!view")
        after = house.posted()[0].attachments[0].description
        assert after != before
        assert words(house.posted()[1]) == words(board)


async def test_a_reminder_comes_privately_and_can_be_pressed(memory):
    async with memory() as house:
        people, table = await two(house)
        ((mover,), (other,)) = await on_move(house, people, table)
        await house.pass_by(12 * HOUR + 60)
        reminder = mover.user.dm_channel.history()[-1]
        assert "About 12 hours left" in words(reminder)
        assert f"/{house.channel.id}/{house.boards()[-1].id}" in words(reminder)
        assert {id_.split(":")[-1] for id_ in presses(reminder)} == {"!board", "!play-for-me", "!quiet"}
        assert not any("your turn in" in letter for letter in letters(other))

        board = house.boards()[-1]
        assert f"<#{house.channel.id}>" in told(await press(mover.user, reminder, "!board"))
        assert house.boards()[-1].id != board.id
        assert "The computer played" in told(await press(mover.user, reminder, "!play-for-me"))
        assert (await house.position(table)).table.revision == 1


async def test_where_direct_messages_are_closed_the_reminder_answers_the_board(memory):
    async with memory() as house:
        house.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        people, table = await two(house)
        ((mover,), _) = await on_move(house, people, table)
        board = house.boards()[-1]
        await house.pass_by(12 * HOUR + 60)
        reminder = house.posted()[-1]
        assert reminder.reference.message_id == board.id
        assert mover.mention in words(reminder)
        assert "Reminders are off" in told(await press(mover, reminder, "!quiet"))
        await house.pass_by(10 * HOUR)
        assert house.posted()[-1].id == reminder.id


async def test_nobody_is_reminded_in_their_quiet_hours_or_against_their_will(memory):
    async with memory() as house:
        people, table = await two(house)
        ((mover,), _) = await on_move(house, people, table)
        await chosen(mover, house, "@set:person:zone=Asia/Tokyo")  # noon in London is nine in the evening there
        await chosen(mover, house, "@set:person:quiet=21-7")
        before = len(letters(mover))
        await house.pass_by(12 * HOUR + 60)
        assert len(letters(mover)) == before
        await chosen(mover, house, "@set:person:reminders=no")
        await house.pass_by(11 * HOUR)
        assert len(letters(mover)) == before


async def test_who_wants_to_be_asked_is_asked_before_each_move(memory):
    async with memory() as house:
        people, table = await two(house)
        ((mover,), _) = await on_move(house, people, table)
        await chosen(mover, house, "@set:person:ask_first=yes")
        board = house.boards()[-1]
        asked = await press(mover, board, moves(board)[0])
        assert re.match(r"Your move: group 1 \(.*\)\. Play it\?", told(asked))
        assert (await house.position(table)).table.revision == 0
        question = asked.followups[0].message
        await press(mover, question, next(iter(presses(question))))
        assert (await house.position(table)).table.revision == 1


async def test_who_has_not_seen_their_secret_is_shown_it_before_their_first_move(memory):
    async with memory() as house:
        house.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
        people, table = await two(house)
        ((mover,), _) = await on_move(house, people, table)
        board = house.boards()[-1]
        assert "Your colour is" in told(await press(mover, board, moves(board)[0]))
        assert (await house.position(table)).table.revision == 0
        await press(mover, house.boards()[-1], moves(house.boards()[-1])[0])
        assert (await house.position(table)).table.revision == 1


async def test_a_channel_has_its_own_games_and_only_admins_choose_them(memory):
    async with memory() as house:
        anna, boris = house.person("Anna", manage_guild=True), house.person("Boris")
        await chosen(anna, house, "@set:room:games=cvetris", "@set:room:games=confetti")
        assert "turned off here" in told(await boris.slash(house.channel, "play", game="cvetariki"))
        await boris.slash(house.channel, "play", game="cvetris")
        assert len(house.boards()) == 1
        shown = await boris.slash(house.channel, "settings")
        assert not any(
            "@set:room" in id_ for page in [shown.response, *shown.followups] for id_ in presses(page.message)
        )


async def test_a_channel_that_prefers_edits_keeps_one_board_and_calls_beside_it(memory):
    async with memory() as house:
        people, table = await two(house, clock="none", manage_guild=True)
        await chosen(people[0], house, "@set:room:new_messages=no")
        board = house.boards()[-1]
        for _ in range(3):
            ((mover,), (other,)) = await on_move(house, people, table)
            await house.env.advance_time(5 * 60)
            await press(mover, house.boards()[-1], moves(house.boards()[-1])[0])
            assert house.boards()[-1].id == board.id
            assert other.mention in house.posted()[-1].content
        assert len(house.posted()) == 3  # the card, the board, and the last call
