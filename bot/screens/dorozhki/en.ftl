## What happens

dorozhki-begins = { $halves ->
    [one] { $seat } begins: the most red, { $halves } half.
   *[other] { $seat } begins: the most red, { $halves } halves.
}
dorozhki-begins-by-lot = { $halves ->
    [one] { $seat } begins by lot: several hands have { $halves } red half, the most.
   *[other] { $seat } begins by lot: several hands have { $halves } red halves, the most.
}
dorozhki-first = { $seat } lays the first card.
dorozhki-evened = Even start: { $seat } takes a card from the bank.
dorozhki-laid = { $joints ->
    [one] { $seat } lays a card: { $joints } joint.
   *[other] { $seat } lays a card: { $joints } joints.
}
dorozhki-drew = Nothing of { $seat }'s fits; one card from the bank. It fits in several places.
dorozhki-drew-laid = { $joints ->
    [one] Nothing of { $seat }'s fits; one card from the bank. It fits in one place and goes there: { $joints } joint.
   *[other] Nothing of { $seat }'s fits; one card from the bank. It fits in one place and goes there: { $joints } joints.
}
dorozhki-drew-passed = Nothing of { $seat }'s fits; one card from the bank. It does not fit either.
dorozhki-passed = Nothing of { $seat }'s fits, and the bank is empty. The turn passes.
dorozhki-missed = { $seat } misses this turn.
dorozhki-ring-takes = A ring. { $seat } takes a card from the bank.
dorozhki-ring-misses = A ring, and the bank is empty. { $seat } misses the next turn.
dorozhki-extra-path = { $changes ->
    [one] A path with { $changes } change of colour: { $seat } goes again.
   *[other] A path with { $changes } changes of colour: { $seat } goes again.
}
dorozhki-extra-joints = { $joints ->
    [one] { $joints } joint of one colour, { $colour_symbol } { $colour }: { $seat } goes again.
   *[other] { $joints } joints of one colour, { $colour_symbol } { $colour }: { $seat } goes again.
}
dorozhki-extra-both = A path with { $changes ->
    [one] { $changes } change
   *[other] { $changes } changes
} of colour and { $joints ->
    [one] { $joints } joint
   *[other] { $joints } joints
} of one colour, { $colour_symbol } { $colour }: { $seat } goes again.
dorozhki-lapsed = No card fits now, so the extra turn of { $seat } lapses.
dorozhki-declined = { $seat } leaves the extra turn.

## What cannot be done, and what to do instead

dorozhki-malformed = I read moves like 17n3,-2: the card, where its marked end points (n, e, s, w), column, row. The first card is just 17; pass leaves an extra turn.
dorozhki-must-lay = A card fits, so one is laid. Choose a numbered place.
dorozhki-first-in-the-middle = The first card goes to the middle. Say only which.
dorozhki-where = Say where card { $card } goes, or choose a numbered place.
dorozhki-not-in-hand = Card { $card } is not in your hand. Choose one of yours.
dorozhki-only-drawn = Now the card just drawn is laid, number { $card }. Choose a place for it.
dorozhki-overlaps = Card { $card } would lie on another one there. Choose a numbered place.
dorozhki-colours-differ = There { $named_symbol } { $named } would meet { $colour_symbol } { $colour }. At every joint the colours are the same.
dorozhki-too-few-joints = { $joints ->
    [0] That is no joint at all. A card makes two or more.
    [one] That is only { $joints } joint. A card makes two or more.
   *[other] That is only { $joints } joints. A card makes two or more.
}

## How it ends

dorozhki-all-laid = { $seats } wins: all cards are laid.
dorozhki-blocked = { $seats } wins: nothing fits any more, and this hand is the smallest.
dorozhki-blocked-shared = Nothing fits any more. { $seats } have equally few cards and share the win.
dorozhki-left = cards left

## Options

option-name-even-start = even start
option-even-start-true = even start: who begins takes a card after the first one
option-even-start-false = plain start
