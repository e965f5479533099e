# Answers

telegram-dealt = Colours are dealt. Look at yours in private.
telegram-look-first = Press My colour first.
telegram-film-comes = The film comes here in a moment.
telegram-press-again = { $move }: press again to play it.
telegram-catching-up = The picture is catching up. A moment, then press again.
telegram-nothing-hidden = Nothing is hidden from you here.
telegram-not-yours = These buttons belong to somebody else. Yours come with your own press.
telegram-choose = Which game?
telegram-welcome = Hello. I host four colour games, here and in groups. Pick one, or add me to a group and send /play there.
telegram-add-to-group = Add me to a group
telegram-open-direct = Open the direct chat
telegram-in-direct = This is between the two of us. Let us go to the direct chat.
telegram-no-such-game = I don't know this game. These I know:
telegram-no-such-wish = I don't know what “{ $wish }” means here. Try /play with the game alone; the rest is under Options.
telegram-game-not-here = This game is switched off in this room.
telegram-nothing-to-join = No table waits for players here. Open one:
telegram-joined-there = You are in. The table is in the group.
telegram-invite = Invite a friend
telegram-no-table = There is no table of yours here. Open one:
telegram-press-to-look = Press to look. Everybody sees only what is theirs.
telegram-hint-by-button = The hint comes privately, by this button.
telegram-move-how = Write the move after the command, like /move C4.
telegram-rules-which = The rules of which game?
telegram-rules-there = The rules are in the direct chat:
telegram-no-rules = The rules of { $game } are not written down yet.
telegram-stats-none = No finished games yet. The first one is a press away:
telegram-stats-line =
    { $played ->
        [one] { $game }: one game, won { $won }
       *[other] { $game }: { $played } games, won { $won }
    }
telegram-table-lobby = { $game }, { $code }: waiting for players ({ $names })
telegram-table-running = { $game }, { $code }: { $names }
telegram-table-paused = { $game }, { $code }: paused ({ $names })
telegram-table-finished = { $game }, { $code }: ended ({ $names })
telegram-doctor-store = Notes: reached in { $ms } ms.
telegram-doctor-store-away = Notes: out of reach for the moment. Nothing is lost.
telegram-doctor-rights = This chat: I may send pictures. Admin rights are not needed.
telegram-doctor-muted = This chat: I may not send pictures. An admin can allow it in the permissions.
telegram-doctor-unsure = This chat: Telegram does not tell me what I may do.
telegram-doctor-private = This is our direct chat; all is well here.
telegram-doctor-direct = Direct messages: on.
telegram-doctor-no-direct = Direct messages: not yet. Press Start in the direct chat to get pictures there.
telegram-export = Everything I know about you.
telegram-forget-sure = Forget everything about you? Finished games stay, without your name. This can't be undone.
telegram-forget-yes = Forget me
telegram-forget-seated = You still sit at an open table. Leave it or finish it first.
telegram-forgotten = Done. I know nothing about you any more.
telegram-settings = Your settings:
telegram-settings-room = The settings of this room:
telegram-settings-kept = Noted.
telegram-waits = { $seats }, the board waits for you.

# Settings

telegram-set-language-ru = Русский
telegram-set-language-en = English
telegram-set-language-tr = Türkçe
telegram-set-palette-default = usual colours
telegram-set-palette-contrast = strong contrast
telegram-set-palette-protan = protan
telegram-set-palette-deutan = deutan
telegram-set-palette-tritan = tritan
telegram-set-theme-light = light
telegram-set-theme-dark = dark
telegram-set-symbols-yes = symbols
telegram-set-symbols-no = no symbols
telegram-set-direct-messages-yes = direct messages
telegram-set-direct-messages-no = no direct messages
telegram-set-reminders-yes = reminders
telegram-set-reminders-no = no reminders
telegram-set-pace-live = minutes a move
telegram-set-pace-day = a day
telegram-set-pace-relaxed = three days
telegram-set-pace-none = no clock
telegram-set-anyone-opens-yes = anybody opens
telegram-set-anyone-opens-no = admins open
telegram-set-anyone-closes-yes = anybody closes
telegram-set-anyone-closes-no = admins close
telegram-set-quiet-usual = quiet 23–8
telegram-set-quiet-long = quiet 21–10
telegram-set-quiet-never = never quiet
telegram-set-ask-first-yes = ask before moves
telegram-set-ask-first-no = moves at once
telegram-set-new-messages-yes = a message a turn
telegram-set-new-messages-no = edit in place

# Commands

telegram-command-play = open a table
telegram-command-join = sit down at an open table
telegram-command-board = show the board again
telegram-command-secret = look at what is yours
telegram-command-hand = look at your hand
telegram-command-hint = a good move
telegram-command-move = play a typed move, like C4
telegram-command-rules = the rules
telegram-command-tables = open tables
telegram-command-stats = what you have played
telegram-command-settings = language, colours, reminders
telegram-command-concede = give up a game
telegram-command-close = close a table
telegram-command-doctor = check that all is well
telegram-command-export = get everything known about you
telegram-command-forget = be forgotten
