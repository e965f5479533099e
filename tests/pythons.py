"""The Python versions of this machine, for what must be the same on each of them."""

import os
import shutil
import subprocess
from pathlib import Path


def python(version: str) -> str | None:
    """Return a working interpreter of a version, from the path or from pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found = [shutil.which(f"python{version}"), *map(str, pyenv.glob(f"versions/{version}.*/bin/python{version}"))]
    return next((path for path in found if path and _works(path)), None)


def _works(path: str) -> bool:
    # pyenv leaves commands on the path that only print that they are not installed.
    return subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0
