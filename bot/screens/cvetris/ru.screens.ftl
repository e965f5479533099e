# Экраны

cvetris-round-number = Раунд { $round }.
cvetris-drawing = Рисуют: { $seats }.
cvetris-die-shape =
    { $count ->
        [1] { $shape }
       *[other] { $shape } × { $count }
    }
cvetris-die-colour =
    { $count ->
        [1] { $colour_symbol } { $colour }
       *[other] { $colour_symbol } { $colour } × { $count }
    }
cvetris-part =
    { $part ->
        [1] 1 клетка
        [V] уголок
       *[other] { $part } в ряд
    }{ $pairs ->
        [1] { "" }
       *[other] { "" } (два разреза)
    }
cvetris-panel-place =
    { $count ->
        [one] Поворот { $rotation }, столбец { $column }: ряд { $rows }.
       *[other] Поворот { $rotation }, столбец { $column }: ряды { $rows }.
    }
cvetris-panel-points = Очки: сейчас { $before }, с этой фигурой { $after }.
cvetris-panel-bonuses = Твои бонусы. Потратится тот, который изменит фигуру.
cvetris-panel-stuck = Фигура не помещается. Попробуй бонус или закончи лист.
cvetris-panel-no-room = Эта фигура никуда не помещается. Выбери другую или вернись.
cvetris-panel-patch-colour = Заплата: какого цвета?
cvetris-panel-patch-column = В каком столбце?
cvetris-panel-patch-row = В какой клетке?
cvetris-button-draw = Мой лист
cvetris-button-draw-here = Нарисовать
cvetris-button-bonus = Бонус
cvetris-button-patch = Заплата
cvetris-button-back = Назад
cvetris-button-done = Готово
cvetris-button-leave = Закончить лист
