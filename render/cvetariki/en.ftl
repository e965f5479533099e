# Cvetariki: words in pictures and in the text board.

cvetariki-picture-name = Cvetariki
cvetariki-picture-tagline = Pop groups. Hide your colour.
cvetariki-picture-first-move = All tokens are there
cvetariki-picture-pops = { $name } pops { $token } × { $tokens }
cvetariki-picture-on-board = On the board
cvetariki-picture-your-colours-are = { $count ->
    [one] Your colour: { $list }
   *[other] Your colours: { $list }
}
cvetariki-picture-clear = { $count ->
    [one] Clear this colour
   *[other] Clear these colours
}
cvetariki-picture-left-and-groups = { $count } on the board, your groups
cvetariki-picture-nobodys = nobody's: { $list }
cvetariki-picture-left-on-board = Left on the board
cvetariki-picture-own-taken-count = own taken: { $count }
cvetariki-picture-cleared-because = own colour cleared, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cvetariki-picture-fewest-left-because = no groups left, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cvetariki-picture-draw-because = all equal, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cvetariki-picture-solo-cleared-because = all cleared, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cvetariki-picture-solo-left-because = { $left } left, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cvetariki-picture-text-groups = Groups (number, cell, colour, how many):
cvetariki-picture-text-group = { $number }. { $cell } { $token } { $name } × { $tokens }: { $cells }
cvetariki-picture-text-board = The board, row by row from the top:
cvetariki-picture-text-how = Type a cell to pop its group, for example { $cell }. A joker needs a colour.
cvetariki-picture-text-taken = Taken, { $name }: { $counts }
cvetariki-picture-text-secret = { $name }: { $list }
cvetariki-picture-text-closed = Moved to the left: { $columns }
