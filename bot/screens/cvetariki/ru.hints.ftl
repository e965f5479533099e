cvetariki-hint-clears = Уходит последняя твоя фишка — это сразу победа.
cvetariki-hint-takes =
    { $tokens ->
        [one] С поля уходит { $tokens } твоя фишка.
        [few] С поля уходят { $tokens } твои фишки.
       *[many] С поля уходят { $tokens } твоих фишек.
    }
cvetariki-hint-joins = { $colour_symbol } { $colour }: твои фишки соберутся в группу из { $tokens }.
cvetariki-hint-gathers = { $colour_symbol } { $colour }: твоих одиночных фишек станет меньше на { $tokens }.
cvetariki-hint-splits = Ход разбивает { $colour_symbol } { $colour }: похоже, этот цвет прячет { $other }.
cvetariki-hint-breaks = { $colour_symbol } { $colour }, не твой цвет: распадается группа из { $tokens }.
cvetariki-hint-keeps = Твои группы остаются целыми.
cvetariki-hint-leaves = { $groups ->
    [one] После него можно снять ещё { $groups } группу.
    [few] После него можно снять ещё { $groups } группы.
   *[many] После него можно снять ещё { $groups } групп.
}
cvetariki-hint-ends = Больше групп не останется: партия закончится.
