"""Pictures that look alike for every game: the lobby, the end of a game, and cards of no table."""
