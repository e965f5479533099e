# Screens

cvetris-round-number = Round { $round }.
cvetris-drawing = Still drawing: { $seats }.
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
cvetris-part =
    { $part ->
        [1] 1 cell
        [V] corner
       *[other] { $part } in a line
    }{ $pairs ->
        [1] { "" }
       *[other] { "" } (two cuts)
    }
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
cvetris-button-draw = My sheet
cvetris-button-draw-here = Draw here
cvetris-button-bonus = Use bonus
cvetris-button-patch = Patch
cvetris-button-back = Back
cvetris-button-done = Done
cvetris-button-leave = Finish sheet
