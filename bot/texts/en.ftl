# Colours and games

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-cyan = sky
colour-blue = blue
colour-violet = violet

game-cvetariki = Cvetariki
game-confetti = Confetti
game-dorozhki = Colour Paths
game-cvetris = Cvetris

# Refusals that every game knows

not-your-turn =
    { $before ->
        [0] It is { $seat }'s move.
        [one] It is { $seat }'s move. One more before yours.
       *[other] It is { $seat }'s move. { $before } more before yours.
    }
game-over = This game has ended. Open a new table to play on.
no-such-seat = There is no such seat at this table.
setup-seats = { $game }, played like this: { $least }–{ $most } players. At the table now: { $players }.
setup-unknown-option = { $game } has no option “{ $option }”.
setup-bad-value = “{ $value }” does not fit the option “{ $option }” of { $game }.

# Rules pages

rules-ruling = our ruling
rules-reconstructed = reconstructed
