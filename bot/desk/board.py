"""What the buttons under a board do, beside the moves."""

from dataclasses import replace

from bot.desk.ask import Answer, Ask, Verb
from bot.screens.language import Line, line
from bot.screens.questions import YES, abandon_question, concede_question
from bot.screens.tables import more_screen, private_screen
from bot.tables import votes
from bot.tables.errors import Stale
from bot.tables.lobby import seat_number, seated
from bot.tables.service import stamp_of
from bot.tables.votes import check_running


async def view(ask: Ask) -> Answer:
    """Show somebody what only he may see. His eye in the roster opens."""
    held = await ask.tables.seen(ask.table, ask.who)
    position = await ask.tables.position(ask.table)
    seat = seated(position.table, ask.who.person)
    return Answer(screen=private_screen(position, seat), seat=seat, held=held)


async def hint(ask: Ask) -> Answer:
    """Name a good move, and why it is one where that can be said. Both are for the asker alone."""
    held = await ask.tables.load(ask.table)
    found = await ask.tables.hint(ask.table, ask.who)
    if found.move is None:
        return Answer(lines=(line("hint-wait"),), held=held)
    reason = (Line(found.reason.key, found.reason.params),) if found.reason else ()
    return Answer(lines=(line("hint-move", move=found.move), *reason), held=held)


async def rules(ask: Ask) -> Answer:
    return Answer(rules=(await ask.tables.load(ask.table)).table.game)


async def more(ask: Ask) -> Answer:
    held = await ask.tables.load(ask.table)
    seated(held.table, ask.who.person)
    return Answer(screen=more_screen(held.table), held=held)


async def board(ask: Ask) -> Answer:
    return Answer(held=await ask.tables.load(ask.table), board_again=True)


async def text(ask: Ask) -> Answer:
    position = await ask.tables.position(ask.table)
    return Answer(text_board=position, seat=seat_number(position.table, ask.who.person))


async def take_back(ask: Ask) -> Answer:
    return await _offer(ask, votes.TAKE_BACK)


async def pause(ask: Ask) -> Answer:
    return await _offer(ask, votes.PAUSE)


async def abandon(ask: Ask) -> Answer:
    """Ask first: against computers it ends the game at once."""
    if ask.argument == YES:
        return replace(await _offer(ask, votes.ABANDON), settled=True)
    held = await ask.tables.load(ask.table)
    seated(held.table, ask.who.person)
    check_running(held.table)
    return Answer(screen=abandon_question(held.table), held=held)


async def agree(ask: Ask) -> Answer:
    return Answer(held=await ask.tables.agree(ask.table, ask.who, ask.press))


async def decline(ask: Ask) -> Answer:
    return Answer(held=await ask.tables.decline(ask.table, ask.who, ask.press))


async def resume(ask: Ask) -> Answer:
    return Answer(held=await ask.tables.resume(ask.table, ask.who, ask.press))


async def concede(ask: Ask) -> Answer:
    """Ask first, whatever button or command it was: it can't be taken back."""
    if ask.argument == YES:
        held = await ask.tables.concede(ask.table, ask.who, ask.press)
        return Answer(lines=(line("conceded", game=held.table.game),), held=held, settled=True)
    held = await ask.tables.load(ask.table)
    seat = seated(held.table, ask.who.person)
    check_running(held.table)
    return Answer(screen=concede_question(held.table, seat), held=held)


async def stay(ask: Ask) -> Answer:
    """Say no to a question that was asked first."""
    return Answer(lines=(line("game-goes-on"),), held=await ask.tables.load(ask.table), settled=True)


async def back(ask: Ask) -> Answer:
    """Take one's seat back from the computer."""
    return Answer(held=await ask.tables.return_to_seat(ask.table, ask.who))


async def play_for_me(ask: Ask) -> Answer:
    """Let the computer make this one move."""
    position = await ask.tables.position(ask.table)
    if str(position.table.revision) != ask.stamp:
        raise Stale("table-stale")
    stamp = stamp_of(position, seated(position.table, ask.who.person))
    move = (await ask.tables.hint(ask.table, ask.who)).move
    if move is None:
        return Answer(lines=(line("hint-wait"),))
    held = await ask.tables.play(ask.table, ask.who, move, stamp=stamp, press=ask.press)
    return Answer(lines=(line("played-for-you", move=move),), held=held)


async def quiet(ask: Ask) -> Answer:
    """No more reminders for this move."""
    held = await ask.tables.quiet(ask.table, ask.who)
    return Answer(lines=(line("quiet-now"),), held=held)


async def _offer(ask: Ask, kind: str) -> Answer:
    held = await ask.tables.offer(ask.table, ask.who, kind, ask.press)
    return Answer(lines=(line("offer-made"),) if held.table.offer else (), held=held)


VERBS: dict[str, Verb] = {
    "view": view,
    "hint": hint,
    "rules": rules,
    "more": more,
    "board": board,
    "text": text,
    "take-back": take_back,
    "pause": pause,
    "abandon": abandon,
    "agree": agree,
    "decline": decline,
    "resume": resume,
    "concede": concede,
    "stay": stay,
    "back": back,
    "play-for-me": play_for_me,
    "quiet": quiet,
}
