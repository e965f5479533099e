"""The settings of people and rooms, and people's right to export and erasure."""

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from engines.replay import Played
from storage import (
    ANONYMOUS,
    Contest,
    DealResult,
    Pace,
    PersonSettings,
    Phase,
    Post,
    Remark,
    Result,
    Room,
    RoomSettings,
    Seat,
    Seeker,
    Speech,
    StillSeated,
    person_name,
)
from storage.timing import DAY
from tests.storage.contents import everything
from tests.storage.samples import ANNA, BORIS, GROUP, GUILD, LOBBY, MIRA, finished, moved

# Settings


async def test_who_has_chosen_nothing_has_the_defaults(store):
    assert await store.person_settings.load(ANNA) == PersonSettings()
    assert await store.room_settings.load(GUILD) == RoomSettings()


async def test_choices_are_kept(store):
    chosen = PersonSettings(language="tr", quiet_from=0, quiet_to=0, zone="Europe/Istanbul", dm_started=True)
    await store.person_settings.save(ANNA, PersonSettings(), chosen)
    assert await store.person_settings.load(ANNA) == chosen
    assert await store.person_settings.load(BORIS) == PersonSettings()
    room = RoomSettings(pace=Pace.RELAXED, games=("cvetariki", "confetti"), anyone_opens=False)
    await store.room_settings.save(GROUP, RoomSettings(), room)
    assert await store.room_settings.load(GROUP) == room


async def test_a_choice_can_be_taken_back(store):
    chosen = PersonSettings(language="tr", theme="dark")
    await store.person_settings.save(ANNA, PersonSettings(), chosen)
    await store.person_settings.save(ANNA, chosen, replace(chosen, language=None))
    assert await store.person_settings.load(ANNA) == PersonSettings(theme="dark")


async def test_two_choices_at_once_do_not_undo_each_other(store):
    before = PersonSettings()
    await asyncio.gather(
        store.person_settings.save(ANNA, before, replace(before, theme="dark")),
        store.person_settings.save(ANNA, before, replace(before, symbols=False)),
    )
    assert await store.person_settings.load(ANNA) == PersonSettings(theme="dark", symbols=False)


async def test_a_choice_that_another_version_of_the_program_wrote_is_as_if_not_made(store, new_client, prefix):
    client = new_client()
    key = f"{prefix}:settings:room:discord:{GUILD.chat}:"
    words = [
        "pace",
        msgspec.msgpack.encode("glacial"),
        "unheard-of",
        b"\xc3",
        "zone",
        msgspec.msgpack.encode("Asia/Omsk"),
    ]
    await client.command("HSET", key, *words)
    await client.close()
    assert await store.room_settings.load(GUILD) == RoomSettings(zone="Asia/Omsk")


# Export and erasure


async def played_game(store, table=LOBBY, at=1_790_000_500_000):
    held = await store.tables.create(table)
    ended = replace(finished(moved(held.table, "C4", "A1"), at), result=Result(key="cvetariki-fewest", winners=(0,)))
    ended = ended.with_moves(Played(seat=1, move="B2", at=9))
    return await store.tables.save(held, ended)


async def test_an_export_tells_all_about_the_person_and_nothing_about_others(store):
    await store.person_settings.save(BORIS, PersonSettings(), PersonSettings(language="en"))
    past = await played_game(store)
    running = await store.tables.create(replace(LOBBY, phase=Phase.RUNNING))
    await store.chat_log.add(past.table.id, Remark(move=1, person=ANNA, seat=0, name="Анна", text="mine"))
    await store.chat_log.add(past.table.id, Remark(move=1, person=BORIS, seat=1, name="Boris", text="well played"))
    told = await store.people.export(BORIS)
    assert told.settings.language == "en"
    games = {game.table: game for game in told.games}
    assert games.keys() == {past.table.id, running.table.id}
    own = games[past.table.id]
    assert (own.seats, own.names, own.hosted) == ([1], ["Boris"], False)
    assert [(move.move, move.at) for move in own.moves] == [("B2", 9)]
    assert own.said == ["well played"]
    assert own.result == Result(key="cvetariki-fewest", winners=(0,))
    as_json = msgspec.json.encode(told).decode()
    assert BORIS.user in as_json
    for secret in (ANNA.user, "Анна", LOBBY.seed, '"C4"', "mine"):
        assert secret not in as_json


