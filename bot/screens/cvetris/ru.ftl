cvetris-round = Раунд { $round }. { $seat } бросает кубики: { $shapes }; { $colours }.
cvetris-takes-shape = { $seat } берёт { $shape }.
cvetris-takes-colour = { $seat } берёт { $colour_symbol } { $colour }.
cvetris-gets-shape = { $seat } получает { $shape }.
cvetris-gets-colour = { $seat } получает { $colour_symbol } { $colour }.
cvetris-changes-colour = { $seat } тратит бонус: { $colour_symbol } { $colour } → { $named_symbol } { $named }.
cvetris-changes-shape = { $seat } тратит бонус: { $shape } → { $new }.
cvetris-draws = { $seat } рисует { $shape }, цвет { $colour_symbol } { $colour }, столбец { $column }.
cvetris-draws-part =
    { $part ->
        [one] { $seat } берёт ножницы и рисует одну клетку, цвет { $colour_symbol } { $colour }, столбец { $column }.
        [two] { $seat } берёт ножницы и рисует две клетки, цвет { $colour_symbol } { $colour }, столбец { $column }.
        [three] { $seat } берёт ножницы и рисует три в ряд, цвет { $colour_symbol } { $colour }, столбец { $column }.
       *[corner] { $seat } берёт ножницы и рисует уголок, цвет { $colour_symbol } { $colour }, столбец { $column }.
    }
cvetris-patches = { $seat } ставит заплату на { $cell }, цвет { $colour_symbol } { $colour }.
cvetris-leaves = { $seat } больше не рисует фигур.
cvetris-no-room = Больше ничего не помещается: { $seat }.
cvetris-out = { $seat }: лист готов. Два кубика выходят из игры.
cvetris-your-sheet =
    { $points ->
        [one] Твой лист готов: пока { $points } звезда.
        [few] Твой лист готов: пока { $points } звезды.
       *[other] Твой лист готов: пока { $points } звёзд.
    }
cvetris-row-stars =
    { $points ->
        [one] Ряд { $row } заполнен, { $points } звезда: { $seats }.
        [few] Ряд { $row } заполнен, { $points } звезды: { $seats }.
       *[other] Ряд { $row } заполнен, { $points } звёзд: { $seats }.
    }
cvetris-bonus =
    { $bonus ->
        [colour] Столбец { $column } заполнен: { $seat } может один раз сменить цвет.
        [shape] Столбец { $column } заполнен: { $seat } может один раз сменить форму.
        [scissors] Столбец { $column } заполнен: { $seat } может один раз взять ножницы.
       *[patch] Столбец { $column } заполнен: { $seat } может один раз поставить заплату.
    }

cvetris-most-points =
    { $points ->
        [one] Победа: { $seats }. { $points } звезда.
        [few] Победа: { $seats }. { $points } звезды.
       *[other] Победа: { $seats }. { $points } звёзд.
    }
cvetris-fewest-empty =
    { $points ->
        [one] Победа: { $seats }. { $points } звезда, и пустых клеток меньше всего.
        [few] Победа: { $seats }. { $points } звезды, и пустых клеток меньше всего.
       *[other] Победа: { $seats }. { $points } звёзд, и пустых клеток меньше всего.
    }
cvetris-most-row-stars =
    { $points ->
        [one] Победа: { $seats }. { $points } звезда, пустых клеток поровну, за ряды больше всего.
        [few] Победа: { $seats }. { $points } звезды, пустых клеток поровну, за ряды больше всего.
       *[other] Победа: { $seats }. { $points } звёзд, пустых клеток поровну, за ряды больше всего.
    }
cvetris-shared =
    { $points ->
        [one] Победу делят { $seats }: { $points } звезда на каждом листе.
        [few] Победу делят { $seats }: { $points } звезды на каждом листе.
       *[other] Победу делят { $seats }: { $points } звёзд на каждом листе.
    }

cvetris-shape-marks = формы на листе
cvetris-colour-marks = цвета на листе
cvetris-row-1 = ряд 1
cvetris-row-3 = ряд 3
cvetris-row-5 = ряд 5
cvetris-row-7 = ряд 7
cvetris-task-diagonals = одноцветные диагонали
cvetris-task-two-colour-lines = линии из двух цветов
cvetris-task-one-colour-lines = линии одного цвета
cvetris-task-many-colour-lines = линии из трёх и более цветов
cvetris-task-threes-red-yellow-blue = тройки: красный, жёлтый, синий
cvetris-task-threes-green-violet-orange = тройки: зелёный, фиолетовый, оранжевый
cvetris-task-lead-blue-yellow-green = больше всех: синий, жёлтый, зелёный
cvetris-task-lead-red-violet-orange = больше всех: красный, фиолетовый, оранжевый
cvetris-task-each-ILS = каждая I, L, S
cvetris-task-each-OTV = каждая O, T, V
cvetris-task-lead-IOT = больше всех I, O, T
cvetris-task-lead-LSV = больше всех L, S, V
cvetris-task-largest-area = самая большая область
cvetris-task-largest-rectangle = самый большой прямоугольник
cvetris-task-big-areas = области от пяти клеток
cvetris-task-united-colours = единые цвета

