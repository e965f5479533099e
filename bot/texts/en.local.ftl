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
local-headline-watching = Watching: { $seats } to move
local-headline-watching-many = Watching: { $players } to move
local-headline-waiting-many = Waiting for { $players } players
local-headline-thinking = { $seat } is thinking
local-past-at = After move { $step } of { $moves }
