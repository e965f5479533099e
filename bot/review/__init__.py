"""How a game went: chances, moments and what else is worth telling, found once and kept with the record."""
