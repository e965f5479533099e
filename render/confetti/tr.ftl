# Konfeti: resimlerdeki ve yazılı tahtadaki sözler.

confetti-picture-name = Konfeti
confetti-picture-tagline = Bir renkten üç daire: takım.
confetti-picture-tray = kartlar { $first }–{ $last }
confetti-picture-draft = al, değiştir ya da dur
confetti-picture-ready-title = { $cards } kart, { $seconds } sn, kişi başı { $limit }
confetti-picture-scored = { $number }. turun puanları
confetti-picture-waiting = bekleniyor: { $names }
confetti-picture-kept = puan: { $points }
confetti-picture-your-cards = Kartların: { $held }/{ $limit }
confetti-picture-keep = { $count } kart sakla
confetti-picture-sets = { $sets } takım, { $spare } fazla kart
confetti-picture-no-sets = henüz takım yok
confetti-picture-rounds = turlara göre
confetti-picture-free = Boştaki kartlar: { $count }
confetti-picture-text-slots = Masadaki kartlar (küçük, orta, büyük daire; parantezde kimde olduğu):
confetti-picture-text-sand = Kalan kum: { $time }
confetti-picture-text-scored = sonuç { $net }: takım { $sets }, fazla { $spare }, düzen { $cards }
confetti-picture-text-keep = Saklanacak kart sayısı: { $count }, örneğin { $move }
confetti-picture-text-ready = Kum akabilir diyorsan ready yaz.
confetti-picture-text-take = Boştaki bir kartı al: take ve işaretleri.
confetti-picture-text-drop = Kartı geri koy: { $moves }
confetti-picture-text-done = Bu tur için yeter: done
