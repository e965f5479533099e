"""Every screen of every game, for review: `python -m render.gallery FOLDER`."""
