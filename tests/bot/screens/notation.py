"""What must never be shown to a player: the engines' notation, names from the code, commands of a shell."""

import re

_PATTERNS = {
    "a card of Конфетти": r"\b(?:take|drop|swap|keep) [ROYGCBV]{3}\b|\b(?=[ROYGCBV]{3}\b)(?!DLS)[ROYGCBV]{3}\b",
    "a place of Цветные дорожки": r"\b\d{1,2}\s*[nesw]\s*-?\d+\s*,\s*-?\d+\b",
    "a drawing of Цветрис": r"\b[1-8][A-H]\b|\b(?:colour|shape|cut(?:-twice)?)=\w",
    "a command of a shell": r"--\w|raznotsvet |python -m",
    "a key of the translations": r"\b[a-z]+(?:-[a-z]+){2,}\b(?=$|[ .])",
    "a name from the code": r"\{ ?\$|\bNone\b|\b\w+_\w+\b",
}


def notation_in(text: str) -> dict[str, str]:
    """Return what was found in a text that no player should see."""
    found = {name: re.search(pattern, text) for name, pattern in _PATTERNS.items()}
    return {name: match[0] for name, match in found.items() if match}
