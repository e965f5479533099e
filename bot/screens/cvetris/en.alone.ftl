# Alone, and the daily board

cvetris-solo = The sheet is complete: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cvetris-daily-goal = as many points as you can
cvetris-daily-result = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
cvetris-daily-left = { $value } points
