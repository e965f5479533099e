# Как всё шло.

confetti-review-left = Осталось на столе в раунде { $round }: три карты на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
confetti-review-nothing = На столе ничего не осталось.
