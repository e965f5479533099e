# Screens

confetti-round-begins = Round { $round } of { $rounds }: cards { $cards }, { $seconds } s, up to { $limit } each.
confetti-hand = Your cards: { $cards } of { $limit }. Sets: { $sets }. Worth now: { $net }.
confetti-yours-now = Card { $card } is yours: { $cards } of { $limit }, sets { $sets }.
confetti-let-go = Card { $card } is free again: { $cards } of { $limit }, sets { $sets }.
confetti-take-swap-or-stop = { $seat }: take a card, swap one, or stop.
confetti-swap-which = Which of your cards goes back?
confetti-swap-for = Card { $card } for which one?
confetti-drop-which = Which of your cards goes back? Nothing is taken for it.
confetti-keep-which = Which cards do you keep as points? Chosen: { $picked } of { $cards }.
confetti-button-ready = I'm ready
confetti-button-my-cards = My cards
confetti-button-done = Done
confetti-button-swap = Swap
confetti-button-drop = Put back
confetti-button-back = Back
confetti-button-keep = Keep these
option-name-pace = pace
option-pace-live = live
option-pace-async = by turns
option-name-sand = sand
option-sand = { $value } s
option-name-side = side
option-side-white = white
option-side-black = black
