# Colours and games

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-cyan = cyan
colour-blue = blue
colour-violet = violet

game-cvetariki = Cvetariki
game-confetti = Confetti
game-dorozhki = Colour Paths
game-cvetris = Cvetris

# Refusals that every game knows

not-your-turn =
    { $before ->
        [0] It's { $seat }'s turn.
        [one] It's { $seat }'s turn, and you're next.
       *[other] It's { $seat }'s turn. You're up in { $before } moves.
    }
game-over = This game is over. Open a new table to play again.
no-such-seat = This table has no such seat.
setup-seats = { $game } with these options is for { $least }–{ $most } players; you have { $players }. Change the options or the number of players.
setup-seats-exactly =
    { $most ->
        [one] { $game } with these options is for { $most } player; you have { $players }. Change the options or the number of players.
       *[other] { $game } with these options is for { $most } players; you have { $players }. Change the options or the number of players.
    }
setup-unknown-option = { $game } has no option called “{ $option }”.
setup-bad-value = “{ $value }” isn't a valid choice for “{ $option }” in { $game }.

# Rules pages

rules-ruling = house ruling
rules-reconstructed = our reconstruction
rules-ruling-note = House ruling: the published rules are silent or unclear here.
rules-reconstructed-note = Our reconstruction: the published rules don't list this.
