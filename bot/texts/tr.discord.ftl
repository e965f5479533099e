# Komutlar

discord-command-play = oyna
discord-command-join = otur
discord-command-board = tahta
discord-command-secret = sır
discord-command-hand = elim
discord-command-hint = ipucu
discord-command-move = hamle
discord-command-concede = pes-et
discord-command-close = kapat
discord-command-rules = kurallar
discord-command-daily = gunluk
discord-command-challenge = meydan
discord-command-league = lig
discord-command-stats = istatistik
discord-command-top = eniyiler
discord-command-settings = ayarlar
discord-command-tables = masalar
discord-command-doctor = kontrol
discord-command-export = verilerim
discord-command-forget = beni-unut
discord-command-leave = kalk
discord-command-pause = ara-ver
discord-command-takeback = geri-al
discord-command-replay = tekrar
discord-command-help = yardım
discord-command-nextgame = sonraki-oyun
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
discord-option-even-start = dengeli-başlangıç
discord-option-about-even-start = Renkli Yollar: ilk oyuncu bir kart çeker
discord-option-here = buraya
discord-option-everywhere = heryerde
discord-option-about-here = Masanı bu kanala getir
discord-option-about-everywhere = Yalnız burada değil, tüm sohbetlerde en iyiler
discord-option-text = metin
discord-option-about-text = Hamle, tahtada yazdığı gibi
discord-option-somebody = kime
discord-option-about-somebody = Kime meydan okuyorsun
discord-option-code = kod
discord-option-about-code = Açık olanın kodu
discord-option-length = sure
discord-option-about-length = Lig ne kadar sürsün

# Konuşma

discord-board-there = Tahta burada: { $where }
discord-board-soon = Tahta değişti. Yenisi birazdan gelecek.
discord-time-left = Süre doluyor: { $when }.
discord-rules-contents = İçindekiler
discord-missing-here = Bu kanalda eksik izinlerim: { $permissions }. Bir yönetici kanal ayarlarında verebilir.
discord-missing-there = { $where } kanalında eksik izinler: { $permissions }.
discord-missing-more = Eksik izin olan kanallar: { $channels }.
discord-cannot-write = { $where } kanalına artık yazamıyorum, masa orada güncellenmiyor. Oyun kaybolmadı. Bir yönetici izin verebilir; eksikleri /kontrol gösterir.
discord-thread = Masa: { $game }
discord-hello = Merhaba. /oyna masa açar, /kurallar kuralları gösterir.
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
discord-lesson-here = Dersin burada.
