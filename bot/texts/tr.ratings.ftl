# Sonuçlar, reyting, en iyi oyuncular

results-line = { $game }: reyting { $rating }, { $played } oyunda { $won } galibiyet
results-below = { $games } oyun, ilki: { $since } · en çok: { $game }
results-wins =
    { $count ->
       *[other] galibiyet
    }
results-share = %{ $share }
results-share-of = tüm oyunlarda
results-row =
    { $count ->
       *[other] art arda galibiyet
    }
results-streak = günlük seri
results-rating = reyting, son { $days } gün
results-won = galibiyet
results-of = / { $played }
results-best = En iyi sonuçlar
results-daily =
    { $better ->
        [0] tam hedefte, günün tahtası { $number }
       *[other] hedeften { $better } daha iyi, günün tahtası { $number }
    }
results-unsure = henüz az oyun var
results-hide = gizlemek için: { $command }

top-title = En iyi oyuncular
top-title-here = Buradaki en iyi oyuncular
top-below = { $date } · oyunlara göre reyting
top-line = { $game }: { $people }
top-nobody = henüz kimse yok
top-empty = Burada henüz kimsenin reytingi yok. Standart ayarlarla oynanan bir oyun yeter.
top-hide = listede olmamak için: { $command }
