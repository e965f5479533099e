# Ekranlar

confetti-round-begins = Tur { $round } / { $rounds }: { $cards } kart, { $seconds } sn, herkese en çok { $limit }.
confetti-hand = Kartların: { $cards } / { $limit }. Takım: { $sets }. Şu anki değeri: { $net }.
confetti-yours-now = { $card } numaralı kart senin: { $cards }/{ $limit }, takım { $sets }.
confetti-let-go = { $card } numaralı kart yine serbest: { $cards }/{ $limit }, takım { $sets }.
confetti-take-swap-or-stop = { $seat }: kart al, değiştir ya da dur.
confetti-swap-which = Hangi kartın geri gitsin?
confetti-swap-for = { $card } kartı hangisiyle değişsin?
confetti-drop-which = Hangi kartın geri gitsin? Yerine bir şey alınmaz.
confetti-keep-which = Hangi kartları puan olarak saklıyorsun? Seçilen: { $picked } / { $cards }.
confetti-button-ready = Hazırım
confetti-button-my-cards = Kartlarım
confetti-button-done = Yeter
confetti-button-swap = Değiştir
confetti-button-drop = Geri koy
confetti-button-back = Geri
confetti-button-keep = Bunları sakla
option-name-pace = tempo
option-pace-live = canlı
option-pace-async = sırayla
option-name-sand = kum
option-sand = { $value } sn
option-name-side = yüz
option-side-white = beyaz
option-side-black = siyah
