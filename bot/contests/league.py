"""`/league`: the same deals for everybody, each played when one likes; and the buttons on its dialog."""

from dataclasses import replace

from bot.app import App
from bot.chat.commands.command import Command, Outcome, Shown
from bot.chat.context import Context
from bot.chat.dialog import Dialog, Entry
from bot.contests import cards
from bot.contests.opening import (
    begun,
    code_line,
    game_entries,
    known_game,
    known_level,
    level_entries,
    opened,
    play_entry,
    read_level,
    read_wish,
    told,
)
from bot.contests.service import LENGTHS, Wanted
from bot.screens.language import Drawing
from bot.tables.errors import Gone, TableError
from bot.texts import Words
from render.theme import Look
from storage import Contest, read_id

LENGTH_NAMES = {
    **dict.fromkeys(("day", "день", "gün"), "day"),
    **dict.fromkeys(("week", "неделя", "hafta"), "week"),
}  # fmt: skip


async def league(command: Command) -> Shown:
    """Show the league of this room, or open one: `/league`, `/league cvetariki hard day`, `/league 7K3QX0A`."""
    app, context, text = command.app, command.context, command.text.strip()
    if not text:
        return await _here(app, context)
    if (code := read_id(text)) is not None and (await app.store.contests.load(code)) is not None:
        return await _found(app, context, code)
    game, rest = read_wish(context, text)
    if game is None:
        raise TableError("league-how")
    level, rest = read_level(context, rest)
    lengths = [word for word in rest if word in LENGTH_NAMES]
    if unknown := [word for word in rest if word not in LENGTH_NAMES]:
        raise TableError("chat-no-such-wish", wish=unknown[0])
    return await _opened(app, context, game, level, LENGTH_NAMES[lengths[0]] if lengths else "week")


async def pressed(command: Command) -> Outcome:
    """Handle a press on the dialog of a league."""
    app, context = command.app, command.context
    match command.text.split(":"):
        case ["play", code]:
            contest = await app.contests.find(code, duel=False)
            deal = await app.contests.next_deal(contest, context.viewer.who.person)
            return await begun(app, context, contest, deal)
        case ["show" | "code", code]:
            return replace(await _found(app, context, read_id(code) or ""), anew=True)
        case ["new"]:
            return _menu(context)
        case ["game", game]:
            return _levels(context, game)
        case ["level", game, level]:
            return _lengths(context, game, level)
        case ["open", game, level, length]:
            dialog = await _opened(app, context, game, level, length)
            return replace(dialog, anew=True) if isinstance(dialog, Dialog) else dialog
        case _:
            raise Gone("league-gone")


async def _here(app: App, context: Context) -> Dialog:
    """Show the newest league here; in a direct chat, of those that somebody takes part in. Without any, open one."""
    now, room = app.clock.now(), context.viewer.room
    kept = app.store.contests
    found = await (kept.of(context.viewer.who.person) if room.private else kept.at(room))
    open_ones = [one for one in found if not one.duel and one.ends_at > now]
    if not open_ones:
        return _menu(context)
    dialog = await _dialog(app, context, open_ones[0])
    words = context.words()
    others = tuple(_show_entry(one, words) for one in open_ones[1:4])
    more = (*others, Entry(id="@league:new", label=words("league-button-new"))) if context.private else ()
    return replace(dialog, buttons=(*dialog.buttons, *more), typed=_typed(words))


async def _found(app: App, context: Context, code: str) -> Dialog:
    """Show a league by its code; the room where it was asked for hears how it ends."""
    contest = await app.contests.find(code, duel=False)
    room, now = context.viewer.room, app.clock.now()
    if now < contest.ends_at and (not room.private or contest.host == context.viewer.who.person):
        whose = context.viewer.who.person if room.private else None
        await app.store.contests.tell_in(contest, room, context.viewer.locale, whose)
    return await _dialog(app, context, contest)


async def _dialog(app: App, context: Context, contest: Contest, *, public: bool = False) -> Dialog:
    """Return the dialog of a league: its table; for one person, also their own results and their next deal."""
    words, now, public = context.words(), app.clock.now(), public or not context.private
    own, over = None if public else context.viewer.who.person, now >= contest.ends_at
    results, people = await app.contests.results(contest), await app.store.contests.people(contest)
    card = cards.league_card(contest, results, people, words, now=now, own=own)
    drawing = Drawing(game="", view=card)
    picture = await app.artist.draw(drawing, words, Look() if public else context.viewer.look)
    mine = {deal: result for (who, deal), result in results.items() if who == own}
    done = [words("league-deal-done", deal=deal, result=cards.told(mine[deal], words)) for deal in sorted(mine)]
    text = [f"{card.title}. {card.below}.", *done, *([] if over else [code_line(context, contest, "league")])]
    following = next((deal for deal in contest.all_deals if deal not in mine), None)
    buttons = () if over or following is None else (_play(context, contest, None if public else following),)
    return Dialog(text="\n".join(text), picture=picture, drawing=drawing, buttons=buttons, shared=public)


def _play(context: Context, contest: Contest, deal: int | None) -> Entry:
    """Return the button that begins the next deal: for one person its number is known."""
    words = context.words()
    label = words("league-button-join") if deal is None else words("league-button-play", deal=deal)
    return play_entry(context, contest, label, "league")


async def _opened(app: App, context: Context, game: str, level: str, length: str) -> Outcome:
    if length not in LENGTHS:
        raise Gone("league-gone")
    contest = await opened(app, context, Wanted(game=known_game(game), level=level, length=LENGTHS[length]))
    dialog = await _dialog(app, context, contest, public=not context.viewer.room.private)
    return await told(app, context, dialog, "league-opened")


def _menu(context: Context) -> Dialog:
    words = context.words()
    text = words("league-choose")
    return Dialog(
        text=text, buttons=game_entries(words, "@league:game:"), note=words("league-new"), typed=_typed(words)
    )


def _levels(context: Context, game: str) -> Dialog:
    words = context.words()
    text = words("contest-choose-level", game=known_game(game))
    return Dialog(text=text, buttons=level_entries(words, game, f"@league:level:{game}:"), note=words(f"game-{game}"))


def _lengths(context: Context, game: str, level: str) -> Dialog:
    words = context.words()
    known_level(game, level)
    entries = tuple(
        Entry(
            id=f"@league:open:{game}:{level}:{name}",
            label=words(f"league-length-{name}", deals=length.deals),
        )
        for name, length in LENGTHS.items()
    )
    return Dialog(text=words("league-choose-length", game=game), buttons=entries, note=words(f"level-{level}"))


def _show_entry(contest: Contest, words: Words) -> Entry:
    label = words("league-button-other", game=contest.game, code=contest.code)
    return Entry(id=f"@league:show:{contest.code}", label=label)


def _typed(words: Words) -> Entry:
    return Entry(id="@league:code:", label=words("contest-enter-code"))
