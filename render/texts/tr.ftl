# Resimlerdeki ve yazılı tahtalardaki sözler.

picture-turn = Sıra: { $name }
picture-your-turn = sıra sende
picture-move = { $number }. hamle
picture-move-of = hamle { $number } / { $moves }
picture-round = { $number }. tur
picture-round-of = { $number }. tur / { $rounds }
picture-only-you = Bu resmi yalnız sen görüyorsun
picture-seat = Yer { $number }
picture-computer = Bilgisayar { $number }
picture-and = { $first } ve { $last }
picture-won = { $count ->
    [one] Kazanan: { $names }
   *[other] Berabere: { $names }
}
picture-won-own = Sen kazandın
picture-not-won = Bu sefer olmadı
picture-over = Oyun bitti
picture-conceded = karşı taraf pes etti
picture-table = masa { $table }
picture-points = { $points } puan
picture-colour = { $letter ->
    [R] kırmızı
    [O] turuncu
    [Y] sarı
    [G] yeşil
    [C] açık mavi
    [B] mavi
    [V] mor
   *[other] joker
}
picture-place = { $place }. { $name }: { $score }
picture-left-days = { $count } gün kaldı
picture-left-hours = { $count } sa kaldı
picture-left-minutes = { $count } dk kaldı
picture-with-time = { $said } · { $time }
picture-fair-deal = Adil dağıtım { $code }
picture-decided = Belirleyici olan: { $what }
picture-turned-at = En büyük adım: { $what }
picture-best-round = En iyisi: { $what }
picture-close = Sonuna kadar başa baştı.
picture-bit-by-bit = Fark azar azar açıldı.
picture-own-best = en iyi sonucun
picture-own-hard = bu dağıtım, zor
picture-own-played = oynanan
picture-total = toplam
picture-course-points = Hamle hamle puan
picture-course-rounds = Tur tur puan
picture-review-title = Oyun nasıl geçti
picture-review-chance = Kazanma şansı
picture-review-peak = zirve
picture-review-percent = %{ $value }
picture-review-gain = +%{ $value }
picture-review-stage = hamle
picture-review-at = { $number }. hamle
picture-review-length = { $count } hamle
