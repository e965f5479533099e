# $card and $taken are the numbers of places on the table; $sand is in seconds.

confetti-get-ready = Rounds: { $rounds }, with { $sand } s of sand each. The sand runs when everybody is ready.
confetti-ready = { $seat } is ready.
confetti-sand-starts =
    { $cards ->
        [one] Round { $round } of { $rounds }, the sand is running: { $cards } card, { $sand } s, up to { $limit } each.
       *[other] Round { $round } of { $rounds }, the sand is running: { $cards } cards, { $sand } s, up to { $limit } each.
    }
confetti-draft-starts =
    { $cards ->
        [one] Round { $round } of { $rounds }: { $cards } open card, up to { $limit } each. { $seat } begins.
       *[other] Round { $round } of { $rounds }: { $cards } open cards, up to { $limit } each. { $seat } begins.
    }
confetti-taken = { $seat } takes card { $card }.
confetti-dropped = { $seat } puts card { $card } back.
confetti-swapped = { $seat } puts card { $card } back and takes card { $taken }.
confetti-done = { $seat } is done for this round.
confetti-full-hand =
    { $limit ->
        [one] { $seat } holds { $limit } card, no more fit: done for this round.
       *[other] { $seat } holds { $limit } cards, no more fit: done for this round.
    }
confetti-contested = { $seat } and { $other } both hold card { $card }. It counts for nobody until one lets go.
confetti-you-contest = You and { $other } both hold card { $card }. It counts for nobody until one lets go.
confetti-yielded = { $seat } lets go, card { $card } stays with { $other }.
confetti-round-over = Round { $round } is over.
confetti-gone = { $seats } would not let go of card { $card }. It leaves the game.
confetti-scored = { $seat }: sets { $sets }, spare cards { $spare }, points { $points }.
confetti-given-back =
    { $cards ->
        [one] { $seat } gives { $cards } point back.
       *[other] { $seat } gives { $cards } points back.
    }
confetti-kept =
    { $cards ->
        [one] { $seat } keeps { $cards } card as a point.
       *[other] { $seat } keeps { $cards } cards as points.
    }
confetti-kept-first =
    { $cards ->
        [one] { $seat }: the card taken first becomes a point.
       *[other] { $seat }: the { $cards } cards taken first become points.
    }

confetti-most-points =
    { $points ->
        [one] { $seats } wins with { $points } point.
       *[other] { $seats } wins with { $points } points.
    }
confetti-fewer-changes =
    { $points ->
        [one] { $points } point more than once. { $seats } wins with the fewest swaps and drops: { $changes }.
       *[other] { $points } points more than once. { $seats } wins with the fewest swaps and drops: { $changes }.
    }
confetti-shared =
    { $points ->
        [one] { $seats } share the win with { $points } point each.
       *[other] { $seats } share the win with { $points } points each.
    }
confetti-solo =
    { $points ->
        [one] { $points } point in all rounds together.
       *[other] { $points } points in all rounds together.
    }
confetti-round-1 = round 1
confetti-round-2 = round 2
confetti-round-3 = round 3
confetti-round-4 = round 4
confetti-round-5 = round 5
confetti-changes = swaps and drops

confetti-malformed = I read moves like ROY, drop ROY, swap ROY OYR, keep ROY OYR, ready, done.
confetti-sand-waits = The sand does not run yet. Say that you are ready; it starts when everybody is.
confetti-sand-runs = The sand is running already. Take cards.
confetti-too-late = The sand ran out first. All cards stay where they are.
confetti-keep-late = The next round has begun. The cards that you took first are your points.
confetti-keep-first =
    { $cards ->
        [one] Choose a card to keep as a point first.
       *[other] Choose { $cards } cards to keep as points first.
    }
confetti-keep-number =
    { $cards ->
        [one] You keep exactly { $cards } card. Choose again.
       *[other] You keep exactly { $cards } cards. Choose again.
    }
confetti-keep-not-held = You do not hold the card with { $colours }. Choose among your own.
confetti-nothing-to-keep = You have no cards to choose now.
confetti-waiting-for = You have done your part. Waiting for { $seats }.
confetti-done-already = You are done for this round. The next one brings new cards.
confetti-nothing-to-do = All cards are held by others. Wait until one is put back.
confetti-not-on-table = The card with { $colours } is not on the table in this round. Choose one that is.
confetti-yours-already = Card { $card } is yours already.
confetti-held = Card { $card } is { $seat }'s already. Choose another one.
confetti-third-hand = { $seats } both hold card { $card } already. Choose another one.
confetti-not-yours = You do not hold card { $card }. You can put back your own cards.
confetti-full =
    { $limit ->
        [one] You hold { $limit } card, no more fit. Let one go first.
       *[other] You hold { $limit } cards, no more fit. Let one go first.
    }
confetti-no-changes-left =
    { $most ->
        [one] { $most } swap or drop a round is all there is. Take a card or be done.
       *[other] { $most } swaps and drops a round are all there is. Take a card or be done.
    }
confetti-only-by-turns = Here everybody plays at once. Take and drop cards while the sand runs.
confetti-only-live = Here everybody plays in turn. Nobody has to get ready.
