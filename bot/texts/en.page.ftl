# The page of the local table

local-my-tables = My tables
local-new-table = New table
local-other-tables = Open seats
local-second-player = Playing with someone here?
local-open-tab = Open a new tab and take an open seat.
local-invite = Invite
local-invite-how = Send this link to the other players:
local-invite-alone = Other devices can't reach this computer yet. Restart with --host 0.0.0.0 to play over your home network. On this computer, open the link in another tab:
local-copy = Copy
local-copied = Copied
local-close = Close
local-hide = Hide
local-secret = Your secret
local-hidden = Hidden
local-show = Show
local-moves-and-chat = Moves and chat
local-field = Move (C5) or message
local-send = Send
local-light = Light
local-dark = Dark
local-theme = Theme
local-language = Language
local-symbols-on = Symbols on
local-symbols-off = Symbols off
local-menu = Tables and settings
local-help = Keyboard shortcuts
local-keys = Keyboard shortcuts
local-key-arrows = Move between choices
local-key-enter = Play the selected choice
local-key-number = Type a number or move, then Enter
local-key-hint = Hint
local-key-back = Take back
local-key-past = Previous or next move
local-key-help = Show this list
local-or = or
local-then = then
local-click = Click to play
local-act = Play
local-board = Board
local-board-words = Text board
local-choices = Choices
local-scores = Scores
local-replay = Moves so far
local-earlier = Previous move
local-later = Next move
local-now = Back to game
local-away = Connection lost. Trying again…
local-back = You're connected again.
local-name = Your name
local-name-player = Player
local-skip = Skip
local-next = Next
local-lesson = Learn in 60 seconds
local-welcome = Four colour games, one table
local-welcome-more = Play with friends or against the computer. No account; nothing leaves this computer.
local-first-game = Play now
local-first-game-more = Learn Cvetariki in 60 seconds against the computer
local-or-choose = or choose a game
local-your-turn = your turn
local-sand = Time left
local-table-view = Table
local-own-view = My view
local-no-script = This page needs JavaScript.
local-chat-empty = No moves yet.
local-play-as = Play as
local-no-computer = Remove computer
local-act-cvetariki = Pop

# In the list of tables


# In the terminal


local-fall-left = Move left
local-fall-right = Move right
local-fall-rotate = Rotate
local-fall-mirror = Mirror
local-fall-way = rotation
local-fall-column = column
local-fall-points = points with this piece
local-key-fall = Cvetris: move, rotate, mirror; ↓ or Enter to draw
local-save-file = Save the game as a file
local-copy-by-hand = Press Ctrl C (⌘ C): the link is selected.
local-invite-code = Code:
local-invite-camera = Point a phone's camera here. It must be on the same network.
local-play = Play the game so far
local-pause = Pause
local-speed = Speed
local-in-past = You are looking at the past.
local-next-try = next try in
local-try-now = Try now
local-press-waits = Your press waits:
local-waits = waits
local-cancel = Cancel
local-my-games = Finished games
