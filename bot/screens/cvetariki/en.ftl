cvetariki-your-colours =
    { $colours_count ->
        [one] Your secret colour is { $colours }. Try to have as little of it as possible left at the end.
       *[other] Your secret colours are { $colours }. Try to have as little of them as possible left at the end.
    }
cvetariki-solo-colours =
    { $colours_count ->
        [one] Clear this colour from the board: { $colours }.
       *[other] Clear these colours from the board: { $colours }.
    }
cvetariki-begins = { $seat } goes first.
cvetariki-popped = { $seat } pops { $colour_symbol } × { $tokens }.

cvetariki-cleared =
    { $seats_count ->
        [one] { $seats } wins: none of their tokens are left on the board.
       *[other] { $seats } win: none of their tokens are left on the board.
    }
cvetariki-fewest-left =
    { $seats_count ->
        [one] No groups left. { $seats } wins with the fewest of their own tokens on the board.
       *[other] No groups left. { $seats } win with the fewest of their own tokens on the board.
    }
cvetariki-draw = No groups left. { $seats } share the win.
cvetariki-solo-cleared = Cleared: none of your colours are left on the board.
cvetariki-solo-left = No groups left, and some of your tokens are still on the board. Try another board?
cvetariki-left = left on the board
cvetariki-own-taken = own tokens taken

cvetariki-malformed = That isn't a move. Type a group's number, like 6, or one of its cells, like C4. For a joker's cell add a colour: C4 red.
cvetariki-empty-cell = { $cell } is empty. Choose a numbered group.
cvetariki-single = { $cell } has no neighbour of its colour. Choose a numbered group.
cvetariki-joker-needs-colour = { $cell } is a joker. Add a colour, like { $cell } red.
cvetariki-joker-alone = The joker on { $cell } isn't connected to any { $colour } tokens. Name a colour it touches.
cvetariki-other-colour = The token on { $cell } is { $colour_symbol } { $colour }, not { $named }. Type just { $cell } to pop it.
cvetariki-no-such-colour = There are no { $colour } tokens in this game. Choose a colour from the board.
cvetariki-classic-alone = Classic needs at least two players. Add a computer, or switch to solo.

cvetariki-secret =
    { $colours_count ->
        [one] Your colour is { $colours }: { $tokens } on the board. The fewer left at the end, the better.
       *[other] Your colours are { $colours }: { $tokens } on the board. The fewer left at the end, the better.
    }
cvetariki-secret-card = { $tokens } on the board. Fewer is better.
cvetariki-secret-card-then = { $tokens } on the board then, { $now-tokens } now.
cvetariki-solo-goal =
    { $colours_count ->
        [one] Clear this colour from the board: { $colours }. Left: { $tokens }.
       *[other] Clear these colours from the board: { $colours }. Left: { $tokens }.
    }
cvetariki-solo-goal-card = Clear them all. Left: { $tokens }.
cvetariki-solo-goal-card-then = { $tokens } on the board then, { $now-tokens } now.
cvetariki-choice = { $number } · { $colour_symbol } × { $tokens } · { $cell }
cvetariki-move = group { $number } ({ $colour_symbol } × { $tokens })
cvetariki-move-cell = { $cell }
option-variant-classic = classic
option-variant-two-colours = two colours
option-variant-teams = teams
option-variant-solo = solo
option-secrets =
    { $value ->
        [one] { $value } secret colour
       *[other] { $value } secret colours
    }
option-name-variant = variant
option-name-secrets = secret colours

# In /stats

cvetariki-best = { $total } left on move { $moves }, against { $others }

# The daily board

cvetariki-daily-goal = clear all
cvetariki-daily-goal-words = clear two colours
cvetariki-daily-goal-colours = clear { $colours }
cvetariki-daily-result =
    { $value ->
        [one] { $value } move
       *[other] { $value } moves
    }
cvetariki-daily-left = { $value } left
