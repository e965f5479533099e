## Что происходит

dorozhki-begins = { $halves ->
    [one] { $seat } начинает: больше всего красного, { $halves } половинка.
    [few] { $seat } начинает: больше всего красного, { $halves } половинки.
   *[many] { $seat } начинает: больше всего красного, { $halves } половинок.
}
dorozhki-begins-by-lot = { $halves ->
    [one] { $seat } начинает по жребию: на нескольких руках по { $halves } красной половинке, это больше всего.
    [few] { $seat } начинает по жребию: на нескольких руках по { $halves } красные половинки, это больше всего.
   *[many] { $seat } начинает по жребию: на нескольких руках по { $halves } красных половинок, это больше всего.
}
dorozhki-first = { $seat } кладёт первую карту.
dorozhki-evened = Ровный старт: { $seat } берёт карту из банка.
dorozhki-laid = { $joints ->
    [one] { $seat } кладёт карту: { $joints } стык.
    [few] { $seat } кладёт карту: { $joints } стыка.
   *[many] { $seat } кладёт карту: { $joints } стыков.
}
dorozhki-drew = { $seat }: ничего не подходит, карта из банка. Она подходит в нескольких местах.
dorozhki-drew-laid = { $joints ->
    [one] { $seat }: ничего не подходит, карта из банка. Место для неё одно, там она и ложится: { $joints } стык.
    [few] { $seat }: ничего не подходит, карта из банка. Место для неё одно, там она и ложится: { $joints } стыка.
   *[many] { $seat }: ничего не подходит, карта из банка. Место для неё одно, там она и ложится: { $joints } стыков.
}
dorozhki-drew-passed = { $seat }: ничего не подходит, карта из банка. И она не подходит.
dorozhki-passed = { $seat }: ничего не подходит, а банк пуст. Ход переходит дальше.
dorozhki-missed = { $seat } пропускает этот ход.
dorozhki-ring-takes = Кольцо. { $seat } берёт карту из банка.
dorozhki-ring-misses = Кольцо, а банк пуст. { $seat } пропускает следующий ход.
dorozhki-extra-path = { $changes ->
    [one] Дорожка с { $changes } сменой цвета: { $seat } ходит ещё раз.
   *[many] Дорожка с { $changes } сменами цвета: { $seat } ходит ещё раз.
}
dorozhki-extra-joints = { $joints ->
    [one] { $joints } стык одного цвета ({ $colour_symbol } { $colour }): { $seat } ходит ещё раз.
    [few] { $joints } стыка одного цвета ({ $colour_symbol } { $colour }): { $seat } ходит ещё раз.
   *[many] { $joints } стыков одного цвета ({ $colour_symbol } { $colour }): { $seat } ходит ещё раз.
}
dorozhki-extra-both = Дорожка с { $changes ->
    [one] { $changes } сменой
   *[many] { $changes } сменами
} цвета и { $joints ->
    [one] { $joints } стык
    [few] { $joints } стыка
   *[many] { $joints } стыков
} одного цвета ({ $colour_symbol } { $colour }): { $seat } ходит ещё раз.
dorozhki-lapsed = { $seat }: ни одна карта не подходит, дополнительный ход пропадает.
dorozhki-declined = { $seat } оставляет дополнительный ход.

## Чего нельзя и что можно вместо этого

dorozhki-malformed = Ход пишется так: 17с3,-2, то есть карта, куда смотрит её меченый конец (с, в, ю, з), столбец, ряд. Первая карта: просто 17. «Пас» оставляет дополнительный ход.
dorozhki-must-lay = Карта подходит, значит, её кладут. Выбери место с номером.
dorozhki-first-in-the-middle = Первая карта ложится в середину. Назови только карту.
dorozhki-where = Скажи, куда положить карту { $card }, или выбери место с номером.
dorozhki-not-in-hand = Карты { $card } нет у тебя на руке. Выбери из своих.
dorozhki-only-drawn = Сейчас кладут карту из банка, номер { $card }. Выбери для неё место.
dorozhki-overlaps = Карта { $card } легла бы там на другую. Выбери место с номером.
dorozhki-colours-differ = Там сошлись бы { $named_symbol } { $named } и { $colour_symbol } { $colour }. На каждом стыке цвета одинаковы.
dorozhki-too-few-joints = { $joints ->
    [0] Так нет ни одного стыка. Нужно два или больше.
    [one] Так получится только { $joints } стык. Нужно два или больше.
    [few] Так получится только { $joints } стыка. Нужно два или больше.
   *[many] Так получится только { $joints } стыков. Нужно два или больше.
}

## Чем кончилось

dorozhki-all-laid = Победа: { $seats }. Все карты выложены.
dorozhki-blocked = Победа: { $seats }. Больше ничего не подходит, а карт осталось меньше всего.
dorozhki-blocked-shared = Больше ничего не подходит, карт осталось поровну. Победу делят { $seats }.
dorozhki-left = осталось карт

## Настройки стола

option-name-even-start = ровный старт
option-even-start-true = ровный старт: кто начинает, берёт карту после первой
option-even-start-false = обычный старт
