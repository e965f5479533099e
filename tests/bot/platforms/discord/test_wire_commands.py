"""Every command does what it says, in the language of whoever types it, and answers nobody else."""

import json
import re

import pytest

from tests.bot.platforms.discord.emulator.people import moves
from tests.bot.platforms.discord.emulator.watching import board_at, called, table_of
from tests.bot.platforms.discord.emulator.world import EVERYTHING

pytestmark = pytest.mark.asyncio(loop_scope="module")

ATTACH_FILES, READ_HISTORY = 1 << 15, 1 << 16


def somebody(running, name="Анна", channel=None, **more):
    return running.person(running.world.person(name, **more), channel or running.world.channel("games"))


async def solo(person):
    """Open a solo table and start it; return the board."""
    await person.command("play", game="cvetariki", variant="solo", clock="none")
    await person.world.until(lambda: person.world.posted(person.channel))
    await person.press(person.board, "!start")
    return await board_at(person, 0)


async def told(person, name, **options):
    """Return what a command answers privately."""
    answer = await person.answer(await person.command(name, **options))
    assert answer.seen_by is person.user
    return answer


async def test_commands_are_told_in_three_languages(running):
    names = {command["name"]: command["name_localizations"] for command in running.world.commands}
    assert names["play"] == {"ru": "играть", "tr": "oyna"}
    assert names["export"] == {"ru": "выгрузить", "tr": "verilerim"}
    assert {"join", "board", "secret", "hand", "hint", "move", "concede", "close", "rules"} <= set(names)
    assert {"settings", "tables", "doctor", "forget", "stats", "top"} <= set(names)


async def test_games_and_variants_are_suggested_in_the_language_of_the_typist(running):
    anna = somebody(running)
    assert await anna.complete("play", "game", game="цвета") == ["cvetariki"]
    assert await anna.complete("play", "variant", game="cvetariki", variant="со") == ["solo"]
    assert await anna.complete("play", "variant", game="confetti", variant="") == []


async def test_computers_take_seats_and_play(running):
    anna = somebody(running, locale="tr")
    await anna.command("play", game="cvetariki", computers=2, level="easy", clock="none")
    await running.world.until(lambda: "3 / 5" in anna.board.text if running.world.posted(anna.channel) else False)
    await anna.press(anna.board, "!start")
    board = await running.world.until(lambda: next((m for m in running.world.posted(anna.channel) if called(m)), None))
    assert set(called(board)) == {anna.user.id}


async def test_moves_are_suggested_and_typed(running):
    anna = somebody(running)
    board = await solo(anna)
    suggested = await anna.complete("move", "text", text="")
    assert suggested
    assert set(suggested) <= set(moves(board))
    one = await anna.complete("move", "text", text=suggested[0])
    assert suggested[0] in one
    typed = await anna.command("move", text=suggested[0])
    await running.world.until(lambda: typed.finished)
    await board_at(anna, 1)
    assert "Ход пишется так" in (await told(anna, "move", text="хм")).text


async def test_secret_and_hint_are_private(running):
    anna = somebody(running)
    await solo(anna)
    assert "Убери с поля" in (await told(anna, "secret")).text  # alone it is no secret, but a goal
    assert "Хороший ход" in (await told(anna, "hint")).text


async def test_the_board_is_posted_again_and_the_old_one_loses_its_buttons(running):
    anna = somebody(running)
    board = await solo(anna)
    await anna.command("board")
    again = await running.world.until(lambda: anna.board if anna.board is not board else None)
    await running.world.until(lambda: not board.controls)
    assert again.pings == []


async def test_a_table_whose_channel_was_deleted_is_brought_here(running):
    anna = somebody(running)
    await solo(anna)
    del running.world.channels[anna.channel.id]
    here = running.person(anna.user, running.world.channel("elsewhere"))
    await here.command("board")
    board = await board_at(here, 0)
    await here.press(board, moves(board)[0])
    await board_at(here, 1)


async def test_rules_are_read_section_by_section(running):
    anna = somebody(running)
    page = await told(anna, "rules", game="cvetris")
    assert page.text.startswith("# Цветрис")
    first = page.text
    await anna.press(page, "2")
    await running.world.until(lambda: page.text != first)


async def test_a_table_is_closed_by_its_host_in_the_lobby_and_by_nobody_else(running):
    anna = somebody(running)
    boris = somebody(running, "Boris", anna.channel)
    await anna.command("play", game="cvetris")
    await running.world.until(lambda: running.world.posted(anna.channel))
    assert "стол закрывает хозяин" in (await told(boris, "close")).text
    assert "Стол закрыт" in (await told(anna, "close")).text
    await running.world.until(lambda: not anna.world.posted(anna.channel)[0].controls)


async def test_own_tables_results_and_data(running):
    anna = somebody(running)
    assert "нет открытых столов" in (await told(anna, "tables")).text
    await solo(anna)
    assert f"<#{anna.channel.id}>" in (await told(anna, "tables")).text
    assert "пока нет" in (await told(anna, "stats")).text
    file = (await told(anna, "export")).attachments[0]
    assert json.loads(file["data"])["person"][1] == anna.user.id


