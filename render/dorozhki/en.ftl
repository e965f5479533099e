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
dorozhki-picture-text-ends = Each card has six ends, numbered clockwise from the top edge of its marked half: 0 and 1 on top, 2 right, 3 and 4 below, 5 left. The arrow shows which way the marked half points.
dorozhki-picture-text-table = On the table (paths, direction, cells as column,row):
dorozhki-picture-text-moves = Moves (type the letter of a card and the number of a spot):
dorozhki-picture-text-pass = pass
dorozhki-picture-turned = turned
dorozhki-picture-none-left = all placed
dorozhki-picture-card-number = card { $number }
