-- Take what is due from a queue. It stays in the queue, due again when the taker has had his time: if he dies, nothing is lost.
-- KEYS  1 queue        ARGV  1 now, 2 until when it is the taker's, 3 how many at most
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
for _, id in ipairs(due) do redis.call('ZADD', KEYS[1], ARGV[2], id) end
return due
