# Cvetris: words in pictures and in the text board.

cvetris-picture-name = Cvetris
cvetris-picture-tagline = Draft dice, draw pieces.
cvetris-picture-film-parts = marks + rows + tasks
cvetris-picture-picks = { $name } takes a die
cvetris-picture-draws = { $name } draws
cvetris-picture-all-draw = Everyone draws
cvetris-picture-takes = { $name } takes { $die }
cvetris-picture-rolls = { $name } rolls
cvetris-picture-waiting = { $count ->
   *[other] still drawing: { $names }
}
cvetris-picture-order = turn order
cvetris-picture-draw-yours = { $name }, draw your piece
cvetris-picture-lands = rotation { $rotation }, column { $column }: { $count ->
        [one] lands on row { $rows }
       *[other] lands on rows { $rows }
    }
cvetris-picture-if-drawn = with this piece
cvetris-picture-points-now = points now
cvetris-picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cvetris-picture-no-place = { $name }, this piece doesn't fit
cvetris-picture-no-place-help = try a bonus, or finish your sheet
cvetris-picture-patch-or-done = { $name }, you have a patch left
cvetris-picture-patch-help = patch a cell, or press Done
cvetris-picture-rotation = Rotation
cvetris-picture-bonuses = Bonuses
cvetris-picture-bonus-colour = any colour
cvetris-picture-bonus-shape = any shape
cvetris-picture-bonus-scissors = scissors
cvetris-picture-bonus-patch = patch
cvetris-picture-shapes = shapes
cvetris-picture-colours = colours
cvetris-picture-rows = rows
cvetris-picture-task-diagonals = Diagonals
cvetris-picture-note-diagonals = 5 each
cvetris-picture-task-two-colour-lines = Two colours
cvetris-picture-note-two-colour-lines = 2 per line
cvetris-picture-task-one-colour-lines = One colour
cvetris-picture-note-one-colour-lines = 6 per line
cvetris-picture-task-many-colour-lines = Many colours
cvetris-picture-note-many-colour-lines = 1 per line
cvetris-picture-task-threes-red-yellow-blue = Threes
cvetris-picture-note-threes-red-yellow-blue = 1 per 3 cells
cvetris-picture-task-threes-green-violet-orange = Threes
cvetris-picture-note-threes-green-violet-orange = 1 per 3 cells
cvetris-picture-task-lead-blue-yellow-green = Most cells
cvetris-picture-note-lead-blue-yellow-green = 1st 4, 2nd 1
cvetris-picture-task-lead-red-violet-orange = Most cells
cvetris-picture-note-lead-red-violet-orange = 1st 4, 2nd 1
cvetris-picture-task-each-ILS = Each I, L, S
cvetris-picture-note-each-ILS = 1 each
cvetris-picture-task-each-OTV = Each O, T, V
cvetris-picture-note-each-OTV = 1 each
cvetris-picture-task-lead-IOT = Most I, O, T
cvetris-picture-note-lead-IOT = 1st 4, 2nd 1
cvetris-picture-task-lead-LSV = Most L, S, V
cvetris-picture-note-lead-LSV = 1st 4, 2nd 1
cvetris-picture-task-largest-area = Largest area
cvetris-picture-note-largest-area = 1 per 2 cells
cvetris-picture-task-largest-rectangle = Largest rectangle
cvetris-picture-note-largest-rectangle = 1 per cell
cvetris-picture-task-big-areas = Areas of 5+
cvetris-picture-note-big-areas = 2 each
cvetris-picture-task-united-colours = United colours
cvetris-picture-note-united-colours = 3 each
cvetris-picture-text-dice = Dice: shapes { $shapes }; colours { $list }
cvetris-picture-text-order = Draft order: { $names }
cvetris-picture-text-take = Dice you can take (type one): { $moves }
cvetris-picture-text-draw = Where you can draw (type a rotation and its leftmost column, for example { $move }):
cvetris-picture-text-way = { $figure }: rotation { $rotation }, columns { $columns }
cvetris-picture-text-place = rotation { $rotation }, column { $column }
cvetris-picture-text-shape = shape { $shape }
cvetris-picture-text-no-place = This piece doesn't fit. Type leave to finish your sheet, or draw with a bonus, for example: rotation 1, column A, shape V.
cvetris-picture-text-patch = You can patch a cell, for example patch C5 red, or type done to end your turn.
cvetris-picture-sources = points by source
cvetris-picture-decisive = { $name }: { $points }
cvetris-picture-ahead =
    { $others ->
        [1] { $lead } more than the other player
       *[other] { $lead } more than anyone else
    }
cvetris-picture-also-ahead = also ahead: “{ $what }”, +{ $lead }
cvetris-picture-review-stage = round
cvetris-picture-review-at = round { $number }
cvetris-picture-review-length = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
cvetris-picture-review-gain = { $points ->
    [one] { $signed } point in the round
   *[other] { $signed } points in the round
}
cvetris-picture-review-sources = Points by source
cvetris-picture-review-rounds = Points by round
cvetris-picture-review-best = best round
