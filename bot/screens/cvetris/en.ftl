cvetris-round = { $seat } rolls { $shapes }; { $colours }.
cvetris-takes-shape = { $seat } takes { $shape }.
cvetris-takes-colour = { $seat } takes { $colour_symbol } { $colour }.
cvetris-gets-shape = { $seat } gets { $shape }, the only choice.
cvetris-gets-colour = { $seat } gets { $colour_symbol } { $colour }, the only choice.
cvetris-changes-colour = { $seat } uses a colour bonus: { $colour_symbol } { $colour } becomes { $named_symbol } { $named }.
cvetris-changes-shape = { $seat } uses a shape bonus: { $shape } becomes { $new }.
cvetris-draws = { $seat } draws { $shape } in { $colour_symbol } { $colour }, column { $column }.
cvetris-draws-part =
    { $part ->
        [one] { $seat } uses scissors and draws one { $colour_symbol } { $colour } cell in column { $column }.
        [two] { $seat } uses scissors and draws two { $colour_symbol } { $colour } cells in column { $column }.
        [three] { $seat } uses scissors and draws three { $colour_symbol } { $colour } cells in a line in column { $column }.
       *[corner] { $seat } uses scissors and draws a three-cell { $colour_symbol } { $colour } corner in column { $column }.
    }
cvetris-patches = { $seat } patches { $cell } with { $colour_symbol } { $colour }.
cvetris-leaves = { $seat } finishes their sheet.
cvetris-no-room = { $seat } has no room left.
cvetris-out = { $seat }'s sheet is finished. Two dice leave the game.
cvetris-your-sheet =
    { $points ->
        [one] Your sheet is finished, with { $points } point on it now.
       *[other] Your sheet is finished, with { $points } points on it now.
    }
cvetris-row-stars =
    { $points ->
        [one] Row { $row } is full: { $points } point for { $seats }.
       *[other] Row { $row } is full: { $points } points for { $seats }.
    }
cvetris-bonus =
    { $bonus ->
        [colour] Column { $column } is full: { $seat } unlocks a colour change.
        [shape] Column { $column } is full: { $seat } unlocks a shape change.
        [scissors] Column { $column } is full: { $seat } unlocks scissors.
       *[patch] Column { $column } is full: { $seat } unlocks a patch.
    }

cvetris-most-points =
    { $points ->
        [one] { $seats } wins with { $points } point.
       *[other] { $seats } wins with { $points } points.
    }
cvetris-fewest-empty =
    { $points ->
        [one] Tied on { $points } point: { $seats } wins with the fewest empty cells.
       *[other] Tied on { $points } points: { $seats } wins with the fewest empty cells.
    }
cvetris-most-row-stars =
    { $points ->
        [one] Tied on { $points } point and empty cells: { $seats } wins with the most points from rows.
       *[other] Tied on { $points } points and empty cells: { $seats } wins with the most points from rows.
    }
cvetris-shared =
    { $points ->
        [one] { $seats } share the win with { $points } point each.
       *[other] { $seats } share the win with { $points } points each.
    }

cvetris-shape-marks = shapes used
cvetris-colour-marks = colours used
cvetris-row-1 = row 1
cvetris-row-3 = row 3
cvetris-row-5 = row 5
cvetris-row-7 = row 7
cvetris-task-diagonals = one-colour diagonals
cvetris-task-two-colour-lines = two-colour rows and columns
cvetris-task-one-colour-lines = one-colour rows and columns
cvetris-task-many-colour-lines = rows and columns with 3+ colours
cvetris-task-threes-red-yellow-blue = every 3 red, yellow or blue cells
cvetris-task-threes-green-violet-orange = every 3 green, violet or orange cells
cvetris-task-lead-blue-yellow-green = most blue, yellow or green cells
cvetris-task-lead-red-violet-orange = most red, violet or orange cells
cvetris-task-each-ILS = each I, L or S piece
cvetris-task-each-OTV = each O, T or V piece
cvetris-task-lead-IOT = most I, O or T pieces
cvetris-task-lead-LSV = most L, S or V pieces
cvetris-task-largest-area = largest area
cvetris-task-largest-rectangle = largest rectangle
cvetris-task-big-areas = areas of 5+ cells
cvetris-task-united-colours = colours in one area

