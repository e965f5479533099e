-- Store what somebody said at a table, and drop the oldest. Nothing is stored for a table that is gone.
-- KEYS  1 table, 2 its chat log        ARGV  1 the remark, 2 how many are kept
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('RPUSH', KEYS[2], ARGV[1])
redis.call('LTRIM', KEYS[2], -tonumber(ARGV[2]), -1)
return 1
