cvetris-hint-row =
    { $points ->
        [one] It fills row { $row }: { $points } star.
       *[other] It fills row { $row }: { $points } stars.
    }
cvetris-hint-stars =
    { $points ->
        [one] It brings { $points } star at once.
       *[other] It brings { $points } stars at once.
    }
cvetris-hint-column =
    { $bonus ->
        [colour] It fills column { $column }, so you can change a colour once.
        [shape] It fills column { $column }, so you can change a shape once.
        [scissors] It fills column { $column } and opens the scissors.
       *[patch] It fills column { $column } and opens a patch.
    }
cvetris-hint-no-hole = The figure leaves no new hole below it.
cvetris-hint-new-shape = { $shape } is new on your sheet: shape { $marks } of 6.
cvetris-hint-new-colour = { $colour_symbol } { $colour } is new on your sheet: colour { $marks } of 6.
cvetris-hint-shape-counts = A task gives a star for each { $shape }.
cvetris-hint-colour-counts = { $colour_symbol } { $colour } counts in the task on threes.
