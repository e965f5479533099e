-- Delete one table and every trace of it.
-- KEYS  1 table, 2 its chat log, 3 what was found about it, then the sorted sets, then the index sets that contain it
-- ARGV  1 id, 2 version expected, 3 how many sorted sets
if redis.call('HGET', KEYS[1], 'v') ~= ARGV[2] then return 0 end
redis.call('DEL', KEYS[1], KEYS[2], KEYS[3])
for number = 4, #KEYS do
  if number < 4 + tonumber(ARGV[3]) then
    redis.call('ZREM', KEYS[number], ARGV[1])
    redis.call('HDEL', KEYS[number] .. ':by', ARGV[1])  -- who holds the lease to speak
  else
    redis.call('SREM', KEYS[number], ARGV[1])
  end
end
return 1
