"""Ratings: what finished games say about how well people play. See decision 0102."""
