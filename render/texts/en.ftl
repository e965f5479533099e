# Words in pictures and in text boards.

picture-turn = { $name } to move
picture-your-turn = your move
picture-move = move { $number }
picture-round = round { $number }
picture-round-of = round { $number } of { $rounds }
picture-only-you = Only you see this picture
picture-seat = Seat { $seat }
picture-and = { $one } and { $other }
picture-won = { $count ->
    [one] { $names } wins
   *[other] Shared: { $names }
}
picture-not-won = Not this time
picture-over = The game is over
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colour-name = { $colour ->
    [R] red
    [O] orange
    [Y] yellow
    [G] green
    [C] sky
    [B] blue
    [V] violet
   *[other] joker
}
picture-place = Place { $place }: { $name }, { $score }

cvetariki-name = Cvetariki
cvetariki-first-move = All tokens are there
cvetariki-pops = { $name } pops { $token } × { $tokens }
cvetariki-on-board = On the board
cvetariki-your-colours-are = { $count ->
    [one] Your colour: { $colours }
   *[other] Your colours: { $colours }
}
cvetariki-left-and-groups = { $count } on the board, your groups
cvetariki-nobodys = nobody's: { $colours }
cvetariki-left-on-board = Left on the board
cvetariki-own-taken-count = own taken: { $count }
cvetariki-cleared-because = own colour cleared, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cvetariki-fewest-left-because = no groups left, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cvetariki-draw-because = all equal, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cvetariki-solo-cleared-because = all cleared, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cvetariki-solo-left-because = { $left } left, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cvetariki-text-groups = Groups (number, cell, colour, how many):
cvetariki-text-group = { $number }. { $cell } { $token } { $name } × { $tokens }: { $cells }
cvetariki-text-board = The board, row by row from the top:
cvetariki-text-how = Type a cell to pop its group, for example { $cell }. A joker needs a colour.
cvetariki-text-taken = Taken, { $name }: { $counts }
cvetariki-text-secret = { $name }: { $colours }
cvetariki-text-closed = Moved to the left: { $columns }
