## The same, said to whom it is about

confetti-ready-own = You're ready.
confetti-taken-own = You take card { $card }.
confetti-dropped-own = You put card { $card } back.
confetti-swapped-own = You swap card { $card } for card { $taken }.
confetti-done-own = You're done for this round.
confetti-full-hand-own =
    { $limit ->
        [one] Your hand is full ({ $limit } card): you're done for this round.
       *[other] Your hand is full ({ $limit } cards): you're done for this round.
    }
confetti-contested-own = You and { $other } both grabbed card { $card }. It counts for neither until one of you lets go.
confetti-contested-own-other = You and { $seat } both grabbed card { $card }. It counts for neither until one of you lets go.
confetti-yielded-own = You let go of card { $card }. { $other } keeps it.
confetti-yielded-own-other = { $seat } lets go of card { $card }. You keep it.
confetti-scored-own = Your round: { $points } (sets: { $sets }, spare cards: { $spare }).
confetti-given-back-own =
    { $cards ->
        [one] You lose { $cards } point.
       *[other] You lose { $cards } points.
    }
confetti-kept-own =
    { $cards ->
        [one] You keep { $cards } card as a point.
       *[other] You keep { $cards } cards as points.
    }
confetti-kept-first-own =
    { $cards ->
        [one] You keep the first card you took as a point.
       *[other] You keep the first { $cards } cards you took as points.
    }
