### Said to somebody who does more than people do. Kind, because it may be an accident; and always what to do next.

limit-presses =
    { $seconds ->
        [one] Slow down a little and press again in a second. Nothing is lost.
       *[other] Slow down a little and press again in { $seconds } seconds. Nothing is lost.
    }
limit-room-presses =
    { $seconds ->
        [one] There's a lot going on in this chat. Press again in a second. Nothing is lost.
       *[other] There's a lot going on in this chat. Press again in { $seconds } seconds. Nothing is lost.
    }
limit-openings =
    { $seconds ->
        [one] You've just opened several tables. You can open the next one in a second.
       *[other] You've just opened several tables. You can open the next one in { $seconds } seconds.
    }
limit-room-openings =
    { $seconds ->
        [one] Several tables have just been opened here. Join one of them, or open another in a second.
       *[other] Several tables have just been opened here. Join one of them, or open another in { $seconds } seconds.
    }
limit-lobbies =
    { $most ->
        [one] Your table is still waiting for players. Start it or close it first.
       *[other] { $most } of your tables are still waiting for players. Start or close one of them first.
    }
limit-room-lobbies =
    { $most ->
        [one] A table here is still waiting for players. Join it.
       *[other] { $most } tables here are still waiting for players. Join one of them.
    }
limit-tables =
    { $most ->
        [one] You're playing at a table already. Finish or leave it first.
       *[other] You're playing at { $most } tables already. Finish or leave one of them first.
    }
limit-room-tables =
    { $most ->
        [one] This chat has a table already. When it is finished, you can open another.
       *[other] This chat has { $most } tables already. When one is finished, you can open another.
    }
limit-sockets =
    { $most ->
        [one] The page is open in a tab already. Close it and reload this one.
       *[other] The page is open in { $most } tabs already. Close one of them and reload this one.
    }
limit-all-sockets = Too many people have this page open right now. It tries again by itself.
limit-codes =
    { $seconds ->
        [one] Too many codes. Try again in a second.
       *[other] Too many codes. Try again in { $seconds } seconds.
    }
limit-contests =
    { $most ->
        [one] One of your challenges or leagues is still open. Wait for its end.
       *[other] { $most } of your challenges and leagues are still open. Wait for the end of one.
    }
limit-room-contests =
    { $most ->
        [one] A league is open here already. Take part in it: /league
       *[other] { $most } leagues are open here already. Take part in one: /league
    }
limit-seeks =
    { $seconds ->
        [one] You've just asked several times. Ask again in a second.
       *[other] You've just asked several times. Ask again in { $seconds } seconds.
    }
