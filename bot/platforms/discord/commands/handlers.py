"""What the commands do: each is acknowledged, done, answered; a refusal is an answer too."""

import itertools
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import ClassVar

from discord.app_commands import Choice

from bot.app import App
from bot.desk import Changed, Panel
from bot.pieces import offered
from bot.platforms.discord.answers import Answers
from bot.platforms.discord.commands.account import Own
from bot.platforms.discord.commands.opening import Openings, Wish
from bot.platforms.discord.doctor import Doctor
from bot.platforms.discord.lookup import free_table, own_game, own_table, own_table_here, places, table_here
from bot.platforms.discord.messages.message import Message
from bot.platforms.discord.messages.pages import rules_page
from bot.platforms.discord.reply import Reply, acknowledged
from bot.platforms.discord.rooms import Rooms
from bot.platforms.discord.settings import Choosing
from bot.platforms.discord.viewer import Interaction, Viewer, granted, viewer_of
from bot.rulebook import slugs
from bot.screens.language import line
from bot.tables import turns
from bot.tables.errors import TableError
from bot.tables.lobby import game_of, seat_number
from bot.tables.rights import Action
from bot.texts import Words
from engines.errors import RuleError
from storage import Held, Phase, StoreError

log = logging.getLogger(__name__)

MOST_SUGGESTIONS = 25
MOST_LOOKED_AT = 5000
"""Some positions have very many moves; so many are looked through for what was typed."""

Doing = Callable[[Reply, Viewer], Awaitable[None]]


