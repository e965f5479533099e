-- Take from an account with several rate limits: either all of them allow it, or nothing is taken.
-- For each limit only one number is kept: when it will be fully refilled.
-- KEYS  1 account        ARGV  1 now, 2 amount, 3 take it in any case (1 or 0), then name, burst and pace of each limit
-- Returns 0, or how long to wait.
-- The server's clock is not the processes' clock: an account is forgotten some time after it is full again.
local MARGIN = 600000
local now, amount, anyway = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3] == '1'
local after, wait, longest = {}, 0, 1
for at = 4, #ARGV, 3 do
  local name, burst, pace = ARGV[at], tonumber(ARGV[at + 1]), tonumber(ARGV[at + 2])
  local whole = math.max(now, tonumber(redis.call('HGET', KEYS[1], name) or 0)) + amount * pace
  after[#after + 1] = name
  after[#after + 1] = string.format('%d', whole)
  wait = math.max(wait, whole - now - burst * pace)
  longest = math.max(longest, whole - now)
end
if wait > 0 and not anyway then return math.ceil(wait) end
redis.call('HSET', KEYS[1], unpack(after))
redis.call('PEXPIRE', KEYS[1], math.max(longest + MARGIN, redis.call('PTTL', KEYS[1])))
return 0
