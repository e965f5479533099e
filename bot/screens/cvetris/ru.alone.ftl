# Соло и задача дня

cvetris-solo = Лист закончен: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
cvetris-daily-goal = набери побольше очков
cvetris-daily-result = { $value ->
    [one] { $value } очко
    [few] { $value } очка
   *[other] { $value } очков
}
cvetris-daily-left = { $value }
