"""The daily board: one a day, the same for everybody. See decision 0103."""
