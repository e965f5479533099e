"""What a tab is answered, and no other tab. Most answers are a part of the page, which is drawn again."""

from typing import Any

from bot.artist import text_board
from bot.chat.context import Context
from bot.chat.dialog import Dialog, File
from bot.chat.replies import Replies
from bot.desk import Answer, BoardAgain, Changed, LookBack, Panel, Replay, Rules, Settled, TextBoard, Told, lines_of
from bot.page.hub import Hub
from bot.page.showing.controls import controls
from bot.page.showing.dialogs.reviewed import reviewed
from bot.page.showing.dialogs.rules import rules_data
from bot.page.tab import Tab
from bot.page.viewer import Pending
from bot.rulebook import page as rulebook
from bot.screens.press import Act, PressId, Preview


class TabAnswers(Replies):
    def __init__(self, hub: Hub, tab: Tab, context: Context, asked: PressId | None, *, opens: bool) -> None:
        """`opens`: the answer is a new table."""
        self.context, self._hub, self._tab, self._asked, self._opens = context, hub, tab, asked, opens

    async def answer(self, answer: Answer) -> None:
        if isinstance(answer, LookBack):
            self._look_back(answer)
            return
        await super().answer(answer)
        held, asked, tab = answer.held, self._asked, self._tab
        if asked is not None and not lines_of(answer):
            self._note(asked)
        if held is not None and (self._opens or (asked is not None and held.table.id != asked.table)):
            tab.send(t="go", table=held.table.id)  # a rematch
        elif held is not None and held.table.id == tab.viewer.table:
            tab.hear(held)
        elif asked is not None:
            await self._hub.refresh(tab)

    def _note(self, asked: PressId) -> None:
        """Remember what is open and what is half chosen."""
        viewer = self._tab.viewer
        match asked.kind:
            case Preview(choice, private=True):
                viewer.open, viewer.panel = True, Pending(stamp=asked.stamp, look=choice)
            case Preview(choice):
                viewer.board = Pending(stamp=asked.stamp, look=choice)
            case Act("view"):
                viewer.open = True

    async def tell(self, answer: Changed | Told | Settled) -> None:
        words = self.context.words(answer.held.table if answer.held else None)
        more: dict[str, Any] = {}
        if isinstance(answer, Told):
            more = {name: value for name, value in (("hint", answer.move), ("refused", answer.refused)) if value}
        if answer.lines:
            self._tab.send(t="told", lines=[words.line(each) for each in answer.lines], **more)

    async def dialog(self, dialog: Dialog) -> None:
        self._tab.send(t="told", lines=[dialog.text])

    async def file(self, file: File) -> None:
        lines = [self.context.words()("fair-title"), *file.text.split("\n")]
        kept = {"name": file.name, "text": file.data.decode()}
        self._tab.send(t="sheet", lines=lines, choices=[], service=[], file=kept)

    async def rules(self, answer: Rules) -> None:
        words = self.context.words()
        self._tab.send(t="rules", **rules_data(rulebook(answer.game, words.locale), words))

    async def replay(self, answer: Replay) -> None:
        """Play the game on the board itself."""
        moves = answer.moves.split("-") if answer.moves else ()
        first, last = (int(moves[0]) - 1, int(moves[1])) if moves else (0, len(answer.held.table.moves))
        self._tab.send(t="told", lines=[], replay=[first, last])

    def _look_back(self, answer: LookBack) -> None:
        """Tell how a game went as soon as that is known; meanwhile the tab is served."""

        async def told() -> None:
            try:
                screen, table = await answer.screen(), answer.held.table
                self._tab.send(reviewed(screen, table, self.context.words(table), self._tab.viewer))
            except Exception as error:  # noqa: BLE001 (whatever it is, people are answered)
                await self.refuse(error)

        if not answer.ready:
            self._tab.send(t="told", lines=[self.context.words()("review-thinking")])
        self._tab.later(0, told)

    async def text_board(self, answer: TextBoard) -> None:
        board = text_board(answer.drawing, self.context.words(answer.held.table))
        self._tab.send(t="sheet", lines=[], choices=[], service=[], words=board)

    async def panel(self, answer: Panel) -> None:
        words = self.context.words(answer.held.table)
        if answer.seat is None and answer.screen.urgent:
            self._tab.viewer.open = True  # the secret has its own card; the press is to be made again
            self._tab.send(t="told", lines=[words.line(answer.screen.lines[-1])])
        elif self._asked is not None and self._asked.does("step"):
            self._tab.send(t="told", lines=[], past=_number(self._asked))  # the page has a slider for that
        elif answer.seat is None:
            self._tab.send(t="sheet", **controls(answer.screen, words))

    async def board_again(self, answer: BoardAgain) -> None: ...


def _number(asked: PressId) -> int:
    text = asked.kind.argument.partition(":")[0] if isinstance(asked.kind, Act) else ""
    return int(text) if text.isascii() and text.isdigit() else 0
