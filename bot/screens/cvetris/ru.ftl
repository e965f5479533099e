cvetris-round = { $seat } бросает кубики: { $shapes }; { $colours }.
cvetris-takes-shape = { $seat } берёт форму { $shape }.
cvetris-takes-colour = { $seat } берёт цвет: { $colour_symbol } { $colour }.
cvetris-gets-shape = { $seat } получает форму { $shape }.
cvetris-gets-colour = { $seat } получает цвет: { $colour_symbol } { $colour }.
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
cvetris-leaves = { $seat } заканчивает свой лист.
cvetris-no-room = { $seat }: фигура больше не помещается.
cvetris-out = { $seat }: лист закончен. Два кубика выходят из игры.
cvetris-your-sheet =
    { $points ->
        [one] Твой лист закончен: сейчас на нём { $points } очко.
        [few] Твой лист закончен: сейчас на нём { $points } очка.
       *[other] Твой лист закончен: сейчас на нём { $points } очков.
    }
cvetris-row-stars =
    { $points ->
        [one] Ряд { $row } заполнен, +{ $points } очко: { $seats }.
        [few] Ряд { $row } заполнен, +{ $points } очка: { $seats }.
       *[other] Ряд { $row } заполнен, +{ $points } очков: { $seats }.
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
        [one] Победа: { $seats }, { $points } очко.
        [few] Победа: { $seats }, { $points } очка.
       *[other] Победа: { $seats }, { $points } очков.
    }
cvetris-fewest-empty =
    { $points ->
        [one] Победа: { $seats }. Очков поровну ({ $points } очко), но пустых клеток меньше всего.
        [few] Победа: { $seats }. Очков поровну ({ $points } очка), но пустых клеток меньше всего.
       *[other] Победа: { $seats }. Очков поровну ({ $points } очков), но пустых клеток меньше всего.
    }
cvetris-most-row-stars = Победа: { $seats }. Очков ({ $points }) и пустых клеток поровну, но за ряды очков больше.
cvetris-shared =
    { $points ->
        [one] Победу делят { $seats }: по { $points } очку.
        [few] Победу делят { $seats }: по { $points } очка.
       *[other] Победу делят { $seats }: по { $points } очков.
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
cvetris-task-each-ILS = фигуры I, L, S
cvetris-task-each-OTV = фигуры O, T, V
cvetris-task-lead-IOT = больше всех: I, O, T
cvetris-task-lead-LSV = больше всех: L, S, V
cvetris-task-largest-area = самая большая область
cvetris-task-largest-rectangle = самый большой прямоугольник
cvetris-task-big-areas = области от пяти клеток
cvetris-task-united-colours = цвет в одной области

cvetris-malformed = Назови кубик как на кнопке (T, красный) или место для фигуры: поворот 6, столбец E.
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
       *[none] Фигура не помещается, и бонусы не помогут. Поставь заплату, если она есть, или закончи лист.
    }
cvetris-changed-fits-nowhere = С такой заменой фигура никуда не помещается. Выбери другую замену.
cvetris-bonus-not-active =
    { $bonus ->
        [colour] Бонуса «цвет» сейчас нет. Его открывает заполненный столбец A или H, со следующего раунда.
        [shape] Бонуса «форма» сейчас нет. Его открывает заполненный столбец C или F, со следующего раунда.
        [scissors] Ножниц сейчас нет. Их открывает заполненный столбец B или G, со следующего раунда.
       *[patch] Заплаты сейчас нет. Её открывает заполненный столбец D или E, со следующего раунда.
    }
cvetris-same-colour = На твоём кубике и так { $colour_symbol } { $colour }. Выбери другой цвет или прибереги бонус.
cvetris-same-shape = На твоём кубике и так { $shape }. Выбери другую форму или прибереги бонус.
cvetris-no-such-part =
    { $part ->
        [one] Так фигуру { $shape } не разрезать: одна клетка не получится. Выбери часть с номером.
        [two] Так фигуру { $shape } не разрезать: две клетки не получатся. Выбери часть с номером.
        [three] Так фигуру { $shape } не разрезать: три клетки в ряд не получатся. Выбери часть с номером.
       *[corner] Так фигуру { $shape } не разрезать: уголок не получится. Выбери часть с номером.
    }
cvetris-no-such-cell = Клетки { $cell } нет. На листе клетки от A1 до H9.
cvetris-cell-taken = Клетка { $cell } уже закрашена. Заплате нужна пустая клетка.
cvetris-last-place = Заплата на { $cell } займёт последнее место для фигуры { $shape }. Сначала нарисуй фигуру или выбери другую клетку.
cvetris-must-draw = Фигура { $shape } ещё помещается, её нужно нарисовать. Выбери поворот и столбец.
cvetris-draw-first = Сначала нарисуй фигуру.
cvetris-already-drawn = Фигура уже нарисована. Поставь заплату или нажми «Готово».
cvetris-already-leaving = Рисовать фигуры больше нельзя. Поставь заплату или нажми «Готово».
cvetris-round-done = Твой ход в этом раунде сделан. Ещё рисуют: { $seats }.
cvetris-sheet-complete = Твой лист закончен. Остальные доигрывают, очки сравним в конце.

# В /stats

cvetris-best = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}, соперников: { $others }
