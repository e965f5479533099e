# Cvetariki: resimlerdeki ve yazılı tahtadaki sözler.

cvetariki-picture-name = Cvetariki
cvetariki-picture-tagline = Grupları al. Rengini sakla.
cvetariki-picture-first-move = Bütün taşlar yerinde
cvetariki-picture-pops = { $name } alıyor: { $token } × { $tokens }
cvetariki-picture-on-board = Tahtada
cvetariki-picture-your-colours-are = { $count ->
    [one] Rengin: { $list }
   *[other] Renklerin: { $list }
}
cvetariki-picture-clear = { $count ->
    [one] Bu rengi bitir
   *[other] Bu renkleri bitir
}
cvetariki-picture-left-and-groups = tahtada { $count }, grupların
cvetariki-picture-nobodys = sahipsiz: { $list }
cvetariki-picture-left-on-board = Tahtada kalanlar
cvetariki-picture-own-taken-count = kendi renginden: { $count }
cvetariki-picture-cleared-because = rengi bitti, { $moves } hamle
cvetariki-picture-fewest-left-because = grup kalmadı, { $moves } hamle
cvetariki-picture-draw-because = eşit, { $moves } hamle
cvetariki-picture-solo-cleared-because = hepsi alındı, { $moves } hamle
cvetariki-picture-solo-left-because = { $left } kaldı, { $moves } hamle
cvetariki-picture-text-groups = Gruplar (numara, kare, renk, kaç tane):
cvetariki-picture-text-group = { $number }. { $cell } { $token } { $name } × { $tokens }: { $cells }
cvetariki-picture-text-board = Tahta, yukarıdan aşağıya sıra sıra:
cvetariki-picture-text-how = Bir kare yaz, grubu alınır, örneğin { $cell }. Joker için renk gerekir.
cvetariki-picture-text-taken = Alınan, { $name }: { $counts }
cvetariki-picture-text-secret = { $name }: { $list }
cvetariki-picture-text-closed = Sola kayanlar: { $columns }
