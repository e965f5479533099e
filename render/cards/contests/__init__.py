"""The same deals for everybody, compared: the table of a league, and a challenge for two."""
