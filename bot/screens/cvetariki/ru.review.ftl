# Как всё шло.

cvetariki-review-guessed = { $seat }: цвет { $colour_symbol } { $colour } можно было угадать с хода { $number }.
cvetariki-review-hidden = Цвет не угадать до конца: { $seats }.
