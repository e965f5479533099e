# The page of the local table

local-my-tables = My tables
local-new-table = New table
local-other-tables = Free seats
local-second-player = Second player here?
local-open-tab = Open another tab and take a free seat.
local-invite = Invite
local-invite-how = This address brings others to the table:
local-invite-alone = Other devices can't reach this machine yet. Start it with --host 0.0.0.0 to play in your home network. On this machine, open the address in another tab:
local-copy = Copy
local-copied = Copied
local-close = Close
local-hide = hide
local-secret = your secret
local-hidden = hidden from view
local-show = show
local-moves-and-chat = Moves and chat
local-field = move (C5) or a message
local-send = Send
local-light = light
local-dark = dark
local-theme = Theme
local-language = Language
local-symbols-on = symbols on
local-symbols-off = symbols off
local-menu = Tables and settings
local-help = Keys
local-keys = Keys
local-key-arrows = walk from choice to choice
local-key-enter = play the outlined choice
local-key-number = type a number or a move, then Enter
local-key-hint = hint
local-key-back = take back
local-key-past = earlier and later moves
local-key-help = this list
local-or = or
local-then = then
local-click = click to play
local-act = Play
local-board = The board
local-board-words = The board in words
local-choices = Choices
local-scores = Scores
local-replay = Moves so far
local-earlier = Earlier
local-later = Later
local-now = Back to now
local-away = The table can't be reached. Trying again…
local-back = The table is back.
local-name = Your name
local-name-player = Player
local-skip = skip
local-next = Next
local-lesson = First 60 seconds
local-welcome = Four colour games on one table
local-welcome-more = With friends or against the computer. No account, nothing leaves this machine.
local-first-game = Play now
local-first-game-more = Cvetariki against the computer, explained in 60 seconds
local-or-choose = or choose a game
local-your-turn = your move
local-sand = Sand left
local-table-view = Table
local-own-view = Mine
local-no-script = This page needs JavaScript.
local-chat-empty = Nothing has happened yet.
local-play-as = Play as
local-no-computer = One computer less
local-act-cvetariki = Pop

# In the list of tables

local-seats-taken = seats: { $taken } of { $most }
local-paused = paused
local-waits-for = { $seats }

# In the terminal

local-open-address = Your table is open: { $address }
local-open-code = Your table is open, for others with this address too: { $address }
local-how-to-stop = Ctrl-C closes it; games are kept and go on next time.
local-cannot-listen = Nobody can listen at { $host }, port { $port } ({ $reason }). Choose another with --port.

local-fall-left = to the left
local-fall-right = to the right
local-fall-rotate = turn
local-fall-mirror = mirror
local-fall-way = rotation
local-fall-column = column
local-fall-points = points with this figure
local-key-fall = Цветрис: move, turn, mirror; ↓ or Enter draws
