# Komutlar

discord-command-play = oyna
discord-about-play = Masa aç
discord-command-join = katıl
discord-about-join = Buradaki açık masaya otur
discord-command-board = tahta
discord-about-board = Tahtayı yeniden göster
discord-command-secret = sır
discord-about-secret = Yalnız senin görebildiğini gör
discord-command-hand = el
discord-about-hand = Kendi kartlarını ya da kâğıdını gör
discord-command-hint = ipucu
discord-about-hint = İyi bir hamle öğren
discord-command-move = hamle
discord-about-move = Hamleyi yaz
discord-command-concede = pes
discord-about-concede = Oyununda pes et
discord-command-close = kapat
discord-about-close = Buradaki açık masayı kapat
discord-command-rules = kurallar
discord-about-rules = Bir oyunun kurallarını oku
discord-command-stats = istatistik
discord-about-stats = Sonuçlarını gör
discord-command-settings = ayarlar
discord-about-settings = Tercihlerin; yöneticiler için kanalınkiler de
discord-command-tables = masalar
discord-about-tables = Her yerdeki açık masaların
discord-command-doctor = doktor
discord-about-doctor = Botun burada neye ihtiyacı var, bak
discord-command-export = dışa-aktar
discord-about-export = Hakkında bilinen her şeyi al
discord-command-forget = unut
discord-about-forget = Hakkındaki her şey unutulsun
discord-option-game = oyun
discord-option-about-game = Hangi oyun
discord-option-variant = çeşit
discord-option-about-variant = Nasıl oynanacak
discord-option-computers = bilgisayar
discord-option-about-computers = Kaç bilgisayar oyuncu
discord-option-level = seviye
discord-option-about-level = Ne kadar güçlü oynasınlar
discord-option-clock = süre
discord-option-about-clock = Bir hamlenin süresi
discord-option-language = dil
discord-option-about-language = Masanın dili
discord-option-pace = tempo
discord-option-about-pace = Konfeti: hep birlikte ya da sırayla
discord-option-sand = kum
discord-option-about-sand = Konfeti: bir turun saniyeleri
discord-option-side = yüz
discord-option-about-side = Konfeti: kartların yüzü
discord-option-secrets = sır
discord-option-about-secrets = Cvetariki tek kişilik: kaç gizli renk
discord-option-text = metin
discord-option-about-text = Hamle, tahtadaki adıyla

# Konuşma

discord-dealt = Renkler dağıtıldı. Herkes yalnız kendininkini görür.
discord-look-first = Sırrın alttaki ilk düğmede; hamleden önce ona bak.
discord-ask = Hamlen { $move } mi?
discord-ask-yes = Evet, oyna
discord-board-there = Tahta yeniden: { $where }
discord-time-left = Süre { $when } dolar.
discord-trouble = Bir şey ters gitti. Oyun olduğu gibi duruyor, yeniden dene.
discord-no-text-board = Bu oyunun henüz sözle anlatılan tahtası yok.
discord-rules-contents = İçindekiler
discord-moves = Bu oyunun hamleleri:
discord-no-table = Açık masan yok. /play ile bir tane aç.
discord-table-elsewhere = Bu kanalda masan yok. Masan: { $game }, { $where }. Bunu orada yap.
discord-concede-elsewhere = Oyunun başka bir yerde: { $game }, { $where }.
discord-no-lobby = Burada boş yeri olan masa yok. /play ile bir tane aç.
discord-tables = Açık masaların:
discord-table =
    { $game }: { $names } ({ $phase ->
             [lobby] oyuncu bekliyor
             [paused] durdu
            *[running] sürüyor
        }) { $where }
discord-stat = { $game }: oynanan { $played }, kazanılan { $won }.
discord-no-stats = Henüz bitmiş oyun yok.
discord-export = Hakkında bilinen her şey bu dosyada.
discord-forget = Ayarların silinir, bitmiş oyunlarda adın da silinir. Seni unutayım mı?
discord-forget-yes = Evet, unut
discord-forget-seated = Hâlâ açık masaların var: { $tables }. Önce onları bitir ya da onlardan kalk; /tables gösterir.
discord-forgotten = Tamam. Hakkında hiçbir şey kalmadı.
discord-no-such-game = Böyle bir oyun yok. Listeden seç.
discord-game-not-here = Bu kanalda bu oyun oynanmıyor. Buna yönetici karar verir: /settings.
discord-missing-here = Bu kanalda eksik izinlerim: { $permissions }. Bir yönetici kanal ayarlarında verebilir.
discord-missing-there = { $where }: eksik izinler: { $permissions }.
discord-missing-more = Bir şeyin eksik olduğu kanallar: { $channels }.
discord-cannot-write = Artık { $where } kanalına yazamıyorum, bu yüzden masa orada yenilenmiyor. Bir yönetici izin verebilir; /doctor eksikleri söyler. Oyunun kendisi saklı.
discord-opened-there = Masa açıldı: { $where }
discord-thread = Masa: { $game }
discord-hello = Merhaba. /play masa açar, /rules kuralları gösterir.
discord-doctor-store = Notlarım { $ms } ms içinde yanıt veriyor.
discord-doctor-store-away = Şu anda notlarıma ulaşamıyorum. Hiçbir şey kaybolmadı.
discord-doctor-line = Discord { $ms } ms içinde yanıt veriyor.
discord-doctor-here-well = Bu kanalda ihtiyacım olan her şeye iznim var.
discord-doctor-not-a-member = Bu sunucunun üyesi değilim, bu yüzden masalar özel sohbetimizde açılır. Beni davet etmek için: { $link }

# İzinlerin adları Discord'un kendi ayarlarındaki gibidir

discord-permission-view-channel = Kanalı Görüntüle
discord-permission-send-messages = Mesaj Gönder
discord-permission-attach-files = Dosya Ekle
discord-permission-read-message-history = Mesaj Geçmişini Oku
discord-permission-create-public-threads = Herkese Açık Alt Başlıklar Oluştur
discord-permission-send-messages-in-threads = Alt Başlıklarda Mesaj Gönder

# Ayarlar

discord-settings-person = Kendi tercihlerin
discord-settings-room = Bu kanal
discord-setting-language = dil
discord-setting-palette = renkler
discord-setting-theme = resimler
discord-setting-direct-messages = özel mesajlar
discord-setting-reminders = hatırlatmalar
discord-setting-symbols = renklerde işaretler
discord-setting-quiet = gece sessizliği
discord-setting-zone = saat dilimi
discord-setting-ask-first = hamleden önce sor
discord-setting-games = buradaki oyunlar
discord-setting-pace = süre
discord-setting-anyone-opens = masayı herkes açar
discord-setting-anyone-closes = masayı herkes kapatır
discord-setting-in-threads = her masaya bir alt başlık
discord-setting-new-messages = her hamleye yeni mesaj
discord-yes = evet
discord-no = hayır
discord-unset = varsayılan
discord-language-ru = русский
discord-language-en = English
discord-language-tr = Türkçe
discord-palette-default = olağan
discord-palette-contrast = yüksek karşıtlık
discord-palette-protan = protanopi için
discord-palette-deutan = döteranopi için
discord-palette-tritan = tritanopi için
discord-theme-light = açık
discord-theme-dark = koyu
