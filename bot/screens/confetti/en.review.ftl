# How it went.

confetti-review-left = Left on the table in round { $round }: three cards for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
confetti-review-nothing = Nothing was left on the table.
