"""Every screen of every game, for people to look at: `python -m render.gallery FOLDER`."""
