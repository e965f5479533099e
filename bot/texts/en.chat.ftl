# What every chat says alike

chat-dealt = The secret colours are dealt. Press My colour to see yours; nobody else can.
chat-look-first = Press My colour first to see your secret.
chat-waits = { $seats }, it's your turn.
chat-times = ×{ $times }
chat-no-table = You aren't at any open table. Open one with /play.
chat-no-lobby = No table here has an open seat. Open one with /play.
chat-no-such-game = I don't know that game. Choose one from the list.
chat-no-such-wish = I don't understand “{ $wish }”. Send /play with just the game; you can set the rest under Options.
chat-game-not-here = This game is turned off here. An admin can change that in /settings.
chat-no-such-setting = That setting has changed since. Open /settings again.
chat-too-many-computers =
    { $most ->
        [0] There is no seat for a computer in this game.
        [one] There is room for one computer at most.
       *[other] There is room for { $most } computers at most.
    }
chat-choose = Which game would you like to play?
chat-in-direct = This works in our private chat only. Press the button to open it.
chat-joined-there = You're in. The table is in the group.
chat-press-to-look = Press to see yours. Everyone sees only their own.
chat-hint-by-button = Press for a private hint.
chat-move-how = Add your move after the command, like this: /move 6
chat-rules-which = Which game's rules would you like?
chat-rules-there = The rules are in our private chat:
chat-press-again = { $move }: press again to confirm.
chat-open-direct = Open private chat
chat-saved = Saved.
chat-ask = Your move: { $move }. Play it?
chat-ask-yes = Play it
chat-trouble = Something went wrong. Your game is unchanged; try again.
chat-table-elsewhere = You have no table here. Yours is { $game } in { $where }; do it there.
chat-concede-elsewhere = Your game is in another place: { $game } in { $where }.
chat-opened-there = Your table is open: { $where }
chat-doctor-store = Saved games: OK ({ $ms } ms).
chat-doctor-store-away = Saved games: can't be reached right now. Nothing is lost.
chat-tables = Open tables:
chat-table =
    { $game }, { $code }: { $phase ->
        [lobby] in the lobby
        [paused] paused
       *[running] in progress
    } ({ $names }) { $where }
chat-opened = The { $game } table is open.
chat-help = I run four colour board games. Pick one below, or type:
chat-which = Several tables could be meant. Which one?
chat-no-replay = You have no finished game to watch. /tables lists open ones.
chat-no-table-elsewhere = You have no table in another chat that could be moved here.
chat-unknown = I don't understand that. Pick a game below; /help lists all commands.
chat-anonymous = You write in the name of the group, so I can't tell who you are. Press to open the table under your own name.
chat-anonymous-join = You write in the name of the group, so I can't tell who you are. Press Join on the table instead.
chat-next-game = { $seat } opened a { $game } table. { $link }
chat-next-game-noted = I'll write to you when the next table opens here.
chat-next-game-start = Noted. Press Start in our private chat, so that I can write to you when the next table opens here.
chat-next-game-where = Send /nextgame in a group or channel: I'll write to you when the next table opens there.
chat-anonymous-who = You write in the name of the group, so I can't tell who you are. Write under your own name.

account-stat =
    { $played ->
        [one] { $game }: 1 game, { $won } won
       *[other] { $game }: { $played } games, { $won } won
    }
account-no-stats = No finished games yet.
account-export = This file has all the data I keep about you.
account-forget = This deletes your settings and removes your name from finished games. It can't be undone. Delete your data?
account-forget-yes = Delete my data
account-forget-seated =
    { $tables ->
        [one] You're still at an open table. Finish or leave it first (see /tables).
       *[other] You're still at { $tables } open tables. Finish or leave them first (see /tables).
    }
account-forgotten = Done. All your data is deleted.

settings-person = Your settings
settings-room = Settings for this chat
setting-language = Language
setting-palette = Palette
setting-theme = Theme
setting-direct-messages = Direct messages
setting-reminders = Reminders
setting-symbols = Symbols on colours
setting-quiet = Quiet hours
setting-zone = Time zone
setting-ask-first = Confirm each move
setting-listed = Show me among the best players
setting-daily = Daily board: summary in the evening
setting-seek = Finding opponents: from here, and for others
setting-games = Games allowed here
setting-pace = Default clock
setting-anyone-opens = Anyone can open tables
setting-anyone-closes = Anyone can close tables
setting-in-threads = One thread per table
setting-new-messages = New message each turn
setting-yes = Yes
setting-no = No
setting-default = Automatic
setting-language-ru = Русский
setting-language-en = English
setting-language-tr = Türkçe
setting-palette-default = Standard
setting-palette-contrast = High contrast
setting-palette-protan = Protanopia (red)
setting-palette-deutan = Deuteranopia (green)
setting-palette-tritan = Tritanopia (blue)
setting-theme-light = Light
setting-theme-dark = Dark

# Commands, as lists of them explain each

chat-about-play = Open a new table
chat-about-join = Join an open table
chat-about-board = Post the board again; “here” moves your table here
chat-about-secret = See your secret, cards or sheet (only you can see it)
chat-about-hand = See your cards or sheet
chat-about-hint = Get a hint for your move
chat-about-move = Type a move, for example 6
chat-about-rules = Read the rules of a game
chat-about-tables = List open tables
chat-about-daily = Play the daily board
chat-about-challenge = Play the same deal as someone else
chat-about-league = Open a league or see its table
chat-about-seek = Find an opponent
chat-about-stats = See your results
chat-about-top = See the best players
chat-about-settings = Your settings; admins can also set up this chat
chat-about-concede = Concede your game
chat-about-close = Close the table here
chat-about-doctor = Check that the bot has what it needs here
chat-about-export = Download all the data the bot has about you
chat-about-forget = Delete all your data
chat-about-leave = Leave the lobby
chat-about-pause = Pause the game, or resume it
chat-about-takeback = Ask to take the last move back
chat-about-replay = Watch your last game again
chat-about-help = List all commands
chat-about-nextgame = Tell me when the next table opens here
chat-no-text-board = This game has no text board yet.
chat-moves = Moves in this game:
