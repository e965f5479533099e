cvetris-round = Round { $round }. { $seat } rolls { $shapes } and { $colours }.
cvetris-takes-shape = { $seat } takes { $shape }.
cvetris-takes-colour = { $seat } takes { $colour_symbol } { $colour }.
cvetris-gets-shape = { $shape } is left for { $seat }.
cvetris-gets-colour = { $colour_symbol } { $colour } is left for { $seat }.
cvetris-changes-colour = { $seat } uses a bonus: { $colour_symbol } { $colour } becomes { $named_symbol } { $named }.
cvetris-changes-shape = { $seat } uses a bonus: { $shape } becomes { $new }.
cvetris-draws = { $seat } draws { $shape } in { $colour_symbol } { $colour }, column { $column }.
cvetris-draws-part =
    { $part ->
        [one] { $seat } takes the scissors and draws one cell in { $colour_symbol } { $colour }, column { $column }.
        [two] { $seat } takes the scissors and draws two cells in { $colour_symbol } { $colour }, column { $column }.
        [three] { $seat } takes the scissors and draws three in a row in { $colour_symbol } { $colour }, column { $column }.
       *[corner] { $seat } takes the scissors and draws a corner of three in { $colour_symbol } { $colour }, column { $column }.
    }
cvetris-patches = { $seat } patches { $cell } in { $colour_symbol } { $colour }.
cvetris-leaves = { $seat } draws no more figures.
cvetris-no-room = Nothing fits any more: { $seat }.
cvetris-out = { $seat }: the sheet is complete. Two dice leave the game.
cvetris-your-sheet =
    { $points ->
        [one] Your sheet is complete: { $points } star so far.
       *[other] Your sheet is complete: { $points } stars so far.
    }
cvetris-row-stars =
    { $points ->
        [one] Row { $row } is full, { $points } star: { $seats }.
       *[other] Row { $row } is full, { $points } stars: { $seats }.
    }
cvetris-bonus =
    { $bonus ->
        [colour] Column { $column } is full: { $seat } can change a colour once.
        [shape] Column { $column } is full: { $seat } can change a shape once.
        [scissors] Column { $column } is full: { $seat } can use scissors once.
       *[patch] Column { $column } is full: { $seat } can patch a cell once.
    }

cvetris-most-points =
    { $points ->
        [one] { $seats } wins with { $points } star.
       *[other] { $seats } wins with { $points } stars.
    }
cvetris-fewest-empty =
    { $points ->
        [one] { $seats } wins: { $points } star, and the fewest empty cells.
       *[other] { $seats } wins: { $points } stars, and the fewest empty cells.
    }
cvetris-most-row-stars =
    { $points ->
        [one] { $seats } wins: { $points } star, as many empty cells, and the most from rows.
       *[other] { $seats } wins: { $points } stars, as many empty cells, and the most from rows.
    }
cvetris-shared =
    { $points ->
        [one] { $seats } share the win with { $points } star each.
       *[other] { $seats } share the win with { $points } stars each.
    }

cvetris-shape-marks = shapes used
cvetris-colour-marks = colours used
cvetris-row-1 = row 1
cvetris-row-3 = row 3
cvetris-row-5 = row 5
cvetris-row-7 = row 7
cvetris-task-diagonals = diagonals of one colour
cvetris-task-two-colour-lines = lines of two colours
cvetris-task-one-colour-lines = lines of one colour
cvetris-task-many-colour-lines = lines of three colours or more
cvetris-task-threes-red-yellow-blue = threes of red, yellow, blue
cvetris-task-threes-green-violet-orange = threes of green, violet, orange
cvetris-task-lead-blue-yellow-green = most blue, yellow, green
cvetris-task-lead-red-violet-orange = most red, violet, orange
cvetris-task-each-ILS = each I, L, S
cvetris-task-each-OTV = each O, T, V
cvetris-task-lead-IOT = most I, O, T
cvetris-task-lead-LSV = most L, S, V
cvetris-task-largest-area = largest area
cvetris-task-largest-rectangle = largest rectangle
cvetris-task-big-areas = areas of five cells or more
cvetris-task-united-colours = united colours

