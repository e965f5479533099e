## Что происходит

dorozhki-begins = Начинает { $seat }: красных фрагментов больше всего, { $halves }.
dorozhki-begins-by-lot = Начинает { $seat }, по жребию: больше всего красных фрагментов сразу у нескольких игроков, по { $halves }.
dorozhki-first = { $seat } кладёт первую карту.
dorozhki-evened = Ровный старт: { $seat } берёт карту из банка.
dorozhki-laid = { $joints ->
    [one] { $seat } кладёт карту: { $joints } стык.
    [few] { $seat } кладёт карту: { $joints } стыка.
   *[many] { $seat } кладёт карту: { $joints } стыков.
}
dorozhki-drew = Ничего не подходит: { $seat } берёт карту из банка, для неё есть несколько мест.
dorozhki-drew-laid =
    { $joints ->
        [one] Ничего не подходит: { $seat } берёт карту из банка и сразу кладёт её, { $joints } стык.
        [few] Ничего не подходит: { $seat } берёт карту из банка и сразу кладёт её, { $joints } стыка.
       *[many] Ничего не подходит: { $seat } берёт карту из банка и сразу кладёт её, { $joints } стыков.
    }
dorozhki-drew-passed = Ничего не подходит: { $seat } берёт карту из банка, но и она не подходит.
dorozhki-passed = Ничего не подходит, а банк пуст: { $seat } пропускает ход.
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
dorozhki-declined = { $seat } отказывается от дополнительного хода.

## Чего нельзя и что можно вместо этого

dorozhki-malformed = Нажми букву карты, потом номер места. Или напиши их вместе: A2.
dorozhki-must-lay = Есть подходящая карта, пропустить ход нельзя. Выбери место с номером.
dorozhki-first-in-the-middle = Первая карта ложится в середину. Укажи только номер карты.
dorozhki-where = Выбери для этой карты место с номером.
dorozhki-not-in-hand = Такой карты у тебя нет. Выбери из своих.
dorozhki-only-drawn = Сейчас можно положить только карту, взятую из банка. Выбери для неё место.
dorozhki-overlaps = Место занято: карта легла бы на другую. Выбери место с номером.
dorozhki-say-which = Подходит не одна карта. Добавь букву, например { $letter }{ $number }.
dorozhki-fits-nowhere = Карта { $letter } сейчас никуда не подходит. Выбери другую.
dorozhki-no-such-spot =
    { $places ->
        [1] Для карты { $letter } есть одно место: { $letter }1.
       *[other] Для карты { $letter } есть места 1–{ $places }. Выбери одно, например { $letter }1.
    }
dorozhki-colours-differ = Цвета не совпадают: { $named_symbol } { $named } и { $colour_symbol } { $colour }. На каждом стыке цвет должен быть один.
dorozhki-too-few-joints = { $joints ->
    [0] Так нет ни одного стыка. Нужно два или больше.
    [one] Так получится только { $joints } стык. Нужно два или больше.
    [few] Так получится только { $joints } стыка. Нужно два или больше.
   *[many] Так получится только { $joints } стыков. Нужно два или больше.
}

## Чем кончилось

dorozhki-all-laid = Победа: { $seats }. Все карты выложены.
dorozhki-blocked = Победа: { $seats }. Ходов больше нет, карт осталось меньше всего.
dorozhki-blocked-shared = Ходов больше нет, карт осталось поровну. Победу делят { $seats }.
dorozhki-left = осталось карт

## Настройки стола

option-name-even-start = старт
option-even-start-true = ровный старт
option-even-start-false = обычный старт
option-value-even-start-true = ровный
option-value-even-start-false = обычный

# В /stats

dorozhki-best = осталось карт: { $total }, на ходу { $moves }, соперников: { $others }
