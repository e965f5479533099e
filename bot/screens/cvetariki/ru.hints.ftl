cvetariki-hint-clears = Уходит последняя твоя фишка, и это сразу победа.
cvetariki-hint-takes =
    { $tokens ->
        [one] С поля уходит { $tokens } твоя фишка.
        [few] С поля уходят { $tokens } твои фишки.
       *[many] С поля уходят { $tokens } твоих фишек.
    }
cvetariki-hint-joins = Твой цвет { $colour_symbol } { $colour } соберётся в группу: { $tokens }.
cvetariki-hint-gathers = Твой цвет { $colour_symbol } { $colour }: одиночных фишек меньше на { $tokens }.
cvetariki-hint-splits = Ход разбивает { $colour_symbol } { $colour }: похоже, этот цвет собирает { $other }.