cvetris-malformed = That isn't a move. Name a die as its button does (T, red), or say where to draw: rotation 6, column E.
cvetris-shape-or-colour = { $letter } is both a shape and a colour. Type shape { $letter } or colour { $letter }.
cvetris-take-first = Take both dice first, then draw.
cvetris-both-dice = You already have both dice this round: { $shape } and { $colour_symbol } { $colour }.
cvetris-second-shape = You already have a shape: { $shape }. Take a colour.
cvetris-second-colour = You already have a colour: { $colour_symbol } { $colour }. Take a shape.
cvetris-no-such-shape-die = There's no { $shape } die left. Take one from the table.
cvetris-no-such-colour-die = There's no { $colour_symbol } { $colour } die left. Take one from the table.
cvetris-no-such-colour = { $colour_symbol } { $colour } isn't in this game. Choose red, yellow, green, blue, violet or orange.
cvetris-no-such-rotation =
    { $most ->
        [one] This piece looks the same from every side. Choose rotation { $most }, not { $rotation }.
       *[other] This piece has no rotation { $rotation }. Choose one from 1 to { $most }.
    }
cvetris-sticks-out = In rotation { $rotation }, this piece is too wide for column { $column }. Choose a column further left.
cvetris-too-high = In rotation { $rotation }, this piece doesn't fit under the top of column { $column }. Choose another column or rotation.
cvetris-fits-nowhere =
    { $help ->
        [shape] This piece doesn't fit. A shape change may help.
        [scissors] This piece doesn't fit. Scissors may help.
        [either] This piece doesn't fit. A shape change or scissors may help.
        [both] This piece doesn't fit. A shape change and scissors together may help.
       *[none] This piece doesn't fit, and no bonus can help. Use a patch if you like, or finish your sheet.
    }
cvetris-changed-fits-nowhere = The changed piece doesn't fit either. Choose another change.
cvetris-bonus-not-active =
    { $bonus ->
        [colour] You have no colour change to use. Fill column A or H to unlock one for the next round.
        [shape] You have no shape change to use. Fill column C or F to unlock one for the next round.
        [scissors] You have no scissors to use. Fill column B or G to unlock them for the next round.
       *[patch] You have no patch to use. Fill column D or E to unlock one for the next round.
    }
cvetris-same-colour = Your die is already { $colour_symbol } { $colour }. Choose another colour, or save the bonus.
cvetris-same-shape = Your die already shows { $shape }. Choose another shape, or save the bonus.
cvetris-no-such-part =
    { $part ->
        [one] You can't cut { $shape } down to one cell this way. Choose a numbered part.
        [two] You can't cut { $shape } down to two cells this way. Choose a numbered part.
        [three] You can't cut { $shape } down to three in a line this way. Choose a numbered part.
       *[corner] You can't cut { $shape } down to a corner this way. Choose a numbered part.
    }
cvetris-no-such-cell = There's no cell { $cell }. Cells run from A1 to H9.
cvetris-cell-taken = { $cell } is already filled. Choose an empty cell to patch.
cvetris-last-place = A patch on { $cell } would leave no room for { $shape }. Draw first, or patch another cell.
cvetris-must-draw = { $shape } still fits on your sheet, so you have to draw it.
cvetris-draw-first = Draw your piece first.
cvetris-already-drawn = You've already drawn your piece. Patch a cell or press Done.
cvetris-already-leaving = You've finished drawing. Patch a cell or press Done.
cvetris-round-done = You're done for this round. Still playing: { $seats }.
cvetris-sheet-complete = Your sheet is finished. Scores are compared when everyone is done.

# In /stats

cvetris-best = { $total ->
    [one] { $total } point
   *[other] { $total } points
}, against { $others }
