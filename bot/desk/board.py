"""What the buttons under a board do, apart from moves."""

from bot.desk.answer import Answer, BoardAgain, Changed, Panel, Rules, Settled, TextBoard, Told
from bot.desk.ask import Ask, Verb
from bot.screens.language import Line, line
from bot.screens.naming import move_name
from bot.screens.questions import YES, abandon_question, concede_question
from bot.screens.tables import drawing_of, more_screen, page_screen, private_screen
from bot.tables import lobby, votes
from bot.tables.errors import Gone, Stale, TableError
from bot.tables.lobby import game_of, seat_number, seated
from bot.tables.service import stamp_of
from bot.tables.turns import check_running
from render.registry import pictures


async def view(ask: Ask) -> Answer:
    """Show people what only they may see. Their eye in the roster opens."""
    check_running(ask.held.table)
    held = await ask.tables.seen(ask.held, ask.who)
    position = await ask.tables.position(held)
    seat = seated(position.table, ask.who.person)
    return Panel(screen=private_screen(position, seat), seat=seat, held=held)


async def hint(ask: Ask) -> Answer:
    """Name a good move, and the reason for it if there is one in words. Only the person who asked sees it."""
    check_running(ask.held.table)
    found = await ask.tables.hint(ask.held, ask.who)
    if found.move is None:
        return Told(lines=(line("hint-wait"),), held=ask.held)
    reason = (Line(found.reason.key, found.reason.params),) if found.reason else ()
    position = await ask.tables.position(ask.held)
    name = move_name(position, seated(position.table, ask.who.person), found.move)
    return Told(lines=(line("hint-move", move=name), *reason), held=ask.held, move=found.move)


async def rules(ask: Ask) -> Answer:
    return Rules(game=ask.held.table.game, held=ask.held)


async def more(ask: Ask) -> Answer:
    seated(ask.held.table, ask.who.person)
    return Panel(screen=more_screen(ask.held.table), held=ask.held)


async def board(ask: Ask) -> Answer:
    return BoardAgain(held=ask.held)


async def text(ask: Ask) -> Answer:
    position = await ask.tables.position(ask.held)
    table = position.table
    if table.game not in pictures():
        raise TableError("chat-no-text-board")
    view = game_of(table).view_for(position.state, seat_number(table, ask.who.person))
    return TextBoard(drawing=drawing_of(table, view), held=ask.held)


async def page(ask: Ask) -> Answer:
    """Show a page of the game: the argument is its name."""
    position = await ask.tables.position(ask.held)
    screen = page_screen(position, seat_number(position.table, ask.who.person), ask.argument)
    if screen is None:
        raise Gone("table-gone")
    return Panel(screen=screen, held=ask.held)


async def take_back(ask: Ask) -> Answer:
    return await _offer(ask, votes.TAKE_BACK)


async def pause(ask: Ask) -> Answer:
    return await _offer(ask, votes.PAUSE)


async def abandon(ask: Ask) -> Answer:
    """Ask first: against computers, this ends the game at once."""
    if ask.argument == YES:
        offered = await _offer(ask, votes.ABANDON)
        return Settled(lines=offered.lines, held=offered.held)
    seated(ask.held.table, ask.who.person)
    check_running(ask.held.table)
    return Panel(screen=abandon_question(ask.held.table), held=ask.held)


async def agree(ask: Ask) -> Answer:
    return Changed(held=await ask.tables.agree(ask.held, ask.who, ask.press))


async def decline(ask: Ask) -> Answer:
    return Changed(held=await ask.tables.decline(ask.held, ask.who, ask.press))


async def resume(ask: Ask) -> Answer:
    return Changed(held=await ask.tables.resume(ask.held, ask.who, ask.press))


async def concede(ask: Ask) -> Answer:
    """Ask first, whichever button or command it was: it can't be undone."""
    if ask.argument == YES:
        held = await ask.tables.concede(ask.held, ask.who, ask.press)
        return Settled(lines=(line("conceded", game=held.table.game),), held=held)
    seat = seated(ask.held.table, ask.who.person)
    check_running(ask.held.table)
    return Panel(screen=concede_question(ask.held.table, seat), held=ask.held)


async def close(ask: Ask) -> Answer:
    """End a table without a result."""
    return Changed(lines=(line("table-closed"),), held=await ask.tables.close(ask.held, ask.who))


async def here(ask: Ask) -> Answer:
    """Move a table to the room where it is asked for."""
    if ask.who.room in ask.held.table.rooms:
        return BoardAgain(held=ask.held)
    held = await ask.tables.change(ask.held, lambda table, now: lobby.moved(table, ask.who, now), ask.press)
    return Changed(lines=(line("table-moved", game=held.table.game),), held=held)


async def stay(ask: Ask) -> Answer:
    """Handle a "no" to such a question."""
    return Settled(lines=(line("game-goes-on"),), held=ask.held)


async def back(ask: Ask) -> Answer:
    """Take one's own seat back from the computer."""
    return Changed(held=await ask.tables.return_to_seat(ask.held, ask.who))


async def play_for_me(ask: Ask) -> Answer:
    """Let the computer make just this move."""
    position = await ask.tables.position(ask.held)
    if str(position.table.revision) != ask.stamp:
        if await ask.tables.is_done(ask.held, ask.press):
            return Changed(held=ask.held)
        raise Stale("table-stale")
    seat = seated(position.table, ask.who.person)
    stamp = stamp_of(position, seat)
    move = (await ask.tables.hint(ask.held, ask.who)).move
    if move is None:
        return Told(lines=(line("hint-wait"),), held=ask.held)
    held = await ask.tables.play(ask.held, ask.who, move, stamp=stamp, press=ask.press)
    return Changed(lines=(line("played-for-you", move=move_name(position, seat, move)),), held=held)


async def quiet(ask: Ask) -> Answer:
    """Send no more reminders for this move."""
    return Changed(lines=(line("quiet-now"),), held=await ask.tables.quiet(ask.held, ask.who))


async def _offer(ask: Ask, kind: str) -> Changed:
    held = await ask.tables.offer(ask.held, ask.who, kind, ask.press)
    return Changed(lines=(line("offer-made"),) if held.table.offer else (), held=held)


VERBS: dict[str, Verb] = {
    "view": view,
    "hint": hint,
    "rules": rules,
    "more": more,
    "board": board,
    "text": text,
    "page": page,
    "take-back": take_back,
    "pause": pause,
    "abandon": abandon,
    "agree": agree,
    "decline": decline,
    "resume": resume,
    "concede": concede,
    "close": close,
    "here": here,
    "stay": stay,
    "back": back,
    "play-for-me": play_for_me,
    "quiet": quiet,
}
