"""The former schemas of table records, and how each was migrated to the next."""

from typing import Any

from engines.replay import Played
from storage.records.codec import Codec
from storage.records.moves import Moves
from storage.records.table import Table


def pack_moves(record: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 had the moves as a list of `[seat, move, at]`; schema 2 packs them: see decision 0010."""
    played = [Played(seat=seat, move=move, at=at) for seat, move, at in record.pop("moves", [])]
    if played:
        record["moves"] = Moves.of(*played)
    return record


TABLES = Codec(Table, migrations=[pack_moves])
"""The codec of tables: writes the newest schema, reads all of them."""
