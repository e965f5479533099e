# How it went.

cvetris-review-round = The best round was round { $number }: { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cvetris-review-lost = Lost to others: { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in round { $number }.
