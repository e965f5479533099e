"""What was saved is announced: once if nobody dies, at least once if somebody does, newest board last."""

import asyncio
import os
import subprocess
import sys
from dataclasses import replace as replaced

from msgspec.structs import replace

from storage import Post, Speech
from storage.queues.holder import Holder
from tests.storage.samples import GROUP, GUILD, LOBBY, moved

LEASE = 20_000


def said(held, *messages):
    post = Post(room=GUILD, messages=messages, version=held.version)
    return Speech(version=held.version, revision=held.table.revision, posts=(post,))


async def test_whoever_saves_speaks(store, clock):
    held = await store.tables.create(LOBBY)
    assert held.speaking == {"discord"}
    assert await store.speaking.claim("discord") == []
    assert not await store.speaking.spoken(held.table.id, "discord", said(held, "100"))
    clock.now += 10 * LEASE
    assert await store.speaking.claim("discord") == []


async def test_what_was_said_is_kept_with_the_messages_in_each_room(store):
    held = await store.tables.create(LOBBY)
    assert held.speech("discord") == Speech()
    await store.speaking.spoken(held.table.id, "discord", said(held, "100", "101"))
    found = await store.tables.load(held.table.id)
    assert found.speech("discord") == said(held, "100", "101")
    assert found.speech("telegram") == Speech()
    assert found.version == held.version  # so that a press meanwhile causes no conflict


async def test_whoever_has_the_turn_knows_what_was_said_since_they_loaded_the_table(store):
    """The table is often loaded for a press while the board of the last one is being posted."""
    held = await store.tables.create(LOBBY)
    await store.speaking.spoken(held.table.id, "discord", said(held, "100"))
    saved = await store.tables.save(held, moved(held.table, "C4"))
    assert saved.speaking == {"discord"}
    assert saved.speech("discord") == said(held, "100")


async def test_what_a_dead_process_did_not_say_is_found_after_its_lease(new_store, clock):
    dying, sweeping = new_store("discord"), new_store("discord")
    held = await dying.tables.create(LOBBY)
    clock.now += LEASE - 1
    assert await sweeping.speaking.claim("discord") == []
    clock.now += 1
    assert await sweeping.speaking.claim("discord") == [held.table.id]
    assert await sweeping.speaking.claim("discord") == []


async def test_while_one_speaks_others_leave_it_the_turn_and_it_says_their_news_too(new_store):
    first, second = new_store("discord"), new_store("discord")
    one = await first.tables.create(LOBBY)
    two = await second.tables.save(one, moved(one.table, "C4"))
    three = await second.tables.save(two, moved(two.table, "A1"))
    assert (one.speaking, two.speaking, three.speaking) == ({"discord"}, frozenset(), frozenset())
    assert await first.speaking.spoken(one.table.id, "discord", said(one, "100"))
    newest = await first.tables.load(one.table.id)
    assert newest.table.revision == 2
    assert newest.speech("discord").version == 1
    assert not await first.speaking.spoken(one.table.id, "discord", said(newest, "100"))


async def test_a_speaker_who_went_silent_loses_the_turn_to_the_next_who_saves(new_store, clock):
    first, second = new_store("discord"), new_store("discord")
    one = await first.tables.create(LOBBY)
    clock.now += LEASE
    assert (await second.tables.save(one, moved(one.table, "C4"))).speaking == {"discord"}


async def test_others_who_go_on_playing_do_not_keep_a_dead_speaker_in_its_turn(new_store, clock):
    dead, alive = new_store("discord"), new_store("discord")
    held = await dead.tables.create(LOBBY)
    for second in range(19):
        clock.now += LEASE // 20
        held = await alive.tables.save(held, moved(held.table, f"C{second}"))
        assert held.speaking == frozenset()
    clock.now += LEASE // 20
    assert await alive.speaking.claim("discord") == [held.table.id]


async def test_a_late_speaker_does_not_undo_what_a_later_one_noted(new_store, clock):
    late, next_one = new_store("discord"), new_store("discord")
    one = await late.tables.create(LOBBY)
    clock.now += LEASE
    two = await next_one.tables.save(one, moved(one.table, "C4"))
    await next_one.speaking.spoken(one.table.id, "discord", said(two, "200"))
    assert not await late.speaking.spoken(one.table.id, "discord", said(one, "100"))
    assert (await late.tables.load(one.table.id)).speech("discord") == said(two, "200")


