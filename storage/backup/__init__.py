"""Everything in a store as one file, and back into any store: see decision 0111."""

from storage.backup.entries import Backups, NotEmpty, Restored
from storage.backup.file import BadBackup, Contents, check, entries, write

__all__ = ["Backups", "BadBackup", "Contents", "NotEmpty", "Restored", "check", "entries", "write"]
