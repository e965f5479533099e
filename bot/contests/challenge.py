"""`/challenge`: the same deal for two, each played when they like; and the buttons on its dialog."""

from dataclasses import replace

from bot.app import App
from bot.chat.commands.command import Command, Outcome, Shown
from bot.chat.context import Context, Named
from bot.chat.dialog import Dialog, Entry
from bot.contests import cards
from bot.contests.opening import (
    begun,
    code_line,
    game_entries,
    known_game,
    level_entries,
    opened,
    play_entry,
    read_level,
    read_wish,
    told,
)
from bot.contests.service import DEFAULT_LEVEL, DUEL, Wanted
from bot.screens.language import LONGEST_ID, Drawing
from bot.tables.errors import Gone, TableError
from bot.texts import Words
from storage import Contest, DealResult, Person, person_name, read_id

MOST_LISTED = 4
PEOPLE = 2


async def challenge(command: Command) -> Shown:
    """Challenge somebody, or anybody: `/challenge @boris cvetris hard`, `/challenge`, `/challenge 7K3QX0A`."""
    app, context, text = command.app, command.context, command.text.strip()
    if (code := read_id(text)) is not None and (await app.store.contests.load(code)) is not None:
        return await _found(app, context, code)
    game, rest = read_wish(context, text)
    level, rest = read_level(context, rest)
    # Other words are the name of whoever is challenged.
    if context.named is None and (rest or (text and game is None)):
        raise TableError("challenge-how")
    invited = _invited(context)
    if game is None:
        return await _menu(app, context, invited)
    return await _opened(app, context, game, level, invited)


async def pressed(command: Command) -> Outcome:
    """Handle a press on the dialog of a challenge."""
    app, context = command.app, command.context
    match command.text.split(":", 3):
        case ["play", code]:
            return await begun(app, context, *await _next(app, context, code))
        case ["show" | "code", code]:
            return replace(await _found(app, context, read_id(code) or ""), anew=True)
        case ["new"]:
            return await _menu(app, context, "")
        case ["game", game]:
            words = context.words()
            entries = level_entries(words, game, f"@challenge:open:{game}:", ":")
            text = words("contest-choose-level", game=known_game(game))
            return Dialog(text=text, buttons=entries, note=words(f"game-{game}"))
        case ["open", game, level, invited]:
            dialog = await _opened(app, context, game, level, invited)
            return replace(dialog, anew=True) if isinstance(dialog, Dialog) else dialog
        case _:
            raise Gone("challenge-gone")


def _invited(context: Context) -> str:
    """Return whom the command names, as a challenge keeps it."""
    named = context.named
    if named is None:
        return ""
    if named.person == context.viewer.who.person or (named.handle and named.handle == context.handle):
        raise TableError("challenge-self")
    if named.is_bot:
        raise TableError("challenge-bot")
    return person_name(named.person) if named.person is not None else named.handle


async def _next(app: App, context: Context, code: str) -> tuple[Contest, int | None]:
    contest = await app.contests.find(code, duel=True)
    done = (context.viewer.who.person, 1) in await app.contests.results(contest)
    return contest, None if done else 1


async def _menu(app: App, context: Context, invited: str) -> Dialog:
    """Offer the games; before them, the challenges that wait for whoever asks."""
    words, now = context.words(), app.clock.now()
    own = await app.store.contests.of(context.viewer.who.person) if context.private and not invited else []
    waiting = tuple(_show_entry(one, words) for one in own if one.duel and one.ends_at > now)[:MOST_LISTED]
    games = game_entries(words, "@challenge:game:")
    if invited:
        games = game_entries(words, "@challenge:open:", f":{DEFAULT_LEVEL}:{invited}")
        if any(len(entry.id.encode()) > LONGEST_ID for entry in games):
            raise TableError("challenge-how")
    text, typed = words("challenge-choose"), Entry(id="@challenge:code:", label=words("contest-enter-code"))
    return Dialog(text=text, buttons=(*waiting, *games), note=words("challenge-title"), typed=typed)


def _show_entry(contest: Contest, words: Words) -> Entry:
    label = words("challenge-button-show", game=contest.game, code=contest.code)
    return Entry(id=f"@challenge:show:{contest.code}", label=label)


async def _opened(app: App, context: Context, game: str, level: str, invited: str) -> Outcome:
    wanted = Wanted(game=known_game(game), level=level, length=DUEL, duel=True, invited=invited)
    contest = await opened(app, context, wanted)
    words, named = context.words(), context.named
    code = code_line(context, contest, "challenge")
    dialog = Dialog(
        text=f"{_about(contest, context, named=named)}\n{code}",
        buttons=(play_entry(context, contest, words("challenge-button-play"), "challenge"),),
        shared=True,
        call=_called(named),
    )
    own = replace(dialog, text=f"{_about(contest, context, own=True)}\n{code}") if named is None else None
    return await told(app, context, dialog, "challenge-sent", own)


def _about(contest: Contest, context: Context, *, named: Named | None = None, own: bool = False) -> str:
    """Tell what a challenge is about, and whom it calls; `own`: to who has made it for anybody."""
    words, name = context.words(), context.name(contest.name)
    facts = {"game": contest.game, "level": words(f"level-{contest.level}")}
    if own:
        return words("challenge-open-own", **facts)
    if named is None:
        return words("challenge-open", name=name, **facts)
    return words("challenge-to", name=name, other_name=context.call(named), **facts)


def _called(named: Named | None) -> tuple[Person, ...]:
    return (named.person,) if named is not None and named.person is not None else ()


async def _found(app: App, context: Context, code: str) -> Dialog:
    """Show a challenge: both results when both have finished, before that nothing of the other's."""
    contest = await app.contests.find(code, duel=True)
    words, person, now = context.words(), context.viewer.who.person, app.clock.now()
    results, people = await app.contests.results(contest), await app.store.contests.people(contest)
    if len(results) == PEOPLE or (now >= contest.ends_at and results):
        drawing = Drawing(game="", view=cards.duel_card(contest, results, people, words))
        picture = None if context.paints else await app.artist.draw(drawing, words, context.look)
        return Dialog(text=words("challenge-ended"), picture=picture, drawing=drawing)
    about = _about(contest, context, own=not context.keeps_posts and contest.host == person)
    own = results.get((person, 1)) if context.private else None
    lines = [about, *_own(own, words)]
    over = now >= contest.ends_at
    lines.append(words("challenge-over") if over else code_line(context, contest, "challenge"))
    play = play_entry(context, contest, words("challenge-button-play"), "challenge")
    return Dialog(text="\n".join(lines), buttons=() if over or own else (play,), shared=not context.private)


def _own(result: DealResult | None, words: Words) -> tuple[str, ...]:
    if result is None:
        return ()
    return (words("challenge-yours", result=cards.told(result, words)), words("challenge-waits"))
