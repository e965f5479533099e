"""The pictures of Cvetariki."""

from render.contract import Pictures
from render.cvetariki.choices import choices
from render.cvetariki.film import banner, film
from render.cvetariki.picture import ahead, scene
from render.cvetariki.review import REVIEW
from render.cvetariki.sign import sign
from render.cvetariki.standings import result, standings
from render.cvetariki.text import alt, text

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
    ahead=ahead,
    review=REVIEW,
)
