## То же, сказанное тому, о ком речь

cvetris-round-own = Ты бросаешь кубики: { $shapes }; { $colours }.
cvetris-takes-shape-own = Ты берёшь форму { $shape }.
cvetris-takes-colour-own = Ты берёшь цвет: { $colour_symbol } { $colour }.
cvetris-gets-shape-own = Тебе достаётся форма { $shape }.
cvetris-gets-colour-own = Тебе достаётся цвет: { $colour_symbol } { $colour }.
cvetris-changes-colour-own = Ты тратишь бонус: { $colour_symbol } { $colour } → { $named_symbol } { $named }.
cvetris-changes-shape-own = Ты тратишь бонус: { $shape } → { $new }.
cvetris-draws-own = Ты рисуешь { $shape }, цвет { $colour_symbol } { $colour }, столбец { $column }.
cvetris-draws-part-own =
    { $part ->
        [one] Ты берёшь ножницы и рисуешь одну клетку, цвет { $colour_symbol } { $colour }, столбец { $column }.
        [two] Ты берёшь ножницы и рисуешь две клетки, цвет { $colour_symbol } { $colour }, столбец { $column }.
        [three] Ты берёшь ножницы и рисуешь три в ряд, цвет { $colour_symbol } { $colour }, столбец { $column }.
       *[corner] Ты берёшь ножницы и рисуешь уголок, цвет { $colour_symbol } { $colour }, столбец { $column }.
    }
cvetris-patches-own = Ты ставишь заплату на { $cell }, цвет { $colour_symbol } { $colour }.
cvetris-leaves-own = Ты заканчиваешь свой лист.
cvetris-no-room-own = Твоя фигура больше не помещается.
cvetris-out-own = Твой лист закончен. Два кубика выходят из игры.
cvetris-bonus-own =
    { $bonus ->
        [colour] Столбец { $column } заполнен: можно один раз сменить цвет.
        [shape] Столбец { $column } заполнен: можно один раз сменить форму.
        [scissors] Столбец { $column } заполнен: можно один раз взять ножницы.
       *[patch] Столбец { $column } заполнен: можно один раз поставить заплату.
    }
