cvetariki-hint-clears = It takes the last of your tokens and wins at once.
cvetariki-hint-takes =
    { $tokens ->
        [one] It takes a token of yours off the board.
       *[other] It takes { $tokens } of your tokens off the board.
    }
cvetariki-hint-joins = It joins your { $colour_symbol } { $colour } tokens into a group of { $tokens }.
cvetariki-hint-gathers =
    { $tokens ->
        [one] A lone { $colour_symbol } { $colour } token of yours gets company.
       *[other] { $tokens } lone { $colour_symbol } { $colour } tokens of yours get company.
    }
cvetariki-hint-splits = It breaks up { $colour_symbol } { $colour }: { $other } seems to collect that.
