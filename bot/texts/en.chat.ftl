# What every chat says alike

chat-dealt = The secret colours are dealt. Press My colour to see yours; nobody else can.
chat-look-first = Press My colour first to see your secret.
chat-waits = { $seats }, it's your turn.
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

account-stat =
    { $played ->
        [one] { $game }: 1 game, { $won } won
       *[other] { $game }: { $played } games, { $won } won
    }
account-no-stats = No finished games yet. Start one with /play.
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
