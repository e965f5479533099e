-- Change ratings, atomically with the mark that the games they follow from are counted.
--
-- KEYS  the state, the games counted lately, the profiles, the lists
-- ARGV  1 the expected state, 2 the new one, 3 number of games, 4 number of profiles,
--       for each game when it ended and its id, for each profile its bytes (empty: delete it),
--       for each list a rating (or -: leave it) and a name
-- Returns 1, or 0 if the state was another, or a game was counted before: then nothing is changed.
local games, profiles = tonumber(ARGV[3]), tonumber(ARGV[4])
if (redis.call('GET', KEYS[1]) or '0 0 0') ~= ARGV[1] then
  return 0
end
for game = 1, games do
  if redis.call('ZSCORE', KEYS[2], ARGV[4 + 2 * game]) then
    return 0
  end
end
for game = 1, games do
  redis.call('ZADD', KEYS[2], ARGV[3 + 2 * game], ARGV[4 + 2 * game])
end
local at = 4 + 2 * games
for profile = 1, profiles do
  if ARGV[at + profile] == '' then
    redis.call('DEL', KEYS[2 + profile])
  else
    redis.call('SET', KEYS[2 + profile], ARGV[at + profile])
  end
end
at = at + profiles
for list = 1, #KEYS - 2 - profiles do
  local rating, name = ARGV[at + 2 * list - 1], ARGV[at + 2 * list]
  if rating == '-' then
    redis.call('ZREM', KEYS[2 + profiles + list], name)
  else
    redis.call('ZADD', KEYS[2 + profiles + list], rating, name)
  end
end
redis.call('SET', KEYS[1], ARGV[2])
return 1
