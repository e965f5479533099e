# Answers

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
telegram-joined-there = You're in. The table is in the group.
telegram-invite = Invite a friend
telegram-press-to-look = Press to see yours. Everyone sees only their own.
telegram-hint-by-button = Press for a private hint.
telegram-move-how = Add your move after the command, like this: /move C4
telegram-rules-which = Which game's rules would you like?
telegram-rules-there = The rules are in our private chat:
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
telegram-settings-kept = Saved.

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
