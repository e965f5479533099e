cvetariki-hint-clears = It takes your last tokens off the board, so you win.
cvetariki-hint-takes =
    { $tokens ->
        [one] It takes one of your tokens off the board.
       *[other] It takes { $tokens } of your tokens off the board.
    }
cvetariki-hint-joins = It joins your { $colour_symbol } { $colour } tokens into a group of { $tokens }.
cvetariki-hint-gathers =
    { $tokens ->
        [one] One of your lone { $colour_symbol } { $colour } tokens gets a neighbour.
       *[other] { $tokens } of your lone { $colour_symbol } { $colour } tokens get a neighbour.
    }
cvetariki-hint-splits = It splits up { $colour_symbol } { $colour }, which { $other } seems to be clearing.
cvetariki-hint-breaks = It breaks up a group of { $tokens } { $colour_symbol } { $colour }, which isn't your colour.
cvetariki-hint-keeps = All your groups stay whole.
cvetariki-hint-leaves =
    { $groups ->
        [one] It leaves { $groups } group to pop.
       *[other] It leaves { $groups } groups to pop.
    }
cvetariki-hint-ends = No groups are left after it, so the game ends.
