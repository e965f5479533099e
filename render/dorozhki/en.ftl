# Colour Paths: words in pictures and in the text board.

dorozhki-picture-name = Colour Paths
dorozhki-picture-tagline = Be first to lay all cards.
dorozhki-picture-begins = { $name } begins
dorozhki-picture-begins-by-lot = { $name } begins
dorozhki-picture-bank = { $count } in the bank
dorozhki-picture-any-card = any card will do
dorozhki-picture-places = card { $letter }: { $count ->
    [one] place 1
   *[other] places 1–{ $count }
}
dorozhki-picture-first = { $name }: the first card
dorozhki-picture-evened = { $name } takes a card from the bank
dorozhki-picture-laid = { $name } lays a card
dorozhki-picture-drew = { $name } draws a card that fits
dorozhki-picture-drew-laid = { $name } draws a card and lays it
dorozhki-picture-drew-passed = { $name } draws a card and passes
dorozhki-picture-passed = { $name } passes
dorozhki-picture-missed = { $name } misses a turn
dorozhki-picture-ring-takes = A ring. { $name } takes a card
dorozhki-picture-ring-misses = A ring. { $name } will miss a turn
dorozhki-picture-extra-path = { $changes } changes of colour: { $name } again
dorozhki-picture-extra-joints = { $joints } joints: { $name } again
dorozhki-picture-extra-both = Path and joints: { $name } again
dorozhki-picture-lapsed = No place for one more: { $name }
dorozhki-picture-declined = { $name } leaves it at one
dorozhki-picture-all-laid = all cards laid, { $cards } on the table
dorozhki-picture-blocked = nothing fits any more, { $cards } on the table
dorozhki-picture-on-table = Cards on the table: { $cards }
dorozhki-picture-cards-left = cards { $count }
dorozhki-picture-text-ends = Ends of a card count clockwise from the upper edge of its marked half: 0 and 1 above, 2 right, 3 and 4 below, 5 left. The arrow shows where the marked half points.
dorozhki-picture-text-table = On the table (number, paths, turn, cells: column, row):
dorozhki-picture-text-moves = Moves (type them like this):
