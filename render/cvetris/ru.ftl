# Цветрис: слова на картинках и в текстовом поле.

cvetris-picture-name = Цветрис
cvetris-picture-tagline = Бери кубики, рисуй фигуры.
cvetris-picture-film-parts = значки + ряды + задания
cvetris-picture-picks = { $name } выбирает кубик
cvetris-picture-draws = { $name } рисует
cvetris-picture-all-draw = Все рисуют
cvetris-picture-takes = { $name } берёт { $die }
cvetris-picture-rolls = Бросает { $name }
cvetris-picture-waiting =
    { $count ->
        [1] ещё рисует { $names }
       *[other] ещё рисуют: { $names }
    }
cvetris-picture-order = порядок
cvetris-picture-draw-yours = { $name }, рисуй фигуру
cvetris-picture-lands = поворот { $rotation }, столбец { $column }: { $count ->
        [one] ряд { $rows }
       *[other] ряды { $rows }
    }
cvetris-picture-if-drawn = станет очков
cvetris-picture-points-now = очков сейчас
cvetris-picture-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
cvetris-picture-no-place = { $name }, фигуре нет места
cvetris-picture-no-place-help = попробуй бонус или закончи лист
cvetris-picture-patch-or-done = { $name }, есть заплата
cvetris-picture-patch-help = закрась клетку или заверши ход
cvetris-picture-rotation = Поворот
cvetris-picture-bonuses = Бонусы
cvetris-picture-bonus-colour = цвет
cvetris-picture-bonus-shape = форма
cvetris-picture-bonus-scissors = ножницы
cvetris-picture-bonus-patch = заплата
cvetris-picture-shapes = формы
cvetris-picture-colours = цвета
cvetris-picture-rows = ряды
cvetris-picture-task-diagonals = Диагонали
cvetris-picture-note-diagonals = 5 за каждую
cvetris-picture-task-two-colour-lines = Два цвета
cvetris-picture-note-two-colour-lines = 2 за линию
cvetris-picture-task-one-colour-lines = Один цвет
cvetris-picture-note-one-colour-lines = 6 за линию
cvetris-picture-task-many-colour-lines = Много цветов
cvetris-picture-note-many-colour-lines = 1 за линию
cvetris-picture-task-threes-red-yellow-blue = Тройки
cvetris-picture-note-threes-red-yellow-blue = 1 за 3 клетки
cvetris-picture-task-threes-green-violet-orange = Тройки
cvetris-picture-note-threes-green-violet-orange = 1 за 3 клетки
cvetris-picture-task-lead-blue-yellow-green = Больше клеток
cvetris-picture-note-lead-blue-yellow-green = 4, второму 1
cvetris-picture-task-lead-red-violet-orange = Больше клеток
cvetris-picture-note-lead-red-violet-orange = 4, второму 1
cvetris-picture-task-each-ILS = Фигуры I, L, S
cvetris-picture-note-each-ILS = 1 за каждую
cvetris-picture-task-each-OTV = Фигуры O, T, V
cvetris-picture-note-each-OTV = 1 за каждую
cvetris-picture-task-lead-IOT = Больше I, O, T
cvetris-picture-note-lead-IOT = 4, второму 1
cvetris-picture-task-lead-LSV = Больше L, S, V
cvetris-picture-note-lead-LSV = 4, второму 1
cvetris-picture-task-largest-area = Большая область
cvetris-picture-note-largest-area = ½ за клетку
cvetris-picture-task-largest-rectangle = Прямоугольник
cvetris-picture-note-largest-rectangle = 1 за клетку
cvetris-picture-task-big-areas = Области от 5
cvetris-picture-note-big-areas = 2 за область
cvetris-picture-task-united-colours = Цельный цвет
cvetris-picture-note-united-colours = 3 за цвет
cvetris-picture-text-dice = Кубики: формы { $shapes }; цвета { $list }
cvetris-picture-text-order = Очередь: { $names }
cvetris-picture-text-take = Можно взять, пиши так: { $moves }
cvetris-picture-text-draw = Можно нарисовать (напиши поворот и левый столбец, например { $move }):
cvetris-picture-text-way = { $figure }: поворот { $rotation }, столбцы { $columns }
cvetris-picture-text-place = поворот { $rotation }, столбец { $column }
cvetris-picture-text-shape = форма { $shape }
cvetris-picture-text-no-place = Фигура не помещается. Напиши «ухожу» или нарисуй с бонусом, например: поворот 1, столбец A, форма V.
cvetris-picture-text-patch = Можно поставить заплату, например «заплата C5 красный», или закончить ход: «готово».
cvetris-picture-sources = очки по источникам
cvetris-picture-decisive = { $name }: { $points }
cvetris-picture-ahead =
    { $others ->
        [1] на { $lead } больше, чем у соперника
       *[other] на { $lead } больше, чем у следующего
    }
cvetris-picture-also-ahead = ещё перевес: «{ $what }», +{ $lead }
cvetris-picture-review-stage = раунд
cvetris-picture-review-at = раунд { $number }
cvetris-picture-review-length = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
cvetris-picture-review-gain = { $points ->
    [one] { $signed } очко за раунд
    [few] { $signed } очка за раунд
   *[other] { $signed } очков за раунд
}
cvetris-picture-review-sources = Очки по источникам
cvetris-picture-review-rounds = Очки по раундам
cvetris-picture-review-best = лучший раунд