cvetris-malformed = Ход пишется так: форма T, цвет красный, 6E, заплата C5 красный, ухожу или готово.
cvetris-shape-or-colour = { $letter } бывает и формой, и цветом. Напиши: форма { $letter } или цвет { $letter }.
cvetris-take-first = Сначала возьми кубики, потом рисуй.
cvetris-both-dice = Твои кубики в этом раунде: { $shape } и { $colour_symbol } { $colour }. Новые будут в следующем.
cvetris-second-shape = Форма у тебя уже есть: { $shape }. Теперь возьми цвет.
cvetris-second-colour = Цвет у тебя уже есть: { $colour_symbol } { $colour }. Теперь возьми форму.
cvetris-no-such-shape-die = На столе нет кубика с формой { $shape }. Возьми из тех, что есть.
cvetris-no-such-colour-die = На столе нет кубика с цветом { $colour_symbol } { $colour }. Возьми из тех, что есть.
cvetris-no-such-colour = Такого цвета в этой игре нет: { $colour_symbol } { $colour }. Есть красный, жёлтый, зелёный, синий, фиолетовый и оранжевый.
cvetris-no-such-rotation =
    { $most ->
        [one] Эта фигура одинакова со всех сторон, поворота { $rotation } у неё нет. Выбери поворот { $most }.
       *[other] Поворота { $rotation } у этой фигуры нет. Выбери от 1 до { $most }.
    }
cvetris-sticks-out = С поворотом { $rotation } от столбца { $column } фигура выходит за край листа. Выбери столбец левее.
cvetris-too-high = С поворотом { $rotation } в столбце { $column } фигура выходит за верх листа. Выбери другой столбец или поворот.
cvetris-fits-nowhere =
    { $help ->
        [shape] Фигура не помещается. Может помочь бонус: сменить форму.
        [scissors] Фигура не помещается. Может помочь бонус: ножницы.
        [either] Фигура не помещается. Может помочь бонус: сменить форму или взять ножницы.
        [both] Фигура не помещается. Могут помочь два бонуса вместе: сменить форму и взять ножницы.
       *[none] Фигура не помещается, и бонусы ей не помогут. Поставь заплату, если хочешь, или уходи.
    }
cvetris-changed-fits-nowhere = С такой заменой фигура никуда не помещается. Выбери другую замену.
cvetris-bonus-not-active =
    { $bonus ->
        [colour] Сменить цвет сейчас нечем. Полный столбец A или H откроет бонус на следующий раунд.
        [shape] Сменить форму сейчас нечем. Полный столбец C или F откроет бонус на следующий раунд.
        [scissors] Ножниц для этого сейчас нет. Полный столбец B или G откроет их на следующий раунд.
       *[patch] Заплаты сейчас нет. Полный столбец D или E откроет её на следующий раунд.
    }
cvetris-same-colour = На твоём кубике и так { $colour_symbol } { $colour }. Выбери другой цвет или сбереги бонус.
cvetris-same-shape = На твоём кубике и так { $shape }. Выбери другую форму или сбереги бонус.
cvetris-no-such-part =
    { $part ->
        [one] Столько разрезов не оставят от { $shape } одну клетку. Выбери часть с номером.
        [two] Столько разрезов не оставят от { $shape } две клетки. Выбери часть с номером.
        [three] Столько разрезов не оставят от { $shape } три клетки в ряд. Выбери часть с номером.
       *[corner] Столько разрезов не оставят от { $shape } уголок. Выбери часть с номером.
    }
cvetris-no-such-cell = Клетки зовутся от A1 до H9, клетки { $cell } нет.
cvetris-cell-taken = Клетка { $cell } уже закрашена. Заплате нужна пустая клетка.
cvetris-last-place = Заплата на { $cell } займёт последнее место для { $shape }. Сначала нарисуй фигуру или выбери другую клетку.
cvetris-must-draw = Для { $shape } на листе ещё есть место, её нужно нарисовать.
cvetris-draw-first = Сначала нарисуй фигуру.
cvetris-already-drawn = Фигура уже нарисована. Поставь заплату или скажи «готово».
cvetris-already-leaving = Фигур ты больше не рисуешь. Поставь заплату или скажи «готово».
cvetris-round-done = В этом раунде у тебя всё готово. Ещё играют: { $seats }.
cvetris-sheet-complete = Твой лист готов. Другие доигрывают, звёзды сравним в конце.
