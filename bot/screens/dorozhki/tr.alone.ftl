# Bulmaca ve günün bulmacası

option-variant-puzzle = bulmaca
dorozhki-puzzle-solved = Son kart da masada: çözüldü.
dorozhki-puzzle-left = Artık hiçbir kart uymuyor. Kalan kart: { $cards }.
dorozhki-daily-goal = bütün kartları koy
dorozhki-daily-result = { $value } kart
dorozhki-daily-left = { $value } kaldı
