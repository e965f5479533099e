"""What a chat brings so that boards can be shown in it."""

from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeVar

from bot.screens.language import Screen
from storage import LoadedTable, Person, Room, RoomSettings, Table

M = TypeVar("M")
"""A message of the chat, ready to be sent."""
M_contra = TypeVar("M_contra", contravariant=True)


Searched = tuple[str, ...]
"""See `Post.search`."""
NoteSearch = Callable[[Searched], Awaitable[None]]


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

    def newest(self, room: Room, board: str) -> str:
        """Return the newest message that is known in a room, its board included, where `find` has to begin after one.

        Else nothing, as where none is known.
        """
        ...

    async def find(self, room: Room, table: Table, after: str, search: Searched, note: NoteSearch) -> list[str]:
        """Return the messages in a room that show a table and have buttons, oldest first: those after a message.

        Without one, the newest. It is asked after a crash: what was posted last may not have been noted. Where looking
        leaves traces, each step is noted first; `search` is how far a program had come that died while it looked.
        """
        ...

    async def call(self, room: Room, board: str, screen: Screen, held: LoadedTable, nonce: str) -> str:
        """Mention people in a short reply to a board; return the id of the reply."""
        ...

    async def explain(self, room: Room, table: Table, reason: Exception) -> None:
        """Say that a table can't be shown in a room, where somebody may hear it. Called once for each room."""
        ...
