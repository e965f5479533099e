"""What a chat brings so that boards can be shown in it."""

from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeVar

from bot.screens.language import Screen
from storage import LoadedTable, Person, Post, Room, RoomSettings, Table

M = TypeVar("M")
"""A message of the chat, ready to be sent."""
M_contra = TypeVar("M_contra", contravariant=True)


NoteSearch = Callable[[str], Awaitable[None]]
"""Notes which message is looked at next: see `Post.looked_at`."""


class Writer(Protocol[M_contra]):
    """Writes to a room while the rate limit allows it. Errors are those of `bot.chat.errors`."""

    async def post(self, room: Room, message: M_contra, /, *, nonce: str, call: Collection[Person] = ()) -> str:
        """Post a message that notifies these people; return its id. Chats that know nonces post each only once."""
        ...

    async def edit(self, room: Room, id_: str, message: M_contra, /) -> None: ...

    async def retire(self, room: Room, id_: str, /) -> None:
        """Take the buttons off an old message; its text and its picture stay."""
        ...

    async def remove(self, room: Room, id_: str, /) -> None: ...


class Port(Protocol[M]):
    """A chat: its calls, and its manners as data."""

    name: str
    most_buttons: int | None
    """A live board with more is split over several messages; None: one message holds any board."""
    calls_at_once: bool
    """People are called below an edited board at once, with a message that the next change removes; else as a nudge."""
    results_anew: bool
    """A result is always a message of its own, also where people play fast."""

    def writer(self, room: Room, held: LoadedTable, *, at_once: bool = False) -> AbstractAsyncContextManager[Writer[M]]:
        """Reserve a call into a room; `RetryLater` if the rate limit does not allow it now. `at_once`: in any case.

        One call shows the board. Tidying up after it is counted afterwards: a table that had to wait for two calls at
        once would never get them while others need only one.
        """
        ...

    async def settings(self, room: Room) -> RoomSettings: ...

    async def message(self, screen: Screen, table: Table) -> M:
        """Return a public screen as a message in the table's language."""
        ...

    def newest(self, room: Room, board: str) -> str:  # noqa: ARG002 (most chats list their messages)
        """Return the newest message that is known in a room, its board included, where `find` has to begin after one.

        Else nothing, as where none is known.
        """
        return ""

    def says(self, screen: Screen, table: Table) -> str:  # noqa: ARG002 (most chats show whose buttons a message has)
        """Return what a board that is to be posted is known by, where `find` can't see its buttons; else nothing."""
        return ""

    async def find(self, table: Table, lost: Post, note: NoteSearch) -> list[str]:
        """Return the messages that may be a lost post of a table, oldest first: those after `lost.after`.

        Without that, the newest. It is asked after a crash: what was posted last may not have been noted. Where looking
        leaves traces, each step is noted first; `lost.looked_at` is how far a program had come that died meanwhile.
        """
        ...

    async def call(self, room: Room, board: str, screen: Screen, held: LoadedTable, nonce: str) -> str:
        """Mention people in a short reply to a board; return the id of the reply."""
        ...

    async def explain(self, room: Room, table: Table, reason: Exception) -> None:
        """Say that a table can't be shown in a room, where somebody may hear it. Called once for each room."""
        ...