cvetris-malformed = I read moves like shape T, colour red, 6E, patch C5 red, leave or done.
cvetris-shape-or-colour = { $letter } is a shape and a colour. Write shape { $letter } or colour { $letter }.
cvetris-take-first = Take your dice first, then draw.
cvetris-both-dice = Your dice in this round are { $shape } and { $colour_symbol } { $colour }. New ones come with the next round.
cvetris-second-shape = You have a shape already: { $shape }. Take a colour now.
cvetris-second-colour = You have a colour already: { $colour_symbol } { $colour }. Take a shape now.
cvetris-no-such-shape-die = No die on the table shows { $shape }. Take one that is there.
cvetris-no-such-colour-die = No die on the table shows { $colour_symbol } { $colour }. Take one that is there.
cvetris-no-such-colour = There is no { $colour_symbol } { $colour } in this game. Red, yellow, green, blue, violet and orange are here.
cvetris-no-such-rotation =
    { $most ->
        [one] This figure looks the same from every side, so there is no rotation { $rotation }. Choose rotation { $most }.
       *[other] This figure has no rotation { $rotation }. Choose one from 1 to { $most }.
    }
cvetris-sticks-out = In rotation { $rotation } the figure sticks out beside column { $column }. Choose a column further left.
cvetris-too-high = In rotation { $rotation } the figure sticks out at the top of column { $column }. Choose another column or rotation.
cvetris-fits-nowhere =
    { $help ->
        [shape] This figure does not fit. A bonus may help: change the shape.
        [scissors] This figure does not fit. A bonus may help: scissors.
        [either] This figure does not fit. A bonus may help: change the shape, or use scissors.
        [both] This figure does not fit. Two bonuses together may help: change the shape and use scissors.
       *[none] This figure does not fit and no bonus makes it fit. Patch, if you like, or leave.
    }
cvetris-changed-fits-nowhere = Changed like this, the figure fits nowhere. Choose another change.
cvetris-bonus-not-active =
    { $bonus ->
        [colour] You have no change of colour to use now. A full column A or H opens one for the next round.
        [shape] You have no change of shape to use now. A full column C or F opens one for the next round.
        [scissors] You have no scissors left to use now. A full column B or G opens a pair for the next round.
       *[patch] You have no patch to use now. A full column D or E opens one for the next round.
    }
cvetris-same-colour = Your die shows { $colour_symbol } { $colour } already. Choose another colour, or keep the bonus.
cvetris-same-shape = Your die shows { $shape } already. Choose another shape, or keep the bonus.
cvetris-no-such-part =
    { $part ->
        [one] So many cuts of { $shape } never leave one cell. Choose one of the numbered parts.
        [two] So many cuts of { $shape } never leave two cells. Choose one of the numbered parts.
        [three] So many cuts of { $shape } never leave three in a row. Choose one of the numbered parts.
       *[corner] So many cuts of { $shape } never leave a corner. Choose one of the numbered parts.
    }
cvetris-no-such-cell = Cells are named from A1 to H9, so there is no { $cell }.
cvetris-cell-taken = { $cell } is coloured already. A patch needs an empty cell.
cvetris-last-place = A patch on { $cell } takes the last place for { $shape }. Draw first, or patch another cell.
cvetris-must-draw = { $shape } still fits on your sheet, so it has to be drawn.
cvetris-draw-first = Draw your figure first.
cvetris-already-drawn = Your figure is drawn. Patch a cell, or say done.
cvetris-already-leaving = You draw no more figures. Patch a cell, or say done.
cvetris-round-done = You are done in this round. Still playing: { $seats }.
cvetris-sheet-complete = Your sheet is complete. The others play on, and the stars are compared at the end.
