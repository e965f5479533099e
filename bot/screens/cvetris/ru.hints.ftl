cvetris-hint-row =
    { $points ->
        [one] Ряд { $row } заполнится: { $points } звезда.
        [few] Ряд { $row } заполнится: { $points } звезды.
       *[other] Ряд { $row } заполнится: { $points } звёзд.
    }
cvetris-hint-stars =
    { $points ->
        [one] Сразу приносит { $points } звезду.
        [few] Сразу приносит { $points } звезды.
       *[other] Сразу приносит { $points } звёзд.
    }
cvetris-hint-column =
    { $bonus ->
        [colour] Столбец { $column } заполнится, и цвет можно будет один раз сменить.
        [shape] Столбец { $column } заполнится, и форму можно будет один раз сменить.
        [scissors] Столбец { $column } заполнится и откроет ножницы.
       *[patch] Столбец { $column } заполнится и откроет заплату.
    }
cvetris-hint-no-hole = Фигура ложится так, что новых пустот под ней нет.
cvetris-hint-new-shape = Формы { $shape } на твоём листе ещё нет: с ней будет { $marks } из 6.
cvetris-hint-new-colour = Цвета { $colour_symbol } { $colour } на твоём листе ещё нет: с ним будет { $marks } из 6.
cvetris-hint-shape-counts = За каждую { $shape } задание даёт звезду.
cvetris-hint-colour-counts = { $colour_symbol } { $colour } считается в задании на тройки.
