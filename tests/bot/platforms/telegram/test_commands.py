"""What people type: in groups, in the direct chat, by links; in their own language."""

import json
import re
from urllib.parse import unquote

import pytest

from bot.checking import first_difference
from bot.gamefile import decoded
from bot.settings import LOCALES
from tests.bot.platforms.telegram.playing import is_accepted, is_board, is_chosen, is_end, is_new, opened, played, until

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def friends(town):
    anna, boris = town.person("Anna"), town.person("Борис", "ru")
    return anna, boris, town.group(anna, boris)


async def replied(person, chat, command, sign):
    await person.write(chat, command)
    return await person.wait(chat, lambda message: sign in message.text)


async def test_the_commands_are_registered_for_each_kind_of_chat_in_each_language(town):
    registered = town.server.methods.commands
    await until(lambda: len(registered) == 2 * (1 + len(LOCALES)))
    for scope in ("all_group_chats", "all_private_chats"):
        for language in ("", *LOCALES):
            assert [each["command"] for each in registered[scope, language]][:2] == ["play", "join"]
    assert registered["all_private_chats", "ru"][0]["description"] == "Открыть стол"
    assert {"export", "forget"} <= {each["command"] for each in registered["all_private_chats", "tr"]}
    assert "help" in {each["command"] for each in registered["all_group_chats", "ru"]}


async def test_play_alone_asks_for_the_game_and_whoever_presses_is_the_host(town, friends):
    anna, boris, chat = friends
    asked = await replied(anna, chat, "/play", "Which game would you like to play?")
    assert len(asked.buttons) == 4
    await boris.press(asked, "Cvetris")
    lobby = await boris.wait(chat, lambda message: "Борис открывает стол: Цветрис" in message.text)
    assert boris.button(lobby, "!start")
    town.check(chat)


async def test_play_takes_wishes_in_the_players_language(town, friends):
    _, boris, chat = friends
    await boris.write(chat, "/play цветарики соло")
    lobby = await boris.wait(chat, lambda message: boris.button(message, "!start"))
    assert "Занято мест: 1 из 1" in lobby.text
    await replied(boris, chat, "/play цветарики завтра", "Не понимаю «завтра»")
    await replied(boris, chat, "/play шахматы", "Такой игры нет")
    town.check(chat)


