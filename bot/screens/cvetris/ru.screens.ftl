# Экраны

cvetris-drawing = Пора рисовать: { $seats }.
cvetris-take-die =
    { $kind ->
        [shape] Раунд { $round }. { $seat }, возьми кубик с формой.
        [colour] Раунд { $round }. { $seat }, возьми кубик с цветом.
       *[any] Раунд { $round }. { $seat }, возьми кубик.
    }
cvetris-take-die-own =
    { $kind ->
        [shape] Раунд { $round }. Возьми кубик с формой.
        [colour] Раунд { $round }. Возьми кубик с цветом.
       *[any] Раунд { $round }. Возьми кубик.
    }
cvetris-draw-now = Раунд { $round }. Пора рисовать: { $seats }. Нажми «Нарисовать фигуру».
cvetris-draw-yours =
    { $kind ->
        [stuck] Раунд { $round }. Фигура не помещается.
        [patch] Раунд { $round }. Можно поставить заплату.
       *[draw] Раунд { $round }. Рисуй фигуру.
    }
cvetris-draw-yours-too =
    { $seats_count ->
        [one] { $yours } Ещё рисует { $seats }.
       *[other] { $yours } Ещё рисуют: { $seats }.
    }
cvetris-sheet-take = Возьми кубик под общим полем. Рисовать можно, когда есть форма и цвет.
cvetris-sheet-take-above = Возьми кубик над листом: нажми на него или перетащи на лист.
cvetris-sheet-draft = Рисовать пока нечего. Это можно, когда есть форма и цвет.
cvetris-sheet-drawn = Твоя фигура нарисована. Ждём: { $seats }.
cvetris-sheet-points =
    { $points ->
        [one] На твоём листе сейчас { $points } очко.
        [few] На твоём листе сейчас { $points } очка.
       *[other] На твоём листе сейчас { $points } очков.
    }
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
cvetris-die-shape-own = форма { $shape }
cvetris-die-colour-own = { $colour_symbol } { $colour }
cvetris-part =
    { $part ->
        [1] 1 клетка
        [V] уголок
       *[other] { $part } в ряд
    }{ $pairs ->
        [1] { "" }
       *[other] { "" } (два разреза)
    }
cvetris-move-shape = форма { $shape }
cvetris-move-colour = { $colour_symbol } { $colour }
cvetris-move-draw = поворот { $rotation }, столбец { $column }
cvetris-move-changed = { $move }, { $change }
cvetris-move-patch = заплата { $cell }, { $colour_symbol } { $colour }
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
cvetris-button-draw = Нарисовать фигуру
cvetris-button-sheet = Мой лист
cvetris-button-draw-here = Нарисовать
cvetris-button-bonus = Бонус
cvetris-button-patch = Заплата
cvetris-button-back = Назад
cvetris-button-done = Готово
cvetris-button-leave = Закончить лист
