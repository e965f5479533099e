# Konfeti: resimlerdeki ve yazılı tahtadaki sözler.

confetti-picture-name = Konfeti
confetti-picture-tagline = Bir renkten üç daire: bir set.
confetti-picture-tray = kartlar { $first }–{ $last }
confetti-picture-draft = al, değiştir ya da bitir
confetti-picture-ready-title = { $cards } kart, { $seconds } sn, kişi başı { $limit }
confetti-picture-scored = { $number }. turun puanları
confetti-picture-waiting = beklenen: { $names }
confetti-picture-kept = puan: { $points }
confetti-picture-your-cards = Kartların: { $held }/{ $limit }
confetti-picture-keep = { $count } kart sakla
confetti-picture-sets = { $sets } set, { $spare } fazla kart
confetti-picture-no-sets = henüz set yok
confetti-picture-rounds = turlara göre
confetti-picture-film-takes = { $name } kart alıyor
confetti-picture-film-drops = { $name } kart bırakıyor
confetti-picture-film-swaps = { $name } kart değiştiriyor
confetti-picture-film-contests = { $name } karta ortak oluyor
confetti-picture-free = Boştaki kartlar: { $count }
confetti-picture-text-slots = Masadaki kartlar (küçük, orta, büyük daire; parantezde kimde olduğu):
confetti-picture-text-sand = Kalan kum: { $time }
confetti-picture-text-scored = puan { $net }: { $sets } set, { $spare } fazla kart; sete giren kartlar: { $cards }
confetti-picture-text-keep = Saklanacak kart sayısı: { $count }. Örneğin şunu yaz: sakla { $cards }
confetti-picture-text-ready = Hazırsan şunu yaz: hazır
confetti-picture-text-take = Boştaki bir kartı almak için simgelerini ya da harflerini yaz, örneğin { $card } ya da { $letters }.
confetti-picture-text-drop = Bir kartı geri koymak için “bırak” ve kartı yaz: { $cards }
confetti-picture-text-done = Bu turu bitirmek için: bitti
