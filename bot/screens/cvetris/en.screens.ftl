# Screens

cvetris-drawing = Still drawing: { $seats }.
cvetris-take-die =
    { $kind ->
        [shape] Round { $round }. { $seat }, take a shape die.
        [colour] Round { $round }. { $seat }, take a colour die.
       *[any] Round { $round }. { $seat }, take a die.
    }
cvetris-take-die-own =
    { $kind ->
        [shape] Round { $round }. Take a shape die.
        [colour] Round { $round }. Take a colour die.
       *[any] Round { $round }. Take a die.
    }
cvetris-draw-now = Round { $round }. { $seats }: press Draw my piece.
cvetris-draw-yours =
    { $kind ->
        [stuck] Round { $round }. Your piece doesn't fit.
        [patch] Round { $round }. You may place a patch.
       *[draw] Round { $round }. Draw your piece.
    }
cvetris-draw-yours-too = { $yours } Also drawing: { $seats }.
cvetris-sheet-take = Take a die under the board. You draw once you have a shape and a colour.
cvetris-sheet-take-above = Take a die above your sheet: press it, or drag it onto the sheet.
cvetris-sheet-draft = Nothing to draw yet. You draw once you have a shape and a colour.
cvetris-sheet-drawn = Your piece is drawn. Waiting for { $seats }.
cvetris-sheet-points =
    { $points ->
        [one] Your sheet: { $points } point now.
       *[other] Your sheet: { $points } points now.
    }
cvetris-die-shape =
    { $count ->
        [1] { $shape }
       *[other] { $shape } × { $count }
    }
cvetris-die-colour =
    { $count ->
        [1] { $colour_symbol } { $colour }
       *[other] { $colour_symbol } { $colour } × { $count }
    }
cvetris-die-shape-own = shape { $shape }
cvetris-die-colour-own = { $colour_symbol } { $colour }
cvetris-part =
    { $part ->
        [1] 1 cell
        [V] corner
       *[other] { $part } in a line
    }{ $pairs ->
        [1] { "" }
       *[other] { "" } (two cuts)
    }
cvetris-move-shape = shape { $shape }
cvetris-move-colour = { $colour_symbol } { $colour }
cvetris-move-draw = rotation { $rotation }, column { $column }
cvetris-move-changed = { $move }, { $change }
cvetris-move-patch = patch { $cell }, { $colour_symbol } { $colour }
cvetris-panel-place =
    { $count ->
        [one] Rotation { $rotation }, column { $column }: fills row { $rows }.
       *[other] Rotation { $rotation }, column { $column }: fills rows { $rows }.
    }
cvetris-panel-points = Points: { $before } now, { $after } with this piece.
cvetris-panel-bonuses = Your bonuses. A bonus is used up when you draw with it.
cvetris-panel-stuck = This piece doesn't fit. Try a bonus, or finish your sheet.
cvetris-panel-no-room = This bonus piece doesn't fit anywhere. Choose another one, or go back.
cvetris-panel-patch-colour = Patch: which colour?
cvetris-panel-patch-column = Which column?
cvetris-panel-patch-row = Which cell?
cvetris-button-draw = Draw my piece
cvetris-button-sheet = My sheet
cvetris-button-draw-here = Draw here
cvetris-button-bonus = Use bonus
cvetris-button-patch = Patch
cvetris-button-back = Back
cvetris-button-done = Done
cvetris-button-leave = Finish sheet
