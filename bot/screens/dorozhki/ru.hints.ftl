dorozhki-hint-wins = Это твоя последняя карта — сразу победа.
dorozhki-hint-extra = Даёт дополнительный ход, и карта для него у тебя есть.
dorozhki-hint-ring-takes = Кольцо: { $other } берёт карту из банка.
dorozhki-hint-ring-misses = Кольцо, а банк пуст: { $other } пропускает следующий ход.
dorozhki-hint-blocks = После этого { $other } не сможет положить ни одной своей карты.
dorozhki-hint-all-fit = После этого подойдут все твои оставшиеся карты.
dorozhki-hint-some-fit =
    { $cards ->
        [one] После этого подойдёт ещё { $cards } твоя карта.
        [few] После этого подойдут ещё { $cards } твои карты.
       *[other] После этого подойдут ещё { $cards } твоих карт.
    }
