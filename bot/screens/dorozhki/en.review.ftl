# How it went.

dorozhki-review-missed = The best missed card: { $seat }, card { $number }. The chance would have been { $after } % instead of { $before } %.
dorozhki-review-none = Nobody missed a better card.
