"""List the licence of every package that the program is installed with: `make docs`."""

import re
from importlib.metadata import metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "licences.md"
HEAD = """# Licences

Raznotsvet is under the [MIT licence](../LICENSE). These packages are installed with it (`requirements.lock`); the
licence is what each says about itself. The fonts in `render/fonts` have theirs beside them. `make docs` writes
this page.

| package | version | licence |
|---|---|---|
"""

# Needed by some versions of Python only, perhaps not by the one that runs this.
ELSEWHERE = {"async-timeout": "Apache-2.0", "audioop-lts": "PSF-2.0"}

# Older packages say it in a list of topics only.
_TOPIC = re.compile(r"License :: OSI Approved :: (.+)")
_LOCKED = re.compile(r"^([\w.-]+)==([\w.]+)(.*)$", re.MULTILINE)


def locked() -> list[tuple[str, str]]:
    """Return every locked package with its version."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    return [(name, version) for name, version, _ in _LOCKED.findall(text)]


def licence(package: str) -> str:
    """Return what a package says, in one line."""
    if package in ELSEWHERE:
        return ELSEWHERE[package]
    about = metadata(package)
    topics = [found[1] for line in about.get_all("Classifier", []) if (found := _TOPIC.fullmatch(line))]
    said = about.get("License-Expression") or "; ".join(topics) or about.get("License") or "not said"
    return " ".join(said.split())[:60]


def page() -> str:
    return HEAD + "".join(f"| {name} | {version} | {licence(name)} |\n" for name, version in locked())


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
