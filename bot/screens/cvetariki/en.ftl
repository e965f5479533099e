cvetariki-your-colours =
    { $colours_count ->
        [one] Your colour is { $colours }. The fewer of it left at the end, the better.
       *[other] Your colours are { $colours }. The fewer of them left at the end, the better.
    }
cvetariki-solo-colours =
    { $colours_count ->
        [one] Clear this colour off the board: { $colours }.
       *[other] Clear these colours off the board: { $colours }.
    }
cvetariki-begins = { $seat } begins.
cvetariki-popped = { $seat } pops { $colour_symbol } × { $tokens }.

cvetariki-cleared =
    { $seats_count ->
        [one] { $seats } wins: no token of the secret colour is left on the board.
       *[other] { $seats } win: no token of their secret colours is left on the board.
    }
cvetariki-fewest-left =
    { $seats_count ->
        [one] { $seats } wins: no groups are left, and the fewest tokens of the own colour.
       *[other] { $seats } win: no groups are left, and the fewest tokens of their colours.
    }
cvetariki-draw = No groups are left. { $seats } share the win.
cvetariki-solo-cleared = Cleared. The board has nothing left of your colours.
cvetariki-solo-left = No groups are left, and some of your tokens still lie there. Another board may be kinder.
cvetariki-left = left on the board
cvetariki-own-taken = of the own colour taken

cvetariki-malformed = I read moves like C4 or C4 red.
cvetariki-empty-cell = { $cell } is empty. Numbered groups can be popped.
cvetariki-single = { $cell } has no neighbour of its colour. Numbered groups can be popped.
cvetariki-joker-needs-colour = { $cell } is a joker. Say which colour it stands for: { $cell } red.
cvetariki-joker-alone = The joker on { $cell } hangs together with no { $colour } token. Name a colour that it touches.
cvetariki-other-colour = The token on { $cell } is { $colour_symbol } { $colour }, not { $named }.
cvetariki-no-such-colour = There are no { $colour } tokens in this game.
cvetariki-classic-alone = Classic needs two. Alone, try solo or add a computer.

cvetariki-secret =
    { $colours_count ->
        [one] Your colour is { $colours }. { $tokens } on the board; the fewer at the end, the better.
       *[other] Your colours are { $colours }. { $tokens } on the board; the fewer at the end, the better.
    }
cvetariki-choice = { $number } · { $colour_symbol } × { $tokens } · { $cell }
option-variant-classic = classic
option-variant-two-colours = two colours
option-variant-teams = teams
option-variant-solo = solo
option-secrets = { $value } secret
option-name-variant = variant
option-name-secrets = secrets
