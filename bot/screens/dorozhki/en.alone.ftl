# The puzzle, and the daily board

option-variant-puzzle = puzzle
dorozhki-puzzle-solved = The last card is placed: solved.
dorozhki-puzzle-left = Nothing fits any more. Cards left: { $cards }.
dorozhki-daily-goal = place every card
dorozhki-daily-result = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
dorozhki-daily-left = { $value } left
