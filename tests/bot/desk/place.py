"""A room with a desk, in memory."""

from bot.desk import Desk
from bot.tables.saving import Saver
from bot.tables.service import Opening, TableService
from bot.tables.speaking import Speaker
from tests.bot.desk.room import Hand, Paper
from tests.bot.tables.people import ANNA, BORIS, DENIZ, HERE, MIRA

OPENING = Opening(game="cvetariki", room=HERE, locale="ru", options={})


class Place:
    """A room with a desk, in which everything that is saved is also announced."""

    def __init__(self, store, clock):
        self.paper, self.clock = Paper(), clock
        self.speaker = Speaker(store, {"local": self.paper}, clock)
        seeds = iter(f"{number:064x}" for number in range(99))

        async def think(game, view, legal, level, seed):
            return legal[0]

        saver = Saver(store, now=clock, announce=self.speaker.announce)
        self.tables = TableService(saver, seeds=lambda: next(seeds), think=think)
        self.desk = Desk(self.tables)
        self.hands = {who.name: Hand(self.desk, who) for who in (ANNA, BORIS, DENIZ, MIRA)}

    async def screen(self, table):
        """Return the newest board, once everything is announced."""
        await self.speaker.finish()
        return self.paper.screens[table][-1]

    async def press(self, who, table, what, number=None):
        return await self.hands[who.name].press(await self.screen(table), what, number)

    async def sure(self, who, table, what):
        """Press something under More that needs confirmation, and confirm."""
        question = await self.hands[who.name].press((await self.press(who, table, "!more")).screen, what)
        return await self.hands[who.name].press(question.screen, f"{what}:yes")

    async def begun(self, *others):
        table = (await self.tables.open(OPENING, ANNA)).table.id
        for other in others:
            await self.press(other, table, "!join")
        await self.press(ANNA, table, "!start")
        return table

    async def on_move(self, table):
        position = await self.tables.position(table)
        (seat,) = position.to_move
        person = position.table.seats[seat].person
        return next(hand.who for hand in self.hands.values() if hand.who.person == person)
