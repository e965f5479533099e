"""The platform `local`: all tables of this machine, shown on its page."""

from bot.app import App, Resident
from bot.chat.dialog import Dialog
from bot.page.hub import Hub
from bot.platforms.local.people import PLATFORM, ROOM
from storage import LoadedTable, Person, Room, Speech


class LocalTable(Resident):
    """Nobody is reminded: whoever has the page open sees whose turn it is, and nobody else can be reached.

    The web server is started by `raznotsvet local`, which also prints its address.
    """

    name = PLATFORM

    def __init__(self, app: App) -> None:
        self.hub = Hub(app, ROOM)

    async def show(self, held: LoadedTable, speech: Speech) -> Speech:
        del speech  # a reconnected tab gets everything again
        self.hub.show(held)
        return Speech(version=held.version, revision=held.table.revision)

    def is_there(self, person: Person) -> bool:
        return self.hub.is_open_to(person)

    async def post(self, room: Room, dialog: Dialog) -> None:
        del room  # there is one
        self.hub.tell(dialog)
