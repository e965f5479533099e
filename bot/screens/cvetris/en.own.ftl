## The same, said to whom it is about

cvetris-round-own = You roll { $shapes }; { $colours }.
cvetris-takes-shape-own = You take { $shape }.
cvetris-takes-colour-own = You take { $colour_symbol } { $colour }.
cvetris-gets-shape-own = You get { $shape }, the only choice.
cvetris-gets-colour-own = You get { $colour_symbol } { $colour }, the only choice.
cvetris-changes-colour-own = You use a colour bonus: { $colour_symbol } { $colour } becomes { $named_symbol } { $named }.
cvetris-changes-shape-own = You use a shape bonus: { $shape } becomes { $new }.
cvetris-draws-own = You draw { $shape } in { $colour_symbol } { $colour }, column { $column }.
cvetris-draws-part-own =
    { $part ->
        [one] You use scissors and draw one { $colour_symbol } { $colour } cell in column { $column }.
        [two] You use scissors and draw two { $colour_symbol } { $colour } cells in column { $column }.
        [three] You use scissors and draw three { $colour_symbol } { $colour } cells in a line in column { $column }.
       *[corner] You use scissors and draw a three-cell { $colour_symbol } { $colour } corner in column { $column }.
    }
cvetris-patches-own = You patch { $cell } with { $colour_symbol } { $colour }.
cvetris-leaves-own = You finish your sheet.
cvetris-no-room-own = You have no room left.
cvetris-out-own = Your sheet is finished. Two dice leave the game.
cvetris-bonus-own =
    { $bonus ->
        [colour] Column { $column } is full: you unlock a colour change.
        [shape] Column { $column } is full: you unlock a shape change.
        [scissors] Column { $column } is full: you unlock scissors.
       *[patch] Column { $column } is full: you unlock a patch.
    }
