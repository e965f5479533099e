# Yanıtlar

telegram-film-comes = Oyunun tekrarı birazdan burada.
telegram-press-again = { $move }: oynamak için bir daha bas.
telegram-catching-up = Resim güncelleniyor. Birkaç saniye sonra yeniden bas.
telegram-nothing-hidden = Burada senden gizli bir şey yok.
telegram-not-yours = Bu düğmeler başka bir oyuncunun. Seninkiler, masada kendi düğmene basınca gelir.
telegram-choose = Hangi oyun?
telegram-welcome = Merhaba. Bende dört renk oyunu var; burada da gruplarda da oynanır. Birini seç ya da beni bir gruba ekleyip orada /play yaz.
telegram-add-to-group = Gruba ekle
telegram-open-direct = Özel sohbeti aç
telegram-in-direct = Bu yalnız ikimiz için. Özel sohbette devam edelim.
telegram-joined-there = Masaya oturdun. Masa grupta.
telegram-invite = Arkadaşını davet et
telegram-press-to-look = Bakmak için bas. Herkes yalnızca kendininkini görür.
telegram-hint-by-button = Bu düğmeye bas, ipucu yalnızca sana gelir.
telegram-move-how = Hamleyi komuttan sonra yaz, örneğin /move C4.
telegram-rules-which = Hangi oyunun kuralları?
telegram-rules-there = Kurallar özel sohbette:
telegram-table-lobby = { $game }, { $code }: oyuncu bekliyor ({ $names })
telegram-table-running = { $game }, { $code }: { $names }
telegram-table-paused = { $game }, { $code }: ara verildi ({ $names })
telegram-table-finished = { $game }, { $code }: bitti ({ $names })
telegram-doctor-store = Kayıtlar: { $ms } ms içinde yanıt veriyor.
telegram-doctor-store-away = Kayıtlara şu an ulaşamıyorum. Hiçbir şey kaybolmadı.
telegram-doctor-rights = Bu sohbet: resim gönderebilirim. Yönetici yetkisi gerekmez.
telegram-doctor-muted = Bu sohbet: resim gönderemiyorum. Bir yönetici grup izinlerinden açabilir.
telegram-doctor-unsure = Bu sohbet: Telegram hangi izinlerim olduğunu söylemiyor.
telegram-doctor-private = Burası özel sohbetimiz, her şey yolunda.
telegram-doctor-direct = Özel mesajlar: açık.
telegram-doctor-no-direct = Özel mesajlar: henüz kapalı. Özel sohbette Başlat düğmesine bas, resimler oraya gelsin.
telegram-export = Hakkında bildiğim her şey bu dosyada.
telegram-settings-kept = Kaydedildi.

# Komutlar

telegram-command-play = masa aç
telegram-command-join = açık masaya otur
telegram-command-board = tahtayı yeniden göster
telegram-command-secret = gizli rengine bak
telegram-command-hand = kartlarına ya da kâğıdına bak
telegram-command-hint = ipucu al
telegram-command-move = hamleni yaz, örneğin C4
telegram-command-rules = kuralları oku
telegram-command-tables = açık masalarını gör
telegram-command-stats = sonuçlarını gör
telegram-command-settings = dil, renkler, hatırlatmalar
telegram-command-concede = pes et
telegram-command-close = masayı kapat
telegram-command-doctor = botu kontrol et
telegram-command-export = verilerini indir
telegram-command-forget = verilerini sil
