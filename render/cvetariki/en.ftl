# Cvetariki: words in pictures and in the text board.

cvetariki-picture-name = Cvetariki
cvetariki-picture-tagline = Pop groups. Hide your colour.
cvetariki-picture-film-pops = pops { $token } × { $tokens }
cvetariki-picture-film-left = own tokens left
cvetariki-picture-first-move = Fresh board
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
cvetariki-picture-left-and-groups = { $count } left, your groups:
cvetariki-picture-nobodys = unused: { $list }
cvetariki-picture-left-on-board = Left on the board
cvetariki-picture-own-taken-count = own taken: { $count }
cvetariki-picture-cleared-because = own colour cleared in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
cvetariki-picture-fewest-left-because = fewest left after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
cvetariki-picture-draw-because = tied after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
cvetariki-picture-solo-cleared-because = all cleared in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
cvetariki-picture-solo-left-because =
    { $left } left after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
cvetariki-picture-text-groups = Groups (number, colour, size, cells):
cvetariki-picture-text-group = { $number }. { $token } { $name } × { $tokens }: { $cells }
cvetariki-picture-text-board = The board, top row first:
cvetariki-picture-text-how = Type the number of a group to pop it, for example { $number }.
cvetariki-picture-text-taken = Taken by { $name }: { $counts }
cvetariki-picture-text-secret = { $name }: { $list }
cvetariki-picture-text-closed = Columns that moved left: { $columns }
cvetariki-picture-yours-and-partners = Yours: { $mine }. { $name }: { $other }
cvetariki-picture-left = { $count } left
cvetariki-picture-cleared-of = { $count } of { $total } cleared
cvetariki-picture-ringed = yours are ringed
cvetariki-picture-own-best = { $left ->
    [0] cleared
   *[other] { $left } left
}
cvetariki-picture-took-lead = { $name } in the lead: own tokens { $before }, then { $after }
cvetariki-picture-own-fell = { $name }'s tokens: { $before }, then { $after }
cvetariki-picture-review-stage = move
cvetariki-picture-review-at = move { $number }
cvetariki-picture-review-length = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
cvetariki-picture-review-guessed = When each colour could be guessed
cvetariki-picture-review-watching = by those who watch
cvetariki-picture-review-never = at the end
