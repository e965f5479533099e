-- Note what a platform was told. A late speaker does not undo what a later one has noted.
-- KEYS  1 table, 2 speech queue        ARGV  1 id, 2 platform, 3 speech, 4 version spoken, 5 end of the next lease
-- Returns 1 if there is more to say, and the speaker continues; otherwise 0.
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('ZREM', KEYS[2], ARGV[1])
  redis.call('HDEL', KEYS[2] .. ':by', ARGV[1])
  return 0
end
local said = tonumber(ARGV[4])
if said < tonumber(redis.call('HGET', KEYS[1], 'k:' .. ARGV[2]) or 0) then return 0 end
redis.call('HSET', KEYS[1], 'k:' .. ARGV[2], ARGV[4], 'p:' .. ARGV[2], ARGV[3])
if said < tonumber(redis.call('HGET', KEYS[1], 'l') or 0) then
  redis.call('ZADD', KEYS[2], ARGV[5], ARGV[1])
  return 1
end
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[2] .. ':by', ARGV[1])
return 0
