# The lobby

lobby-opened = { $seat } opens a { $game } table. Seats taken: { $taken } of { $most }.
lobby-can-start = The host can start the game.
lobby-can-start-own = You can start the game.
lobby-needs-more =
    { $missing ->
        [one] One more player needed (a person or a computer).
       *[other] { $missing } more players needed (people or computers).
    }
lobby-rematch-waits = Rematch? It starts when everyone is in, or when the host presses Start.
lobby-rematch-waits-own = Rematch? It starts when everyone is in, or when you press Start.
lobby-begun = { $game } has started: { $seats }.
computer-level = How strong should the computer play?
computer-joins = A computer joins ({ $level }).
options-title = Game options. Only the host can change them.
option-clock-live = 3 minutes per move
option-clock-day = 1 day per move
option-clock-relaxed = 3 days per move
option-clock-none = no clock
# Beside the name of the option
option-value-clock-live = 3 minutes per move
option-value-clock-day = 1 day per move
option-value-clock-relaxed = 3 days per move
option-value-clock-none = off

# The board

board-your-turn = { $seat }, it's your turn.
board-computer-moves = { $seat } is thinking.
board-stands-in = The computer is playing for { $seat }. Their seat is kept.
board-waiting-for = Waiting for { $seats }.
board-ahead = You see this before the group: its picture comes a little later.
board-paused = The game is paused. Any player can resume it.
board-fingerprint = Fair-deal code: { $code }
look-first = Press again to make this move.
board-look-not-yours = It's { $seat }'s turn. You can explore in your own view.
more-title = More actions
hint-move = Hint: { $move }.
move-as-written = { $move }
hint-wait = Hint: wait. Nothing on the table improves your hand right now.
offer-made = Asked. Waiting for the other players to answer.
offer-take-back = { $seat } wants to take back their last move. OK?
offer-pause = { $seat } wants to pause the game. OK?
offer-abandon = { $seat } wants to end the game with no result. OK?
remind =
    { $hours ->
        [one] It's your turn in { $game }. About an hour left.
       *[other] It's your turn in { $game }. About { $hours } hours left.
    }
played-for-you = The computer played for you: { $move }.
quiet-now = Reminders are off for this move.
concede-sure = Concede this game of { $game } with { $seats } (table { $code })? You can't undo this.
concede-sure-alone = Concede this game of { $game } (table { $code })? You can't undo this.
abandon-sure = End this game of { $game } (table { $code }) without a result? Most of the players have to agree.
conceded = You concede this game of { $game }.
game-goes-on = Nothing has changed. The game goes on.

# The deal

fair-title = Fair deal
fair-code = Fair-deal code: { $code }
fair-how = It fixes the program's part of the deal before anyone joins. At the start the players' presses are mixed in, so no one can choose the deal.
fair-cut = To be sure of it yourself, add colours in any order. Then only what players choose is mixed in.
fair-cut-of = { $seat } adds: { $colours }.
fair-mixed =
    { $count ->
        [0] No one's press was mixed in.
        [one] One player's press was mixed in at the start.
       *[other] { $count } players' presses were mixed in at the start.
    }
fair-mixed-cuts = Mixed in at the start, as the players chose: { $colours }.
fair-later = After the game, this button checks the deal and every move.
fair-fixed = This deal was fixed when the table was opened, and nothing more can be mixed in.
fair-no-such-cut = Up to eight colours can be added.
fair-checked =
    { $moves ->
        [one] Checked: the deal and every random event match code { $code }; one move, times and the result are right.
       *[other] Checked: the deal and every random event match code { $code }; { $moves } moves, times and the result are right.
    }
fair-differs =
    { $place ->
        [rules] Not checked: this game was played under other rules than today's.
        [code] The saved game is wrong: its deal does not belong to the fair-deal code.
        [seed] The saved game is wrong: its seed does not belong to the fair-deal code.
        [deal] The saved game is wrong: its deal is not the one of its seed.
        [move] The saved game is wrong, first at move { $number }.
        [result] The saved game is wrong: its result does not follow from the moves.
       *[other] The saved game is wrong: it was changed after the end.
    }
colour-choice = { $colour_symbol } { $colour }

# Buttons

button-join = Join
button-leave = Leave
button-computer = Add computer
button-no-computer = Remove computer
button-options = Options
button-rules = Rules
button-start = Start
button-count-me-in = Count me in
button-my-view = My view
button-my-colour = My colour
button-hint = Hint
button-more = More
button-board-again = Repost board
button-text-board = Text board
button-take-back = Take back
button-pause = Pause
button-resume = Resume
button-concede = Concede
button-cancel = Cancel
button-abandon = End game
button-agree = Accept
button-decline = Decline
button-rematch = Rematch
button-replay = Replay
button-verify = Check deal
button-fair-deal = Fair deal
button-cut-again = Clear
button-new-table = New table
button-i-am-back = I'm back
button-to-the-board = Go to board
button-play-for-me = Play for me
button-quiet = Mute this move

# The card of a lobby

lobby-card-seats = { $least }–{ $most } players
lobby-card-seats-exactly =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
lobby-card-invite = Join to play
lobby-card-begun = The game is on
lobby-card-free = open seat
lobby-card-host = host
lobby-card-unseen = not seen
lobby-card-delivered = sent
lobby-card-seen = seen
lobby-card-dealt = Secret colours are dealt.
lobby-card-look = Look at yours in private.
lobby-card-know = { $seen } of { $people } know their colour
lobby-card-at-once = starts right away
lobby-card-first = first move
lobby-card-table = table
lobby-card-deal = fair deal
option-name-clock = clock
level-easy = easy
level-medium = medium
level-hard = hard

# A finished game, step by step

past-deal = The deal, before the first of { $moves } moves.
past-move = Move { $number } of { $moves }.
past-first = To the deal
past-back = Previous move
past-next = Next move
past-last = To the end
