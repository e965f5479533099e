# Yanıtlar

telegram-film-comes = Oyunun tekrarı birazdan burada.
telegram-picture-later = Hamlen alındı. Resim { $seconds } sn içinde gelecek.
telegram-picture-there = Hamlen alındı. Resim özel sohbetimizde, burada { $seconds } sn içinde gelecek.
telegram-board-later = Tahta bu arada değişti. Yeni resim { $seconds } sn içinde gelecek.
telegram-panel-there = Özel sohbetimizde.
telegram-catching-up = Resim güncelleniyor. Birkaç saniye sonra yeniden bas.
telegram-nothing-hidden = Burada senden gizli bir şey yok.
telegram-not-yours = Bu düğmeler başka bir oyuncunun. Seninkiler, masada kendi düğmene basınca gelir.
telegram-welcome = Merhaba. Bende dört renk oyunu var; burada da gruplarda da oynanır. Birini seç ya da beni bir gruba ekleyip orada /play yaz.
telegram-add-to-group = Gruba ekle
telegram-invite = Arkadaşını davet et
telegram-doctor-rights = Bu sohbet: resim gönderebilirim. Yönetici yetkisi gerekmez.
telegram-doctor-muted = Bu sohbet: resim gönderemiyorum. Bir yönetici grup izinlerinden açabilir.
telegram-doctor-unsure = Bu sohbet: Telegram hangi izinlerim olduğunu söylemiyor.
telegram-doctor-private = Burası özel sohbetimiz, her şey yolunda.
telegram-doctor-direct = Özel mesajlar: açık.
telegram-doctor-no-direct = Özel mesajlar: henüz kapalı. Özel sohbette Başlat düğmesine bas, resimler oraya gelsin.
telegram-description = Gruplar ve özel sohbetler için dört renk oyunu: Cvetariki, Konfeti, Renkli Yollar ve Cvetris. Arkadaşlarınla ya da bilgisayara karşı, dakikalar içinde ya da günler boyunca. Başlat düğmesine bas ya da beni bir gruba ekleyip orada /play yaz.
telegram-short-description = Dört renk oyunu, arkadaşlarınla ya da bilgisayara karşı. Başlamak için /play.
telegram-inline-invites = { $name } seni masaya çağırıyor: { $game }.
telegram-inline-play = { $name } bir oyun öneriyor: { $game }.
telegram-inline-replay = { $name } biten bir oyunu gösteriyor: { $game }.
telegram-inline-open = Masa aç
telegram-file-after-start = Dosyası için sohbetimde Başlat'a bas ve yeniden denetle.
