busy = I can't reach my notes for a moment. Nothing is lost, try again shortly.
table-busy = Many hands at once here. Nothing is lost, try again.
table-gone = This table is gone. Open a new one with /play.
table-stale = The board has changed. Here is the new one.
table-stranger = You are not at this table. Open your own with /play.
table-full = All { $most } seats are taken.
table-already-seated = You are at this table already.
table-has-begun = The game has begun; the lobby is closed.
table-not-begun = The game has not begun yet. The host starts it.
table-paused = The game is paused. Continue it first.
table-host-only = Only the host of the table can do this.
table-close-not-allowed = In the lobby the host closes a table; later only an admin can, in the chat where the table is.
table-not-here = This table is in another chat. Go there, or ask its players for an invitation link.
room-admins-open = Only admins open tables here. Ask one of them, or play in a private chat with me.
room-admins-choose = Only admins choose this here. Ask one of them.
table-no-such-level = There is no computer player of the level “{ $level }”.
table-no-computer = There is no computer player at this table.
table-closed = The table is closed.
table-closed-empty = Everybody has left; the table is closed.
table-lobby-expired = Nobody came for a day; the table is closed.
table-no-such-offer = This can't be offered.
table-no-offer = There is nothing to agree to any more.
table-not-paused = The game is not paused.
table-nothing-to-take-back = You have not made a move yet.
table-not-finished = The game is still going on.
table-no-such-clock = There is no such clock.
table-conceded =
    { $seats_count ->
        [one] { $seats } wins: the other side concedes.
       *[other] { $seats } win: the other side concedes.
    }
table-abandoned = The game ends here, without a result.
