"""Who may do what: the whole table, written out again by hand."""

import itertools

import pytest
from msgspec.structs import replace

from bot.desk.desk import VERBS
from bot.tables import lobby, rights
from bot.tables.rights import FOR_ADMINS, Action, Role, Standing, Where, action_of, grants, refusal
from storage import Phase, Room, RoomSettings
from tests.bot.tables.people import ANNA, BORIS, HERE, MIRA, table, who

ALL = frozenset(Action)
KEYS = {"+": None, "h": "table-not-here", "s": "table-stranger", "o": "table-host-only"}
GRANTED = """
             host    seated  stranger
    rules    + + +   + + +   + + +
    read     + + +   + + +   + + h
    show     + + +   + + +   + h h
    join     + + +   + + +   + h h
    seat     + + +   + + +   s s s
    host     + + +   o o o   s s s
    move     + + +   o o o   s s s
    open     + h h   + h h   + h h
    close    + h h   + h h   + h h
    settings + h h   + h h   + h h
"""
"""For each role: in a room of the table, in the direct chat, elsewhere. With everything that a room can grant."""


def cells():
    for row in GRANTED.strip().splitlines()[1:]:
        name, *marks = row.split()
        for (role, where), mark in zip(itertools.product(Role, Where), marks, strict=True):
            yield Action(name), role, where, KEYS[mark]


@pytest.mark.parametrize(("action", "role", "where", "key"), list(cells()))
def test_the_table(action, role, where, key):
    assert refusal(action, Standing(role=role, where=where, granted=ALL)) == key
    # What is reserved for admins needs more than the right place; nothing else does.
    refused = FOR_ADMINS[action] if action in FOR_ADMINS and key is None else key
    assert refusal(action, Standing(role=role, where=where)) == refused


def test_every_action_is_in_the_table_and_every_verb_is_one_of_them():
    assert {action for action, *_ in cells()} == ALL
    assert set(rights.VERBS) == set(VERBS)


@pytest.mark.parametrize("press", ["C4", "?3", "?!x", "#12", "", "!", "!fly", "!concede:yes"])
def test_what_is_no_known_verb_needs_a_seat(press):
    assert action_of(press) is Action.SEAT


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("where", Where)
@pytest.mark.parametrize("lobby_", [True, False])
@pytest.mark.parametrize("alone", [True, False])
def test_without_a_grant_a_table_is_closed_by_its_host_in_the_lobby_or_by_its_only_player(role, where, lobby_, alone):
    key = refusal(Action.CLOSE, Standing(role=role, where=where, lobby=lobby_, alone=alone))
    may = alone or (lobby_ and role is Role.HOST)
    assert key == ("table-not-here" if where is not Where.ROOM else None if may else "table-close-not-allowed")


def test_an_invitation_counts_in_the_direct_chat_and_for_a_seat_alone():
    invited = {where: Standing(role=Role.STRANGER, where=where, invited=True) for where in Where}
    assert [refusal(Action.JOIN, invited[where]) for where in Where] == [None, None, "table-not-here"]
    assert refusal(Action.SHOW, invited[Where.DIRECT]) == "table-not-here"


@pytest.mark.parametrize(
    ("admin", "private", "settings", "found"),
    [
        (False, False, {}, {Action.OPEN, Action.MOVE}),
        (False, False, {"anyone_opens": False}, set()),
        (False, False, {"anyone_closes": True}, {Action.OPEN, Action.MOVE, Action.CLOSE}),
        (True, False, {"anyone_opens": False}, {Action.OPEN, Action.MOVE, Action.CLOSE, Action.SETTINGS}),
        # Talking to the bot alone makes nobody an admin of a game, whatever is set there.
        (False, True, {"anyone_opens": False, "anyone_closes": True}, {Action.OPEN, Action.MOVE, Action.SETTINGS}),
    ],
)
def test_what_a_room_grants(admin, private, settings, found):
    assert grants(RoomSettings(**settings), admin=admin, private=private) == found


def test_how_somebody_stands_to_a_table():
    group = Room(platform="telegram", chat="-5", thread="7")
    record = replace(table(BORIS), rooms=(HERE, group))
    elsewhere, direct = Room(platform="telegram", chat="-6"), Room(platform="telegram", chat="9", private=True)
    assert lobby.standing(record, ANNA).role is Role.HOST
    assert lobby.standing(record, BORIS).role is Role.SEATED
    assert lobby.standing(record, MIRA).role is Role.STRANGER
    beside = replace(group, thread="8")
    found = [lobby.where(record, room) for room in (HERE, group, beside, elsewhere, direct, replace(direct, chat="-5"))]
    assert found == [Where.ROOM, Where.ROOM, Where.ROOM, Where.ELSEWHERE, Where.DIRECT, Where.ROOM]
    assert lobby.where(record, replace(HERE, platform="discord")) is Where.ELSEWHERE
    assert [lobby.standing(record, ANNA).lobby, lobby.standing(record, ANNA).alone] == [True, False]
    assert lobby.standing(lobby.with_computer(table(), ANNA, "easy", 1), ANNA).alone
    assert not lobby.standing(replace(record, phase=Phase.RUNNING), ANNA).lobby


def test_an_admin_of_another_room_is_nobody_here():
    boss = who("Boss", admin=True)
    lobby.check(table(BORIS), boss, Action.CLOSE)
    with pytest.raises(lobby.NotAllowed):
        lobby.check(replace(table(BORIS), rooms=(Room(platform="local", chat="attic"),)), boss, Action.CLOSE)
