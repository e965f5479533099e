-- One heartbeat of the program, from any process. A long gap before it is recorded as an outage.
-- KEYS  1 last beat, 2 outages        ARGV  1 now, 2 the longest gap that is no outage, 3 delete outages before this
local last, now = tonumber(redis.call('GET', KEYS[1])), tonumber(ARGV[1])
if last and now <= last then return 0 end
redis.call('SET', KEYS[1], ARGV[1])
if not last or now - last <= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[2], ARGV[1], string.format('%d-%d', last, now))
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', '(' .. ARGV[3])
return 1
