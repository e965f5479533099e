dorozhki-hint-wins = It is your last card and wins at once.
dorozhki-hint-extra = It earns an extra turn, and you have a card for it.
dorozhki-hint-ring-takes = It closes a ring: { $other } takes a card from the bank.
dorozhki-hint-ring-misses = It closes a ring and the bank is empty: { $other } misses the next turn.
dorozhki-hint-blocks = After it nothing fits of the cards that { $other } holds.
dorozhki-hint-all-fit = After it all your other cards fit.
dorozhki-hint-some-fit =
    { $cards ->
        [one] After it { $cards } more of your cards fits.
       *[other] After it { $cards } more of your cards fit.
    }
