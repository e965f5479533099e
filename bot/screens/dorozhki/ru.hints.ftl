dorozhki-hint-wins = Это твоя последняя карта, и это сразу победа.
dorozhki-hint-extra = Этот ход даёт ещё один ход, и карта для него у тебя есть.
dorozhki-hint-ring-takes = Кольцо: { $other } берёт карту из банка.
dorozhki-hint-ring-misses = Кольцо, а банк пуст: { $other } пропускает следующий ход.
dorozhki-hint-blocks = После этого ничего не подходит из карт, которые держит { $other }.
dorozhki-hint-all-fit = Все карты, которые у тебя останутся, подходят.
dorozhki-hint-some-fit =
    { $cards ->
        [one] После этого подходит ещё { $cards } твоя карта.
        [few] После этого подходят ещё { $cards } твои карты.
       *[other] После этого подходят ещё { $cards } твоих карт.
    }
