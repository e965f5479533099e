"""The rules of the games: pure functions, standard library only; time and randomness are passed in."""
