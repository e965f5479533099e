# Слова на картинках и в текстовых полях.

picture-turn = Ходит { $name }
picture-your-turn = твой ход
picture-move = ход { $number }
picture-move-of = ход { $number } из { $moves }
picture-round = раунд { $number }
picture-round-of = раунд { $number } из { $rounds }
picture-only-you = Эту картинку видишь только ты
picture-seat = Место { $number }
picture-computer = Компьютер { $number }
picture-and = { $first } и { $last }
picture-won = { $count ->
    [one] Победа: { $names }
   *[other] Ничья: { $names }
}
picture-won-own = Победа за тобой
picture-not-won = Не в этот раз
picture-over = Игра окончена
picture-conceded = соперник сдаётся
picture-table = стол { $table }
picture-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
picture-colour = { $letter ->
    [R] красный
    [O] оранжевый
    [Y] жёлтый
    [G] зелёный
    [C] голубой
    [B] синий
    [V] фиолетовый
   *[other] джокер
}
picture-place = { $place } место: { $name }, { $score }
picture-left-days = { $count ->
    [one] осталось { $count } день
    [few] осталось { $count } дня
   *[other] осталось { $count } дней
}
picture-left-hours = осталось { $count } ч
picture-left-minutes = осталось { $count } мин
picture-with-time = { $said } · { $time }
picture-fair-deal = Честная раздача { $code }
picture-decided = Что решило игру: { $what }
picture-turned-at = Самый большой шаг: { $what }
picture-best-round = Лучшее: { $what }
picture-close = Разрыв до самого конца был мал.
picture-bit-by-bit = Отрыв рос понемногу.
picture-own-best = твой рекорд
picture-own-hard = у компьютера
picture-own-played = сыграно
picture-total = всего
picture-course-points = Очки по ходам
picture-course-rounds = Очки по раундам
picture-review-title = Как всё шло
picture-review-chance = Шансы на победу
picture-review-peak = пик
picture-review-percent = { $value } %
picture-review-gain = +{ $value }{ "\u00A0" }%
picture-review-stage = ход
picture-review-at = ход { $number }
picture-review-length = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
