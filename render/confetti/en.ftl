# Confetti: words in pictures and in the text board.

confetti-picture-name = Confetti
confetti-picture-tagline = Three circles of one colour.
confetti-picture-tray = cards { $first }–{ $last }
confetti-picture-draft = take, swap or stop
confetti-picture-ready-title = { $cards } cards, { $seconds } s, up to { $limit } each
confetti-picture-scored = Round { $number } is scored
confetti-picture-waiting = waiting for { $names }
confetti-picture-kept = points: { $points }
confetti-picture-your-cards = Your cards: { $held }/{ $limit }
confetti-picture-keep = { $count ->
    [one] Keep { $count } card
   *[other] Keep { $count } cards
}
confetti-picture-sets = sets { $sets }, spare cards { $spare }
confetti-picture-no-sets = no sets yet
confetti-picture-rounds = by round
confetti-picture-free = Free cards: { $count }
confetti-picture-text-slots = Cards on the table (small, medium, large circle; in brackets who holds them):
confetti-picture-text-sand = Sand left: { $time }
confetti-picture-text-scored = net { $net }: sets { $sets }, spare { $spare }, scheme { $cards }
confetti-picture-text-keep = Keep so many cards: { $count }, for example { $move }
confetti-picture-text-ready = Type ready when the sand may run.
confetti-picture-text-take = Take a free card: take and its signs.
confetti-picture-text-drop = Put a card back: { $moves }
confetti-picture-text-done = Enough for this round: done
