# Commands

discord-command-play = play
discord-command-join = join
discord-command-board = board
discord-command-secret = secret
discord-command-hand = hand
discord-command-hint = hint
discord-command-move = move
discord-command-concede = concede
discord-command-close = close
discord-command-rules = rules
discord-command-daily = daily
discord-command-challenge = challenge
discord-command-league = league
discord-command-stats = stats
discord-command-top = top
discord-command-settings = settings
discord-command-tables = tables
discord-command-doctor = doctor
discord-command-export = export
discord-command-forget = forget
discord-command-leave = leave
discord-command-pause = pause
discord-command-takeback = takeback
discord-command-replay = replay
discord-command-help = help
discord-command-nextgame = nextgame
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
discord-option-even-start = even-start
discord-option-about-even-start = Colour Paths: the first player draws a card
discord-option-here = here
discord-option-everywhere = everywhere
discord-option-about-here = Move your table to this channel
discord-option-about-everywhere = The best of all chats, not of this one
discord-option-text = text
discord-option-about-text = Your move, as on its button (for example 6 or A2)
discord-option-somebody = someone
discord-option-about-somebody = Whom you challenge
discord-option-code = code
discord-option-about-code = Code of one that is open
discord-option-length = length
discord-option-about-length = How long the league lasts

# Talking

discord-board-there = Here's the board: { $where }
discord-board-soon = The board has changed. The new one comes in a moment.
discord-time-left = Ends { $when }.
discord-rules-contents = Contents
discord-missing-here = I'm missing permissions in this channel: { $permissions }. An admin can grant them in the channel settings.
discord-missing-there = { $where }: missing { $permissions }.
discord-missing-more = Other channels with missing permissions: { $channels }.
discord-cannot-write = I can no longer post in { $where }, so that table is on hold. The game is saved. An admin can restore my permissions; /doctor lists what is missing.
discord-thread = { $game } table
discord-hello = Hello. Use /play to open a table and /rules to learn a game.
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
discord-lesson-here = Your lesson is here.
