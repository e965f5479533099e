"""The moves of a game, kept as bytes until somebody reads them.

With a snapshot of the state, none of the old moves is needed to add one, so adding costs the same at the end of a long
game as at its start.
"""

from collections.abc import Iterator

import msgspec

from engines.replay import Played

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[tuple[int | None, str, int]]).decode
_ARRAY_OF_32_BITS = b"\xdd"


class Moves(msgspec.Struct, frozen=True, array_like=True):
    """The entries of a game's record, one msgpack array after another: `[seat, move, at]`."""

    count: int = 0
    packed: bytes = b""

    @classmethod
    def of(cls, *played: Played) -> "Moves":
        return cls().plus(*played)

    def plus(self, *played: Played) -> "Moves":
        """Return these moves with more at the end."""
        more = (_encode((entry.seat, entry.move, entry.at)) for entry in played)
        return Moves(self.count + len(played), b"".join((self.packed, *more)))

    def first(self, count: int) -> "Moves":
        """Return the first moves, up to a number."""
        return Moves.of(*list(self)[:count])

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Played]:
        whole = _ARRAY_OF_32_BITS + self.count.to_bytes(4, "big") + self.packed
        return (Played(seat=seat, move=move, at=at) for seat, move, at in _decode(whole))

    def __repr__(self) -> str:
        return f"Moves({self.count})"
