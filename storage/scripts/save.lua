-- Create or change one table, with everything that must change with it: all or nothing.
--
-- KEYS  1 table, 2 wakes, 3 finished, 4 mark of the press (or the table again),
--       then the speech queues, then the index sets to join, then those to leave
-- ARGV  1 id, 2 version expected (0: no such table), 3 record, 4 snapshot, 5 what to do with it: keep, set or drop,
--       6 wake or '', 7 finished at or '', 8 loud: 1 or 0, 9 now, 10 until when the writer may speak,
--       11 how long the press is remembered (0: no press), 12 how many queues, 13 how many of them the writer speaks for,
--       14 how many index sets to join
-- Gives 'done' and the table of the press, 'conflict', or 'saved' and for each queue of the writer whether he speaks.
local table_key, wakes, finished, press = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local id, expected, now = ARGV[1], ARGV[2], tonumber(ARGV[9])

if ARGV[11] ~= '0' then
  local done = redis.call('GET', press)
  if done then return {'done', done} end
end
if (redis.call('HGET', table_key, 'v') or '0') ~= expected then return {'conflict'} end

local version = string.format('%d', tonumber(expected) + 1)
redis.call('HSET', table_key, 'v', version, 't', ARGV[3])
if ARGV[5] == 'set' then
  redis.call('HSET', table_key, 's', ARGV[4])
elseif ARGV[5] == 'drop' then
  redis.call('HDEL', table_key, 's')
end

if ARGV[6] ~= '' then redis.call('ZADD', wakes, ARGV[6], id) else redis.call('ZREM', wakes, id) end
if ARGV[7] ~= '' then redis.call('ZADD', finished, ARGV[7], id) else redis.call('ZREM', finished, id) end
if ARGV[11] ~= '0' then redis.call('SET', press, id, 'PX', ARGV[11]) end

local queues, mine, joins = tonumber(ARGV[12]), tonumber(ARGV[13]), tonumber(ARGV[14])
local answer = {'saved'}
if ARGV[8] == '1' then
  redis.call('HSET', table_key, 'l', version)
  for number = 1, queues do
    local queue = KEYS[4 + number]
    local taken = redis.call('ZSCORE', queue, id)
    local free = not taken or tonumber(taken) <= now
    if number <= mine then
      if free then redis.call('ZADD', queue, ARGV[10], id) end
      answer[number + 1] = free and 1 or 0
    elseif not taken then
      redis.call('ZADD', queue, ARGV[9], id)
    end
  end
end

for number = 5 + queues, #KEYS do
  redis.call(number < 5 + queues + joins and 'SADD' or 'SREM', KEYS[number], id)
end
return answer
