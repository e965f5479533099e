dorozhki-lay-first = Lay any of your cards to begin.
dorozhki-card-places =
    { $places ->
        [one] Card { $letter }: place 1.
       *[other] Card { $letter }: places 1–{ $places }.
    }
dorozhki-button-decline = No extra turn
