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

discord-ask = Hamlen: { $move }. Oynansın mı?
discord-ask-yes = Evet, oyna
discord-board-there = Tahta burada: { $where }
discord-time-left = Süre doluyor: { $when }.
discord-trouble = Bir şey ters gitti. Oyun olduğu gibi duruyor, yeniden dene.
discord-no-text-board = Bu oyunun henüz metin görünümü yok.
discord-rules-contents = İçindekiler
discord-moves = Bu oyunun hamleleri:
discord-table-elsewhere = Bu kanalda masan yok. Masan: { $game }, { $where }. Bunu orada yap.
discord-concede-elsewhere = Oyunun başka bir yerde: { $game }, { $where }.
discord-tables = Açık masaların:
discord-table =
    { $game }: { $names } ({ $phase ->
        [lobby] oyuncu bekliyor
        [paused] ara verildi
       *[running] sürüyor
    }) { $where }
discord-export = Hakkında bilinen her şey bu dosyada.
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
