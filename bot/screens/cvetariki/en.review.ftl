# How it went.

cvetariki-review-guessed = { $seat }: { $colour_symbol } { $colour } could be guessed from move { $number }.
cvetariki-review-hidden = Nobody could have guessed: { $seats }.
