dorozhki-lay-first = Başlamak için kartlarından herhangi birini koy.
dorozhki-your-cards = Kartların: { $cards }. Şimdi { $seat } oynuyor.
dorozhki-card-places =
    { $places ->
        [one] { $letter } kartı: yer 1.
       *[other] { $letter } kartı: yer 1–{ $places }.
    }
dorozhki-choice-place = { $number }: { $joints } bağlantı
dorozhki-choice-card = { $letter }: { $places } yer
dorozhki-move = { $letter } kartı, yer { $number }
dorozhki-move-card = { $letter } kartı
dorozhki-button-decline = Ek hamleyi geç
