dorozhki-lay-first = Place any of your cards to start.
dorozhki-your-cards = Your cards: { $cards }. It's { $seat }'s turn.
dorozhki-card-places =
    { $places ->
        [one] Card { $letter }: spot 1.
       *[other] Card { $letter }: spots 1–{ $places }.
    }
dorozhki-choice-place =
    { $joints ->
        [one] { $number }: { $joints } link
       *[other] { $number }: { $joints } links
    }
dorozhki-choice-card =
    { $places ->
        [one] { $letter }: { $places } spot
       *[other] { $letter }: { $places } spots
    }
dorozhki-move = card { $letter } on spot { $number }
dorozhki-move-card = card { $letter }
dorozhki-button-decline = Skip extra turn
