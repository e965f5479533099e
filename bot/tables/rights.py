"""Who may do what: one table for commands and presses, on every platform. Pure.

Any client can send any press, so being shown a button proves nothing: every press is checked here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from storage import RoomSettings


class Action(StrEnum):
    RULES = "rules"
    """Read the rules of a game."""
    READ = "read"
    """Read what everybody at the table may know: the text board, a replay, the deal of a finished game."""
    SHOW = "show"
    """Post the board again where the table is shown."""
    JOIN = "join"
    SEAT = "seat"
    """What needs a seat: moves, one's own view, hints, offers, conceding, leaving."""
    HOST = "host"
    """Set options, start."""
    MOVE = "move"
    """Move a table to another room, where they may open tables."""
    OPEN = "open"
    """Open a table."""
    CLOSE = "close"
    """End a table without a result."""
    SETTINGS = "settings"
    """Change a room's settings."""


class Role(StrEnum):
    HOST = "host"
    SEATED = "seated"
    STRANGER = "stranger"
    """Everybody else: spectators, people of other rooms."""


class Where(StrEnum):
    ROOM = "room"
    """In a room of the table. (A direct chat that shows the table is one.)"""
    DIRECT = "direct"
    """In the person's direct chat, if the table is not shown there."""
    ELSEWHERE = "elsewhere"


@dataclass(frozen=True, kw_only=True)
class Standing:
    """How somebody relates to a table at the moment they want something."""

    role: Role
    where: Where
    granted: frozenset[Action] = frozenset()
    """What the room lets them do of what is reserved for its admins: see `grants`."""
    invited: bool = False
    """They came through the table's invitation: its link, or its code typed in the direct chat."""
    lobby: bool = False
    """The game has not started."""
    alone: bool = False
    """All other players here are computers."""


Places = frozenset[Where]
NOWHERE: Places = frozenset()
HERE: Places = frozenset({Where.ROOM})
ANYWHERE: Places = frozenset(Where)


def _places(*, host: Places, seated: Places, stranger: Places) -> Mapping[Role, Places]:
    return {Role.HOST: host, Role.SEATED: seated, Role.STRANGER: stranger}


PLACES: Mapping[Action, Mapping[Role, Places]] = {
    Action.RULES: _places(host=ANYWHERE, seated=ANYWHERE, stranger=ANYWHERE),
    # Whoever has a table's link can read it in their direct chat.
    Action.READ: _places(host=ANYWHERE, seated=ANYWHERE, stranger=HERE | {Where.DIRECT}),
    Action.SHOW: _places(host=ANYWHERE, seated=ANYWHERE, stranger=HERE),
    Action.JOIN: _places(host=ANYWHERE, seated=ANYWHERE, stranger=HERE),
    Action.SEAT: _places(host=ANYWHERE, seated=ANYWHERE, stranger=NOWHERE),
    Action.HOST: _places(host=ANYWHERE, seated=NOWHERE, stranger=NOWHERE),
    Action.MOVE: _places(host=ANYWHERE, seated=NOWHERE, stranger=NOWHERE),
    Action.OPEN: _places(host=HERE, seated=HERE, stranger=HERE),
    Action.CLOSE: _places(host=HERE, seated=HERE, stranger=HERE),
    Action.SETTINGS: _places(host=HERE, seated=HERE, stranger=HERE),
}
"""Where each role may do what. Rights in `FOR_ADMINS` must be granted as well."""

FOR_ADMINS: Mapping[Action, str] = {
    Action.MOVE: "room-admins-open",
    Action.OPEN: "room-admins-open",
    Action.CLOSE: "table-close-not-allowed",
    Action.SETTINGS: "room-admins-choose",
}
"""What is reserved for a room's admins, unless the room lets everybody; and how others are refused."""

VERBS: Mapping[str, Action] = {
    **dict.fromkeys(("rules",), Action.RULES),
    **dict.fromkeys(("text", "page", "replay", "step", "review", "verify"), Action.READ),
    **dict.fromkeys(("board",), Action.SHOW),
    **dict.fromkeys(("join",), Action.JOIN),
    **dict.fromkeys(("option", "start"), Action.HOST),
    **dict.fromkeys(("close",), Action.CLOSE),
    **dict.fromkeys(("here",), Action.MOVE),
    **dict.fromkeys(("new", "show-me"), Action.OPEN),
    **dict.fromkeys(("leave", "computer", "no-computer", "options", "ready", "cut"), Action.SEAT),
    **dict.fromkeys(("view", "hint", "more", "back", "play-for-me", "quiet", "next", "skip", "rematch"), Action.SEAT),
    **dict.fromkeys(("take-back", "pause", "resume", "agree", "decline"), Action.SEAT),
    **dict.fromkeys(("concede", "abandon", "stay"), Action.SEAT),
}


def action_of(verb: str) -> Action:
    """Return the right that a button's verb needs. Moves and looks, like unknown verbs, need a seat."""
    return VERBS.get(verb, Action.SEAT)


def refusal(action: Action, standing: Standing) -> str | None:
    """Return why somebody may not do something, as a key of the translations; None: they may."""
    places = PLACES[action][standing.role]
    if not places:
        if standing.role is not Role.STRANGER:
            return "table-host-only"
        return "table-join-first" if standing.lobby else "table-stranger"
    if standing.where not in places and not (action is Action.JOIN and _by_invitation(standing)):
        return "table-not-here"
    return FOR_ADMINS[action] if action in FOR_ADMINS and not _is_granted(action, standing) else None


def grants(settings: RoomSettings, *, admin: bool, private: bool) -> frozenset[Action]:
    """Return what a room lets somebody do of what is reserved for its admins.

    A direct chat belongs to its person, but others may sit at a table shown there: it grants no right to close games.
    """
    owns = admin or private
    found = {Action.OPEN, Action.MOVE} if owns or settings.anyone_opens else set[Action]()
    if not private and (admin or settings.anyone_closes):
        found.add(Action.CLOSE)
    return frozenset(found | ({Action.SETTINGS} if owns else set()))


def _by_invitation(standing: Standing) -> bool:
    return standing.invited and standing.where is Where.DIRECT


def _is_granted(action: Action, standing: Standing) -> bool:
    if action in standing.granted:
        return True
    return action is Action.CLOSE and (standing.alone or (standing.lobby and standing.role is Role.HOST))
