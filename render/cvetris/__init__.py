"""The pictures of Cvetris."""

from render.contract import Pictures
from render.cvetris.bare import dealt
from render.cvetris.film import banner, film
from render.cvetris.picture import scene
from render.cvetris.review import REVIEW
from render.cvetris.sign import sign
from render.cvetris.standings import result, standings, tasks
from render.cvetris.table import ahead
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
    dealt=dealt,
    tasks=tasks,
    ahead=ahead,
    review=REVIEW,
)