async def test_a_finished_game_counts_a_moment_later_and_is_shown_as_a_picture(running):
    anna = somebody(running)
    assert "Рейтинга здесь пока ни у кого нет" in (await told(anna, "top")).text
    await anna.command("play", game="cvetariki", computers=1, level="easy", clock="none")
    await running.world.until(lambda: running.world.posted(anna.channel))
    await anna.press(anna.board, "!start")
    await running.world.until(lambda: called(anna.board))
    question = await told(anna, "concede")
    await anna.press(question, "!concede:yes")
    await running.world.until(lambda: "ты сдаёшься" in question.text)
    for name, sign in (("stats", "Цветарики: рейтинг 14"), ("top", "Цветарики: 1. ")):
        while sign not in (shown := await told(anna, name)).text:
            assert not shown.attachments
        assert [file["filename"] for file in shown.attachments] == ["card.png"]


async def test_the_board_of_the_day_is_played_in_the_direct_chat_and_shared_in_the_channel(running):
    anna = somebody(running)
    asked = await told(anna, "daily")
    assert asked.text.startswith("Задача дня ")
    assert [file["filename"] for file in asked.attachments] == ["card.png"]
    pressed = await anna.press_id(asked, "@daily:play", "@daily:play")
    assert "Задача дня открыта" in (await anna.answer(pressed)).text
    question = await told(anna, "concede")
    await anna.press(question, "!concede:yes")
    await running.world.until(lambda: "ты сдаёшься" in question.text)
    result = await told(anna, "daily")
    assert result.text.startswith("Разноцвет ")
    await anna.press_id(result, "@daily:share", "@daily:share")
    shared = await running.world.until(lambda: next(iter(running.world.posted(anna.channel)), None))
    assert shared.text.startswith("Разноцвет ")
    assert [file["filename"] for file in shared.attachments] == ["card.png"]


async def test_a_league_is_posted_in_the_channel_and_its_deals_are_played_in_direct_chats(running):
    anna = somebody(running)
    boris = somebody(running, "Борис", anna.channel)
    assert (await told(anna, "league", game="dorozhki", level="easy", length="day")).text == "Лига открыта."
    posted = await running.world.until(lambda: next(iter(running.world.posted(anna.channel)), None))
    assert posted.text.startswith("Лига дня. Цветные дорожки, лёгкий · лучшие 3 из 4.")
    assert [file["filename"] for file in posted.attachments] == ["card.png"]
    code = re.search(r"/лига (\w+)", posted.text)[1]
    play = f"@league:play:{code}"
    pressed = await boris.press_id(posted, play, play)
    assert "Раздача 1 из 4 открыта." in (await boris.answer(pressed)).text
    question = await told(boris, "concede")
    await boris.press(question, "!concede:yes")
    await running.world.until(lambda: "ты сдаёшься" in question.text)
    table = await told(boris, "league", code=code)
    assert "Раздача 1: партия не доиграна." in table.text
    assert "Раздача 1:" not in (await told(anna, "league")).text, "what others made of a deal stays theirs"
    challenge = await boris.command("challenge", someone=anna.user, game="dorozhki")
    assert (await boris.answer(challenge)).text == "Вызов отправлен."
    called_on = await running.world.until(
        lambda: next((m for m in running.world.posted(anna.channel) if "бросает вызов" in m.text), None)
    )
    assert f"<@{anna.user.id}>" in called_on.text


async def test_opponents_are_found_where_the_channel_allows_it_and_play_in_their_direct_chats(running):
    admin = somebody(running, "Мира", manages=True)
    anna, boris = (somebody(running, name, admin.channel) for name in ("Анна", "Борис"))
    assert "выключен" in (await told(boris, "seek", game="dorozhki")).text
    room = await admin.answer(await admin.command("settings"), 1)
    await admin.press(room, "@set:room:seek=yes")
    await running.world.until(lambda: room.edits)
    for person, said in ((anna, "Напишу лично"), (boris, "Предложение уже отправлено")):
        await person.press_id(room, "@set:person:quiet=no", "@set:person:quiet")  # whatever the time is
        assert said in (await told(person, "seek", game="dorozhki")).text
    direct = running.world.letters(anna.user)
    offer = await running.world.until(lambda: next(iter(running.world.posted(direct)), None))
    assert offer.text.startswith("Борис ищет соперника")
    await running.person(anna.user, direct).press(offer, f"@seek:yes:dorozhki:{boris.user.id}")
    for person in (anna, boris):
        chat = running.world.letters(person.user)
        await running.world.until(lambda chat=chat: any(board.attachments for board in running.world.posted(chat)))


async def test_somebody_is_forgotten_only_when_no_table_counts_on_him(running):
    anna = somebody(running)
    await solo(anna)
    asked = await told(anna, "forget")
    await anna.press(asked, "@forget")
    await running.world.until(lambda: "Есть незаконченная партия" in asked.text)
    question = await told(anna, "concede")
    await anna.press(question, "!concede:yes")
    await running.world.until(lambda: "ты сдаёшься" in question.text)
    asked = await told(anna, "forget")
    await anna.press(asked, "@forget")
    await running.world.until(lambda: "твои данные удалены" in asked.text)


