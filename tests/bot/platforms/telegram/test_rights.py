"""Any client can send anything: rights are checked for each command and each press, here and now."""

import pytest

from tests.bot.platforms.telegram.playing import is_board, is_end, is_new, opened

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def friends(town):
    """Anna is the group's admin; Boris and Mira are members."""
    anna, boris, mira = town.person("Anna"), town.person("Boris"), town.person("Mira")
    return anna, boris, mira, town.group(anna, boris, mira)


async def replied(person, chat, command, sign):
    await person.write(chat, command)
    return await person.wait(chat, lambda message: sign in message.text)


def table_of(message):
    data = next(button["callback_data"] for button in message.buttons if "callback_data" in button)
    return data.rpartition("@")[2].split(":")[0]


def closed(chat):
    return [message.text for message in chat.messages.values() if "The table is closed." in message.text]


async def still_runs(person, chat):
    """The game goes on: its board shows players their own view."""
    board = await person.wait(chat, is_board)
    assert (await person.press(board, "!view")).alert
    assert not closed(chat)


async def test_a_seated_player_closes_no_game_from_the_private_chat(town, friends):
    _, boris, mira, chat = friends
    await opened(mira, chat, boris)
    await boris.start()
    await replied(boris, boris.direct, "/close", "This table is in another chat")
    await mira.start()
    await replied(mira, mira.direct, "/close", "This table is in another chat")
    await still_runs(boris, chat)
    town.check(chat)


async def test_of_two_who_play_in_their_private_chats_neither_closes_the_game_alone(town):
    anna, boris = town.person("Anna"), town.person("Boris")
    await anna.start("play_cvetariki")
    lobby = await anna.wait(anna.direct, lambda message: anna.button(message, "!start"))
    await boris.start(f"join_{table_of(lobby)}")
    await boris.wait(boris.direct, lambda message: "Seats taken: 2 of 5" in message.text)
    await anna.press(lobby, "!start")
    await boris.wait(boris.direct, is_new(None))
    for person in (anna, boris):
        await replied(person, person.direct, "/close", "The host can close a table")
    assert not closed(boris.direct)


async def test_who_plays_alone_in_the_private_chat_closes_the_game(town):
    anna = town.person("Anna")
    await anna.start()
    await anna.write(anna.direct, "/play cvetariki solo")
    await anna.press(await anna.wait(anna.direct, lambda message: anna.button(message, "!start")), "!start")
    await anna.wait(anna.direct, is_board)
    await replied(anna, anna.direct, "/close", "The table is closed.")


async def test_an_admin_closes_a_running_game_in_its_group(town, friends):
    anna, boris, mira, chat = friends
    await opened(mira, chat, boris)
    await replied(boris, chat, "/close", "The host can close a table")
    await replied(anna, chat, "/close", "The table is closed.")
    town.check(chat)


@pytest.mark.parametrize("choice", ["anyone_closes=yes", "anyone_opens=no", "language=tr", "games=cvetris"])
async def test_forged_settings_of_a_group_are_refused(town, friends, choice):
    _, boris, mira, chat = friends
    await opened(mira, chat, boris)
    board = await boris.wait(chat, is_board)
    assert (await boris.forge(board, f"~{choice}")).text.startswith("Only admins choose this here")
    await replied(boris, chat, "/close", "The host can close a table")
    await still_runs(boris, chat)
    await mira.write(chat, "/play cvetris")
    assert await mira.wait(chat, lambda message: "Mira opens a Cvetris table" in message.text), (
        "everybody opens, in English"
    )


async def test_who_is_no_longer_an_admin_chooses_nothing_on_a_panel_from_before(town, friends):
    anna, _, _, chat = friends
    await anna.write(chat, "/settings")
    panel = await anna.wait(chat, lambda message: message.text == "Settings for this chat")
    chat.members[anna.id] = "member"
    assert (await anna.press(panel, "Türkçe")).text.startswith("Only admins choose this here")
    chat.members[anna.id] = "administrator"
    assert (await anna.press(panel, "Türkçe")).text == "Saved."


