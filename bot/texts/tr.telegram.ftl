# Yanıtlar

telegram-dealt = Renkler dağıtıldı. Kendininkine gizlice bak.
telegram-look-first = Önce “Rengim” düğmesine bas.
telegram-film-comes = Tekrar birazdan burada.
telegram-press-again = { $move }: oynamak için bir daha bas.
telegram-catching-up = Resim yetişiyor. Az sonra bir daha bas.
telegram-nothing-hidden = Burada senden gizli bir şey yok.
telegram-not-yours = Bu düğmeler başkasının. Seninkiler kendi dokunuşunla gelir.
telegram-choose = Hangi oyun?
telegram-welcome = Merhaba. Dört renk oyunum var: burada ve gruplarda. Birini seç ya da beni bir gruba ekleyip orada /play yaz.
telegram-add-to-group = Gruba ekle
telegram-open-direct = Özel sohbeti aç
telegram-in-direct = Bu ikimizin arasında. Özel sohbette devam edelim.
telegram-no-such-game = Bu oyunu bilmiyorum. Bildiklerim:
telegram-no-such-wish = Burada “{ $wish }” ne demek, bilmiyorum. Yalnızca oyunla /play dene; gerisi seçeneklerde.
telegram-game-not-here = Bu oyun bu odada kapalı.
telegram-nothing-to-join = Burada oyuncu bekleyen masa yok. Bir tane aç:
telegram-joined-there = Yerin hazır. Masa grupta.
telegram-invite = Arkadaş çağır
telegram-no-table = Burada sana ait masa yok. Bir tane aç:
telegram-press-to-look = Bakmak için dokun. Herkes yalnızca kendininkini görür.
telegram-hint-by-button = İpucu bu düğmeyle, yalnızca sana gelir.
telegram-move-how = Hamleyi komuttan sonra yaz, örneğin /move C4.
telegram-rules-which = Hangi oyunun kuralları?
telegram-rules-there = Kurallar özel sohbette:
telegram-no-rules = { $game } kuralları henüz yazılmadı.
telegram-stats-none = Henüz biten oyun yok. İlki bir dokunuş uzakta:
telegram-stats-line =
    { $played ->
        [one] { $game }: { $played } oyun, kazanılan { $won }
       *[other] { $game }: { $played } oyun, kazanılan { $won }
    }
telegram-table-lobby = { $game }, { $code }: oyuncu bekliyor ({ $names })
telegram-table-running = { $game }, { $code }: { $names }
telegram-table-paused = { $game }, { $code }: duraklatıldı ({ $names })
telegram-table-finished = { $game }, { $code }: bitti ({ $names })
telegram-doctor-store = Notlar: { $ms } ms içinde yanıt.
telegram-doctor-store-away = Notlara şu an ulaşamıyorum. Hiçbir şey kaybolmadı.
telegram-doctor-rights = Bu sohbet: resim gönderebilirim. Yönetici yetkisi gerekmez.
telegram-doctor-muted = Bu sohbet: resim gönderemiyorum. Bir yönetici izinlerden açabilir.
telegram-doctor-unsure = Bu sohbet: Telegram bana neye izin olduğunu söylemiyor.
telegram-doctor-private = Burası özel sohbetimiz, her şey yolunda.
telegram-doctor-direct = Özel mesajlar: açık.
telegram-doctor-no-direct = Özel mesajlar henüz yok. Özel sohbette Start düğmesine dokun, resimler oraya gelsin.
telegram-export = Senin hakkında bildiğim her şey.
telegram-forget-sure = Senin hakkındaki her şey unutulsun mu? Biten oyunlar adsız kalır. Geri alınamaz.
telegram-forget-yes = Beni unut
telegram-forget-seated = Hâlâ açık bir masada oturuyorsun. Önce kalk ya da bitir.
telegram-forgotten = Tamam. Artık senin hakkında bir şey bilmiyorum.
telegram-settings = Ayarların:
telegram-settings-room = Bu odanın ayarları:
telegram-settings-kept = Not edildi.
telegram-waits = { $seats }, tahta bekliyor.

# Ayarlar

telegram-set-language-ru = Русский
telegram-set-language-en = English
telegram-set-language-tr = Türkçe
telegram-set-palette-default = bildik renkler
telegram-set-palette-contrast = yüksek karşıtlık
telegram-set-palette-protan = protan
telegram-set-palette-deutan = deutan
telegram-set-palette-tritan = tritan
telegram-set-theme-light = açık
telegram-set-theme-dark = koyu
telegram-set-symbols-yes = simgeli
telegram-set-symbols-no = simgesiz
telegram-set-direct-messages-yes = özel mesaj
telegram-set-direct-messages-no = özel mesaj yok
telegram-set-reminders-yes = hatırlat
telegram-set-reminders-no = hatırlatma
telegram-set-pace-live = hamleye dakikalar
telegram-set-pace-day = bir gün
telegram-set-pace-relaxed = üç gün
telegram-set-pace-none = süresiz
telegram-set-anyone-opens-yes = herkes açar
telegram-set-anyone-opens-no = yöneticiler açar
telegram-set-anyone-closes-yes = herkes kapatır
telegram-set-anyone-closes-no = yöneticiler kapatır
telegram-set-quiet-usual = sessiz 23–8
telegram-set-quiet-long = sessiz 21–10
telegram-set-quiet-never = sessiz saat yok
telegram-set-ask-first-yes = hamlede sor
telegram-set-ask-first-no = hemen oyna
telegram-set-new-messages-yes = her hamle yeni mesaj
telegram-set-new-messages-no = yerinde düzenle

# Komutlar

telegram-command-play = masa aç
telegram-command-join = açık masaya otur
telegram-command-board = tahtayı yeniden göster
telegram-command-secret = sana ait olana bak
telegram-command-hand = eline bak
telegram-command-hint = iyi bir hamle
telegram-command-move = yazarak oyna, örneğin C4
telegram-command-rules = kurallar
telegram-command-tables = açık masalar
telegram-command-stats = oynadıkların
telegram-command-settings = dil, renkler, hatırlatma
telegram-command-concede = pes et
telegram-command-close = masayı kapat
telegram-command-doctor = her şey yolunda mı, bak
telegram-command-export = hakkındaki her şeyi al
telegram-command-forget = unutulmayı iste
