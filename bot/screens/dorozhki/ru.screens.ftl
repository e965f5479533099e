dorozhki-lay-first = Для начала выложи любую свою карту.
dorozhki-your-cards = Твоих карт: { $cards }. Сейчас ходит { $seat }.
dorozhki-card-places =
    { $places ->
        [1] Карта { $letter }: место 1.
       *[other] Карта { $letter }: места 1–{ $places }.
    }
dorozhki-choice-place =
    { $joints ->
        [one] { $number }: { $joints } стык
        [few] { $number }: { $joints } стыка
       *[other] { $number }: { $joints } стыков
    }
dorozhki-choice-card =
    { $places ->
        [one] { $letter }: { $places } место
        [few] { $letter }: { $places } места
       *[other] { $letter }: { $places } мест
    }
dorozhki-move = карта { $letter } на место { $number }
dorozhki-move-card = карта { $letter }
dorozhki-button-decline = Завершить ход
