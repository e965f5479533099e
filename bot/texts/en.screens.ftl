# The lobby

lobby-opened = { $seat } opens { $game }. Seats: { $taken } of { $most }.
lobby-can-start = The host can start.
lobby-needs-more =
    { $missing ->
        [one] One more is needed, a person or a computer.
       *[other] { $missing } more are needed, people or computers.
    }
lobby-rematch-waits = Once more? It starts when everybody is in, or when the host starts.
options-title = How shall it be played? The host decides.
option-clock-live = minutes a move
option-clock-day = a day a move
option-clock-relaxed = three days a move
option-clock-none = no clock

# The board

board-your-turn = { $seat }, your move.
board-computer-moves = { $seat } is thinking.
board-stands-in = The computer moves for { $seat }. The seat is kept.
board-waiting-for = Waiting for { $seats }.
board-paused = The game is paused. Anybody at the table can continue it.
board-fingerprint = Proof of the deal: { $code }.
look-first = Press again to make your move.
board-look-not-yours = It is { $seat }'s move. You can look around in your own view.
more-title = What else?
hint-move = A good move: { $move }
hint-wait = Best to wait: nothing on the table makes it better right now.
offer-made = The others are asked.
offer-take-back = { $seat } would like to take the last move back. Agreed?
offer-pause = { $seat } would like a pause. Agreed?
offer-abandon = { $seat } would like to end the game here, without a result. Agreed?
verify-seed = The seed of this game: { $code }. To check it against the fingerprint: raznotsvet verify --seed { $code } --fingerprint …
remind =
    { $hours ->
        [one] Your move in { $game } is waiting, about an hour left.
       *[other] Your move in { $game } is waiting, about { $hours } hours left.
    }
played-for-you = The computer has played { $move } for you.
quiet-now = No more reminders for this move.
concede-sure = Concede this game of { $game } with { $seats } (table { $code })? You can't undo this.
concede-sure-alone = Concede this game of { $game } (table { $code })? You can't undo this.
abandon-sure = End this game of { $game } (table { $code }) without a result? Most of the players have to agree.
conceded = You concede this game of { $game }.
game-goes-on = Nothing has changed. The game goes on.

# Buttons

button-join = Join
button-leave = Leave
button-computer = + Computer
button-options = Options
button-rules = Rules
button-start = Start
button-count-me-in = Count me in
button-my-view = My view
button-my-colour = My colour
button-hint = Hint
button-more = More
button-board-again = Board again
button-text-board = Board as text
button-take-back = Take back
button-pause = Pause
button-resume = Continue
button-concede = Concede
button-cancel = Cancel
button-abandon = End the game
button-agree = Agreed
button-decline = No
button-rematch = Rematch
button-replay = Replay
button-verify = Fair deal
button-new-table = New table
button-i-am-back = I'm back
button-to-the-board = To the board
button-play-for-me = Play for me
button-quiet = Quiet till then

# The card of a lobby

lobby-card-seats = { $least }–{ $most } players
lobby-card-invite = Take a seat
lobby-card-free = free
lobby-card-host = host
lobby-card-unseen = not yet
lobby-card-delivered = sent
lobby-card-seen = seen
option-name-clock = clock
level-easy = easy
level-medium = medium
level-hard = hard
