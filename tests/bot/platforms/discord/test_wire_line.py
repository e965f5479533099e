"""The connection to Discord: slow, cut, rate-limited, down at first; and the shutdown of the program."""

from tests.bot.platforms.discord.emulator.world import Refusal


async def test_a_client_that_could_not_connect_at_first_is_started_again(wire):
    asked = []

    def refuse(seen):
        asked.append(seen)
        return Refusal(403, 0, "not now") if len(asked) < 2 else None

    wire.world.refuse = refuse
    await wire.start()
    assert wire.gateway.identified == 1


async def test_a_wrong_token_ends_the_program_with_a_word(wire):
    wire.world.refuse = lambda _seen: Refusal(401, 0, "401: Unauthorized")
    process = await wire.start(connected=False)
    assert await process.wait() == 1
    assert "does not accept DISCORD_TOKEN" in wire.program_log()


async def test_told_to_stop_while_it_reconnects_it_stops(wire):
    """discord.py swallows a cancellation while a shard reconnects."""
    program = await wire.start()
    wire.gateway.opened.clear()
    await wire.gateway.cut()
    await wire.world.until(lambda: wire.gateway.ungreeted)
    stopped = await wire.stop(program)
    wire.gateway.opened.set()
    assert stopped == 0
    assert "every game is kept" in wire.program_log()


async def test_cut_and_resumed_nothing_is_lost_and_limits_are_obeyed(wire):
    channel = wire.world.channel("games")
    program = await wire.start()
    anna, boris = (wire.person(wire.world.person(name), channel) for name in ("Анна", "Boris"))

    # Rate-limited, it waits, and posts once.
    limited = []

    def limit(seen):
        if seen.method == "POST" and seen.path.endswith("/messages") and not limited:
            limited.append(seen)
            return Refusal(429, 0, "You are being rate limited.")
        return None

    wire.world.refuse = limit
    await anna.command("play", game="cvetariki")
    await wire.world.until(lambda: wire.world.posted(channel))
    assert limited
    posts = [seen for seen in wire.world.log if seen.method == "POST" and seen.path.endswith("/messages")]
    assert len(posts) == 2, "refused, then retried"

    # Disconnected: it reconnects, and receives what was pressed meanwhile.
    await wire.gateway.cut()
    await boris.press(anna.board, "!join")
    assert wire.gateway.resumed == 1
    await wire.world.until(lambda: "2 из 5" in anna.board.text)

    # The session is invalid: it starts a new one.
    await wire.gateway.invalidate()
    await wire.world.until(lambda: wire.gateway.identified == 2)
    await boris.press(anna.board, "!leave")
    await wire.world.until(lambda: "1 из 5" in anna.board.text)
    assert len(wire.world.posted(channel)) == 1
    await wire.world.until(lambda: wire.gateway.heartbeats)

    # Told to stop right after a press, it announces what was saved.
    await boris.press(anna.board, "!join")
    assert await wire.stop(program) == 0
    assert "2 из 5" in anna.board.text
