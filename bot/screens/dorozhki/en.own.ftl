## The same, said to whom it is about

dorozhki-begins-own =
    { $halves ->
        [one] You go first with the most red: { $halves } half.
       *[other] You go first with the most red: { $halves } halves.
    }
dorozhki-begins-by-lot-own = Tied for the most red: you are picked at random to go first.
dorozhki-first-own = You place the first card.
dorozhki-evened-own = Even start: you draw a card.
dorozhki-laid-own =
    { $joints ->
        [one] You place a card: { $joints } link.
       *[other] You place a card: { $joints } links.
    }
dorozhki-drew-own = You draw a card, and it fits.
dorozhki-drew-laid-own =
    { $joints ->
        [one] You draw a card and place it: { $joints } link.
       *[other] You draw a card and place it: { $joints } links.
    }
dorozhki-drew-passed-own = You draw a card, but it doesn't fit.
dorozhki-passed-own = Nothing fits and the bank is empty: you pass.
dorozhki-missed-own = You miss this turn.
dorozhki-ring-takes-own = Ring closed: you draw a card.
dorozhki-ring-takes-own-by = { $other }'s ring: you draw a card.
dorozhki-ring-misses-own = Ring closed, bank empty: you miss your next turn.
dorozhki-ring-misses-own-by = { $other }'s ring: you miss a turn.
dorozhki-extra-path-own =
    { $changes ->
        [one] A path with { $changes } colour change: go again.
       *[other] A path with { $changes } colour changes: go again.
    }
dorozhki-extra-joints-own =
    { $joints ->
        [one] { $joints } { $colour_symbol } { $colour } link: go again.
       *[other] { $joints } { $colour_symbol } { $colour } links: go again.
    }
dorozhki-extra-both-own = A path with { $changes ->
        [one] { $changes } colour change
       *[other] { $changes } colour changes
    } and { $joints ->
        [one] { $joints } { $colour_symbol } { $colour } link
       *[other] { $joints } { $colour_symbol } { $colour } links
    }: go again.
dorozhki-lapsed-own = None of your cards fit, so the extra turn is lost.
dorozhki-declined-own = You skip the extra turn.

## What to press

dorozhki-card-places-own = { $places ->
    [1] Card { $letter }: press { $others ->
        [0] spot 1.
       *[other] 1 or another card.
    }
    [2] Card { $letter }: press { $others ->
        [0] spot 1 or 2.
       *[other] 1, 2 or another card.
    }
   *[other] Card { $letter }: press { $others ->
        [0] spot 1–{ $places }.
       *[other] 1–{ $places } or another card.
    }
}
