# Words in pictures and in text boards.

picture-turn = { $name } to move
picture-your-turn = your turn
picture-move = move { $number }
picture-move-of = move { $number } of { $moves }
picture-round = round { $number }
picture-round-of = round { $number } of { $rounds }
picture-only-you = Only you can see this
picture-seat = Seat { $number }
picture-computer = Computer { $number }
picture-and = { $first } and { $last }
picture-won =
    { $count ->
        [one] { $names } won
       *[other] Shared win: { $names }
    }
picture-won-own = You won
picture-not-won = Not this time
picture-over = Game over
picture-conceded = by concession
picture-table = table { $table }
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-colour =
    { $letter ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [C] cyan
    [B] blue
    [V] violet
   *[other] joker
}
picture-place = { $place }. { $name }: { $score }
picture-left-days = { $count } days left
picture-left-hours = { $count } h left
picture-left-minutes = { $count } min left
picture-with-time = { $said } · { $time }
picture-fair-deal = Fair deal { $code }
picture-decided = What decided it: { $what }
picture-turned-at = Largest step: { $what }
picture-best-round = Best of all: { $what }
picture-close = It was close right to the end.
picture-bit-by-bit = The lead grew bit by bit.
picture-own-best = your best
picture-own-hard = this deal, hard
picture-own-played = played
picture-total = total
picture-course-points = Points, move by move
picture-course-rounds = Points, round by round
picture-review-title = How it went
picture-review-chance = Chance to win
picture-review-peak = peak
picture-review-percent = { $value } %
picture-review-gain = +{ $value }{ "\u00A0" }%
picture-review-stage = move
picture-review-at = move { $number }
picture-review-length = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
