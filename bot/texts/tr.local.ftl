# Yerel masanın sayfası

local-my-tables = Masalarım
local-new-table = Yeni masa
local-other-tables = Boş yerler
local-second-player = İkinci oyuncu yanında mı?
local-open-tab = Bir sekme daha aç, boş bir yere otur.
local-invite = Davet et
local-invite-how = Başkaları masaya bu adresle gelir:
local-invite-alone = Öteki aygıtlar bu bilgisayara henüz ulaşamıyor. Ev ağında oynamak için --host 0.0.0.0 ile başlat. Bu bilgisayarda adresi başka bir sekmede aç:
local-copy = Kopyala
local-copied = Kopyalandı
local-close = Kapat
local-hide = gizle
local-secret = sırrın
local-hidden = gözlerden uzak
local-show = göster
local-moves-and-chat = Hamleler ve sohbet
local-field = hamle (C5) ya da mesaj
local-send = Gönder
local-light = açık
local-dark = koyu
local-theme = Tema
local-language = Dil
local-symbols-on = simgeli
local-symbols-off = simgesiz
local-menu = Masalar ve ayarlar
local-help = Tuşlar
local-keys = Tuşlar
local-key-arrows = seçenekler arasında gez
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
local-board-words = Sözle tahta
local-choices = Seçenekler
local-scores = Puanlar
local-replay = Şimdiye kadarki hamleler
local-earlier = Önce
local-later = Sonra
local-now = Şimdiye dön
local-away = Masaya ulaşılamıyor. Yeniden deneniyor…
local-back = Masa yeniden burada.
local-name = Adın
local-name-player = Oyuncu
local-skip = geç
local-next = Devam
local-lesson = İlk 60 saniye
local-welcome = Bir masada dört renkli oyun
local-welcome-more = Arkadaşlarla ya da bilgisayara karşı. Hesap yok, her şey bu makinede kalır.
local-first-game = Hemen oyna
local-first-game-more = Bilgisayara karşı Cvetariki, 60 saniyede anlatım
local-or-choose = ya da bir oyun seç
local-your-turn = sıra sende
local-sand = Kalan kum
local-table-view = Masa
local-own-view = Benim
local-no-script = Bu sayfa JavaScript ister.
local-chat-empty = Henüz bir şey olmadı.
local-play-as = Şu kişi olarak oyna
local-no-computer = Bir bilgisayar eksik
local-act-cvetariki = Al

# Masa listesinde

local-seats-taken = yer: { $taken } / { $most }
local-paused = ara verildi
local-waits-for = { $seats }

# Terminalde

local-open-address = Masan açık: { $address }
local-open-code = Masan açık, başkaları da bu adresle gelebilir: { $address }
local-how-to-stop = Ctrl-C kapatır; oyunlar saklanır, bir dahaki sefere sürer.
local-cannot-listen = { $host } adresinde { $port } kapısı açılamıyor ({ $reason }). Başkasını seç: --port.

local-fall-left = sola
local-fall-right = sağa
local-fall-rotate = döndür
local-fall-mirror = yansıt
local-fall-way = dönüş
local-fall-column = sütun
local-fall-points = bu şekille puan
local-key-fall = Cvetris: kaydır, döndür, yansıt; ↓ ya da Enter çizer