async def test_move_hint_secret_and_board_work_in_a_group(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    mover = anna if board.mentioned == [anna.id] else boris
    by_button = await replied(mover, chat, "/hint", "")
    by_button = await mover.wait(chat, lambda message: mover.button(message, "!hint") and not message.photo)
    hint = await mover.press(by_button, "!hint")
    assert hint.alert
    move = hint.text.split(": ")[1].split(".")[0]
    await mover.write(chat, f"/move {move}")
    after = await mover.wait(chat, is_new(board.content()))
    await mover.write(chat, "/secret")
    look = await mover.wait(chat, lambda message: mover.button(message, "!view") and not message.photo)
    assert (await mover.press(look, "!view")).alert
    await mover.write(chat, "/board")
    again = await mover.wait(chat, lambda message: is_board(message) and message.id > look.id)
    assert again.mentioned == after.mentioned
    town.check(chat)


async def test_a_typed_move_that_makes_no_sense_is_explained(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    board = await anna.wait(chat, is_new(None))
    mover = anna if board.mentioned == [anna.id] else boris
    sign = "That isn't a move" if mover is anna else "Ход пишется так"
    await replied(mover, chat, "/move hello", sign)


async def test_conceding_asks_first_and_only_the_asker_can_say_yes(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    await anna.wait(chat, is_new(None))
    sure = await replied(anna, chat, "/concede", "Concede this game of Cvetariki with Борис")
    assert (await boris.press(sure, "!concede:yes")).text.startswith("Это кнопки другого игрока")
    assert (await anna.press(sure, "!concede:yes")).text == "You concede this game of Cvetariki."
    end = await anna.wait(chat, is_end)
    assert "Борис wins by concession" in end.text


async def test_closing_is_for_the_host_in_the_lobby_and_later_for_admins(town, friends):
    anna, boris, chat = friends
    await anna.write(chat, "/play cvetariki")
    await anna.wait(chat, lambda message: anna.button(message, "!join"))
    await replied(boris, chat, "/close", "До начала партии стол закрывает")
    await anna.write(chat, "/close")
    closed = await anna.wait(chat, lambda message: message.text.startswith("The table is closed."))
    assert not closed.buttons


async def test_rules_come_in_the_direct_chat_and_the_press_leads_there(town, friends):
    anna, boris, chat = friends
    await anna.write(chat, "/play cvetariki")
    lobby = await anna.wait(chat, lambda message: anna.button(message, "!rules"))
    link = (await boris.press(lobby, "!rules")).url
    assert link == "https://t.me/raznotsvet_bot?start=rules_cvetariki"
    await boris.start("rules_cvetariki")
    page = await boris.wait(boris.direct, lambda message: "Цветарики" in message.text)
    assert page.entities
    assert (await boris.press(lobby, "!rules")).url is None, "now we may write to them"


async def test_two_people_play_in_their_direct_chats_by_an_invitation(town):
    anna, boris = town.person("Anna"), town.person("Boris")
    await anna.start("play_cvetariki")
    lobby = await anna.wait(anna.direct, lambda message: anna.button(message, "!start"))
    link = unquote(next(button["url"] for button in lobby.buttons if "url" in button))
    await boris.start(link.rpartition("?start=")[2])
    await boris.wait(boris.direct, lambda message: "Seats taken: 2 of 5" in message.text)
    await anna.press(lobby, "!start")
    first = await anna.wait(anna.direct, is_new(None))
    second = await boris.wait(boris.direct, is_new(None))
    assert first.mentioned == second.mentioned
    mover, board = (anna, first) if first.mentioned == [anna.id] else (boris, second)
    shown = second.content() if mover is anna else first.content()
    await mover.press(board, next(button["text"] for button in board.buttons))
    other = boris if mover is anna else anna
    assert await other.wait(other.direct, is_new(shown))
    assert town.server.complaints == []


async def test_the_link_that_adds_the_bot_to_a_group_begins_there(town, friends):
    anna, _, chat = friends
    await anna.start()
    hello = await anna.wait(anna.direct, lambda message: "Hello" in message.text)
    link = next(button["url"] for button in hello.buttons if "url" in button)
    assert link == "https://t.me/raznotsvet_bot?startgroup=play"
    await anna.write(chat, "/start@raznotsvet_bot play")
    asked = await anna.wait(chat, lambda message: message.text == "Which game would you like to play?")
    assert len(asked.buttons) == 4
    town.check(chat)


async def test_the_link_to_a_seat_leads_back_to_the_group_where_the_table_is(town, friends):
    anna, boris, chat = friends
    await anna.write(chat, "/play cvetariki")
    lobby = await anna.wait(chat, lambda message: anna.button(message, "!join"))
    link = unquote(next(button["url"] for button in lobby.buttons if "url" in button))
    await boris.start(link.rpartition("?start=")[2])
    assert await boris.wait(boris.direct, lambda message: message.text == "Ты за столом. Партия идёт в группе.")
    assert await boris.wait(chat, lambda message: "Seats taken: 2 of 5" in message.text)
    town.check(chat)


async def test_the_link_to_a_secret_shows_it_in_the_direct_chat_and_opens_the_eye(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris, look=False)
    card = await anna.wait(chat, lambda message: message.text.startswith("The secret colours are dealt"))
    shown = card.photo
    asked = await replied(boris, chat, "/secret", "Нажми")
    link = next(button["url"] for button in asked.buttons if "url" in button)
    await boris.start(link.rpartition("?start=")[2])
    # A board for whoever is ahead of the group may come first.
    note = await boris.wait(boris.direct, lambda message: message.text.startswith("Твой цвет: "))
    assert note.photo
    await anna.wait(chat, lambda message: message is card and card.photo != shown)
    town.check(chat)


async def test_the_first_who_asks_for_the_film_gets_it_for_everybody(town, friends):
    anna, boris, chat = friends
    await opened(anna, chat, boris)
    await anna.write(chat, "/concede")
    sure = await anna.wait(chat, lambda message: anna.button(message, "!concede:yes"))
    await anna.press(sure, "!concede:yes")
    end = await anna.wait(chat, is_end)
    assert (await anna.press(end, "!replay")).text == "Your replay is on its way."
    assert await anna.wait(chat, lambda message: message.text == "Replay")
    assert (await boris.press(end, "!replay")).url.startswith("https://t.me/raznotsvet_bot?start=story_")
    town.check(chat)


async def test_the_first_sixty_seconds_are_a_press_away(town, friends):
    anna, boris, chat = friends
    await anna.write(chat, "/play cvetariki")
    lobby = await anna.wait(chat, lambda message: anna.button(message, "!show-me"))
    link = (await boris.press(lobby, "!show-me")).url
    assert link.startswith("https://t.me/raznotsvet_bot?start=learn_"), "who has not started the bot is led to it"
    said = [message for message in chat.messages.values() if message.from_bot]
    await boris.start(link.partition("start=")[2])
    chat, group = boris.direct, chat
    board = await boris.wait(chat, lambda message: boris.button(message, "!next:0"))
    assert [message for message in group.messages.values() if message.from_bot] == said, "the group stays as it is"
    assert "Соседние фишки" in board.text, "in the language of whoever learns"
    assert not board.mentioned, "and nobody is called"
    shown = board.content()
    await boris.press(board, "!next:0")
    board = await boris.wait(chat, lambda message: boris.button(message, "!skip") and message.content() != shown)
    shown, number = board.content(), re.search(r"Нажми (\d+)", board.text)[1]
    move = await boris.press(board, number)
    assert is_accepted(move), "a lesson shows the colour later"
    board = await boris.wait(chat, lambda message: boris.button(message, "!skip") and message.content() != shown)
    assert (await boris.press(board, "!view")).alert
    await boris.press(board, "!skip")
    await boris.wait(chat, lambda message: is_board(message) and boris.button(message, "!more"))
    town.check(group)


async def test_a_made_up_lesson_writes_to_nobody(town, friends):
    anna, _, chat = friends
    await anna.start()
    welcome = await anna.wait(anna.direct, lambda message: message.buttons)
    await anna.write(chat, "/play cvetariki")
    lobby = await anna.wait(chat, lambda message: anna.button(message, "!show-me"))
    assert (await anna.forge(lobby, "7NOSUCH:v1:!show-me")).text
    await town.idle()
    assert [message for message in anna.direct.messages.values() if message.from_bot] == [welcome]
    town.check(chat)


async def test_settings_are_kept_and_speak_the_chosen_language(town):
    anna = town.person("Anna")
    await anna.start()
    await anna.write(anna.direct, "/settings")
    panel = await anna.wait(anna.direct, lambda message: message.text == "Your settings")
    assert (await anna.press(panel, "Русский")).text == "Сохранено."
    await anna.wait(anna.direct, lambda message: message.text == "Твои настройки")
    await replied(anna, anna.direct, "/stats", "Сыгранных партий пока нет")


async def test_every_row_of_settings_stands_below_its_title(town):
    anna = town.person("Anna")
    await anna.start()
    await anna.write(anna.direct, "/settings")
    panel = await anna.wait(anna.direct, lambda message: message.text == "Your settings")
    titles = [row[0]["text"] for row in panel.keyboard if row[0]["callback_data"].endswith("=")]
    assert titles[:3] == ["Language", "Palette", "Symbols on colours"]
    assert titles[-3:] == ["Time zone", "Confirm each move", "Show me among the best players"]
    assert (await anna.press(panel, "Quiet hours")).text == "Quiet hours", "a title is not a choice, but is answered"


async def test_who_wants_to_be_asked_before_each_move_presses_twice(town, friends):
    anna, _, chat = friends
    await anna.start()
    await anna.write(anna.direct, "/settings")
    panel = await anna.wait(anna.direct, lambda message: message.text == "Your settings")
    for choice in ("ask_first=yes", "zone=Europe/Moscow", "quiet=22-8"):
        assert (await anna.press(panel, choice)).text == "Saved."
        await anna.wait(anna.direct, lambda message, choice=choice: is_chosen(anna, message, choice))
    await anna.write(chat, "/play cvetariki solo")
    await anna.press(await anna.wait(chat, lambda message: anna.button(message, "!start")), "!start")
    board = await anna.wait(chat, is_new(None))
    shown, (first, second) = board.content(), (button["text"] for button in board.buttons[:2])
    for number in (first, second):
        asked = (await anna.press(board, number)).text
        assert re.fullmatch(rf"group {number} \(.*\): press again to confirm\.", asked)
    assert board.content() == shown
    assert is_accepted(await anna.press(board, second))
    await anna.wait(chat, is_new(shown))
    town.check(chat)


async def test_a_room_chooses_which_games_are_played_there(town, friends):
    anna, boris, chat = friends
    await anna.write(chat, "/settings")
    panel = await anna.wait(chat, lambda message: message.text == "Settings for this chat")
    await anna.press(panel, "· Cvetris ·")
    await anna.wait(chat, lambda message: anna.button(message, "Cvetris"))
    await replied(boris, chat, "/play cvetris", "Здесь эта игра выключена")
    await anna.press(panel, "Cvetris")
    await anna.wait(chat, lambda message: anna.button(message, "· Cvetris ·"))
    await boris.write(chat, "/play cvetris")
    assert await boris.wait(chat, lambda message: boris.button(message, "!join"))
    town.check(chat)


async def test_a_room_chooses_its_language_and_who_opens(town, friends):
    anna, boris, chat = friends
    await anna.write(chat, "/settings")
    panel = await anna.wait(chat, lambda message: message.text == "Settings for this chat")
    assert (await boris.press(panel, "Türkçe")).text.startswith("Это кнопки другого игрока")
    await anna.press(panel, "Türkçe")
    await anna.press(panel, "anyone_opens=no")
    await replied(boris, chat, "/play cvetris", "Здесь столы открывают администраторы")
    await anna.write(chat, "/play cvetris")
    assert await anna.wait(chat, lambda message: "Anna masa açıyor: Cvetris." in message.text)


async def test_tables_doctor_export_and_forget(town):
    anna = town.person("Anna")
    await anna.start("play_cvetariki")
    lobby = await anna.wait(anna.direct, lambda message: anna.button(message, "!leave"))
    assert "in the lobby (Anna)" in (await replied(anna, anna.direct, "/tables", "Cvetariki, ")).text
    checked = await replied(anna, anna.direct, "/doctor", "Saved games: OK")
    assert "Private messages: on." in checked.text
    await anna.write(anna.direct, "/export")
    await anna.wait(anna.direct, lambda message: message.text == "This file has all the data I keep about you.")
    file = next(call for call in reversed(town.server.calls) if call.method == "sendDocument").files["document"]
    assert json.loads(file)["games"][0]["names"] == ["Anna"]
    sure = await replied(anna, anna.direct, "/forget", "Delete your data?")
    assert "still at an open table" in (await anna.press(sure, "Delete my data")).text
    await anna.press(lobby, "!leave")
    assert (await anna.press(sure, "Delete my data")).text.startswith("Done.")
    await replied(anna, anna.direct, "/stats", "No finished games yet")


async def results(person, *before):
    """Ask for one's results until the game that was just finished is among them: it is counted a moment later."""
    await person.write(person.direct, "/stats")
    signs = ("Cvetariki: ", "No finished games yet")
    found = await person.wait(
        person.direct, lambda message: message.text.startswith(signs) and message.id not in before
    )
    return found if found.text.startswith(signs[0]) else await results(person, found.id, *before)


async def test_a_finished_game_counts_and_can_be_seen_again(town):
    anna = town.person("Anna")
    await anna.start()
    await anna.write(anna.direct, "/play cvetariki solo")
    lobby = await anna.wait(anna.direct, lambda message: anna.button(message, "!start"))
    await anna.press(lobby, "!start")
    end = await played(anna.direct, anna)
    assert is_end(end)
    shown = await results(anna)
    assert shown.text.startswith("Cvetariki: 1 game")
    assert shown.photo.startswith(b"\x89PNG")
    await anna.press(end, "!replay")
    await anna.wait(anna.direct, lambda message: "Clear this colour from the board" in message.text)
    assert any(call.method == "sendAnimation" and not call.error for call in town.server.calls)
    assert (await anna.press(end, "!review")).text == "Looking back over the game. This takes a few seconds."
    went = await anna.wait(anna.direct, lambda message: message.text.startswith("How it went: Cvetariki"))
    assert went.photo.startswith(b"\x89PNG")
    past = await replied(anna, anna.direct, "/replay", "The deal, before the first of")
    assert past.photo
    for way, sign in (("▶", "Move 1 of"), ("◀", "The deal"), ("⏭", "Move ")):
        await anna.press(past, way)
        await until(lambda sign=sign: past.text.startswith(sign))
    films = len([call for call in town.server.calls if call.method == "sendAnimation"])
    await anna.forge(past, f"{anna.button(end, '!verify')['callback_data'].split(':')[0]}:past:!replay:1-2")
    await until(lambda: len([call for call in town.server.calls if call.method == "sendAnimation"]) > films)
    verdict = await anna.press(end, "!verify")
    assert verdict.text.startswith("Checked: the deal and every random event match code ")
    await anna.wait(anna.direct, lambda message: message.text == verdict.text)
    file = next(call for call in reversed(town.server.calls) if call.method == "sendDocument").files["document"]
    assert first_difference(decoded(file)) is None


async def test_commands_for_other_bots_and_chatter_are_not_ours(town, friends):
    anna, _, chat = friends
    await anna.write(chat, "/play@another_bot")
    await anna.write(chat, "hello")
    await anna.write(chat, "/play@raznotsvet_bot")
    await anna.wait(chat, lambda message: message.text == "Which game would you like to play?")
    assert len([message for message in chat.messages.values() if message.from_bot]) == 1


async def test_the_board_of_the_day_is_played_in_the_direct_chat_and_shared_in_the_group(town, friends):
    anna, _, chat = friends
    asked = await replied(anna, chat, "/daily", "Daily board ")
    assert asked.photo
    assert "start=daily" in str(asked.keyboard), "she has not started the bot"
    await anna.start("daily")
    asked = await anna.wait(anna.direct, lambda message: message.text.startswith("Daily board "))
    assert (await anna.press(asked, "Play")).text == "The daily board is open. One attempt counts."
    # Each weekday has its own game, and not in all of them are moves buttons with numbers.
    board = await anna.wait(anna.direct, lambda message: message.photo and "!rules" in str(message.keyboard))
    assert board.chat is anna.direct
    question = await replied(anna, anna.direct, "/concede", "Concede")
    await anna.press(question, "!concede:yes")
    await anna.wait(anna.direct, is_end)
    await anna.write(anna.direct, "/daily")
    result = await anna.wait(anna.direct, lambda message: message.text.startswith("Raznotsvet "))
    assert (await anna.press(result, "Share")).text == "Shared."
    shared = await anna.wait(chat, lambda message: message.text.startswith("Raznotsvet "))
    assert shared.photo
    assert not shared.keyboard
    town.check(chat)


async def test_a_challenge_is_played_in_two_direct_chats_and_compared_in_the_group(town):
    people = town.person("Anna"), town.person("Boris")
    chat = town.group(*people)
    posted = await replied(people[0], chat, "/challenge dorozhki easy", "Anna issues a challenge in Colour Paths")
    word = re.search(r"start=(challenge_\w+)", str(posted.keyboard))[1]
    for person in people:
        await person.start(word)
        asked = await person.wait(person.direct, lambda message: "issues a challenge" in message.text)
        assert (await person.press(asked, "Play")).text == "Your deal is open. One attempt counts."
        await person.wait(person.direct, lambda message: message.photo)
        question = await replied(person, person.direct, "/concede", "Concede")
        await person.press(question, "!concede:yes")
        await person.wait(person.direct, is_end)
    decided = await people[0].wait(chat, lambda message: message.text == "The challenge is decided.")
    assert decided.photo
    town.check(chat)


async def test_opponents_are_found_where_the_group_allows_it_and_play_in_their_direct_chats(town):
    people = anna, boris = town.person("Anna"), town.person("Boris")
    chat = town.group(*people)
    await replied(boris, chat, "/seek dorozhki", "is off here")
    panel = await replied(anna, chat, "/settings", "Settings for this chat")
    await anna.press(panel, "seek=yes")
    for person in people:
        await person.start()
        await person.forge(panel, "@set:person:quiet=no")  # whatever the time is
        await person.write(chat, "/seek dorozhki")
        await person.wait(chat, lambda message: message.text.startswith("Noted: Colour Paths."))
    offer = await anna.wait(anna.direct, lambda message: message.text.startswith("Boris is looking for an opponent"))
    assert (await anna.press(offer, "Play")).text.startswith("The Colour Paths table is open for the two of you")
    for person in people:
        await person.wait(person.direct, lambda message: bool(message.photo))
    town.check(chat)
