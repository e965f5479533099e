# Слова на картинках и в текстовых полях.

picture-turn = Ходит { $name }
picture-your-turn = твой ход
picture-move = ход { $number }
picture-round = раунд { $number }
picture-round-of = раунд { $number } из { $rounds }
picture-only-you = Эту картинку видишь только ты
picture-seat = Место { $seat }
picture-and = { $one } и { $other }
picture-won = { $count ->
    [one] Победа: { $names }
   *[other] Ничья: { $names }
}
picture-not-won = Не в этот раз
picture-over = Игра окончена
picture-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
colour-name = { $colour ->
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

cvetariki-name = Цветарики
cvetariki-first-move = Все фишки на месте
cvetariki-pops = { $name } снимает { $token } × { $tokens }
cvetariki-on-board = На поле
cvetariki-your-colours-are = { $count ->
    [one] Твой цвет: { $colours }
   *[other] Твои цвета: { $colours }
}
cvetariki-left-and-groups = на поле { $count }, твои группы
cvetariki-nobodys = ничей цвет: { $colours }
cvetariki-left-on-board = Осталось на поле
cvetariki-own-taken-count = снято своих: { $count }
cvetariki-cleared-because = свой цвет снят, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
cvetariki-fewest-left-because = групп больше нет, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
cvetariki-draw-because = поровну, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
cvetariki-solo-cleared-because = всё снято, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
cvetariki-solo-left-because = осталось { $left }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
cvetariki-text-groups = Группы (номер, клетка, цвет, сколько):
cvetariki-text-group = { $number }. { $cell } { $token } { $name } × { $tokens }: { $cells }
cvetariki-text-board = Поле, ряд за рядом сверху:
cvetariki-text-how = Ход пишется клеткой, например { $cell }. Джокеру нужен цвет.
cvetariki-text-taken = Снято, { $name }: { $counts }
cvetariki-text-secret = { $name }: { $colours }
cvetariki-text-closed = Сдвинулись влево: { $columns }
