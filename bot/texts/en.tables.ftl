busy = I can't reach the saved games right now. Nothing is lost; try again in a moment.
table-busy = Several people pressed at once. Nothing is lost; press again.
table-gone = This table no longer exists. Open a new one.
table-stale = The board has changed. Here is the new one.
table-stranger = You aren't at this table. Open your own.
table-join-first = You aren't at this table yet. Press Join.
table-full = All { $most } seats are taken.
table-already-seated = You're already at this table.
table-has-begun = The game has already started, so the lobby is closed.
table-not-begun = The game hasn't started yet. The host can start it.
table-paused = The game is paused. Press Resume first.
table-host-only = Only the host can do this.
table-close-not-allowed = The host can close a table before the game starts. After that only an admin can, in the chat where the table is.
table-not-here = This table is in another chat. Go there, or ask its players for an invitation link.
room-admins-open = Only admins open tables here. Ask one of them, or play in a private chat with me.
room-admins-choose = Only admins choose this here. Ask one of them.
table-no-such-level = There is no computer level “{ $level }”. Choose easy, medium or hard.
table-no-computer = There is no computer at this table to remove.
table-unreadable = I can't read this table's record right now. It is kept as it is; try again after the next update.
table-moved = The { $game } table is here now.
table-move-private = Others play at this table and couldn't see it here. Move it to a group or channel.
table-closed = The table is closed.
table-closed-empty = Everyone has left, so the table is closed.
table-lobby-expired = Nobody joined for a day, so the table is closed.
table-no-such-offer = You can't propose that here.
table-no-offer = This request is no longer open.
table-not-paused = The game isn't paused.
table-nothing-to-take-back = You have no move to take back yet.
table-not-finished = The game is still in progress. This opens when it ends.
table-no-such-clock = That clock doesn't exist. Choose one from the list.
table-conceded =
    { $seats_count ->
        [one] { $seats } wins by concession.
       *[other] { $seats } win by concession.
    }
table-abandoned = The players ended this game. No result is recorded.