async def test_each_platform_speaks_for_itself(new_store, clock):
    """A process without Telegram leaves announcements there to one that has it, at once."""
    on_discord, on_telegram = new_store("discord"), new_store("telegram")
    held = await on_discord.tables.create(replace(LOBBY, rooms=(GUILD, GROUP)))
    assert held.speaking == {"discord"}
    assert await on_telegram.speaking.claim("discord") == []
    assert await on_telegram.speaking.claim("telegram") == [held.table.id]
    await on_discord.speaking.spoken(held.table.id, "discord", said(held, "100"))
    clock.now += LEASE
    assert await on_discord.speaking.claim("discord") == []
    assert await on_telegram.speaking.claim("telegram") == [held.table.id]


async def test_a_quiet_change_is_not_for_the_room(store, clock):
    held = await store.tables.create(LOBBY)
    await store.speaking.spoken(held.table.id, "discord", said(held, "100"))
    quiet = await store.tables.save(held, replace(held.table, locale="en"), loud=False)
    assert (quiet.speaking, quiet.loud, quiet.version) == (frozenset(), 1, 2)
    clock.now += 10 * LEASE
    assert await store.speaking.claim("discord") == []


async def test_a_speaker_who_knows_no_quiet_change_has_said_everything(store):
    held = await store.tables.create(LOBBY)
    await store.tables.save(held, replace(held.table, locale="en"), loud=False)
    assert not await store.speaking.spoken(held.table.id, "discord", said(held, "100"))


async def test_a_platform_that_asks_to_wait_is_waited_for(store, clock):
    held = await store.tables.create(LOBBY)
    await store.speaking.postpone(held.table.id, "discord", clock.now + 60_000)
    clock.now += LEASE
    assert await store.speaking.claim("discord") == []
    clock.now += 40_000
    assert await store.speaking.claim("discord") == [held.table.id]


async def test_postponing_what_was_said_meanwhile_brings_nothing_back(store, clock):
    held = await store.tables.create(LOBBY)
    await store.speaking.spoken(held.table.id, "discord", said(held, "100"))
    await store.speaking.postpone(held.table.id, "discord", clock.now)
    assert await store.speaking.claim("discord") == []


async def test_a_table_that_left_a_platform_and_was_removed_is_said_to_nobody_for_ever(new_store, clock):
    store = new_store("discord")
    held = await store.tables.create(replace(LOBBY, rooms=(GROUP,)))
    held = await store.tables.save(held, replace(held.table, rooms=(GUILD,)))
    await store.tables.remove(held)
    assert await store.speaking.claim("telegram") == [held.table.id]
    assert not await store.speaking.spoken(held.table.id, "telegram", Speech())
    clock.now += LEASE
    assert await store.speaking.claim("telegram") == []
    assert await store.tables.load(held.table.id) is None


async def test_one_sweep_among_many_finds_each_table_once(new_store, clock):
    silent, sweepers = new_store(), [new_store("discord") for _ in range(3)]
    made = [(await silent.tables.create(LOBBY)).table.id for _ in range(30)]
    claimed = await asyncio.gather(*(store.speaking.claim("discord", most=30) for store in sweepers))
    assert sorted(table for some in claimed for table in some) == sorted(made)


async def test_whoever_is_started_again_takes_over_the_leases_of_its_dead_predecessor_at_once(new_store):
    dead, again = new_store("discord"), new_store("discord")
    held = await dead.tables.create(LOBBY)
    assert await again.speaking.claim("discord") == []
    await again.speaking.take_over("discord")
    assert await again.speaking.claim("discord") == [held.table.id]
    await again.speaking.take_over("discord")
    assert await again.speaking.claim("discord") == [], "it holds that lease itself"


def test_only_who_is_certainly_dead_counts_as_dead():
    me, ended = Holder(), subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert me.is_dead(replaced(me, pid=ended.pid, boot="x").name)
    assert me.is_dead(replaced(me, boot="x").name), "a container that was started again"
    assert not me.is_dead(replaced(me, pid=os.getppid(), boot="x").name)
    assert not me.is_dead(replaced(me, host="elsewhere", boot="x").name), "nobody here knows"
    assert not me.is_dead(me.name)
    assert not me.is_dead("")
