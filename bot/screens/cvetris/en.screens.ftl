# Screens

cvetris-round-number = Round { $round }.
cvetris-drawing = Drawing: { $seats }.
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
       *[other] { $part } in a row
    }{ $pairs ->
        [1] { "" }
       *[other] { "" } (cut twice)
    }
cvetris-panel-place = Rotation { $rotation }, column { $column }: rows { $rows }.
cvetris-panel-points = Points: { $before } now, { $after } after this.
cvetris-panel-bonuses = Your bonuses. A drawing uses up what it was changed with.
cvetris-panel-stuck = This figure does not fit. A bonus may help, or your sheet is complete.
cvetris-panel-patch-colour = A patch: which colour?
cvetris-panel-patch-column = Which column?
cvetris-panel-patch-row = Which cell?
cvetris-button-draw = My sheet
cvetris-button-draw-here = Draw here
cvetris-button-bonus = Bonus
cvetris-button-patch = Patch
cvetris-button-back = Back
cvetris-button-done = Done
cvetris-button-leave = My sheet is complete
