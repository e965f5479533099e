## What happens

dorozhki-begins =
    { $halves ->
        [one] { $seat } goes first with the most red: { $halves } half.
       *[other] { $seat } goes first with the most red: { $halves } halves.
    }
dorozhki-begins-by-lot =
    { $halves ->
        [one] Tied for the most red ({ $halves } half): { $seat } is picked at random to go first.
       *[other] Tied for the most red ({ $halves } halves): { $seat } is picked at random to go first.
    }
dorozhki-first = { $seat } places the first card.
dorozhki-evened = Even start: { $seat } draws a card from the bank.
dorozhki-laid =
    { $joints ->
        [one] { $seat } places a card: { $joints } link.
       *[other] { $seat } places a card: { $joints } links.
    }
dorozhki-drew = { $seat } can't place a card and draws one that fits in several spots.
dorozhki-drew-laid =
    { $joints ->
        [one] { $seat } can't place a card, draws one and places it in its only spot: { $joints } link.
       *[other] { $seat } can't place a card, draws one and places it in its only spot: { $joints } links.
    }
dorozhki-drew-passed = { $seat } can't place a card and draws one that doesn't fit either.
dorozhki-passed = Nothing in { $seat }'s hand fits and the bank is empty. They pass.
dorozhki-missed = { $seat } misses this turn.
dorozhki-ring-takes = Ring closed: { $seat } draws a card from the bank.
dorozhki-ring-misses = Ring closed, and the bank is empty: { $seat } misses their next turn.
dorozhki-extra-path =
    { $changes ->
        [one] A path with { $changes } colour change: { $seat } goes again.
       *[other] A path with { $changes } colour changes: { $seat } goes again.
    }
dorozhki-extra-joints =
    { $joints ->
        [one] { $joints } { $colour_symbol } { $colour } link: { $seat } goes again.
       *[other] { $joints } { $colour_symbol } { $colour } links: { $seat } goes again.
    }
dorozhki-extra-both = A path with { $changes ->
        [one] { $changes } colour change
       *[other] { $changes } colour changes
    } and { $joints ->
        [one] { $joints } { $colour_symbol } { $colour } link
       *[other] { $joints } { $colour_symbol } { $colour } links
    }: { $seat } goes again.
dorozhki-lapsed = None of { $seat }'s cards fit, so the extra turn is lost.
dorozhki-declined = { $seat } skips the extra turn.

## What cannot be done, and what to do instead

dorozhki-malformed = That isn't a move. Press a card's letter, then a numbered spot; or type both, like A2.
dorozhki-must-lay = One of your cards fits, so you have to place it. Choose a numbered spot.
dorozhki-first-in-the-middle = The first card goes in the middle. Just choose which card.
dorozhki-where = Choose a numbered spot for this card.
dorozhki-not-in-hand = You don't have that card. Choose one of yours.
dorozhki-only-drawn = You have to place the card you just drew. Choose a spot for it.
dorozhki-overlaps = The card would overlap another one there. Choose a numbered spot.
dorozhki-say-which = More than one of your cards fits. Type the card's letter too, like { $letter }{ $number }.
dorozhki-fits-nowhere = Card { $letter } doesn't fit anywhere right now. Choose another card.
dorozhki-no-such-spot =
    { $places ->
        [one] Card { $letter } has one spot: { $letter }1.
       *[other] Card { $letter } has spots 1–{ $places }. Choose one, like { $letter }1.
    }
dorozhki-colours-differ = { $named_symbol } { $named } would meet { $colour_symbol } { $colour } there. Colours have to match at every link; choose a numbered spot.
dorozhki-too-few-joints =
    { $joints ->
        [0] The card wouldn't touch any other there. It needs at least two links; choose a numbered spot.
        [one] That's only { $joints } link. A card needs at least two; choose a numbered spot.
       *[other] That's only { $joints } links. A card needs at least two; choose a numbered spot.
    }

## How it ends

dorozhki-all-laid = { $seats } wins: all their cards are placed.
dorozhki-blocked = Nothing fits any more. { $seats } wins with the fewest cards left.
dorozhki-blocked-shared = Nothing fits any more. { $seats } are tied for the fewest cards and share the win.
dorozhki-left = cards left

## Options

option-name-even-start = start
option-even-start-true = even start
option-even-start-false = standard start
option-value-even-start-true = even
option-value-even-start-false = standard

# In /stats

dorozhki-best = { $total ->
    [one] { $total } card
   *[other] { $total } cards
} left on move { $moves }, against { $others }
