# Renkler ve oyunlar

colour-red = kırmızı
colour-orange = turuncu
colour-yellow = sarı
colour-green = yeşil
colour-cyan = açık mavi
colour-blue = mavi
colour-violet = mor

game-cvetariki = Cvetariki
game-confetti = Konfeti
game-dorozhki = Renkli Yollar
game-cvetris = Cvetris

# Her oyunun bildiği geri çevirmeler

not-your-turn =
    { $before ->
        [0] Şimdi { $seat } oynuyor.
       *[other] Şimdi { $seat } oynuyor. Senden önce { $before } hamle var.
    }
game-over = Bu oyun bitti. Devam etmek için yeni bir masa aç.
no-such-seat = Bu masada böyle bir yer yok.
setup-seats = { $game } bu modda { $least }–{ $most } kişiyle oynanır. Şu an masada: { $players }. Modu ya da oyuncu sayısını değiştir.
setup-seats-exactly = { $game } bu modda { $most } kişiyle oynanır. Şu an masada: { $players }. Modu ya da oyuncu sayısını değiştir.
setup-unknown-option = { $game } oyununda “{ $option }” seçeneği yok.
setup-bad-value = { $game }: “{ $option }” seçeneği “{ $value }” olamaz. Listeden birini seç.

# Kural sayfaları

rules-ruling = bizim kararımız
rules-reconstructed = biz tamamladık
rules-ruling-note = Bizim kararımız: yayımlanan kurallarda bu yok ya da açık değil.
rules-reconstructed-note = Biz tamamladık: yayımlanan kurallar bunu saymıyor.
