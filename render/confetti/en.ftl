# Confetti: words in pictures and in the text board.

confetti-picture-name = Confetti
confetti-picture-tagline = Match three circles of one colour.
confetti-picture-film-takes = { $name } takes a card
confetti-picture-film-drops = { $name } puts a card back
confetti-picture-film-swaps = { $name } swaps a card
confetti-picture-film-contests = { $name } contests a card
confetti-picture-film-rounds = by round
confetti-picture-tray = cards { $first }–{ $last }
confetti-picture-draft = take, swap or finish
confetti-picture-ready-title = { $cards } cards, { $seconds } s, up to { $limit } each
confetti-picture-scored = Round { $number } scores
confetti-picture-waiting = waiting for { $names }
confetti-picture-points-kept = points
confetti-picture-your-cards = Your cards: { $held } of { $limit }
confetti-picture-keep = { $count ->
    [one] Keep { $count } card
   *[other] Keep { $count } cards
}
confetti-picture-sets = sets: { $sets }, spare cards: { $spare }
confetti-picture-no-sets = no sets yet
confetti-picture-free = Cards still free: { $count }
confetti-picture-text-slots = Cards on the table (small, medium, large circle; holder in brackets):
confetti-picture-text-sand = Time left: { $time }
confetti-picture-text-scored = score { $net } (sets: { $sets }, spare cards: { $spare }); cards that count: { $cards }
confetti-picture-text-keep = Cards to keep: { $count }. Type, for example: keep { $numbers }
confetti-picture-text-ready = Type ready to start the timer.
confetti-picture-text-take = To take a free card, type its number, for example { $number }.
confetti-picture-text-drop = To put a card back, type drop and its number: { $numbers }
confetti-picture-text-done = To finish this round, type: done
confetti-picture-with-disputed = { $said }, contested: { $count }
confetti-picture-if-yours = { $count ->
    [one] If { $cards } stays yours: { $net }
   *[other] If { $cards } stay yours: { $net }
}
confetti-picture-instead = { $net } instead of { $now }
confetti-picture-text-card = Card { $number }: { $card }
confetti-picture-because = { $points }, { $players } players, { $rounds } rounds
confetti-picture-total = total
confetti-picture-decisive = { $name }: { $gain } in this round
confetti-picture-kept = kept
confetti-picture-choosing = choosing
confetti-picture-ready = ready
confetti-picture-cards = cards
confetti-picture-contested = contested: { $count }
confetti-picture-review-stage = rounds
confetti-picture-review-at = round { $number }
confetti-picture-review-length = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
confetti-picture-review-sets = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
} from { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
confetti-picture-review-left = Left on the table
confetti-picture-review-nobodys = three cards that nobody held
confetti-picture-review-taken = Taken and possible
