-- Reset the alarm of a claimed table, unless the table was saved since: then the save has set it.
-- KEYS  1 table, 2 wakes        ARGV  1 id, 2 version, 3 wake or ''
if redis.call('HGET', KEYS[1], 'v') ~= ARGV[2] then return 0 end
if ARGV[3] ~= '' then redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1]) else redis.call('ZREM', KEYS[2], ARGV[1]) end
return 1
