# Konfeti: resimlerdeki ve yazılı tahtadaki sözler.

confetti-picture-name = Konfeti
confetti-picture-tagline = Bir renkten üç daire: bir set.
confetti-picture-film-takes = { $name } kart alıyor
confetti-picture-film-drops = { $name } kart bırakıyor
confetti-picture-film-swaps = { $name } kart değiştiriyor
confetti-picture-film-contests = { $name } karta ortak oluyor
confetti-picture-film-rounds = turlara göre
confetti-picture-tray = kartlar { $first }–{ $last }
confetti-picture-draft = al, değiştir ya da bitir
confetti-picture-ready-title = { $cards } kart, { $seconds } sn, kişi başı { $limit }
confetti-picture-scored = { $number }. turun puanları
confetti-picture-waiting = beklenen: { $names }
confetti-picture-points-kept = puan
confetti-picture-your-cards = Kartların: { $held }/{ $limit }
confetti-picture-keep = { $count } kart sakla
confetti-picture-sets = { $sets } set, { $spare } fazla kart
confetti-picture-no-sets = henüz set yok
confetti-picture-free = Boştaki kartlar: { $count }
confetti-picture-text-slots = Masadaki kartlar (küçük, orta, büyük daire; parantezde kimde olduğu):
confetti-picture-text-sand = Kalan kum: { $time }
confetti-picture-text-scored = puan { $net }: { $sets } set, { $spare } fazla kart; sete giren kartlar: { $cards }
confetti-picture-text-keep = Saklanacak kart sayısı: { $count }. Örneğin şunu yaz: sakla { $numbers }
confetti-picture-text-ready = Hazırsan şunu yaz: hazır
confetti-picture-text-take = Boştaki bir kartı almak için numarasını yaz, örneğin { $number }.
confetti-picture-text-drop = Bir kartı geri koymak için “bırak” ve numarasını yaz: { $numbers }
confetti-picture-text-done = Bu turu bitirmek için: bitti
confetti-picture-with-disputed = { $said }, { $count } çekişmeli
confetti-picture-if-yours = { $count ->
    [one] { $cards } sende kalırsa: { $net }
   *[other] { $cards } sende kalırsa: { $net }
}
confetti-picture-instead = { $now } yerine { $net }
confetti-picture-text-card = Kart { $number }: { $card }
confetti-picture-because = { $points }, { $players } oyuncu, { $rounds } tur
confetti-picture-total = toplam
confetti-picture-decisive = { $name }: bu turda { $gain }
confetti-picture-kept = seçti
confetti-picture-choosing = seçiyor
confetti-picture-ready = hazır
confetti-picture-cards = kartlar
confetti-picture-contested = { $count } çekişmeli
confetti-picture-review-stage = turlar
confetti-picture-review-at = { $number }. tur
confetti-picture-review-length = { $count } tur
confetti-picture-review-sets = { $cards } karttan { $sets } set
confetti-picture-review-left = Masada kalan
confetti-picture-review-nobodys = kimsenin almadığı üç kart
confetti-picture-review-taken = Alınan ve mümkün olan
