# The local table: what its server says

local-seats-taken = { $taken } of { $most } seats taken
local-paused = paused
local-waits-for = { $seats } to move
local-with-others = with { $seats }, move { $move }
local-at-move = move { $move }
local-open-address = Your table is ready: { $address }
local-open-code = Your table is ready. Others on your network can join at: { $address }
local-how-to-stop = Press Ctrl-C to stop. Your games are saved for next time.
local-cannot-listen = Can't start on { $host }, port { $port } ({ $reason }). Try another port with --port.
local-cannot-save = Games can't be saved in the folder { $folder } ({ $reason }). Name another one with DATA_DIR.
local-headline-yours = Your move
local-headline-daily =
    { $par ->
        [0] Daily board { $number }
       *[other] Daily board { $number }, par { $par }
    }
local-headline-watching = Watching: { $seats } to move
local-headline-watching-many = Watching: { $players } players to move
local-headline-watching-many-brief = Watching: { $players } players
local-headline-waiting-many = Waiting for { $players } players
local-headline-thinking = { $seat } is thinking
local-past-at =
    { $step ->
        [0] Before move 1 of { $moves }
       *[other] After move { $step } of { $moves }
    }
local-past-next = Next: { $said }
local-stands = The game is at move { $moves }.
local-stands-yours = The game is at move { $moves } and waits for you.
local-stands-theirs = The game is at move { $moves } and waits for { $seats }.
local-stands-many = The game is at move { $moves } and waits for { $players } players.
local-stands-over = The game ended with move { $moves }.
local-news-next = You are next.
local-listed = Show me among the best players?
