# Challenges and leagues: the same deals for everybody

contest-no-help = No hints and no taking back here: everyone plays the same deal alone.
contest-all-played = You've played all of it.
contest-begins =
    { $deals ->
        [one] Your deal is open. One attempt counts.
       *[other] Deal { $deal } of { $deals } is open. One attempt counts.
    }
contest-code = To take part, in any chat with me: { $code }
contest-code-alone = The code for others: { $code }. It is typed on the first page, under “Have a code?”
contest-enter-code = I have a code
contest-choose-level = { $game }: the computer's level?
contest-won =
    { $margin ->
        [0] won
       *[other] won by { $margin }
    }
contest-shared = shared the win
contest-lost =
    { $margin ->
        [0] lost
       *[other] lost by { $margin }
    }
contest-given-up = gave up

challenge-title = Challenge
challenge-below = { $game } · the same deal, computer: { $level }
challenge-totals = their result : the computer's
challenge-not-played = did not play
challenge-choose = The same deal for two, each against the computer, whenever you like. Which game?
challenge-to = { $name } challenges { $other_name } to { $game }: the same deal for both, against the computer ({ $level }). Play when you like; results are shown when both have finished.
challenge-open = { $name } issues a challenge in { $game }: the same deal for two, against the computer ({ $level }). Play when you like; results are shown when both have finished.
challenge-open-own = Your challenge in { $game }: the same deal for two, against the computer ({ $level }). Play when you like; results are shown when both have finished.
challenge-sent = Your challenge is posted.
challenge-button-play = Play
challenge-button-show = { $game } · { $code }
challenge-yours = Your result: { $result }.
challenge-waits = You'll see the other one's when they have finished, too.
challenge-ended = The challenge is decided.
challenge-over = The time for this challenge is over.
challenge-gone = I don't know that challenge. Check the code, or start one with /challenge.
challenge-not-yours = This challenge is for someone else. Start your own with /challenge.
challenge-taken = Someone else has taken this challenge. Start your own with /challenge.
challenge-self = Challenge someone else: nobody plays the same deal twice.
challenge-bot = A bot won't take your challenge. Name a person, or send /challenge alone: then anyone can take it.
challenge-how = Type it like this: /challenge @name cvetris hard. Or send /challenge alone and choose.

league-open-week = League of the week
league-open-day = League of the day
league-over-week = League of the week: final
league-over-day = League of the day: final
league-below = { $game }, computer: { $level } · best { $best } of { $deals } deals
league-left = left
league-days = { $days } d { $hours } h
league-deal = deal
league-points = points
league-empty = nobody has played yet
league-best = best of the deal
league-dropped = not counted
league-how-counted = points: % of others beaten
league-somebody = someone
league-choose = Everyone plays the same deals against the computer, whenever they like. Which game?
league-new = New league
league-choose-length = { $game }: how long?
league-length-day = A day, { $deals } deals
league-length-week = A week, { $deals } deals
league-opened = The league is open.
league-deal-done = Deal { $deal }: { $result }.
league-ended = The league is over.
league-button-play = Play deal { $deal }
league-button-join = Take part
league-button-table = Table
league-button-new = New league
league-button-other = { $game } · { $code }
league-gone = I don't know that league. Check the code, or open one with /league.
league-over = This league is over. Open the next one with /league.
league-how = Type it like this: /league cvetariki medium week. Or send /league alone and choose.
