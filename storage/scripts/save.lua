-- Create or change one table, atomically with everything that must change with it.
--
-- KEYS  the table, the wakes, [the marker of the press], [the finished games], the speech queues (the writer's first),
--       the index sets to add to, the index sets to remove from
-- ARGV  1 separated by spaces: id, expected version (0: no such table), snapshot (keep, set or drop), wake (or -),
--         finished at (or -, or = if that has not changed), loud (1 or 0), now,
--         end of the writer's lease to speak, how long the press is remembered (0: no press),
--         number of queues, how many of them are the writer's own, number of sets to add to, the writer's name
--       2 the record, [3 the snapshot]
-- Returns 'done' and the table of the press; or 'conflict'; or 'saved' and, for each own queue, what was said there so
-- far if the writer gets the lease to speak, otherwise nothing.
local id, expected, snapshot, wake, finished, loud, now, lease, remembered, queues, own, joins, holder =
  string.match(ARGV[1], '^(%S+) (%d+) (%a+) (%S+) (%S+) (%d) (%d+) (%d+) (%d+) (%d+) (%d+) (%d+) (%S+)$')
queues, own, joins = tonumber(queues), tonumber(own), tonumber(joins)
local table_key, wakes, named = KEYS[1], KEYS[2], 2

local press
if remembered ~= '0' then
  named = named + 1
  press = KEYS[named]
end
if (redis.call('HGET', table_key, 'v') or '0') ~= expected then
  local done = press and redis.call('GET', press)
  return done and {'done', done} or {'conflict'}
end
if press and not redis.call('SET', press, id, 'NX', 'PX', remembered) then
  return {'done', redis.call('GET', press)}
end

local version = string.format('%d', tonumber(expected) + 1)
local fields = {'v', version, 't', ARGV[2]}
if loud == '1' then
  fields[#fields + 1] = 'l'
  fields[#fields + 1] = version
end
if snapshot == 'set' then
  fields[#fields + 1] = 's'
  fields[#fields + 1] = ARGV[3]
end
redis.call('HSET', table_key, unpack(fields))
if snapshot == 'drop' then redis.call('HDEL', table_key, 's') end

if wake ~= '-' then redis.call('ZADD', wakes, wake, id) else redis.call('ZREM', wakes, id) end
if finished ~= '=' then
  named = named + 1
  if finished ~= '-' then redis.call('ZADD', KEYS[named], finished, id) else redis.call('ZREM', KEYS[named], id) end
end

local answer = {'saved'}
for number = 1, queues do
  local queue = KEYS[named + number]
  local mine = number <= own
  local free = redis.call('ZADD', queue, 'NX', mine and lease or now, id) == 1
  if mine and not free and tonumber(redis.call('ZSCORE', queue, id)) <= tonumber(now) then
    -- The previous speaker's lease has expired.
    redis.call('ZADD', queue, lease, id)
    free = true
  end
  if mine then
    -- The last speaker may have finished after the writer loaded the table.
    local platform = string.match(queue, '[^:]+$')
    if free then redis.call('HSET', queue .. ':by', id, holder) end
    answer[number + 1] = free and (redis.call('HGET', table_key, 'p:' .. platform) or '')
  end
end
named = named + queues

for number = named + 1, #KEYS do
  redis.call(number <= named + joins and 'SADD' or 'SREM', KEYS[number], id)
end
return answer
