"""News for one person, told at once while all play at the same time: there is no turn with which they would hear it."""

from bot.chat.news import done_by_others
from bot.chat.notices.messenger import Messenger, Notice
from bot.screens.language import Line, Screen
from bot.tables.step_cache import StepCache
from storage import Held, Store


class Addressed:
    def __init__(self, store: Store, messenger: Messenger, platform: str, steps: StepCache) -> None:
        self._store, self._messenger, self._platform, self._steps = store, messenger, platform, steps

    async def tell(self, held: Held, since: int, until: int) -> None:
        """Tell people what the moves of others between two revisions meant for them, if they take direct messages."""
        table = held.table
        for event in done_by_others(table, self._steps.steps(table), since, until):
            person = table.seats[event.to].person if event.to is not None else None
            if event.to is None or person is None or person.platform != self._platform:
                continue
            settings = await self._store.person_settings.load(person)
            screen = Screen(lines=(Line(event.key, event.params),), table=table.id)
            await self._messenger.whisper(
                Notice(table=table, seat=event.to, person=person, settings=settings, screen=screen)
            )
