# Results, ratings, the best players

results-line = { $game }: rating { $rating }, won { $won } of { $played }
results-below =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } since { $since } · plays most: { $game }
results-wins =
    { $count ->
        [one] win
       *[other] wins
    }
results-share = { $share } %
results-share-of = of all games
results-row =
    { $count ->
        [one] win in a row
       *[other] wins in a row
    }
results-streak = daily streak
results-rating = rating, last { $days } days
results-won = won
results-of = of { $played }
results-best = Best results
results-daily =
    { $better ->
        [0] level with par, daily { $number }
       *[other] { $better } better than par, daily { $number }
    }
results-unsure = too few games to be sure
results-hide = hide mine: { $command }

top-title = Best players
top-title-here = Best players here
top-below = { $date } · rating by game
top-line = { $game }: { $people }
top-nobody = nobody yet
top-empty = Nobody has a rating here yet. A game with the usual options gives one.
top-hide = leave me out: { $command }
