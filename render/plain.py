"""The base class of everything that pictures are made of."""

from msgspec import Struct


class Plain(Struct, frozen=True, cache_hash=True, gc=False):
    """The base of art and scene items, which are created, compared and hashed by the hundred for each picture.

    Not a dataclass: creating and hashing those took a fifth of a picture's own time. The hash is cached, and the
    garbage collector can skip these objects, as plain data has no reference cycles.
    """
