# How a finished game went.

button-review = How it went
button-film-part = Replay this moment
review-title = How it went: { $game }
review-thinking = Looking back over the game. This takes a few seconds.
review-calm = No single move decided it.
review-moment = { $number }. { $at }: +{ $gain } % for { $seat }.
past-link = To share: { $address }
