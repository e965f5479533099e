"""What the commands do. Each is acknowledged, handled and answered by `Interactions`."""

from dataclasses import replace
from functools import partial

from bot.app import App
from bot.chat.lookup import free_table, own_table
from bot.chat.opening import Wish
from bot.chat.preferences import Preferences
from bot.chat.settings import PERSON, ROOM
from bot.desk import Changed, Panel
from bot.platforms.discord.answers import Answers
from bot.platforms.discord.commands.account import Account
from bot.platforms.discord.commands.lookup import own_game, own_table_here, table_here
from bot.platforms.discord.commands.opening import Openings
from bot.platforms.discord.doctor import Doctor
from bot.platforms.discord.interactions import Handler, Interactions
from bot.platforms.discord.messages.markdown import channel_links
from bot.platforms.discord.messages.pages import page_message, rules_page
from bot.platforms.discord.name import NAME
from bot.platforms.discord.reply import Reply
from bot.platforms.discord.viewer import Interaction, channel_of, granted
from bot.screens.language import line
from bot.tables.rights import Action
from storage import Held


class Handlers:
    """One method for each command, or one for all that only press what a board has a button for."""

    def __init__(  # noqa: PLR0913 (what commands can lead to)
        self,
        app: App,
        interactions: Interactions,
        *,
        answers: Answers,
        openings: Openings,
        preferences: Preferences,
        doctor: Doctor,
    ) -> None:
        self._app, self._interactions = app, interactions
        self._answers, self._openings, self._preferences = answers, openings, preferences
        account = Account(app.store)
        self.without_options: dict[str, Handler] = {
            "join": self._join,
            "board": partial(self._press, "board"),
            "secret": partial(self._press, "view"),
            "hand": partial(self._press, "view"),
            "hint": partial(self._press, "hint"),
            "concede": self._concede,
            "close": self._close,
            "settings": self._settings,
            "doctor": doctor.examine,
            "stats": account.stats,
            "tables": account.tables,
            "export": account.export,
            "forget": account.forget,
        }

    async def simple(self, interaction: Interaction, command: str) -> None:
        """Run a command that has no options."""
        await self._interactions.handle(interaction, self.without_options[command])

    async def play(self, interaction: Interaction, wish: Wish) -> None:
        await self._interactions.handle(interaction, lambda reply: self._openings.open(reply, wish))

    async def move(self, interaction: Interaction, text: str) -> None:
        await self._interactions.handle(interaction, partial(self._move, text))

    async def rules(self, interaction: Interaction, game: str) -> None:
        await self._interactions.handle(interaction, lambda reply: reply.show(rules_page(game, 0, reply.viewer.words)))

    async def _move(self, text: str, reply: Reply) -> None:
        who = reply.viewer.who
        held = await own_table_here(self._app.store, who)
        answer = await self._app.desk.move(held, who, text, _id(reply))
        await self._answers.give(reply, answer)
        if isinstance(answer, Changed):
            await self._answers.after_move(reply, answer.held)
        await reply.done()

    async def _join(self, reply: Reply) -> None:
        await self._act(reply, await free_table(self._app.store, reply.viewer.room), "join")

    async def _press(self, verb: str, reply: Reply) -> None:
        await self._act(reply, await own_table(self._app.store, reply.viewer.who), verb)

    async def _act(self, reply: Reply, held: Held, verb: str) -> None:
        answer = await self._app.desk.act(held, reply.viewer.who, verb, _id(reply))
        await self._answers.give(reply, answer)
        await reply.done()

    async def _concede(self, reply: Reply) -> None:
        """Ask before conceding; a game in another channel is named with its channel."""
        who = reply.viewer.who
        held = await own_game(self._app.store, who)
        answer = await self._app.desk.act(held, who, "concede", _id(reply))
        if isinstance(answer, Panel) and who.room not in held.table.rooms:
            named = line("discord-concede-elsewhere", game=held.table.game, where=channel_links(held.table))
            answer = replace(answer, screen=replace(answer.screen, lines=(named, *answer.screen.lines)))
        await self._answers.give(reply, answer)

    async def _close(self, reply: Reply) -> None:
        held = await table_here(self._app.store, reply.viewer.who)
        await self._app.tables.close(held.table.id, await granted(reply.viewer, self._app.store, Action.CLOSE))
        await reply.say("table-closed")

    async def _settings(self, reply: Reply) -> None:
        """Show a person's own settings, and the channel's to whoever may choose them."""
        viewer = reply.viewer
        who, room = await granted(viewer, self._app.store, Action.SETTINGS), channel_of(viewer.room)
        for page in (PERSON, ROOM) if Action.SETTINGS in who.granted else (PERSON,):
            record = await self._preferences.load(page, who, room)
            await reply.send(page_message(self._preferences.page(page, record, viewer.locale)))


def _id(reply: Reply) -> str:
    """Return the name of this command among all presses: the same when it is delivered twice."""
    return f"{NAME} {reply.interaction.id}"
