# Yerel masanın sayfası

local-my-tables = Masalarım
local-new-table = Yeni masa
local-other-tables = Boş yeri olan masalar
local-second-player = İkinci oyuncu yanında mı?
local-open-tab = Yeni bir sekme aç ve boş bir yere otur.
local-invite = Davet et
local-invite-how = Bu adresi paylaş, açan masaya gelir:
local-invite-alone = Başka cihazlar bu bilgisayara henüz ulaşamıyor. Ev ağında oynamak için --host 0.0.0.0 ile başlat. Bu bilgisayarda oynamak için adresi başka bir sekmede aç:
local-copy = Kopyala
local-copied = Kopyalandı
local-close = Kapat
local-hide = gizle
local-secret = gizli rengin
local-hidden = gizlendi
local-show = göster
local-moves-and-chat = Hamleler ve sohbet
local-field = hamle (C5) ya da mesaj
local-send = Gönder
local-light = açık tema
local-dark = koyu tema
local-theme = Tema
local-language = Dil
local-symbols-on = simgeli
local-symbols-off = simgesiz
local-menu = Masalar ve ayarlar
local-help = Kısayollar
local-keys = Kısayollar
local-key-arrows = seçenekler arasında gezin
local-key-enter = çerçeveli seçeneği oyna
local-key-number = sayıyı ya da hamleyi yaz, sonra Enter
local-key-hint = ipucu
local-key-back = geri al
local-key-past = önceki ve sonraki hamleler
local-key-help = bu liste
local-or = ya da
local-then = sonra
local-click = oynamak için tıkla
local-act = Oyna
local-board = Tahta
local-board-words = Tahtanın metin görünümü
local-choices = Seçenekler
local-scores = Puanlar
local-replay = Hamle geçmişi
local-earlier = Önceki
local-later = Sonraki
local-now = Oyuna dön
local-away = Masaya ulaşılamıyor. Yeniden deneniyor…
local-back = Bağlantı geri geldi.
local-name = Adın
local-name-player = Oyuncu
local-skip = atla
local-next = İleri
local-lesson = İlk 60 saniye
local-welcome = Tek masada dört renk oyunu
local-welcome-more = Arkadaşlarınla ya da bilgisayara karşı oyna. Hesap gerekmez, her şey bu bilgisayarda kalır.
local-first-game = Hemen oyna
local-first-game-more = Bilgisayara karşı Cvetariki, 60 saniyede öğrenirsin
local-or-choose = ya da bir oyun seç
local-your-turn = sıra sende
local-sand = Kum saatinde kalan
local-table-view = Masa
local-own-view = Benimki
local-no-script = Bu sayfa JavaScript olmadan çalışmaz. Tarayıcı ayarlarından aç.
local-chat-empty = Henüz hamle ya da mesaj yok.
local-play-as = Oynayan
local-no-computer = Bir bilgisayar çıkar
local-act-cvetariki = Çıkar

# Masa listesinde


# Terminalde


local-fall-left = sola
local-fall-right = sağa
local-fall-rotate = döndür
local-fall-mirror = aynala
local-fall-way = dönüş
local-fall-column = sütun
local-fall-points = bu şekille yıldız
local-key-fall = Cvetris: kaydır, döndür, aynala; ↓ ya da Enter çizer
local-save-file = Oyunu dosya olarak kaydet
local-copy-by-hand = Ctrl C (⌘ C) tuşlarına bas: bağlantı seçili.
local-invite-code = Kod:
local-invite-camera = Telefonun kamerasını buraya tut. Aynı ağda olmalı.
local-play = Oyunu oynat
local-pause = Duraklat
local-speed = Hız
local-in-past = Geçmişe bakıyorsun.
local-next-try = yeni deneme, saniye:
local-try-now = Şimdi dene
local-press-waits = Hamlen bekliyor:
local-waits = bekliyor
local-cancel = Vazgeç
local-my-games = Biten oyunlar