async def test_nobody_is_forgotten_while_open_tables_count_on_him(store):
    past, running = await played_game(store), await store.tables.create(LOBBY)
    await store.person_settings.save(BORIS, PersonSettings(), PersonSettings(language="en"))
    with pytest.raises(StillSeated) as refused:
        await store.people.erase(BORIS)
    assert refused.value.tables == (running.table.id,)
    assert (await store.tables.load(past.table.id)).table == past.table
    assert (await store.person_settings.load(BORIS)).language == "en"


async def test_in_finished_games_somebody_anonymous_takes_the_place_of_the_forgotten(store):
    held = await played_game(store)
    await store.people.erase(ANNA)
    table = (await store.tables.load(held.table.id)).table
    assert table.host == ANONYMOUS
    assert [(seat.name, seat.person) for seat in table.seats] == [("", ANONYMOUS), ("Boris", BORIS), ("Deniz", None)]
    assert (table.moves, table.result, table.rooms) == (held.table.moves, held.table.result, held.table.rooms)
    assert await store.tables.of(ANNA, past=True) == []
    assert await store.tables.of(BORIS, past=True) == [table.id]
    assert (await store.people.export(ANNA)).games == []


async def takes_part(store, direct):
    """Mira opens a challenge and plays in it, is challenged herself, and looks for an opponent; so does Boris."""
    now = LOBBY.opened_at
    for code, host, other in (("7K3QX0A", MIRA, BORIS), ("7K3QX0B", BORIS, MIRA)):
        made = Contest(
            code=code, duel=True, game="dorozhki", level="easy", deals=1, best=1, host=host, name="Мира Ш.",
            locale="ru", opened_at=now, ends_at=now + DAY, invited=person_name(other),
        )  # fmt: skip
        contest = await store.contests.create(made if host == MIRA else replace(made, name="Boris"))
        await store.contests.opponent(contest, other)
        await store.contests.tell_in(contest, direct, "ru", MIRA)
        await store.contests.tell_in(contest, GUILD, "ru")
        await store.announced.told(f"contest:{code}", direct)
        for person, name in ((MIRA, "Мира Ш."), (BORIS, "Boris")):
            await store.contests.enter(contest, person, name)
            await store.contests.claim(contest, person, 1, "7K3QX0C")
            await store.contests.save(contest, person, 1, DealResult(given_up=True))
    seekers = [
        Seeker(person=person, name=name, said=name, game="dorozhki", direct=direct, place=GUILD, locale="ru", since=now)
        for person, name in ((MIRA, "Мира Ш."), (BORIS, "Boris"))
    ]
    await store.seeking.add(seekers[0])
    await store.seeking.add(replace(seekers[1], direct=GUILD))
    await store.seeking.is_new(*seekers)
    await store.seeking.ask(MIRA)
    await store.seeking.take("dorozhki", MIRA, BORIS)


async def test_after_erasure_the_person_is_nowhere_in_the_store(store, new_client, prefix):
    direct = Room(platform="telegram", chat=MIRA.user, private=True)
    seats = (Seat(name="Мира Ш.", person=MIRA), Seat(name="Boris", person=BORIS), Seat(name="Мира Ш.", person=MIRA))
    held = await played_game(store, replace(LOBBY, host=MIRA, seats=seats, rooms=(GUILD, direct)))
    post = Post(room=direct, messages=("5",), version=held.version)
    await store.speaking.spoken(held.table.id, "telegram", Speech(version=held.version, posts=(post,)))
    await played_game(store, replace(LOBBY, host=MIRA, seats=(Seat(name="Мира Ш.", person=MIRA),), rooms=(direct,)))
    await store.person_settings.save(MIRA, PersonSettings(), PersonSettings(zone="Asia/Omsk"))
    await store.room_settings.save(direct, RoomSettings(), RoomSettings(language="ru"))
    await store.chat_log.add(held.table.id, Remark(move=1, person=MIRA, seat=0, name="Мира Ш.", text="see you"))
    await store.chat_log.add(held.table.id, Remark(move=1, person=BORIS, seat=1, name="Boris", text="so long"))
    await takes_part(store, direct)
    before = repr(await everything(new_client, prefix))
    assert MIRA.user in before
    await store.people.erase(MIRA)
    kept = await everything(new_client, prefix)
    for trace in (MIRA.user, repr("Мира".encode())[2:-1], "Omsk", "see you"):
        assert trace in before
        assert trace not in repr(kept)
    assert BORIS.user in repr(kept)
    assert "so long" in repr(kept)


async def test_erasure_may_be_repeated(store):
    await played_game(store)
    await store.people.erase(ANNA)
    await store.people.erase(ANNA)
    await store.people.erase(MIRA)
