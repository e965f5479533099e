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
local-door-label = Enter the code on the host's screen
local-door-wrong = That isn't the code. Compare it with the host's.
local-nowhere = There is no such table, or it was closed. Check the code.
local-headline-yours = Your move
local-headline-lobby-own = Your table: { $taken } of { $most } seats taken
local-headline-lobby-joined = You're in: { $taken } of { $most } seats taken
local-headline-lobby-free = Seats open: { $taken } of { $most } taken
local-headline-lobby-full = No seats left: { $taken } of { $most } taken
local-headline-daily = Daily board { $number }
local-headline-daily-par = Daily board { $number }, par { $par }
local-headline-daily-par-brief = Daily { $number }, par { $par }
local-headline-watching = Watching: { $seats } to move
local-headline-watching-many = Watching: { $players } players to move
local-headline-watching-many-brief = { $players } players to move
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
local-stands-timed = The game is at move { $moves }, and the clock is running.
local-stands-over = The game ended with move { $moves }.
local-news-next = You are next.
local-listed = Show me among the best players?
