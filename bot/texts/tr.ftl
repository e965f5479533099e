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
        [0] Sıra şimdi { $seat } oyuncusunda.
       *[other] Sıra şimdi { $seat } oyuncusunda. Senden önce { $before } hamle var.
    }
game-over = Bu oyun bitti. Devam etmek için yeni bir masa aç.
no-such-seat = Bu masada böyle bir yer yok.
setup-seats = { $game }, bu çeşidiyle { $least }–{ $most } kişiliktir. Şu an masada: { $players }.
setup-unknown-option = { $game } oyununda “{ $option }” seçeneği yok.
setup-bad-value = “{ $value }”, { $game } oyununun “{ $option }” seçeneğine uymuyor.

# Kural sayfaları

rules-ruling = bizim kararımız
rules-reconstructed = bizce tamamlandı
