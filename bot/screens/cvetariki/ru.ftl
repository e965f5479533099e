cvetariki-your-colours =
    { $colours_count ->
        [one] Твой цвет: { $colours }. Чем меньше таких фишек останется, тем лучше.
       *[other] Твои цвета: { $colours }. Чем меньше таких фишек останется, тем лучше.
    }
cvetariki-solo-colours =
    { $colours_count ->
        [one] Убери с поля этот цвет: { $colours }.
       *[other] Убери с поля эти цвета: { $colours }.
    }
cvetariki-begins = Начинает { $seat }.
cvetariki-popped = { $seat } снимает { $colour_symbol } × { $tokens }.

cvetariki-cleared =
    { $seats_count ->
        [one] Победа: { $seats }. На поле не осталось фишек тайного цвета.
       *[other] Победа: { $seats }. На поле не осталось фишек тайных цветов.
    }
cvetariki-fewest-left =
    { $seats_count ->
        [one] Победа: { $seats }. Групп больше нет, своих фишек осталось меньше всего.
       *[other] Победа: { $seats }. Групп больше нет, фишек своих цветов осталось меньше всего.
    }
cvetariki-draw = Групп больше нет. Победу делят { $seats }.
cvetariki-solo-cleared = Получилось: твоих цветов на поле больше нет.
cvetariki-solo-left = Групп больше нет, а твои фишки ещё на поле. Попробуй другую раскладку.
cvetariki-left = осталось на поле
cvetariki-own-taken = снято своих

cvetariki-malformed = Ход пишется так: номер группы (6) или её клетка (C4). Если это джокер, добавь цвет: C4 красный.
cvetariki-empty-cell = Клетка { $cell } пуста. Выбери группу с номером.
cvetariki-single = Рядом с { $cell } нет фишки того же цвета. Выбери группу с номером.
cvetariki-joker-needs-colour = На { $cell } джокер. Добавь цвет, например: { $cell } красный.
cvetariki-joker-alone = Джокер на { $cell } не касается такого цвета: { $colour }. Назови цвет, которого он касается.
cvetariki-other-colour = На { $cell } не { $named }, а { $colour_symbol } { $colour }. Исправь цвет или напиши только клетку.
cvetariki-no-such-colour = Такого цвета в этой игре нет: { $colour }.
cvetariki-classic-alone = В классику играют хотя бы вдвоём. Добавь компьютер или выбери соло.

cvetariki-secret =
    { $colours_count ->
        [one] Твой цвет: { $colours }. На поле { $tokens }, и чем меньше останется, тем лучше.
       *[other] Твои цвета: { $colours }. На поле { $tokens }, и чем меньше останется, тем лучше.
    }
cvetariki-secret-card = На поле { $tokens }. Меньше — лучше.
cvetariki-secret-card-then = Тогда на поле { $tokens }, сейчас { $now-tokens }.
cvetariki-solo-goal =
    { $colours_count ->
        [one] Убери с поля этот цвет: { $colours }. Осталось: { $tokens }.
       *[other] Убери с поля эти цвета: { $colours }. Осталось: { $tokens }.
    }
cvetariki-solo-goal-card = Убери все. Осталось: { $tokens }.
cvetariki-solo-goal-card-then = Тогда на поле { $tokens }, сейчас { $now-tokens }.
cvetariki-choice = { $number } · { $colour_symbol } × { $tokens } · { $cell }
cvetariki-move = группа { $number } ({ $colour_symbol } × { $tokens })
cvetariki-move-cell = { $cell }
option-variant-classic = классика
option-variant-two-colours = два цвета
option-variant-teams = команды
option-variant-solo = соло
option-secrets = тайных цветов: { $value }
option-name-variant = вариант
option-name-secrets = тайные цвета

# В /stats

cvetariki-best = осталось { $total } на ходу { $moves }, соперников: { $others }

# Задача дня

cvetariki-daily-goal = убери все
cvetariki-daily-goal-words = убери два цвета
cvetariki-daily-goal-colours = убери { $colours }
cvetariki-daily-result =
    { $value ->
        [one] { $value } ход
        [few] { $value } хода
       *[many] { $value } ходов
    }
cvetariki-daily-left = осталось { $value }
