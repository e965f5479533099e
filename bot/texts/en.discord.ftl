# Commands

discord-command-play = play
discord-about-play = Open a new table
discord-command-join = join
discord-about-join = Join the open table in this channel
discord-command-board = board
discord-about-board = Post the board again
discord-command-secret = secret
discord-about-secret = See your secret (only you can see it)
discord-command-hand = hand
discord-about-hand = See your cards or sheet
discord-command-hint = hint
discord-about-hint = Get a hint for your move
discord-command-move = move
discord-about-move = Type a move
discord-command-concede = concede
discord-about-concede = Concede your game
discord-command-close = close
discord-about-close = Close the table in this channel
discord-command-rules = rules
discord-about-rules = Read the rules of a game
discord-command-stats = stats
discord-about-stats = See your results
discord-command-settings = settings
discord-about-settings = Your settings; admins can also set up this channel
discord-command-tables = tables
discord-about-tables = List all your open tables
discord-command-doctor = doctor
discord-about-doctor = Check that the bot has what it needs here
discord-command-export = export
discord-about-export = Download all the data the bot has about you
discord-command-forget = forget
discord-about-forget = Delete all your data
discord-option-game = game
discord-option-about-game = Which game to play
discord-option-variant = variant
discord-option-about-variant = Which variant to play
discord-option-computers = computers
discord-option-about-computers = How many computer players
discord-option-level = level
discord-option-about-level = How strong the computers play
discord-option-clock = clock
discord-option-about-clock = Time per move
discord-option-language = language
discord-option-about-language = Language of the table
discord-option-pace = pace
discord-option-about-pace = Confetti: live or turn-based
discord-option-sand = timer
discord-option-about-sand = Confetti: seconds per round
discord-option-side = side
discord-option-about-side = Confetti: circles (white side) or shapes (black side)
discord-option-secrets = secrets
discord-option-about-secrets = Cvetariki solo: how many secret colours
discord-option-text = text
discord-option-about-text = Your move, as shown on the board (for example C4)

# Talking

discord-ask = Your move: { $move }. Play it?
discord-ask-yes = Play it
discord-board-there = Here's the board: { $where }
discord-time-left = Ends { $when }.
discord-trouble = Something went wrong. Your game is unchanged; try again.
discord-no-text-board = This game has no text board yet.
discord-rules-contents = Contents
discord-moves = Moves in this game:
discord-table-elsewhere = You have no table in this channel. Yours is { $game } in { $where }; do it there.
discord-concede-elsewhere = Your game is in another place: { $game } in { $where }.
discord-tables = Your open tables:
discord-table =
    { $game }: { $names } ({ $phase ->
        [lobby] in the lobby
        [paused] paused
       *[running] in progress
    }) { $where }
discord-export = This file has all the data I keep about you.
discord-missing-here = I'm missing permissions in this channel: { $permissions }. An admin can grant them in the channel settings.
discord-missing-there = { $where }: missing { $permissions }.
discord-missing-more = Other channels with missing permissions: { $channels }.
discord-cannot-write = I can no longer post in { $where }, so that table is on hold. The game is saved. An admin can restore my permissions; /doctor lists what is missing.
discord-opened-there = Your table is open: { $where }
discord-thread = { $game } table
discord-hello = Hello. Use /play to open a table and /rules to learn a game.
discord-doctor-store = Saved games: OK ({ $ms } ms).
discord-doctor-store-away = Saved games: can't be reached right now. Nothing is lost.
discord-doctor-line = Discord: OK ({ $ms } ms).
discord-doctor-here-well = Permissions in this channel: OK.
discord-doctor-not-a-member = I'm not a member of this server, so tables open in our DMs. To add me: { $link }

# The names of the permissions are those of Discord's own settings

discord-permission-view-channel = View Channel
discord-permission-send-messages = Send Messages
discord-permission-attach-files = Attach Files
discord-permission-read-message-history = Read Message History
discord-permission-create-public-threads = Create Public Threads
discord-permission-send-messages-in-threads = Send Messages in Threads
