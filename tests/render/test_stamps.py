"""What is kept of sprites has a bound in bytes: a process that draws lives for weeks, with every look of every game."""

from render.art.marks import Chip
from render.sprites import stamps
from render.sprites.stamps import Grounded, stamp
from render.theme import Look


def kept(sides):
    """Draw chips of these sizes, and return the weight of those that are still kept."""
    art = [Grounded(Chip("A", side), "card") for side in sides]
    weights = {each: stamp(each, Look()).weight for each in art}
    before = stamp.cache_info().misses
    found = 0
    for each, weight in reversed(weights.items()):
        stamp(each, Look())
        if stamp.cache_info().misses > before:
            return found
        found += weight
    return found


def test_sprites_are_kept_up_to_a_number_of_bytes(monkeypatch):
    stamp.cache_clear()
    monkeypatch.setattr(stamps._shelf, "most", 200_000)
    monkeypatch.setattr(stamps._shelf, "_bytes", 0)
    assert kept(range(40, 60)) == sum(side * side for side in range(40, 60)), "few are all kept"
    assert 0 < kept(range(100, 160)) <= 200_000
    stamp.cache_clear()


def test_what_adapts_to_its_ground_weighs_more_than_what_does_not():
    assert stamp(Chip("A", 40), Look()).weight > 3 * stamp(Grounded(Chip("A", 40), "card"), Look()).weight
