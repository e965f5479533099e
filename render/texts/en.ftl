# Words in pictures and in text boards.

picture-turn = { $name } to move
picture-your-turn = your move
picture-move = move { $number }
picture-round = round { $number }
picture-round-of = round { $number } of { $rounds }
picture-only-you = Only you see this picture
picture-seat = Seat { $number }
picture-and = { $first } and { $last }
picture-won = { $count ->
    [one] { $names } won
   *[other] Shared: { $names }
}
picture-not-won = Not this time
picture-over = The game is over
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-colour = { $letter ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [C] sky
    [B] blue
    [V] violet
   *[other] joker
}
picture-place = Place { $place }: { $name }, { $score }
