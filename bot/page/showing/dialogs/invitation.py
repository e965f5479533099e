"""An invitation to a table: a link that works on another device, and the same as a QR code."""

import segno

from bot.page.showing.frames import Data

_CODE = "?code="


def invitation(address: str, table: str) -> Data:
    """Return the link to a table, a challenge or a league at the address that was printed at the start.

    Only an address with a code can be reached from other devices; without one there is nothing for a camera to read.
    """
    link = f"{address}#{table}" if table else address
    _, found, code = address.partition(_CODE)
    return {"table": table, "link": link, "code": code, "squares": squares(link) if found else []}


def squares(text: str) -> list[str]:
    """Return a QR code as rows of 0 and 1, without its quiet zone."""
    code = segno.make(text, error="m", micro=False)
    return ["".join("1" if dark else "0" for dark in row) for row in code.matrix]
