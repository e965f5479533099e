# Commands

discord-command-play = play
discord-about-play = Open a table
discord-command-join = join
discord-about-join = Sit down at the table that is open here
discord-command-board = board
discord-about-board = Post the board again
discord-command-secret = secret
discord-about-secret = See what only you may see
discord-command-hand = hand
discord-about-hand = See your own cards or sheet
discord-command-hint = hint
discord-about-hint = Get a good move
discord-command-move = move
discord-about-move = Type a move
discord-command-concede = concede
discord-about-concede = Give up your game
discord-command-close = close
discord-about-close = Close the table that is open here
discord-command-rules = rules
discord-about-rules = Read the rules of a game
discord-command-stats = stats
discord-about-stats = See your results
discord-command-settings = settings
discord-about-settings = Your choices; for admins, those of this channel too
discord-command-tables = tables
discord-about-tables = Your open tables everywhere
discord-command-doctor = doctor
discord-about-doctor = See what the bot needs here
discord-command-export = export
discord-about-export = Get everything that is known about you
discord-command-forget = forget
discord-about-forget = Have everything about you forgotten
discord-option-game = game
discord-option-about-game = Which game
discord-option-variant = variant
discord-option-about-variant = How it is played
discord-option-computers = computers
discord-option-about-computers = How many computer players
discord-option-level = level
discord-option-about-level = How strong they play
discord-option-clock = clock
discord-option-about-clock = Time for a move
discord-option-language = language
discord-option-about-language = Language of the table
discord-option-pace = pace
discord-option-about-pace = Confetti: all at once or by turns
discord-option-sand = sand
discord-option-about-sand = Confetti: seconds of a round
discord-option-side = side
discord-option-about-side = Confetti: side of the cards
discord-option-secrets = secrets
discord-option-about-secrets = Cvetariki solo: how many secret colours
discord-option-text = text
discord-option-about-text = The move, as the board names it

# Talking

discord-dealt = Colours are dealt. Each sees only their own.
discord-look-first = Your secret is behind the first button below; look before you move.
discord-ask = Your move: { $move }?
discord-ask-yes = Yes, play it
discord-board-there = The board, once more: { $where }
discord-time-left = Time is up { $when }.
discord-trouble = Something went wrong here. The game is as it was; try again.
discord-no-text-board = This game has no board in words yet.
discord-rules-contents = Contents
discord-moves = The moves of this game:
discord-no-table = You are at no open table. Open one with /play.
discord-table-elsewhere = You have no table in this channel. Yours is { $game } in { $where }; do it there.
discord-concede-elsewhere = Your game is in another place: { $game } in { $where }.
discord-no-lobby = No table here has a free seat. Open one with /play.
discord-tables = Your open tables:
discord-table =
    { $game }: { $names } ({ $phase ->
             [lobby] waiting for players
             [paused] paused
            *[running] in play
        }) { $where }
discord-stat = { $game }: played { $played }, won { $won }.
discord-no-stats = No finished games yet.
discord-export = Everything that is known about you is in this file.
discord-forget = Your settings go, and in finished games your name does too. Shall I forget you?
discord-forget-yes = Yes, forget me
discord-forget-seated = You are still at open tables: { $tables }. Finish or leave them first; /tables shows them.
discord-forgotten = Done. Nothing about you is left.
discord-no-such-game = There is no such game. Choose one from the list.
discord-game-not-here = This game is not played in this channel. An admin decides that in /settings.
discord-missing-here = In this channel I lack: { $permissions }. An admin can allow it in the channel's settings.
discord-missing-there = { $where }: I lack { $permissions }.
discord-missing-more = Channels where something is missing: { $channels }.
discord-cannot-write = I can't write in { $where } any more, so the table stands still there. An admin can let me in; /doctor says what is missing. The game itself is kept.
discord-opened-there = The table is open: { $where }
discord-thread = Table: { $game }
discord-hello = Hello. Type /play to open a table and /rules to read how it is played.
discord-doctor-store = My notes answer in { $ms } ms.
discord-doctor-store-away = I can't reach my notes right now. Nothing is lost.
discord-doctor-line = Discord answers in { $ms } ms.
discord-doctor-here-well = In this channel I may do everything that I need.
discord-doctor-not-a-member = I am not a member of this server, so tables open in our direct chat. To invite me: { $link }

# The names of the permissions are those of Discord's own settings

discord-permission-view-channel = View Channel
discord-permission-send-messages = Send Messages
discord-permission-attach-files = Attach Files
discord-permission-read-message-history = Read Message History
discord-permission-create-public-threads = Create Public Threads
discord-permission-send-messages-in-threads = Send Messages in Threads

# Settings

discord-settings-person = Your own choices
discord-settings-room = This channel
discord-setting-language = language
discord-setting-palette = colours
discord-setting-theme = pictures
discord-setting-direct-messages = direct messages
discord-setting-reminders = reminders
discord-setting-symbols = symbols on colours
discord-setting-quiet = quiet at night
discord-setting-zone = time zone
discord-setting-ask-first = ask before each move
discord-setting-games = games here
discord-setting-pace = clock
discord-setting-anyone-opens = anybody opens tables
discord-setting-anyone-closes = anybody closes tables
discord-setting-in-threads = a thread for each table
discord-setting-new-messages = a new message for each turn
discord-yes = yes
discord-no = no
discord-unset = as it comes
discord-language-ru = русский
discord-language-en = English
discord-language-tr = Türkçe
discord-palette-default = usual
discord-palette-contrast = strong contrast
discord-palette-protan = for protanopia
discord-palette-deutan = for deuteranopia
discord-palette-tritan = for tritanopia
discord-theme-light = light
discord-theme-dark = dark
