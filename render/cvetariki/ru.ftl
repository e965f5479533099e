# Цветарики: слова на картинках и в текстовом поле.

cvetariki-picture-name = Цветарики
cvetariki-picture-tagline = Снимай группы, прячь свой цвет.
cvetariki-picture-film-pops = снимает { $token } × { $tokens }
cvetariki-picture-film-left = осталось своих
cvetariki-picture-first-move = Ходов ещё не было
cvetariki-picture-pops = { $name } снимает { $token } × { $tokens }
cvetariki-picture-on-board = На поле
cvetariki-picture-your-colours-are = { $count ->
    [one] Твой цвет: { $list }
   *[other] Твои: { $list }
}
cvetariki-picture-clear = { $count ->
    [one] Сними этот цвет
   *[other] Сними эти цвета
}
cvetariki-picture-left-and-groups = на поле { $count }, твои группы:
cvetariki-picture-nobodys = ничей цвет: { $list }
cvetariki-picture-left-on-board = Осталось на поле
cvetariki-picture-own-taken-count = снято своих: { $count }
cvetariki-picture-cleared-because = свой цвет снят за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }
cvetariki-picture-fewest-left-because = меньше всех своих фишек, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
cvetariki-picture-draw-because = поровну, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
cvetariki-picture-solo-cleared-because = всё снято за { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[other] { $moves } ходов
    }
cvetariki-picture-solo-left-because = осталось фишек: { $left }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
cvetariki-picture-text-groups = Группы (номер, цвет, сколько, клетки):
cvetariki-picture-text-group = { $number }. { $token } { $name } × { $tokens }: { $cells }
cvetariki-picture-text-board = Поле, ряд за рядом сверху:
cvetariki-picture-text-how = Напиши номер группы, например { $number }.
cvetariki-picture-text-taken = Снято, { $name }: { $counts }
cvetariki-picture-text-secret = { $name }: { $list }
cvetariki-picture-text-closed = Столбцы сдвинулись влево: { $columns }
cvetariki-picture-yours-and-partners = Твой: { $mine }. { $name }: { $other }
cvetariki-picture-left = на поле { $count }
cvetariki-picture-cleared-of = снято { $count } из { $total }
cvetariki-picture-ringed = твои обведены
cvetariki-picture-own-best = { $left ->
    [0] снято всё
   *[other] осталось { $left }
}
cvetariki-picture-took-lead = Впереди { $name }: своих было { $before }, стало { $after }
cvetariki-picture-own-fell = { $name }: своих фишек было { $before }, стало { $after }
cvetariki-picture-review-stage = ход
cvetariki-picture-review-at = ход { $number }
cvetariki-picture-review-length = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
cvetariki-picture-review-guessed = Когда цвет можно было угадать
cvetariki-picture-review-watching = со стороны
cvetariki-picture-review-never = в конце
