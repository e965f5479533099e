# Komutlar

discord-command-play = oyna
discord-about-play = Masa aç
discord-command-join = otur
discord-about-join = Buradaki açık masaya otur
discord-command-board = tahta
discord-about-board = Tahtayı yeniden göster
discord-command-secret = sır
discord-about-secret = Gizli rengine bak
discord-command-hand = elim
discord-about-hand = Kartlarına ya da kâğıdına bak
discord-command-hint = ipucu
discord-about-hint = İpucu al: iyi bir hamle
discord-command-move = hamle
discord-about-move = Hamleni yazarak oyna
discord-command-concede = pes-et
discord-about-concede = Bu oyunda pes et
discord-command-close = kapat
discord-about-close = Buradaki açık masayı kapat
discord-command-rules = kurallar
discord-about-rules = Bir oyunun kurallarını oku
discord-command-stats = istatistik
discord-about-stats = Sonuçlarını gör
discord-command-settings = ayarlar
discord-about-settings = Ayarların; yöneticiysen kanalın ayarları da
discord-command-tables = masalar
discord-about-tables = Bütün açık masaların
discord-command-doctor = kontrol
discord-about-doctor = Botun burada eksik izni var mı, bak
discord-command-export = verilerim
discord-about-export = Hakkındaki bütün verileri indir
discord-command-forget = beni-unut
discord-about-forget = Hakkındaki bütün verileri sil
discord-option-game = oyun
discord-option-about-game = Hangi oyun
discord-option-variant = mod
discord-option-about-variant = Oyun modu
discord-option-computers = bilgisayar
discord-option-about-computers = Kaç bilgisayar oynasın
discord-option-level = seviye
discord-option-about-level = Bilgisayarın seviyesi
discord-option-clock = süre
discord-option-about-clock = Hamle başına süre
discord-option-language = dil
discord-option-about-language = Masanın dili
discord-option-pace = tempo
discord-option-about-pace = Konfeti: hep birlikte ya da sırayla
discord-option-sand = kum
discord-option-about-sand = Konfeti: bir tur kaç saniye
discord-option-side = kart-yüzü
discord-option-about-side = Konfeti: daireler (beyaz yüz) ya da şekiller (siyah yüz)
discord-option-secrets = gizli-renk
discord-option-about-secrets = Tek kişilik Cvetariki: kaç gizli renk
discord-option-text = metin
discord-option-about-text = Hamle, tahtada yazdığı gibi

# Konuşma

discord-dealt = Renkler dağıtıldı. Herkes yalnız kendi rengini görür.
discord-look-first = Önce gizli rengine bak: alttaki ilk düğme.
discord-ask = Hamlen: { $move }. Oynansın mı?
discord-ask-yes = Evet, oyna
discord-board-there = Tahta burada: { $where }
discord-time-left = Süre doluyor: { $when }.
discord-trouble = Bir şey ters gitti. Oyun olduğu gibi duruyor, yeniden dene.
discord-no-text-board = Bu oyunun henüz metin görünümü yok.
discord-rules-contents = İçindekiler
discord-moves = Bu oyunun hamleleri:
discord-no-table = Açık masan yok. /oyna ile bir tane aç.
discord-table-elsewhere = Bu kanalda masan yok. Masan: { $game }, { $where }. Bunu orada yap.
discord-concede-elsewhere = Oyunun başka bir yerde: { $game }, { $where }.
discord-no-lobby = Burada boş yeri olan masa yok. /oyna ile bir tane aç.
discord-tables = Açık masaların:
discord-table =
    { $game }: { $names } ({ $phase ->
        [lobby] oyuncu bekliyor
        [paused] ara verildi
       *[running] sürüyor
    }) { $where }
discord-stat = { $game }: { $played } oyun, { $won } galibiyet.
discord-no-stats = Henüz biten oyunun yok.
discord-export = Hakkında bilinen her şey bu dosyada.
discord-forget = Ayarların ve biten oyunlardaki adın silinir. Bu geri alınamaz. Seni unutayım mı?
discord-forget-yes = Evet, unut
discord-forget-seated = Hâlâ açık masaların var: { $tables }. Önce oyunları bitir ya da masalardan kalk; liste: /masalar.
discord-forgotten = Tamam. Hakkında hiçbir kayıt kalmadı.
discord-no-such-game = Böyle bir oyun yok. Listeden seç.
discord-game-not-here = Bu oyun bu kanalda kapalı. Bir yönetici /ayarlar ile açabilir.
discord-missing-here = Bu kanalda eksik izinlerim: { $permissions }. Bir yönetici kanal ayarlarında verebilir.
discord-missing-there = { $where } kanalında eksik izinler: { $permissions }.
discord-missing-more = Eksik izin olan kanallar: { $channels }.
discord-cannot-write = { $where } kanalına artık yazamıyorum, masa orada güncellenmiyor. Oyun kaybolmadı. Bir yönetici izin verebilir; eksikleri /kontrol gösterir.
discord-opened-there = Masa açıldı: { $where }
discord-thread = Masa: { $game }
discord-hello = Merhaba. /oyna masa açar, /kurallar kuralları gösterir.
discord-doctor-store = Kayıtlar { $ms } ms içinde yanıt veriyor.
discord-doctor-store-away = Kayıtlara şu an ulaşamıyorum. Hiçbir şey kaybolmadı.
discord-doctor-line = Discord { $ms } ms içinde yanıt veriyor.
discord-doctor-here-well = Bu kanalda bütün izinlerim tamam.
discord-doctor-not-a-member = Bu sunucuda değilim, bu yüzden masalar özel sohbetimizde açılır. Beni davet etmek için: { $link }

# İzinlerin adları Discord'un kendi ayarlarındaki gibidir

discord-permission-view-channel = Kanalı Görüntüle
discord-permission-send-messages = Mesaj Gönder
discord-permission-attach-files = Dosya Ekle
discord-permission-read-message-history = Mesaj Geçmişini Oku
discord-permission-create-public-threads = Herkese Açık Alt Başlıklar Oluştur
discord-permission-send-messages-in-threads = Alt Başlıklarda Mesaj Gönder

# Ayarlar

discord-settings-person = Kendi ayarların
discord-settings-room = Bu kanal
discord-setting-language = dil
discord-setting-palette = renkler
discord-setting-theme = resim teması
discord-setting-direct-messages = özel mesajlar
discord-setting-reminders = hatırlatmalar
discord-setting-symbols = renk simgeleri
discord-setting-quiet = sessiz saatler
discord-setting-zone = saat dilimi
discord-setting-ask-first = hamleden önce sor
discord-setting-games = buradaki oyunlar
discord-setting-pace = süre
discord-setting-anyone-opens = masayı herkes açar
discord-setting-anyone-closes = masayı herkes kapatır
discord-setting-in-threads = her masaya bir alt başlık
discord-setting-new-messages = her hamlede yeni mesaj
discord-yes = evet
discord-no = hayır
discord-unset = varsayılan
discord-language-ru = русский
discord-language-en = English
discord-language-tr = Türkçe
discord-palette-default = standart
discord-palette-contrast = yüksek kontrast
discord-palette-protan = protanopi için
discord-palette-deutan = döteranopi için
discord-palette-tritan = tritanopi için
discord-theme-light = açık tema
discord-theme-dark = koyu tema
