-- Give a claimed table back its own time, unless somebody has saved it since: then the save did so.
-- KEYS  1 table, 2 wakes        ARGV  1 id, 2 version, 3 wake or ''
if redis.call('HGET', KEYS[1], 'v') ~= ARGV[2] then return 0 end
if ARGV[3] ~= '' then redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1]) else redis.call('ZREM', KEYS[2], ARGV[1]) end
return 1
