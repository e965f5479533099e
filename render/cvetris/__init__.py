"""The pictures of Cvetris."""

from render.contract import Pictures
from render.cvetris.film import banner, film
from render.cvetris.picture import scene
from render.cvetris.review import REVIEW
from render.cvetris.sign import sign
from render.cvetris.standings import result, standings
from render.cvetris.text import alt, text

__all__ = ["PICTURES"]

PICTURES = Pictures(
    scene=scene,
    text=text,
    alt=alt,
    film=film,
    banner=banner,
    sign=sign,
    standings=standings,
    result=result,
    review=REVIEW,
)
