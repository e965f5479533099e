# Resimlerdeki ve yazılı tahtalardaki sözler.

picture-turn = Sıra: { $name }
picture-your-turn = sıra sende
picture-move = { $number }. hamle
picture-round = { $number }. tur
picture-round-of = { $number }. tur / { $rounds }
picture-only-you = Bu resmi yalnız sen görüyorsun
picture-seat = Yer { $seat }
picture-and = { $one } ve { $other }
picture-won = { $count ->
    [one] Kazanan: { $names }
   *[other] Berabere: { $names }
}
picture-not-won = Bu sefer olmadı
picture-over = Oyun bitti
picture-points = { $points } puan
colour-name = { $colour ->
    [R] kırmızı
    [O] turuncu
    [Y] sarı
    [G] yeşil
    [C] açık mavi
    [B] mavi
    [V] mor
   *[other] joker
}
picture-place = { $place }. sıra: { $name }, { $score }

cvetariki-name = Cvetariki
cvetariki-first-move = Bütün taşlar yerinde
cvetariki-pops = { $name } alıyor: { $token } × { $tokens }
cvetariki-on-board = Tahtada
cvetariki-your-colours-are = { $count ->
    [one] Rengin: { $colours }
   *[other] Renklerin: { $colours }
}
cvetariki-left-and-groups = tahtada { $count }, grupların
cvetariki-nobodys = sahipsiz: { $colours }
cvetariki-left-on-board = Tahtada kalanlar
cvetariki-own-taken-count = kendi renginden: { $count }
cvetariki-cleared-because = rengi bitti, { $moves } hamle
cvetariki-fewest-left-because = grup kalmadı, { $moves } hamle
cvetariki-draw-because = eşit, { $moves } hamle
cvetariki-solo-cleared-because = hepsi alındı, { $moves } hamle
cvetariki-solo-left-because = { $left } kaldı, { $moves } hamle
cvetariki-text-groups = Gruplar (numara, kare, renk, kaç tane):
cvetariki-text-group = { $number }. { $cell } { $token } { $name } × { $tokens }: { $cells }
cvetariki-text-board = Tahta, yukarıdan aşağıya sıra sıra:
cvetariki-text-how = Bir kare yaz, grubu alınır, örneğin { $cell }. Joker için renk gerekir.
cvetariki-text-taken = Alınan, { $name }: { $counts }
cvetariki-text-secret = { $name }: { $colours }
cvetariki-text-closed = Sola kayanlar: { $columns }
