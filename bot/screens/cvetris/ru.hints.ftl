cvetris-hint-row =
    { $points ->
        [one] Ряд { $row } заполнится: { $points } очко.
        [few] Ряд { $row } заполнится: { $points } очка.
       *[other] Ряд { $row } заполнится: { $points } очков.
    }
cvetris-hint-stars =
    { $points ->
        [one] Сразу приносит { $points } очко.
        [few] Сразу приносит { $points } очка.
       *[other] Сразу приносит { $points } очков.
    }
cvetris-hint-column =
    { $bonus ->
        [colour] Столбец { $column } заполнится, и цвет можно будет один раз сменить.
        [shape] Столбец { $column } заполнится, и форму можно будет один раз сменить.
        [scissors] Столбец { $column } заполнится и откроет ножницы.
       *[patch] Столбец { $column } заполнится и откроет заплату.
    }
cvetris-hint-no-hole = Фигура ложится без новых пустот под ней.
cvetris-hint-new-shape = Формы { $shape } на твоём листе ещё нет: с ней будет { $marks } из 6.
cvetris-hint-new-colour = Цвета { $colour_symbol } { $colour } на твоём листе ещё нет: с ним будет { $marks } из 6.
cvetris-hint-shape-counts = За каждую фигуру { $shape } задание даёт очко.
cvetris-hint-colour-counts = { $colour_symbol } { $colour } считается в задании на тройки.
