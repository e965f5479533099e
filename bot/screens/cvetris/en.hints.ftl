cvetris-hint-row =
    { $points ->
        [one] It fills row { $row } for { $points } point.
       *[other] It fills row { $row } for { $points } points.
    }
cvetris-hint-stars =
    { $points ->
        [one] It scores { $points } point right away.
       *[other] It scores { $points } points right away.
    }
cvetris-hint-column =
    { $bonus ->
        [colour] It fills column { $column } and unlocks a colour change.
        [shape] It fills column { $column } and unlocks a shape change.
        [scissors] It fills column { $column } and unlocks scissors.
       *[patch] It fills column { $column } and unlocks a patch.
    }
cvetris-hint-no-hole = It leaves no new holes underneath.
cvetris-hint-new-shape = { $shape } is new on your sheet: { $marks } of 6 shapes.
cvetris-hint-new-colour = { $colour_symbol } { $colour } is new on your sheet: { $marks } of 6 colours.
cvetris-hint-shape-counts = A task scores a point for each { $shape }.
cvetris-hint-colour-counts = { $colour_symbol } { $colour } counts for the threes task.
