# Colour Paths: words in pictures and in the text board.

dorozhki-picture-name = Colour Paths
dorozhki-picture-tagline = Be the first to place all your cards.
dorozhki-picture-film-left = cards left
dorozhki-picture-begins = { $name } goes first
dorozhki-picture-begins-by-lot = { $name } goes first (at random)
dorozhki-picture-bank = bank: { $count }
dorozhki-picture-any-card = place any card
dorozhki-picture-places = card { $letter }: { $count ->
        [one] spot 1
       *[other] spots 1–{ $count }
    }
dorozhki-picture-first = { $name } places the first card
dorozhki-picture-evened = { $name } draws a card from the bank
dorozhki-picture-laid = { $name } places a card
dorozhki-picture-drew = { $name } draws a card that fits
dorozhki-picture-drew-laid = { $name } draws a card and places it
dorozhki-picture-drew-passed = { $name } draws a card and passes
dorozhki-picture-passed = { $name } passes
dorozhki-picture-missed = { $name } misses a turn
dorozhki-picture-ring-takes = Ring: { $name } draws a card
dorozhki-picture-ring-misses = Ring: { $name } misses a turn
dorozhki-picture-extra-path = { $changes } colour changes: { $name } goes again
dorozhki-picture-extra-joints = { $joints } links of one colour: { $name } goes again
dorozhki-picture-extra-both = Path and links: { $name } goes again
dorozhki-picture-lapsed = Nothing fits: { $name } loses the extra turn
dorozhki-picture-declined = { $name } skips the extra turn
dorozhki-picture-all-laid = all cards placed; { $cards } on the table
dorozhki-picture-blocked = nothing fits any more; { $cards } on the table
dorozhki-picture-on-table = Cards on the table: { $cards }
dorozhki-picture-cards-left = cards left: { $count }
dorozhki-picture-took-lead = { $name } in the lead: { $left } left, the next has { $next }
dorozhki-picture-extra-gained = { $after ->
    [0] The extra turn places the last card
   *[other] With the extra turn: from { $before } cards to { $after }
}
dorozhki-picture-text-ends = Each card has six ends, numbered clockwise from the top edge of its marked half: 0 and 1 on top, 2 right, 3 and 4 below, 5 left. The arrow shows which way the marked half points.
dorozhki-picture-text-table = On the table (paths, direction, cells as column,row):
dorozhki-picture-text-moves = Moves (type the letter of a card and the number of a spot):
dorozhki-picture-text-pass = pass
dorozhki-picture-turned = turned
dorozhki-picture-none-left = all placed
dorozhki-picture-own-best = { $left ->
    [0] all placed
   *[other] { $left } left
}
dorozhki-picture-card-number = card { $number }
dorozhki-picture-review-stage = card
dorozhki-picture-review-at = card { $number }
dorozhki-picture-review-length = { $count ->
    [one] { $count } card placed
   *[other] { $count } cards placed
}
dorozhki-picture-review-last = places the last card
dorozhki-picture-review-path = a path with { $changes } changes
dorozhki-picture-review-links = { $joints } links of one colour
dorozhki-picture-review-ring = closes a ring
dorozhki-picture-review-missed = Best missed card
dorozhki-picture-review-would-win = Here it was the last card: a win at once.
dorozhki-picture-review-would-path = Here a path changes colour { $changes } times: an extra turn at once.
dorozhki-picture-review-would-links = Here { $joints } links have one colour: an extra turn at once.
dorozhki-picture-review-would-ring = Here a ring closes: the next player draws a card or misses a turn.
dorozhki-picture-review-would-fit = Here more of the other cards would fit afterwards.
dorozhki-picture-review-chance = chance
