# Answers

telegram-film-comes = Your replay is on its way.
telegram-picture-later = Played. The picture comes in { $seconds } s.
telegram-picture-there = Played. It's in our private chat now, and here in { $seconds } s.
telegram-board-later = The board has changed. The new picture comes in { $seconds } s.
telegram-panel-there = It's in our private chat.
telegram-catching-up = The picture is updating. Wait a second, then press again.
telegram-nothing-hidden = This game has no secrets. Everything is on the board.
telegram-not-yours = These buttons are for another player. Open your own from the board.
telegram-welcome = Hello. I run four colour board games, here and in groups. Pick one below, or add me to a group and send /play there.
telegram-add-to-group = Add to group
telegram-invite = Invite a friend
telegram-doctor-rights = This group: I can send pictures. I don't need admin rights.
telegram-doctor-muted = This group: I can't send pictures. An admin can allow it under Permissions.
telegram-doctor-unsure = This group: Telegram doesn't tell me what I'm allowed to do.
telegram-doctor-private = This is our private chat. Everything works here.
telegram-doctor-direct = Private messages: on.
telegram-doctor-no-direct = Private messages: off. Press Start in our private chat to get your pictures there.
telegram-description = Four colour board games for groups and private chats: Cvetariki, Confetti, Colour Paths and Cvetris. Play with friends or the computer, in minutes or over days. Press Start, or add me to a group and send /play there.
telegram-short-description = Four colour board games, with friends or the computer. Send /play to begin.
telegram-inline-invites = { $name } invites you to a game of { $game }.
telegram-inline-play = { $name } suggests a game of { $game }.
telegram-inline-replay = { $name } shows a finished game of { $game }.
telegram-inline-open = Open a table
telegram-file-after-start = For its file, press Start in my chat and check again.
