-- Claim what is due in a queue. It is due again when the lease ends: if the claimer dies, nothing is lost.
-- KEYS  1 queue        ARGV  1 now, 2 end of the lease, 3 how many at most, 4 the claimer's name
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
for _, id in ipairs(due) do
  redis.call('ZADD', KEYS[1], ARGV[2], id)
  redis.call('HSET', KEYS[1] .. ':by', id, ARGV[4])
end
return due
