dorozhki-hint-wins = It's your last card, so you win.
dorozhki-hint-extra = It earns an extra turn, and you have a card to use it on.
dorozhki-hint-ring-takes = It closes a ring, so { $other } has to draw a card.
dorozhki-hint-ring-misses = It closes a ring and the bank is empty, so { $other } misses a turn.
dorozhki-hint-blocks = It leaves { $other } with no card that fits.
dorozhki-hint-all-fit = After it, all your other cards fit.
dorozhki-hint-some-fit =
    { $cards ->
        [one] After it, { $cards } more of your cards fits.
       *[other] After it, { $cards } more of your cards fit.
    }
