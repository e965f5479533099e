# Как всё шло.

cvetris-review-round = Лучший раунд: { $number }. { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
cvetris-review-lost = Ушло к другим: { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} в раунде { $number }.