async def test_choices_are_kept_and_those_of_the_channel_are_for_admins(running):
    anna = somebody(running)
    shown = await anna.command("settings")
    own = await anna.answer(shown)
    assert not any(":room:" in id_ for id_ in own.presses)
    await anna.press(own, "@set:person:language=tr")
    await running.world.until(lambda: own.edits > 1)
    assert "Açık masan yok" in (await told(anna, "tables")).text
    assert shown.answers == [own]


async def test_a_table_in_a_thread_of_its_own_is_unarchived_before_it_is_written_to(running):
    admin = somebody(running, manages=True)
    shown = await admin.command("settings")
    room = await admin.answer(shown, 1)
    await admin.press(room, "@set:room:in_threads=yes")
    await running.world.until(lambda: room.edits)
    opened = await told(admin, "play", game="cvetariki", variant="solo", clock="none")
    thread = next(c for c in running.world.channels.values() if c.parent is admin.channel)
    assert f"<#{thread.id}>" in opened.text
    inside = running.person(admin.user, thread)
    await running.world.until(lambda: running.world.posted(thread))
    await inside.press(inside.board, "!start")
    board = await board_at(inside, 0)
    await running.world.until(lambda: "Цвета розданы" in running.world.posted(thread)[0].text)
    thread.archived = True
    await inside.press(board, moves(board)[0])
    await board_at(inside, 1)
    assert not thread.archived


async def test_missing_permissions_are_named_exactly(running):
    channel = running.world.channel("closed", allowed=EVERYTHING & ~ATTACH_FILES & ~READ_HISTORY)
    anna = somebody(running, channel=channel, locale="en-US")
    text = (await told(anna, "play", game="cvetariki")).text
    assert "missing permissions in this channel: Attach Files and Read Message History" in text
    assert "Attach Files and Read Message History" in (await told(anna, "doctor")).text
    assert not running.world.posted(channel)


async def test_a_channel_that_closes_in_the_middle_is_told_of_to_the_host(running):
    anna = somebody(running)
    board = await solo(anna)
    view = await anna.answer(await anna.press(board, "!view"))
    anna.channel.allowed = 0
    await anna.press(view, moves(view)[0])
    letters = running.world.letters(anna.user)
    told_so = await running.world.until(lambda: [m for m in running.world.posted(letters) if "нельзя писать" in m.text])
    assert f"<#{anna.channel.id}>" in told_so[0].text


async def test_the_doctor_finds_nothing_where_nothing_is_missing(running):
    text = (await told(somebody(running), "doctor")).text
    assert "все нужные права" in text


async def test_alone_in_the_direct_chat(running):
    user = running.world.person("Анна")
    anna = running.person(user, running.world.letters(user))
    board = await solo(anna)
    assert table_of(board)
    await anna.press(board, moves(board)[0])
    await board_at(anna, 1)


async def test_a_deleted_board_is_posted_again(running):
    anna = somebody(running)
    board = await solo(anna)
    board.deleted = True
    await anna.press(board, moves(board)[0])
    again = await board_at(anna, 1)
    assert again is not board


async def test_strange_ids_are_answered(running):
    anna = somebody(running)
    board = await solo(anna)
    for id_ in ("nonsense", "ZZZ:1:C4", "@rules:cvetris:77", f"{table_of(board)}:0:!nothing"):
        pressed = await anna.press_id(board, id_)
        assert pressed.acknowledged
    assert "уже нет" in (await anna.answer(await anna.press_id(board, "ZZZ:1:C4"))).text


async def test_where_the_bot_is_no_member_the_table_opens_in_the_direct_chat(running):
    anna = somebody(running)
    anna.member = False
    opened = await told(anna, "play", game="cvetariki", variant="solo")
    letters = running.world.letters(anna.user)
    assert f"<#{letters.id}>" in opened.text
    await running.world.until(lambda: running.world.posted(letters))
    assert not running.world.posted(anna.channel)
    assert "Меня нет на этом сервере" in (await told(anna, "doctor")).text


async def test_a_new_server_is_greeted_with_what_is_missing_there(running):
    world, guild = running.world, running.gateway.guild_json()
    # Anything sooner is taken for the list of servers that it was already in.
    while "from now on new ones are greeted" not in running.program_log():
        await world.next_change()
    channel = world.channel("hall")
    guild |= {
        "id": "77",
        "channels": [running.rest.channel_json(channel)],
        "roles": [{**guild["roles"][0], "id": "77"}],
    }
    guild["roles"][0]["permissions"] = str(EVERYTHING & ~ATTACH_FILES & ~8)
    await running.gateway.send("GUILD_CREATE", guild)
    hello = await world.until(lambda: world.posted(channel) and world.posted(channel)[0])
    assert "/играть" in hello.text
    assert f"<#{channel.id}> — не хватает прав: «Прикреплять файлы»" in hello.text
