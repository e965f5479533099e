"""Which permissions the bot needs, and which are missing where. Never Administrator."""

import discord

from bot.texts import Words

HERE = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""In every channel with a table."""
THREADS = ("create_public_threads", "send_messages_in_threads")
"""In addition, for tables in threads of their own."""
INVITE = discord.Permissions(**dict.fromkeys((*HERE, *THREADS), True))
"""What the invitation asks for."""


def missing(granted: discord.Permissions, *, thread: bool = False, opens_threads: bool = False) -> tuple[str, ...]:
    """Return which permissions the bot lacks in a channel, in the order of the invitation."""
    needed = [name for name in HERE if not (thread and name == "send_messages")]
    if opens_threads:
        needed += THREADS
    elif thread:
        needed += ["send_messages_in_threads"]
    return tuple(name for name in needed if not getattr(granted, name))


def named(permissions: tuple[str, ...], words: Words) -> str:
    """Return permissions by the names that Discord's own settings show."""
    return words.listed([words(f"discord-permission-{name.replace('_', '-')}") for name in permissions])
