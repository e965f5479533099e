# The daily board

daily-title = Daily board { $number }
daily-of-raznotsvet = Raznotsvet daily { $number }
daily-streak = streak
daily-par = par
daily-until-midnight = until midnight
daily-time = { $hours } h { $minutes } min
daily-alone = Nobody watches. One attempt counts
daily-freeze = 1 skip a week is free
daily-line = Raznotsvet { $number } · { $game } { $value }/{ $par } { $course }
daily-first-moves = first moves
daily-last-moves = last moves
daily-ahead = ahead
daily-level = level
daily-behind = behind
daily-evening = This evening: daily { $number }
daily-yesterday = Yesterday: daily { $number }
daily-played = { $played } of { $people } played
daily-longest = longest streak
daily-longest-who =
    { $days ->
        [one] { $name }, { $days } day
       *[other] { $name }, { $days } days
    }
daily-frozen = freeze used
daily-tomorrow = Tomorrow: { $game }
daily-opens = opens at your midnight
daily-today = Today: { $game }
daily-open-until = open until your midnight

daily-button-play = Play
daily-button-share = Share
daily-button-again = Practise
daily-begins = The daily board is open. One attempt counts.
daily-again = The same board once more, for practice.
daily-goes-on = Your attempt goes on.
daily-shared = Shared.
daily-shared-where = Type /daily in the group where you want to share it first.
daily-not-done = Finish the daily board first.
daily-no-help = No hints and no taking back here: everyone plays the daily board alone.
daily-elsewhere = I can't write to you privately. Allow direct messages, or open our chat, and try again.
