"""What Telegram is called in records. A module of its own, so that importing it imports nothing else."""

from typing import Final

NAME: Final = "telegram"
