# $card and $taken are the numbers of places on the table; $sand is in seconds.

confetti-get-ready = The timer starts when everyone is ready.
confetti-get-ready-own = The timer starts once all are ready.
confetti-ready = { $seat } is ready.
confetti-sand-starts =
    { $cards ->
        [one] Round { $round } of { $rounds } is on: { $cards } card, { $sand } s, up to { $limit } each.
       *[other] Round { $round } of { $rounds } is on: { $cards } cards, { $sand } s, up to { $limit } each.
    }
confetti-draft-starts =
    { $cards ->
        [one] Round { $round } of { $rounds }: { $cards } card on the table, up to { $limit } each. { $seat } goes first.
       *[other] Round { $round } of { $rounds }: { $cards } cards on the table, up to { $limit } each. { $seat } goes first.
    }
confetti-taken = { $seat } takes card { $card }.
confetti-dropped = { $seat } puts card { $card } back.
confetti-swapped = { $seat } swaps card { $card } for card { $taken }.
confetti-done = { $seat } is done for this round.
confetti-full-hand =
    { $limit ->
        [one] { $seat } has a full hand ({ $limit } card) and is done for this round.
       *[other] { $seat } has a full hand ({ $limit } cards) and is done for this round.
    }
confetti-contested = { $seat } and { $other } both grabbed card { $card }. It counts for neither until one lets go.
confetti-you-contest = You and { $other } both grabbed card { $card }. It counts for neither until one of you lets go.
confetti-yielded = { $seat } lets go of card { $card }. { $other } keeps it.
confetti-round-over = Round { $round } is over.
confetti-gone = { $seats } both held on to card { $card }, so it leaves the game.
confetti-scored = { $seat }: { $points } this round (sets: { $sets }, spare cards: { $spare }).
confetti-given-back =
    { $cards ->
        [one] { $seat } loses { $cards } point.
       *[other] { $seat } loses { $cards } points.
    }
confetti-kept =
    { $cards ->
        [one] { $seat } keeps { $cards } card as a point.
       *[other] { $seat } keeps { $cards } cards as points.
    }
confetti-kept-first =
    { $cards ->
        [one] { $seat } keeps the first card they took as a point.
       *[other] { $seat } keeps the first { $cards } cards they took as points.
    }

confetti-most-points =
    { $points ->
        [one] { $seats } wins with { $points } point.
       *[other] { $seats } wins with { $points } points.
    }
confetti-fewer-changes =
    { $points ->
        [one] Tied on { $points } point: { $seats } wins with the fewest swaps and put-backs ({ $changes }).
       *[other] Tied on { $points } points: { $seats } wins with the fewest swaps and put-backs ({ $changes }).
    }
confetti-shared =
    { $points ->
        [one] { $seats } share the win with { $points } point each.
       *[other] { $seats } share the win with { $points } points each.
    }
confetti-solo =
    { $points ->
        [one] Final score: { $points } point.
       *[other] Final score: { $points } points.
    }
confetti-round-1 = round 1
confetti-round-2 = round 2
confetti-round-3 = round 3
confetti-round-4 = round 4
confetti-round-5 = round 5
confetti-changes = swaps and put-backs

confetti-malformed = That isn't a move. Type a card's number, like 17; or ready, drop 17, swap 17 25, keep 1 3, done.
confetti-sand-waits = The timer hasn't started. Press I'm ready; it starts when everyone is.
confetti-sand-runs = The timer is already running. Take some cards.
confetti-too-late = Time ran out first, so nothing changed.
confetti-keep-late = The next round has started. You kept the first cards you took as points.
confetti-keep-first =
    { $cards ->
        [one] First choose a card to keep as a point.
       *[other] First choose { $cards } cards to keep as points.
    }
confetti-keep-number =
    { $cards ->
        [one] Choose exactly { $cards } card to keep.
       *[other] Choose exactly { $cards } cards to keep.
    }
confetti-keep-not-held = You don't have the card { $colours }. Choose from your own cards.
confetti-nothing-to-keep = There's nothing for you to choose right now.
confetti-waiting-for = You're all set. Waiting for { $seats }.
confetti-done-already = You're done for this round. You can take cards again in the next one.
confetti-nothing-to-do = Every card is taken. Wait until someone puts one back.
confetti-not-on-table = The card { $colours } isn't on the table this round. Choose one that is.
confetti-yours-already = You already have card { $card }.
confetti-held = { $seat } already has card { $card }. Choose another.
confetti-third-hand = { $seats } are both holding card { $card }. Choose another.
confetti-not-yours = You don't have card { $card }. You can only put back your own cards.
confetti-full =
    { $limit ->
        [one] Card { $card } stays on the table: your hand is full ({ $limit } card). Put it back first.
       *[other] Card { $card } stays on the table: your hand is full ({ $limit } cards). Put one back first.
    }
confetti-no-changes-left =
    { $most ->
        [one] You've used your { $most } swap or put-back for this round. Take a card or press Done.
       *[other] You've used all { $most } swaps and put-backs for this round. Take a card or press Done.
    }
confetti-only-by-turns = That works at turn-based tables only. Here, take and put back cards while the timer runs.
confetti-only-live = This table is turn-based, so you don't need to get ready.

# In /stats

confetti-best = { $total ->
    [one] { $total } point
   *[other] { $total } points
}, against { $others }

# The daily board

confetti-daily-goal = as many points as you can
confetti-daily-result =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
confetti-daily-left = { $value } points
