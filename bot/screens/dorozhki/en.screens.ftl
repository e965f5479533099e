dorozhki-lay-first = Place any of your cards to start.
dorozhki-your-cards = Your cards: { $cards }. It's { $seat }'s turn.
dorozhki-card-places =
    { $places ->
        [one] Card { $letter }: spot 1.
       *[other] Card { $letter }: spots 1–{ $places }.
    }
dorozhki-move = card { $letter } on spot { $number }
dorozhki-move-card = card { $letter }
dorozhki-button-decline = Skip extra turn
