"""The rules of the games: pure, standard library only, no clock and no dice of their own."""
