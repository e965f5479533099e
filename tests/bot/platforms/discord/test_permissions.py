"""The permissions the bot asks for: exactly what it needs, never more; and the README says the same."""

from pathlib import Path

import pytest
from discord import Permissions

from bot.platforms.discord.permissions import HERE, INVITE, THREADS, invitation, missing

README = Path(__file__).parents[4] / "README.md"
NAMES = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
    "create_public_threads": "Create Public Threads",
    "send_messages_in_threads": "Send Messages in Threads",
}


def test_the_readme_invites_with_exactly_what_is_needed():
    told = " ".join(README.read_text(encoding="utf-8").split())
    assert f"permissions={INVITE.value}" in told
    assert f"**{INVITE.value}**" in told
    assert set(NAMES) == {*HERE, *THREADS}
    assert all(name in told for name in NAMES.values())
    assert invitation(1).replace("client_id=1&", "client_id=APPLICATION_ID&") in told


def test_administrator_is_never_asked_for():
    assert not INVITE.administrator
    assert not INVITE.manage_guild
    assert not INVITE.manage_messages


@pytest.mark.parametrize("lacks", HERE)
def test_each_missing_permission_is_named(lacks):
    granted = Permissions(**{name: name != lacks for name in HERE})
    assert missing(granted) == (lacks,)


def test_in_a_thread_the_permission_to_write_is_another_one():
    granted = Permissions(**dict.fromkeys(HERE, True))
    assert missing(granted, thread=True) == ("send_messages_in_threads",)
    assert missing(granted, opens_threads=True) == THREADS
