"""The folder of the embedded store and of what a machine keeps for itself."""

import tempfile
from pathlib import Path

from bot.settings import BadSettings


class UnusableFolder(BadSettings):
    """Nothing can be saved in the folder that DATA_DIR names."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(f"DATA_DIR: nothing can be saved in {folder} ({reason})")
        self.folder, self.reason = folder, reason


def prepare(folder: Path) -> None:
    """Create the folder if there is none, and make sure that files can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise UnusableFolder(folder, error.strerror or type(error).__name__) from error