class Handlers:
    """One method for each command, or one for all that only press what a board has a button for."""

    VERBS: ClassVar[dict[str, str]] = {"board": "board", "secret": "view", "hand": "view", "hint": "hint"}
    SIMPLE: ClassVar[tuple[str, ...]] = (
        "join", "board", "secret", "hand", "hint", "concede", "close", "stats", "settings", "tables", "doctor",
        "export", "forget",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 (what commands can lead to)
        self,
        app: App,
        *,
        answers: Answers,
        openings: Openings,
        choosing: Choosing,
        own: Own,
        doctor: Doctor,
        rooms: Rooms,
    ) -> None:
        self._app, self._answers, self._openings = app, answers, openings
        self._choosing, self._own, self._doctor, self._rooms = choosing, own, doctor, rooms

    async def play(self, interaction: Interaction, wish: Wish) -> None:
        await self._done(interaction, lambda reply, viewer: self._openings.open(interaction, reply, viewer, wish))

    async def move(self, interaction: Interaction, text: str) -> None:
        async def typed(reply: Reply, viewer: Viewer) -> None:
            held = await own_table_here(self._app.store, viewer)
            answer = await self._app.desk.move(held, viewer.who, text, f"discord {interaction.id}")
            await self._answers.give(reply, viewer, answer)
            if isinstance(answer, Changed):
                await self._answers.after_move(reply, viewer, answer.held)
            await reply.done()

        await self._done(interaction, typed)

    async def rules(self, interaction: Interaction, game: str) -> None:
        async def shown(reply: Reply, viewer: Viewer) -> None:
            if game not in slugs():
                raise TableError("discord-no-such-game")
            await reply.send(rules_page(game, 0, Words(self._app.texts, viewer.locale)))

        await self._done(interaction, shown)

    async def simple(self, interaction: Interaction, word: str) -> None:
        """Do what needs no options."""
        own: dict[str, Doing] = {
            "stats": self._own.stats,
            "tables": self._own.tables,
            "export": self._own.export,
            "forget": self._own.forget,
            "settings": self._choosing.show,
            "join": lambda reply, viewer: self._join(interaction, reply, viewer),
            "close": self._close,
            "concede": lambda reply, viewer: self._concede(interaction, reply, viewer),
            "doctor": lambda reply, viewer: self._doctor.examine(interaction, reply, viewer),
        }
        if word in own:
            await self._done(interaction, own[word])
        else:
            await self._done(interaction, lambda reply, viewer: self._press(interaction, reply, viewer, word))

    async def games(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Suggest games, by their name in the viewer's language."""
        words = await self._words(interaction)
        named = [(words(f"game-{slug}"), slug) for slug in offered()]
        return [Choice(name=n, value=slug) for n, slug in named if _begins(current, n, slug)]

    async def variants(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Suggest variants of the game that was chosen already."""
        words = await self._words(interaction)
        game = offered().get(str(interaction.namespace.__dict__.get("game", "")))
        chosen = [option for option in game.info.options if option.name == "variant"] if game else []
        values = [str(value) for option in chosen for value in option.choices]
        named = [(words(f"option-variant-{value}"), value) for value in values]
        return [Choice(name=n, value=value) for n, value in named if _begins(current, n, value)]

    async def moves(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Suggest legal moves that begin with what was typed."""
        try:
            viewer = await viewer_of(interaction, self._app.store, self._app.settings.default_locale)
            held = await own_table_here(self._app.store, viewer)
            if held.table.phase is not Phase.RUNNING:
                return []
            position, seat = turns.position(held.table, held.snapshot), seat_number(held.table, viewer.who.person)
        except (RuleError, StoreError):
            return []
        game = game_of(held.table)
        legal = itertools.islice(game.legal_moves(position.state, seat), MOST_LOOKED_AT) if seat is not None else ()
        texts = (game.format_move(move) for move in legal)
        fitting = (text for text in texts if text.lower().startswith(current.lower()))
        return [Choice(name=text, value=text) for text in itertools.islice(fitting, MOST_SUGGESTIONS)]

    async def _join(self, interaction: Interaction, reply: Reply, viewer: Viewer) -> None:
        held = await free_table(self._app.store, viewer)
        await self._pressed(interaction, reply, viewer, held, "join")

    async def _press(self, interaction: Interaction, reply: Reply, viewer: Viewer, word: str) -> None:
        held = await own_table(self._app.store, viewer)
        await self._pressed(interaction, reply, viewer, held, self.VERBS[word])

    async def _pressed(self, interaction: Interaction, reply: Reply, viewer: Viewer, held: Held, verb: str) -> None:
        answer = await self._app.desk.act(held, viewer.who, verb, f"discord {interaction.id}")
        await self._answers.give(reply, viewer, answer)
        await reply.done()

    async def _concede(self, interaction: Interaction, reply: Reply, viewer: Viewer) -> None:
        """Ask before conceding; a game in another channel is named with its channel."""
        held = await own_game(self._app.store, viewer)
        answer = await self._app.desk.act(held, viewer.who, "concede", f"discord {interaction.id}")
        if isinstance(answer, Panel) and viewer.room not in held.table.rooms:
            named = line("discord-concede-elsewhere", game=held.table.game, where=places(held.table))
            answer = replace(answer, screen=replace(answer.screen, lines=(named, *answer.screen.lines)))
        await self._answers.give(reply, viewer, answer)

    async def _close(self, reply: Reply, viewer: Viewer) -> None:
        held = await table_here(self._app.store, viewer)
        await self._app.tables.close(held.table.id, await granted(viewer, self._app.store, Action.CLOSE))
        await reply.send(Message(text=Words(self._app.texts, viewer.locale)("table-closed")))

    async def _words(self, interaction: Interaction) -> Words:
        viewer = await viewer_of(interaction, self._app.store, self._app.settings.default_locale)
        return Words(self._app.texts, viewer.locale)

    async def _done(self, interaction: Interaction, doing: Doing) -> None:
        """Acknowledge, do, and turn every refusal into an answer."""
        if not await acknowledged(interaction):
            return
        viewer = await viewer_of(interaction, self._app.store, self._app.settings.default_locale)
        reply = Reply(interaction, self._rooms, viewer)
        try:
            await doing(reply, viewer)
        except RuleError as error:
            await reply.send(Message(text=Words(self._app.texts, viewer.locale).line(error)))
        except StoreError:
            await reply.send(Message(text=Words(self._app.texts, viewer.locale)("busy")))
        except Exception:
            log.exception("a command led to trouble")
            await reply.send(Message(text=Words(self._app.texts, viewer.locale)("discord-trouble")))


def _begins(current: str, *names: str) -> bool:
    return any(name.lower().startswith(current.lower()) for name in names)
