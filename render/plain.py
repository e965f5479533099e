"""What pictures are made of: pure data that is made, compared and looked up by the hundred for each picture."""

from msgspec import Struct


class Plain(Struct, frozen=True, cache_hash=True, gc=False):
    """The base of art and of what a scene holds.

    Not a dataclass: a fifth of a picture's own time went into making and hashing those. The hash is reckoned once, and
    the garbage collector need not look: plain data holds no circles.
    """
