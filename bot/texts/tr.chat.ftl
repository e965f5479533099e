# Her sohbette aynı söylenenler

chat-dealt = Renkler dağıtıldı. “Rengim” düğmesi seninkini yalnız sana gösterir.
chat-look-first = Önce “Rengim” düğmesine bas.
chat-waits = Hamlesi beklenen: { $seats }.
chat-no-table = Açık masan yok. /play ile bir tane aç.
chat-no-lobby = Burada boş yeri olan masa yok. /play ile bir tane aç.
chat-no-such-game = Böyle bir oyun yok. Listeden seç.
chat-no-such-wish = “{ $wish }” ne demek, anlamadım. Yalnız /play ve oyunun adını yaz; gerisi “Seçenekler” düğmesinde.
chat-game-not-here = Bu oyun burada kapalı. Bir yönetici /settings ile açabilir.
chat-no-such-setting = Bu ayar o zamandan beri değişti. /settings komutunu yeniden aç.
chat-too-many-computers =
    { $most ->
        [0] Bu oyunda bilgisayar için yer yok.
       *[other] Burada en çok { $most } bilgisayar için yer var.
    }

account-stat = { $game }: { $played } oyun, { $won } galibiyet
account-no-stats = Henüz biten oyunun yok. İlki için: /play.
account-forget = Verilerin silinsin mi? Ayarların sıfırlanır, biten oyunlar adın olmadan kalır. Bu geri alınamaz.
account-forget-yes = Verilerimi sil
account-forget-seated =
    { $tables ->
        [one] Hâlâ açık bir masadasın. Önce oyunu bitir ya da masadan kalk: /tables.
       *[other] Hâlâ { $tables } açık masadasın. Önce oyunları bitir ya da masalardan kalk: /tables.
    }
account-forgotten = Tamam. Verilerin silindi.

settings-person = Kendi ayarların
settings-room = Bu sohbetin ayarları
setting-language = Dil
setting-palette = Renkler
setting-theme = Tema
setting-direct-messages = Özel mesajlar
setting-reminders = Hatırlatmalar
setting-symbols = Renk simgeleri
setting-quiet = Sessiz saatler
setting-zone = Saat dilimi
setting-ask-first = Her hamleyi onayla
setting-games = Burada oynanan oyunlar
setting-pace = Hamle süresi
setting-anyone-opens = Masayı herkes açabilir
setting-anyone-closes = Masayı herkes kapatabilir
setting-in-threads = Her masaya bir alt başlık
setting-new-messages = Her hamlede yeni mesaj
setting-yes = Evet
setting-no = Hayır
setting-default = Varsayılan
setting-language-ru = Русский
setting-language-en = English
setting-language-tr = Türkçe
setting-palette-default = Standart
setting-palette-contrast = Yüksek kontrast
setting-palette-protan = Protanopi için
setting-palette-deutan = Döteranopi için
setting-palette-tritan = Tritanopi için
setting-theme-light = Açık
setting-theme-dark = Koyu
