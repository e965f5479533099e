"""The pictures of Confetti."""

from render.confetti.film import banner, film
from render.confetti.picture import ahead, scene
from render.confetti.review import REVIEW
from render.confetti.sign import sign
from render.confetti.standings import result, standings
from render.confetti.text import alt, text
from render.contract import Pictures

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
    ahead=ahead,
    review=REVIEW,
)
