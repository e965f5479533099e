"""The pictures of Colour Paths."""

from render.contract import Pictures
from render.dorozhki.choices import choices
from render.dorozhki.film import banner, film
from render.dorozhki.picture import ahead, dealt, scene
from render.dorozhki.review import REVIEW
from render.dorozhki.sign import sign
from render.dorozhki.standings import result, standings
from render.dorozhki.text import alt, text

__all__ = ["PICTURES", "choices"]

PICTURES = Pictures(
    scene=scene,
    text=text,
    alt=alt,
    film=film,
    banner=banner,
    sign=sign,
    standings=standings,
    result=result,
    dealt=dealt,
    turns=True,
    ahead=ahead,
    review=REVIEW,
)
