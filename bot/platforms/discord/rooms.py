"""Channels, threads and direct chats: posting, editing, calling; and what Discord's errors mean."""

import http
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
import discord

from bot.chat.errors import Closed, MessageGone, NotSent
from bot.platforms.discord.messages.message import Message
from bot.tables.speaking import RetryLater, Unanswered
from storage import Person, Room

SECOND = 1000
UNKNOWN_MESSAGE = 10008
ARCHIVED = 50083
NEWEST = 50
"""Messages that are looked at after a crash."""
NOBODY = discord.AllowedMentions.none()
"""Where the library does not use what `Client` says, which is the same: in edits without a text of their own."""

UNREACHED = (aiohttp.ClientError, OSError, TimeoutError)
FAILED = (discord.HTTPException, aiohttp.ClientError)
"""What an answer to an interaction may end in."""


class Rooms:
    """Every place where the bot writes with its own token. Unlike the token of an interaction, it does not expire."""

    def __init__(self) -> None:
        self.client: discord.Client | None = None
        """One that is logged in; without it, everything is postponed."""

    async def post(
        self, room: Room, message: Message | str, *, nonce: str, call: Collection[Person] = (), answers: str = ""
    ) -> str:
        """Post a message or a text, as a reply if `answers` is given, and return its id.

        An archived thread is opened first; not for a text, which follows a board. The same nonce soon after returns the
        first message: no crash posts twice.
        """
        channel, content = self._channel(room), dict[str, Any](content=message)
        if isinstance(message, Message):
            content = {"view": message.view(), "files": message.files()}
            if room.thread:
                await self.unarchive(room)
        if answers:
            content["reference"] = channel.get_partial_message(int(answers)).to_reference(fail_if_not_exists=False)
        with _translated_errors():
            users = [discord.Object(int(person.user)) for person in call]
            mentions = discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)
            return str((await channel.send(nonce=nonce, allowed_mentions=mentions, **content)).id)

    async def edit(self, room: Room, id_: str, message: Message, *, again: bool = True) -> None:
        """Bring a message up to date; an archived thread is opened again first."""
        old = self._channel(room).get_partial_message(int(id_))
        try:
            with _translated_errors(but=ARCHIVED if again else None):
                await old.edit(view=message.view(), attachments=message.files(), allowed_mentions=NOBODY)
        except discord.HTTPException:
            await self.unarchive(room)
            await self.edit(room, id_, message, again=False)

    async def retire(self, room: Room, id_: str) -> None:
        """Take the buttons off an old board; its text and its picture stay."""
        with _translated_errors():
            old = await self._channel(room).fetch_message(int(id_))
            await old.edit(view=_bare(old), attachments=old.attachments, allowed_mentions=NOBODY)

    async def remove(self, room: Room, id_: str) -> None:
        with _translated_errors():
            await self._channel(room).get_partial_message(int(id_)).delete()

    async def find(self, room: Room, after: str, prefix: str) -> list[str]:
        """Return our own messages after one (or the newest) whose buttons carry this prefix, oldest first."""
        known, me = discord.Object(int(after)) if after else None, self._client().user
        with _translated_errors():
            found = [
                message
                async for message in self._channel(room).history(limit=NEWEST, after=known, oldest_first=False)
                if message.author == me and any(id_.startswith(prefix) for id_ in controls(message))
            ]
        return [str(message.id) for message in reversed(found)]

    async def whisper(self, person: Person, message: Message) -> None:
        """Send a direct message; `Closed` if the person does not take any."""
        with _translated_errors():
            channel = await self._client().create_dm(discord.Object(int(person.user)))
            await channel.send(view=message.view(), files=message.files())

    def link(self, room: Room, message: str) -> str:
        """Return where a message can be found; empty if its server is not one of ours."""
        if room.private:
            return f"https://discord.com/channels/@me/{room.chat}/{message}"
        channel = self._client().get_channel(int(room.chat))
        guild = getattr(channel, "guild", None)
        return f"https://discord.com/channels/{guild.id}/{room.thread or room.chat}/{message}" if guild else ""

    async def direct_room(self, person: Person) -> Room:
        with _translated_errors():
            channel = await self._client().create_dm(discord.Object(int(person.user)))
        return Room(platform=person.platform, chat=str(channel.id), private=True)

    async def any_exists(self, rooms: Collection[Room]) -> bool:
        """Tell whether one of these rooms is there, or may be: only a channel that was deleted is certainly not."""
        for room in rooms:
            try:
                await self._client().fetch_channel(int(room.thread or room.chat))
            except discord.NotFound:
                continue
            except (discord.DiscordException, *UNREACHED):
                return True
            return True
        return False

    async def unarchive(self, room: Room) -> None:
        with _translated_errors():
            thread = await self._client().fetch_channel(int(room.thread or room.chat))
            if isinstance(thread, discord.Thread) and thread.archived:
                await thread.edit(archived=False)

    def _channel(self, room: Room) -> discord.PartialMessageable:
        return self._client().get_partial_messageable(int(room.thread or room.chat))

    def _client(self) -> discord.Client:
        if self.client is None or self.client.is_closed():
            raise RetryLater(2 * SECOND)
        return self.client


def controls(message: discord.Message) -> dict[str, Any]:
    """Return the buttons and lists of a message, by what they carry."""
    found = (control for row in message.components for control in getattr(row, "children", ()))
    return {id_: control for control in found if (id_ := getattr(control, "custom_id", None))}


def _bare(message: discord.Message) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    for component in message.components:
        if isinstance(component, discord.TextDisplay):
            view.add_item(discord.ui.TextDisplay(component.content))
    if message.attachments:
        # Not the address that Discord gave the picture: that expires.
        files = ((f"attachment://{file.filename}", file.description) for file in message.attachments)
        pictures = [discord.MediaGalleryItem(address, description=alt) for address, alt in files]
        view.add_item(discord.ui.MediaGallery(*pictures))
    view.stop()
    return view


@contextmanager
def _translated_errors(but: int | None = None) -> Iterator[None]:
    """Translate Discord's errors into ours. The code `but` is left to the caller."""
    try:
        yield
    except discord.RateLimited as error:
        raise RetryLater(int(error.retry_after * SECOND) + SECOND) from error
    except (discord.DiscordServerError, *UNREACHED) as error:
        raise Unanswered(5 * SECOND) from error
    except discord.HTTPException as error:
        if error.code == but:
            raise
        if error.status == http.HTTPStatus.TOO_MANY_REQUESTS:  # the library waits itself if Discord says how long
            raise RetryLater(60 * SECOND) from error
        if error.code == UNKNOWN_MESSAGE:
            raise MessageGone from error
        if isinstance(error, discord.Forbidden | discord.NotFound):
            raise Closed(error.text or str(error.status)) from error
        raise NotSent(error.text or str(error.status)) from error
