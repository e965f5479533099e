# Задача и задача дня

option-variant-puzzle = задача
dorozhki-puzzle-solved = Последняя карта на столе: задача решена.
dorozhki-puzzle-left = Больше ничего не подходит. Осталось карт: { $cards }.
dorozhki-daily-goal = положи все карты
dorozhki-daily-result = { $value ->
    [one] { $value } карта
    [few] { $value } карты
   *[other] { $value } карт
}
dorozhki-daily-left = осталось { $value }
