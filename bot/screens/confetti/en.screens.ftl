# Screens

confetti-round-begins = Round { $round } of { $rounds }: { $cards } cards, { $seconds } s, up to { $limit } each.
confetti-round-begins-own = Round { $round } of { $rounds }.
confetti-press-ready = { $seats }: press I'm ready.
confetti-press-ready-own = Press I'm ready.
confetti-press-cards = Press a card's number to take it, up to { $limit } cards. Press one of yours again to put it back.
confetti-choose-cards = { $seats }: press Choose cards and pick those to keep as points.
confetti-hand = Your cards: { $cards } of { $limit }. Sets: { $sets }. Score now: { $net }.
confetti-your-round = Your round: { $net } (sets: { $sets }, spare cards: { $spare }).
confetti-yours-now = Card { $card } is yours. Cards: { $cards } of { $limit }, sets: { $sets }.
confetti-let-go = You put card { $card } back. Cards: { $cards } of { $limit }, sets: { $sets }.
confetti-take-swap-or-stop = { $seat }, take a card, swap one or press Done.
confetti-take-swap-or-stop-own = Take a card, swap one or press Done.
confetti-swap-which = Which of your cards do you want to swap?
confetti-swap-for = Swap card { $card } for which card?
confetti-drop-which = Which card do you want to put back? You won't get one in return.
confetti-keep-which = Choose cards to keep as points: { $picked } of { $cards } chosen.
confetti-move-take = card { $card } ({ $symbols })
confetti-move-drop = put back card { $card } ({ $symbols })
confetti-move-swap = swap card { $card } for card { $taken }
confetti-move-keep =
    { $count ->
        [one] keep card { $numbers }
       *[other] keep cards { $numbers }
    }
confetti-button-ready = I'm ready
confetti-button-my-cards = My cards
confetti-button-choose = Choose cards
confetti-button-done = Done
confetti-button-swap = Swap
confetti-button-drop = Put back
confetti-button-back = Back
confetti-button-keep = Keep these
option-name-pace = pace
option-pace-live = live
option-pace-async = turn-based
option-name-sand = timer
option-sand = { $value } s
option-name-side = cards
option-side-white = circles
option-side-black = shapes
