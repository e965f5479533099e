"""Two processes share the servers of one bot: each has its shard, both one store, and each stands in for the other."""

import asyncio

import pytest

from storage.connection.embedded import Embedded
from tests.bot.platforms.discord.emulator.people import moves
from tests.bot.platforms.discord.emulator.running import LEASE
from tests.bot.platforms.discord.emulator.watching import board_at, revision
from tests.bot.platforms.discord.emulator.world import snowflake


@pytest.fixture
async def redis_url(tmp_path):
    """One server for both processes, which outlives either."""
    server = Embedded(tmp_path / "store")
    await server.start()
    yield f"unix://{server.folder.socket()}"
    await server.stop()


async def servers_of(world, count: int) -> list[str]:
    """Return a server for each shard."""
    found = {world.shard(world.guild, count): world.guild}
    while len(found) < count:
        guild = snowflake()
        found.setdefault(world.shard(guild, count), guild)
        await asyncio.sleep(0.001)
    world.guilds = [found[shard] for shard in range(count)]
    return world.guilds


async def against_the_computer(wire, name, guild):
    """Open a table with a computer and start it; return the person and the first board on which it is their turn."""
    world = wire.world
    person = wire.person(world.person(name), world.channel("games", guild=guild))
    await person.command("play", game="cvetariki", computers=1, clock="none")
    await world.until(lambda: world.posted(person.channel) and "2 из 5" in person.board.text)
    await person.press(person.board, "!start")
    await person.answer(await person.press(await board_at(person, 0), "!view"))
    return person, await world.until(lambda: his_turn(person))


def his_turn(person):
    return person.board if f"<@{person.user.id}>" in person.board.text and moves(person.board) else None


async def test_each_process_hears_its_servers_and_either_can_do_the_work_of_the_other(wire, redis_url):
    world = wire.world
    guilds = await servers_of(world, 2)
    shared = {"REDIS_URL": redis_url, "SHARD_COUNT": "2"}
    first = await wire.start(connected=False, SHARD_IDS="0", **shared)
    second = await wire.start(connected=False, SHARD_IDS="1", **shared)
    await world.until(lambda: wire.gateway.shards == 2 and wire.gateway.connected and world.commands)
    assert len([seen for seen in world.log if seen.method == "PUT"]) == 1  # by the first shard

    (anna, _), (boris, board) = [
        await against_the_computer(wire, name, guild) for name, guild in zip(("Анна", "Boris"), guilds, strict=True)
    ]
    assert {id_.split(":")[0] for id_ in anna.board.presses} != {id_.split(":")[0] for id_ in board.presses}
    assert (await boris.answer(await boris.command("tables"))).text.count("<#") == 1

    # Its own process dies as soon as Boris's move is shown: the other one lets the computer answer, and shows it.
    after = revision(board) + 1
    await boris.press(board, moves(board)[0])
    await board_at(boris, after)
    second.kill()
    await second.wait()
    wire.dial.pass_by(LEASE)  # after a crash while speaking, the lease lasts this long
    await board_at(boris, after + 1)
    await world.until(lambda: wire.gateway.listens(0) and not wire.gateway.listens(1))
    assert await wire.stop(first) == 0
