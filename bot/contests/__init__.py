"""Challenges and leagues: the same deals for everybody, each played when one likes. See decision 0123."""
