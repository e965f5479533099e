"""Whom a message names: by a mention, by a handle, or by answering them."""

from telegram import Bot, Message

from bot.platforms.telegram.viewer import named_in

ANNA = {"id": 7, "is_bot": False, "first_name": "Anna"}
BORIS = {"id": 8, "is_bot": False, "first_name": "Boris", "last_name": "Petrov", "username": "BoriS"}
ROBOT = {"id": 9, "is_bot": True, "first_name": "Bot"}


def named(text, entities=(), **more):
    about = {"message_id": 1, "date": 0, "chat": {"id": -5, "type": "group"}, "from": ANNA, "text": text, **more}
    return named_in(Message.de_json(about | {"entities": list(entities)}, Bot("1:a")))


def answer(sender):
    return {"message_id": 2, "date": 0, "chat": {"id": -5, "type": "group"}, "from": sender, "text": "hello"}


def test_a_handle_says_no_more_than_itself():
    found = named("/challenge @BoriS cvetris", [{"type": "mention", "offset": 11, "length": 6}])
    assert (found.person, found.handle) == (None, "@boris")


def test_a_mention_of_somebody_without_a_handle_says_who_it_is():
    found = named("/challenge Boris", [{"type": "text_mention", "offset": 11, "length": 5, "user": BORIS}])
    assert (found.person.user, found.name, found.handle) == ("8", "Boris Petrov", "@boris")


def test_bots_are_told_apart_by_what_telegram_says_or_by_their_handle():
    robot = named("/challenge Bot", [{"type": "text_mention", "offset": 11, "length": 3, "user": ROBOT}])
    handle = named("/challenge @Tetris_Bot", [{"type": "mention", "offset": 11, "length": 11}])
    boris = named("/challenge @boris", [{"type": "mention", "offset": 11, "length": 6}])
    assert (robot.is_bot, handle.is_bot, boris.is_bot) == (True, True, False)


def test_answering_somebody_names_them_but_not_a_bot():
    assert named("/challenge", reply_to_message=answer(BORIS)).person.user == "8"
    assert named("/challenge", reply_to_message=answer(ROBOT)) is None
    assert named("/challenge") is None
