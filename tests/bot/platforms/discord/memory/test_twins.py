"""Non-interference: the same game with other secrets shows the channel the very same bytes, until the end reveals."""

from dataclasses import replace
from hashlib import sha256

import pytest

from engines.cvetariki import GAME
from tests.bot.platforms.discord.memory.house import house, moves, press, words
from tests.bot.platforms.discord.memory.playing import seated, turn
from tests.bot.platforms.discord.memory.test_situations import told

TURNS = 8


def swapped(setup):
    def deal(*args):
        step = setup(*args)
        return replace(step, state=replace(step.state, secrets=step.state.secrets[::-1]))

    return deal


def public(here):
    """Return everything that the channel sees, byte by byte."""
    return [
        (m.id, words(m), m.to_reference().message_id, moves(m), m.attachments[0].description, picture(here, m))
        for m in here.posted()
    ]


async def shown(here):
    """Return the same when everything that was saved is said: a picture may take its time on a busy machine."""
    before, now = None, public(here)
    while now != before:  # what was just said may have led to something else
        await here.app.speaker.finish()
        await here.env.settle()
        before, now = now, public(here)
    return now


def picture(here, message):
    """Return a picture as a digest: what is different is told in a line."""
    return sha256(here.env.backend.cdn.get(message.attachments[0].url)).hexdigest()


async def played(folder, monkeypatch, count, options):
    """Play a few turns; return what everybody saw after each, and what each was told privately."""
    seen, secrets = [], []
    async with house(folder, monkeypatch) as here:
        here.app.tables._seeds = lambda: "5eed" * 8
        here.store.tables.new_id = lambda shard=None: (shard or "7") + "TW1NTA"
        people, table = await seated(here, "cvetariki", count, **options)
        for person in people:
            secrets.append(told(await press(person, here.boards()[-1], "!view")))
            seen.append(await shown(here))
        for number in range(TURNS):
            await turn(here, people, table, pick=number)
            seen.append(await shown(here))
        requests = [
            (asked.method, asked.path, asked.json)
            for asked in here.env.http_requests
            if asked.path.startswith(f"/channels/{here.channel.id}/")
        ]
    return seen, secrets, requests


async def dealt(folder, deal, count, options):
    """Play a game with the same id and seed whose secrets are dealt in a given way."""
    usual = GAME.setup
    with pytest.MonkeyPatch.context() as patch:
        object.__setattr__(GAME, "setup", deal)  # it is frozen
        try:
            return await played(folder, patch, count, options)
        finally:
            object.__setattr__(GAME, "setup", usual)


@pytest.mark.parametrize(("count", "options"), [(4, {}), (2, {"variant": "two-colours"}), (4, {"variant": "teams"})])
async def test_a_channel_cannot_tell_who_hides_what(tmp_path, count, options):
    deals = {"same": GAME.setup, "swapped": swapped(GAME.setup)}
    games = [await dealt(tmp_path / name, deal, count, options) for name, deal in deals.items()]
    (seen, secrets, requests), (others_seen, others_secrets, others_requests) = games
    assert secrets != others_secrets, "the secrets really differ"
    assert seen == others_seen
    assert requests == others_requests
    assert len({str(one) for one in seen}) >= TURNS
