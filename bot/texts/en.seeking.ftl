# Finding opponents

seek-choose = Looking for an opponent? I'll write to you privately when someone wants to play, in this chat or another. Choose a game.
seek-choose-here = Looking for an opponent? While this page is open, I'll ask you here when someone else wants to play. Choose a game.
seek-looks = You're looking for opponents in { $games }.
seek-off = Looking for opponents is off here. An admin can turn it on in /settings.
seek-where = Send /seek in a group or channel that allows it: I'll write to you here when someone wants to play.
seek-start = Press Start in our private chat, so that I can write to you; then send /seek here again.
seek-noted =
    { $offers ->
        [0] Noted: { $game }. I'll write to you privately when someone wants to play, outside your quiet hours. /seek stop ends it.
       *[other] Noted: { $game }. I've asked someone who is waiting; the table opens in our private chat. /seek stop ends it.
    }
seek-noted-here =
    { $offers ->
        [0] Noted: { $game }. I'll ask you here when someone wants to play.
       *[other] Noted: { $game }. I've asked someone who is waiting; the table opens here.
    }
seek-offer = { $name } is looking for an opponent in { $game }. Play?
seek-button-play = Play
seek-button-stop = Stop looking
seek-found = The { $game } table is open for the two of you, in our private chat.
seek-found-here = The { $game } table is open for the two of you.
seek-stopped = You aren't looking for opponents any more, and nobody is offered to you.
seek-gone = They have found someone else, or have stopped looking.
