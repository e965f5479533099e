# Цветные дорожки: слова на картинках и в текстовом поле.

dorozhki-picture-name = Цветные дорожки
dorozhki-picture-tagline = Выложи карты раньше всех.
dorozhki-picture-film-left = осталось карт
dorozhki-picture-begins = Начинает { $name }
dorozhki-picture-begins-by-lot = Начинает { $name }
dorozhki-picture-bank = в банке { $count }
dorozhki-picture-any-card = подойдёт любая карта
dorozhki-picture-places = карта { $letter }: { $count ->
    [one] место 1
   *[other] места 1–{ $count }
}
dorozhki-picture-first = { $name }: первая карта
dorozhki-picture-evened = { $name } берёт карту из банка
dorozhki-picture-laid = { $name } кладёт карту
dorozhki-picture-drew = { $name }: карта из банка подходит
dorozhki-picture-drew-laid = { $name }: карта из банка подошла
dorozhki-picture-drew-passed = { $name }: карта из банка, пас
dorozhki-picture-passed = { $name }: пас
dorozhki-picture-missed = { $name } пропускает ход
dorozhki-picture-ring-takes = Кольцо. { $name } берёт карту
dorozhki-picture-ring-misses = Кольцо. { $name } пропустит ход
dorozhki-picture-extra-path = Смен цвета: { $changes }. { $name } ходит ещё
dorozhki-picture-extra-joints = Стыков: { $joints }. { $name } ходит ещё
dorozhki-picture-extra-both = Дорожка и стыки. { $name } ходит ещё
dorozhki-picture-lapsed = { $name }: дополнительный ход пропал
dorozhki-picture-declined = { $name } больше не ходит
dorozhki-picture-all-laid = выложены все карты, на столе { $cards }
dorozhki-picture-blocked = больше ничего не подходит, на столе { $cards }
dorozhki-picture-on-table = Карт на столе: { $cards }
dorozhki-picture-cards-left = осталось карт: { $count }
dorozhki-picture-took-lead = Впереди { $name }: осталось { $left }, у ближайшего { $next }
dorozhki-picture-extra-gained = { $after ->
    [0] Ещё один ход: выложена последняя карта
   *[other] Ещё один ход: карт было { $before }, стало { $after }
}
dorozhki-picture-text-ends = Концы карты считаются по часовой стрелке от верхнего края помеченной половины: 0 и 1 сверху, 2 справа, 3 и 4 снизу, 5 слева. Стрелка показывает, куда смотрит помеченная половина.
dorozhki-picture-text-table = На столе (дорожки, поворот, клетки: столбец, ряд):
dorozhki-picture-text-moves = Ходы (напиши букву карты и номер места):
dorozhki-picture-text-pass = пас
dorozhki-picture-turned = повёрнуто
dorozhki-picture-none-left = все выложены
dorozhki-picture-own-best = { $left ->
    [0] все выложены
   *[other] осталось { $left }
}
dorozhki-picture-card-number = карта { $number }
dorozhki-picture-review-stage = карта
dorozhki-picture-review-at = карта { $number }
dorozhki-picture-review-length = { $count ->
    [one] положена { $count } карта
    [few] положено { $count } карты
   *[other] положено { $count } карт
}
dorozhki-picture-review-last = кладёт последнюю карту
dorozhki-picture-review-path = дорожка: { $changes ->
    [one] { $changes } смена
    [few] { $changes } смены
   *[other] { $changes } смен
} цвета
dorozhki-picture-review-links = { $joints ->
    [one] { $joints } стык
    [few] { $joints } стыка
   *[other] { $joints } стыков
} одного цвета
dorozhki-picture-review-ring = замыкает кольцо
dorozhki-picture-review-missed = Лучшая упущенная карта
dorozhki-picture-review-would-win = Здесь она была последней: сразу победа.
dorozhki-picture-review-would-path = Здесь дорожка меняет цвет { $changes ->
    [one] { $changes } раз
    [few] { $changes } раза
   *[other] { $changes } раз
}: сразу дополнительный ход.
dorozhki-picture-review-would-links = Здесь { $joints ->
    [one] { $joints } стык
    [few] { $joints } стыка
   *[other] { $joints } стыков
} одного цвета: сразу дополнительный ход.
dorozhki-picture-review-would-ring = Здесь замыкается кольцо: следующий берёт карту или пропускает ход.
dorozhki-picture-review-would-fit = Здесь потом подошло бы больше других карт.
dorozhki-picture-review-chance = шанс
