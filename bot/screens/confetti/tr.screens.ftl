# Ekranlar

confetti-round-begins = { $round }. tur / { $rounds }: { $cards } kart, { $seconds } sn, kişi başı en çok { $limit }.
confetti-round-begins-own = { $round }. tur / { $rounds }.
confetti-press-ready = Beklenen: { $seats }. “Hazırım” düğmesine bas.
confetti-press-ready-own = “Hazırım” düğmesine bas.
confetti-press-cards = Almak için kartın numarasına bas, en çok { $limit } kart. Geri koymak için kendi kartına bir daha bas.
confetti-choose-cards = Beklenen: { $seats }. Hangi kartlar puan olsun? “Kart seç” düğmesine bas.
confetti-hand = Kartların: { $cards } / { $limit }. Set: { $sets }. Şu anki değeri: { $net } puan.
confetti-your-round = Bu turun: { $sets } set, { $spare } fazla kart, { $net } puan.
confetti-yours-now = { $card } numaralı kart senin: { $cards }/{ $limit }, { $sets } set.
confetti-let-go = { $card } numaralı kart yeniden boşta: { $cards }/{ $limit }, { $sets } set.
confetti-take-swap-or-stop = { $seat }: kart al, değiştir ya da turu bitir.
confetti-take-swap-or-stop-own = Kart al, değiştir ya da turu bitir.
confetti-swap-which = Hangi kartın geri gitsin?
confetti-swap-for = { $card } numaralı kart hangisiyle değişsin?
confetti-drop-which = Hangi kartın geri gitsin? Yerine kart alınmaz.
confetti-keep-which = Hangi kartları puan olarak saklıyorsun? Seçilen: { $picked } / { $cards }.
confetti-move-take = { $card } numaralı kart ({ $symbols })
confetti-move-drop = { $card } numaralı kartı geri koy ({ $symbols })
confetti-move-swap = { $card } numaralı kartı ver, { $taken } numaralı kartı al
confetti-move-keep =
    { $count ->
        [one] { $numbers } numaralı kartı sakla
       *[other] { $numbers } numaralı kartları sakla
    }
confetti-button-ready = Hazırım
confetti-button-my-cards = Kartlarım
confetti-button-choose = Kart seç
confetti-button-done = Turu bitir
confetti-button-swap = Değiştir
confetti-button-drop = Geri koy
confetti-button-back = Geri
confetti-button-keep = Bunları sakla
option-name-pace = tempo
option-pace-live = canlı
option-pace-async = sırayla
option-name-sand = kum
option-sand = { $value } sn
option-name-side = kart yüzü
option-side-white = daireler
option-side-black = şekiller
