# Страница заданий

cvetris-button-tasks = Задания
cvetris-tasks-title = Четыре задания и очки, которые они приносят тебе сейчас:
cvetris-tasks-title-public = Четыре задания этой партии:
cvetris-task-worth =
    { $points ->
        [one] { $points } очко · { $rule }
        [few] { $points } очка · { $rule }
       *[other] { $points } очков · { $rule }
    }
cvetris-task-told = • { $rule }
cvetris-task-rule-diagonals = Диагонали: 5 очков за каждую одноцветную диагональ от 4 клеток, от края до края.
cvetris-task-rule-two-colour-lines = Два цвета: 2 очка за каждый заполненный ряд или столбец ровно из 2 цветов.
cvetris-task-rule-one-colour-lines = Один цвет: 6 очков за каждый заполненный ряд или столбец одного цвета.
cvetris-task-rule-many-colour-lines = Много цветов: 1 очко за каждый заполненный ряд или столбец из 3 и более цветов.
cvetris-task-rule-threes-red-yellow-blue = Тройки: 1 очко за каждые 3 красные, каждые 3 жёлтые и каждые 3 синие клетки.
cvetris-task-rule-threes-green-violet-orange = Тройки: 1 очко за каждые 3 зелёные, каждые 3 фиолетовые и каждые 3 оранжевые клетки.
cvetris-task-rule-lead-blue-yellow-green = Больше клеток: за синий, жёлтый и зелёный по 4 очка тому, у кого их больше всех, и 1 за второе место.
cvetris-task-rule-lead-red-violet-orange = Больше клеток: за красный, фиолетовый и оранжевый по 4 очка тому, у кого их больше всех, и 1 за второе место.
cvetris-task-rule-each-ILS = Фигуры I, L, S: 1 очко за каждую.
cvetris-task-rule-each-OTV = Фигуры O, T, V: 1 очко за каждую.
cvetris-task-rule-lead-IOT = Больше I, O, T: за каждую форму 4 очка, если фигур больше всех, и 1 за второе место.
cvetris-task-rule-lead-LSV = Больше L, S, V: за каждую форму 4 очка, если фигур больше всех, и 1 за второе место.
cvetris-task-rule-largest-area = Большая область: 1 очко за каждые 2 клетки самой большой одноцветной области.
cvetris-task-rule-largest-rectangle = Прямоугольник: 1 очко за каждую клетку самого большого одноцветного прямоугольника.
cvetris-task-rule-big-areas = Области от 5: 2 очка за каждую одноцветную область от 5 клеток.
cvetris-task-rule-united-colours = Цельный цвет: 3 очка за каждый цвет, все клетки которого, от 3, лежат в одной области.
