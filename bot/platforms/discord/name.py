"""What Discord is called in records. A module of its own, so that whoever needs it imports nothing else."""

from typing import Final

NAME: Final = "discord"
