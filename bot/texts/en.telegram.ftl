# Answers

telegram-dealt = The secret colours are dealt. Press My colour to see yours; nobody else can.
telegram-look-first = Press My colour first to see your secret.
telegram-film-comes = Your replay is on its way.
telegram-press-again = { $move }: press again to confirm.
telegram-catching-up = The picture is updating. Wait a second, then press again.
telegram-nothing-hidden = This game has no secrets. Everything is on the board.
telegram-not-yours = These buttons are for another player. Open your own from the board.
telegram-choose = Which game would you like to play?
telegram-welcome = Hello. I run four colour board games, here and in groups. Pick one below, or add me to a group and send /play there.
telegram-add-to-group = Add to group
telegram-open-direct = Open private chat
telegram-in-direct = This works in our private chat only. Press the button to open it.
telegram-no-such-game = I don't know that game. Choose one of these:
telegram-no-such-wish = I don't understand “{ $wish }”. Send /play with just the game; you can set the rest under Options.
telegram-game-not-here = This game is turned off in this group. An admin can change that in /settings.
telegram-nothing-to-join = No table here is waiting for players. Open one:
telegram-joined-there = You're in. The table is in the group.
telegram-invite = Invite a friend
telegram-no-table = You have no table here. Open one:
telegram-press-to-look = Press to see yours. Everyone sees only their own.
telegram-hint-by-button = Press for a private hint.
telegram-move-how = Add your move after the command, like this: /move C4
telegram-rules-which = Which game's rules would you like?
telegram-rules-there = The rules are in our private chat:
telegram-no-rules = There are no rules for { $game } yet.
telegram-stats-none = No finished games yet. Start your first:
telegram-stats-line =
    { $played ->
        [one] { $game }: 1 game, { $won } won
       *[other] { $game }: { $played } games, { $won } won
    }
telegram-table-lobby = { $game }, { $code }: in the lobby ({ $names })
telegram-table-running = { $game }, { $code }: in progress ({ $names })
telegram-table-paused = { $game }, { $code }: paused ({ $names })
telegram-table-finished = { $game }, { $code }: finished ({ $names })
telegram-doctor-store = Saved games: OK ({ $ms } ms).
telegram-doctor-store-away = Saved games: can't be reached right now. Nothing is lost.
telegram-doctor-rights = This group: I can send pictures. I don't need admin rights.
telegram-doctor-muted = This group: I can't send pictures. An admin can allow it under Permissions.
telegram-doctor-unsure = This group: Telegram doesn't tell me what I'm allowed to do.
telegram-doctor-private = This is our private chat. Everything works here.
telegram-doctor-direct = Private messages: on.
telegram-doctor-no-direct = Private messages: off. Press Start in our private chat to get your pictures there.
telegram-export = This file has all the data I keep about you.
telegram-forget-sure = Delete all your data? Finished games stay, without your name. You can't undo this.
telegram-forget-yes = Delete my data
telegram-forget-seated = You're still at an open table. Finish or leave it first.
telegram-forgotten = Done. All your data is deleted.
telegram-settings = Your settings
telegram-settings-room = Group settings
telegram-settings-kept = Saved.
telegram-waits = { $seats }, it's your turn.

# Settings

telegram-set-language-ru = Русский
telegram-set-language-en = English
telegram-set-language-tr = Türkçe
telegram-set-palette-default = Standard colours
telegram-set-palette-contrast = High contrast
telegram-set-palette-protan = Protanopia (red)
telegram-set-palette-deutan = Deuteranopia (green)
telegram-set-palette-tritan = Tritanopia (blue)
telegram-set-theme-light = Light theme
telegram-set-theme-dark = Dark theme
telegram-set-symbols-yes = Symbols on
telegram-set-symbols-no = Symbols off
telegram-set-direct-messages-yes = Private messages on
telegram-set-direct-messages-no = Private messages off
telegram-set-reminders-yes = Reminders on
telegram-set-reminders-no = Reminders off
telegram-set-pace-live = 3 minutes per move
telegram-set-pace-day = 1 day per move
telegram-set-pace-relaxed = 3 days per move
telegram-set-pace-none = No clock
telegram-set-anyone-opens-yes = Anyone can open
telegram-set-anyone-opens-no = Only admins open
telegram-set-anyone-closes-yes = Anyone can close
telegram-set-anyone-closes-no = Only admins close
telegram-set-quiet-usual = Quiet 23:00–8:00
telegram-set-quiet-long = Quiet 21:00–10:00
telegram-set-quiet-never = No quiet hours
telegram-set-ask-first-yes = Confirm moves
telegram-set-ask-first-no = Move at once
telegram-set-new-messages-yes = New message each turn
telegram-set-new-messages-no = Edit one message

# Commands

telegram-command-play = Open a new table
telegram-command-join = Join an open table
telegram-command-board = Show the board again
telegram-command-secret = See your secret
telegram-command-hand = See your cards or sheet
telegram-command-hint = Get a hint
telegram-command-move = Type a move, like /move C4
telegram-command-rules = Read the rules
telegram-command-tables = List your tables
telegram-command-stats = See your results
telegram-command-settings = Language, colours, reminders
telegram-command-concede = Concede your game
telegram-command-close = Close a table
telegram-command-doctor = Check that everything works
telegram-command-export = Download your data
telegram-command-forget = Delete your data
