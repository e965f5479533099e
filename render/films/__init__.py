"""Films: the moves of a game as an animated GIF."""

from render.films.encoder import gif, still
from render.films.story import Frame, Story, paced

__all__ = ["Frame", "Story", "gif", "paced", "still"]
