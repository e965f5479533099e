"""The methods of the Bot API that a bot for groups needs, as strict as the real ones."""

import json
import re
import struct
import time

from tests.bot.platforms.telegram.emulator.markup import parsed, units
from tests.bot.platforms.telegram.emulator.refusals import bad
from tests.bot.platforms.telegram.emulator.world import BOT, Chat, Message, World

LINK = re.compile(rf"^https://t\.me/{BOT['username']}\?start=[A-Za-z0-9_-]{{1,64}}$")


class Methods:
    """One call each: `given` are the parameters as text, `files` the uploads."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.commands: dict[tuple[str, str], list] = {}
        self.offers: dict[str, list] = {}
        """What inline queries were answered with."""
        self.descriptions: dict[tuple[str, str], str] = {}
        """By what is described and the language."""

    async def getMe(self, given, files):  # noqa: N802 (Telegram's names)
        return BOT

    async def setMyCommands(self, given, files):  # noqa: N802
        commands = json.loads(given["commands"])
        if len(commands) > 100:
            raise bad("BOT_COMMANDS_TOO_MUCH")
        for command in commands:
            if not re.fullmatch(r"[a-z0-9_]{1,32}", command["command"]) or not 1 <= len(command["description"]) <= 256:
                raise bad("BOT_COMMAND_INVALID")
        scope = json.loads(given.get("scope", '{"type": "default"}'))["type"]
        self.commands[scope, given.get("language_code", "")] = commands
        return True

    async def setMyDescription(self, given, files):  # noqa: N802
        return self._described("description", given, 512)

    async def setMyShortDescription(self, given, files):  # noqa: N802
        return self._described("short_description", given, 120)

    def _described(self, what: str, given, most: int) -> bool:
        if units(given.get(what, "")) > most:
            raise bad("BOT_DESCRIPTION_TOO_LONG")
        self.descriptions[what, given.get("language_code", "")] = given.get(what, "")
        return True

    async def sendMessage(self, given, files):  # noqa: N802
        text, entities = _words(given, "text", 4096)
        if not text.strip():
            raise bad("message text is empty")
        return await self._sent(given, text, entities, None, "text messages")

    async def sendPhoto(self, given, files):  # noqa: N802
        caption, entities = _words(given, "caption", 1024)
        return await self._sent(given, caption, entities, _photo(given.get("photo", ""), files), "photos")

    async def sendDocument(self, given, files):  # noqa: N802
        caption, entities = _words(given, "caption", 1024)
        sent = await self._sent(given, caption, entities, None, "documents")
        return sent | {"document": {"file_id": "d", "file_unique_id": "d"}}

    async def sendAnimation(self, given, files):  # noqa: N802
        caption, entities = _words(given, "caption", 1024)
        if not files["animation"].startswith(b"GIF89a"):
            raise bad("IMAGE_PROCESS_FAILED")
        sent = await self._sent(given, caption, entities, None, "animations")
        film = {"file_id": "a", "file_unique_id": "a", "width": 480, "height": 480, "duration": 1}
        return sent | {"animation": film}

    async def editMessageMedia(self, given, files):  # noqa: N802
        media = json.loads(given["media"])
        text, entities = _words(media, "caption", 1024)
        return await self._edited(given, text=text, entities=entities, photo=_photo(media["media"], files))

    async def editMessageCaption(self, given, files):  # noqa: N802
        text, entities = _words(given, "caption", 1024)
        return await self._edited(given, text=text, entities=entities)

    async def editMessageText(self, given, files):  # noqa: N802
        text, entities = _words(given, "text", 4096)
        message = self.world.message(self.world.chat(given["chat_id"]), given["message_id"], "edit")
        if message.photo is not None:
            raise bad("there is no text in the message to edit")
        return await self._edited(given, text=text, entities=entities)

    async def editMessageReplyMarkup(self, given, files):  # noqa: N802
        return await self._edited(given)

    async def deleteMessage(self, given, files):  # noqa: N802
        chat = self.world.chat(given["chat_id"])
        self.world.message(chat, given["message_id"], "delete").deleted = True
        await self.world.stir()
        return True

    async def answerCallbackQuery(self, given, files):  # noqa: N802
        press = self.world.presses.get(given["callback_query_id"])
        if press is None or press.answered_at is not None:
            raise bad("query is too old and response timeout expired or query ID is invalid")
        text, url = given.get("text"), given.get("url")
        if text is not None and len(text) > 200:
            raise bad("MESSAGE_TOO_LONG")
        if url is not None and not LINK.match(url):
            raise bad("URL_INVALID")
        press.answered_at = time.monotonic()
        press.text, press.url, press.alert = text, url, given.get("show_alert") == "true"
        press.done.set()
        await self.world.stir()
        return True

    async def answerInlineQuery(self, given, files):  # noqa: N802
        results = json.loads(given["results"])
        if len(results) > 50 or len({result["id"] for result in results}) != len(results):
            raise bad("RESULT_ID_DUPLICATE")
        for result in results:
            if not 1 <= len(result["id"].encode()) <= 64:
                raise bad("RESULT_ID_INVALID")
            for row in result["reply_markup"]["inline_keyboard"]:
                for button in row:
                    _check_button(button)
        self.offers[given["inline_query_id"]] = results
        await self.world.stir()
        return True

    async def getChat(self, given, files):  # noqa: N802
        chat = self.world.chat(given["chat_id"])
        may = dict.fromkeys(("can_send_messages", "can_send_photos"), not chat.muted)
        return {
            **chat.public(),
            "accent_color_id": 0,
            "max_reaction_count": 11,
            "permissions": may,
            "accepted_gift_types": {
                "unlimited_gifts": False,
                "limited_gifts": False,
                "unique_gifts": False,
                "premium_subscription": False,
                "gifts_from_channels": False,
            },
        }

    async def getChatMember(self, given, files):  # noqa: N802
        chat, user = self.world.chat(given["chat_id"]), int(given["user_id"])
        status = "member" if chat.private else chat.members.get(user, "left")
        person = BOT if user == BOT["id"] else self.world.users.get(user)
        if person is None or (chat.private and user not in (chat.id, BOT["id"])):
            raise bad("user not found")
        member = {"status": status, "user": person}
        if status == "administrator":
            rights = (
                "can_be_edited",
                "is_anonymous",
                "can_manage_chat",
                "can_delete_messages",
                "can_manage_video_chats",
                "can_restrict_members",
                "can_promote_members",
                "can_change_info",
                "can_invite_users",
                "can_post_stories",
                "can_edit_stories",
                "can_delete_stories",
            )
            member |= dict.fromkeys(rights, False)
        if status == "kicked":
            member["until_date"] = 0
        if status == "creator":
            member["is_anonymous"] = False
        return member

    async def deleteEphemeralMessage(self, given, files):  # noqa: N802
        if "chat_id" not in given:
            raise bad("chat_id is empty")
        chat = self.world.chat(given["chat_id"])
        self.world.message(chat, given["ephemeral_message_id"], "delete").deleted = True
        return True

    async def _sent(self, given, text, entities, photo, what):
        chat = self.world.chat(given["chat_id"])
        chat.check_writable(what)
        thread = self._thread(chat, given)
        keyboard = _keyboard(given)
        only_for = self._only_for(chat, given)
        if only_for is None:
            chat.check_rate(time.monotonic(), self.world.minute)
        message = Message(chat, next(chat.ids), BOT, thread, text, entities, photo, keyboard, only_for=only_for)
        message.silent = given.get("disable_notification") in ("true", True)
        chat.messages[message.id] = message
        await self.world.stir()
        return message.public()

    def _only_for(self, chat: Chat, given) -> int | None:
        if not chat.ephemeral or "receiver_user_id" not in given:
            return None
        press = self.world.presses.get(given.get("callback_query_id", ""))
        if press is None or press.user != int(given["receiver_user_id"]):
            raise bad("BOT_NOT_ADMIN")
        return press.user

    def _thread(self, chat: Chat, given) -> int | None:
        if "message_thread_id" not in given:
            return None
        thread = int(given["message_thread_id"])
        # The General topic is no thread: naming it is refused.
        if thread not in chat.topics:
            raise bad("message thread not found")
        if thread in chat.closed:
            raise bad("TOPIC_CLOSED")
        return thread

    async def _edited(self, given, **changes):
        chat = self.world.chat(given["chat_id"])
        chat.check_writable()
        message = self.world.message(chat, given["message_id"], "edit")
        before = message.content()
        for name, value in changes.items():
            setattr(message, name, value)
        message.keyboard = _keyboard(given)
        if message.content() == before:
            raise bad("message is not modified: specified new message content and reply markup are exactly the same")
        chat.check_rate(time.monotonic(), self.world.minute)
        await self.world.stir()
        return message.public()


def _words(given, name: str, most: int) -> tuple[str, list]:
    text = given.get(name, "")
    plain, entities = parsed(text) if given.get("parse_mode") == "HTML" else (text, [])
    if units(plain) > most:
        raise bad("message caption is too long" if name == "caption" else "message is too long")
    return plain, entities


def _keyboard(given) -> list:
    if "reply_markup" not in given:
        return []
    rows = json.loads(given["reply_markup"])["inline_keyboard"]
    for row in rows:
        if not 1 <= len(row) <= 8:
            raise bad("BUTTON_ROW_INVALID")
        for button in row:
            _check_button(button)
    if sum(map(len, rows)) > 100:
        raise bad("reply markup is too long")
    return rows


def _check_button(button) -> None:
    if not button["text"].strip():
        raise bad("BUTTON_TEXT_EMPTY")
    if ("url" in button) == ("callback_data" in button):
        raise bad("BUTTON_TYPE_INVALID")
    if "callback_data" in button and not 1 <= len(button["callback_data"].encode()) <= 64:
        raise bad("BUTTON_DATA_INVALID")
    if button.get("style") not in (None, "primary", "success", "danger"):
        raise bad("BUTTON_STYLE_INVALID")


def _photo(name: str, files) -> bytes:
    data = files.get(name.removeprefix("attach://") or "photo", files.get("photo"))
    if data is None:
        raise bad("there is no photo in the request")
    if not data.startswith(b"\x89PNG") or len(data) > 10_000_000:
        raise bad("IMAGE_PROCESS_FAILED")
    width, height = struct.unpack(">II", data[16:24])
    if width + height > 10_000 or max(width, height) > 20 * min(width, height):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return data