async def test_a_known_code_seats_nobody_from_another_group(town, friends):
    anna, _, _, chat = friends
    eve, other = town.person("Eve"), town.person("Xenia")
    elsewhere = town.group(other, eve)
    await anna.write(chat, "/play cvetariki")
    lobby = await anna.wait(chat, lambda message: anna.button(message, "!join"))
    code = table_of(lobby)
    await replied(eve, elsewhere, f"/join {code}", "This table is in another chat")
    await eve.write(elsewhere, "/play")
    message = await eve.wait(elsewhere, lambda message: message.text == "Which game would you like to play?")
    assert "in another chat" in (await eve.forge(message, f"{code}:v1:!join")).text
    await eve.start()
    welcome = await eve.wait(eve.direct, lambda message: message.buttons)
    assert "in another chat" in (await eve.forge(welcome, f"{code}:v1:!join")).text
    for press in ("!board", "!new"):
        assert "in another chat" in (await eve.forge(message, f"{code}:v1:{press}")).text
    # A lesson in her private chat disturbs nobody.
    lesson = "Learn Cvetariki in 60 seconds: your lesson is in our private chat."
    assert (await eve.forge(message, f"{code}:v1:!show-me")).text == lesson
    assert "Seats taken: 1 of 5" in lobby.text
    # Invited people come in by the link, and see the table in the private chat.
    await eve.start(f"join_{code}")
    await eve.wait(eve.direct, lambda message: "Seats taken: 2 of 5" in message.text)
    town.check(chat, elsewhere)


async def test_a_room_where_admins_open_tables_is_not_opened_by_the_buttons_of_an_old_one(town, friends):
    anna, boris, mira, chat = friends
    await opened(mira, chat, boris)
    await anna.write(chat, "/settings")
    panel = await anna.wait(chat, lambda message: message.text == "Settings for this chat")
    await anna.press(panel, "anyone_opens=no")
    sure = await replied(boris, chat, "/concede", "Concede this game")
    await boris.press(sure, "!concede:yes")
    end = await boris.wait(chat, is_end)
    assert (await boris.press(end, "!new")).text.startswith("Only admins open tables here")
    assert not (await anna.press(end, "!new")).text


async def test_a_board_shows_no_look_of_another_table(town, friends):
    _, boris, mira, chat = friends
    await opened(mira, chat, boris)
    victim = await boris.wait(chat, is_board)
    eve = town.person("Eve")
    elsewhere = town.group(eve)
    await eve.write(elsewhere, "/play cvetariki solo")
    lobby = await eve.wait(elsewhere, lambda message: eve.button(message, "!start"))
    await eve.press(lobby, "!start")
    theirs = await eve.wait(elsewhere, is_board)
    shown = victim.content()
    await eve.forge(victim, f"{table_of(theirs)}:0:?1")
    await eve.write(chat, "/rules")  # so everything requested before has been shown
    await eve.wait(chat, lambda message: message.text.startswith("Which game's rules would you like?"))
    await still_runs(boris, chat)
    assert victim.content() == shown


async def test_conceding_is_asked_about_with_names_by_command_by_button_and_by_old_buttons(town, friends):
    _, boris, mira, chat = friends
    await opened(mira, chat, boris)
    board = await boris.wait(chat, is_board)
    sign = f"Concede this game of Cvetariki with Mira (table {table_of(board)})? You can't undo this."
    sure = await replied(boris, chat, "/concede", sign)
    assert (await boris.press(sure, "!stay")).text == "Nothing has changed. The game goes on."
    await boris.start()
    await replied(boris, boris.direct, "/concede", sign)
    await boris.press(board, "!more")
    more = await boris.wait(boris.direct, lambda message: boris.button(message, "!concede"))
    await boris.press(more, "!concede")
    await boris.wait(boris.direct, lambda message: message is more and message.text == sign)
    # The buttons of messages from before confirmation existed.
    for old in (f"{table_of(board)}:0:!concede", f"{table_of(board)}:card:!concede"):
        assert (await boris.forge(board, old)).text == "It's in our private chat."
    await still_runs(boris, chat)
    sure = await boris.wait(boris.direct, lambda message: boris.button(message, "!concede:yes"))
    assert (await boris.press(sure, "!concede:yes")).text == "You concede this game of Cvetariki."
    assert "Mira wins" in (await boris.wait(chat, is_end)).text


async def test_conceding_where_one_has_no_table_is_answered_and_gives_nothing_up(town, friends):
    _, boris, mira, chat = friends
    await opened(mira, chat, boris)
    elsewhere = town.group(boris)
    await replied(boris, elsewhere, "/concede", "You aren't at any open table")
    await still_runs(boris, chat)
