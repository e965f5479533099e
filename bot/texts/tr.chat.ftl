# Her sohbette aynı söylenenler

chat-dealt = Renkler dağıtıldı. “Rengim” düğmesi seninkini yalnız sana gösterir.
chat-look-first = Önce “Rengim” düğmesine bas.
chat-waits = Hamlesi beklenen: { $seats }.
chat-times = ×{ $times }
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
chat-choose = Hangi oyun?
chat-in-direct = Bu yalnız ikimiz için. Özel sohbette devam edelim.
chat-joined-there = Masaya oturdun. Masa grupta.
chat-press-to-look = Bakmak için bas. Herkes yalnızca kendininkini görür.
chat-hint-by-button = Bu düğmeye bas, ipucu yalnızca sana gelir.
chat-move-how = Hamleyi komuttan sonra yaz, örneğin /move 6.
chat-rules-which = Hangi oyunun kuralları?
chat-rules-there = Kurallar özel sohbette:
chat-press-again = { $move }: oynamak için bir daha bas.
chat-open-direct = Özel sohbeti aç
chat-saved = Kaydedildi.
chat-ask = Hamlen: { $move }. Oynansın mı?
chat-ask-yes = Evet, oyna
chat-trouble = Bir şey ters gitti. Oyun olduğu gibi duruyor, yeniden dene.
chat-table-elsewhere = Burada masan yok. Masan: { $game }, { $where }. Bunu orada yap.
chat-concede-elsewhere = Oyunun başka bir yerde: { $game }, { $where }.
chat-opened-there = Masa açıldı: { $where }
chat-doctor-store = Kayıtlar { $ms } ms içinde yanıt veriyor.
chat-doctor-store-away = Kayıtlara şu an ulaşamıyorum. Hiçbir şey kaybolmadı.
chat-tables = Açık masalar:
chat-table =
    { $game }, { $code }: { $phase ->
        [lobby] oyuncu bekliyor
        [paused] ara verildi
       *[running] sürüyor
    } ({ $names }) { $where }
chat-opened = Masa açıldı: { $game }.
chat-help = Bende dört renk oyunu var. Birini seç ya da yaz:
chat-which = Birden çok masa var. Hangisi?
chat-no-replay = Henüz biten oyunun yok. Açık masalar: /tables.
chat-no-table-elsewhere = Başka bir sohbette buraya taşınabilecek masan yok.
chat-unknown = Bunu anlamadım. Bir oyun seç; bütün komutlar için /help.
chat-anonymous = Grup adına yazıyorsun, kim olduğunu bilmiyorum. Masayı kendi adınla açmak için bas.
chat-anonymous-join = Grup adına yazıyorsun, kim olduğunu bilmiyorum. Masadaki “Otur” düğmesine bas.
chat-next-game = { $seat } masa açtı: { $game }. { $link }
chat-next-game-noted = Burada yeni masa açılınca sana yazarım.
chat-next-game-start = Tamam. Özel sohbette Başlat düğmesine bas, burada masa açılınca sana yazabileyim.
chat-next-game-where = /nextgame komutunu bir grupta ya da kanalda yaz: orada masa açılınca sana yazarım.
chat-anonymous-who = Grup adına yazıyorsun, kim olduğunu bilmiyorum. Kendi adınla yaz.

account-stat = { $game }: { $played } oyun, { $won } galibiyet
account-no-stats = Henüz biten oyunun yok.
account-export = Hakkında bilinen her şey bu dosyada.
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
setting-listed = Beni en iyiler arasında göster
setting-daily = Günün tahtası: akşam özeti
setting-seek = Rakip arama: buradan ve başka sohbetlerden
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

# Komutlar, listelerde nasıl anlatıldıkları

chat-about-play = Masa aç
chat-about-join = Açık masaya otur
chat-about-board = Tahtayı yeniden göster ya da masayı buraya getir
chat-about-secret = Gizli rengine, kartlarına ya da kâğıdına bak
chat-about-hand = Kartlarına ya da kâğıdına bak
chat-about-hint = İpucu al: iyi bir hamle
chat-about-move = Hamleni yaz, örneğin 6
chat-about-rules = Bir oyunun kurallarını oku
chat-about-tables = Açık masaları gör
chat-about-daily = Günün tahtasını oyna
chat-about-challenge = Birine aynı dağıtımda meydan oku
chat-about-league = Lig aç ya da tablosuna bak
chat-about-seek = Rakip bul
chat-about-stats = Sonuçlarını gör
chat-about-top = En iyi oyuncuları gör
chat-about-settings = Ayarların; yöneticiysen sohbetin ayarları da
chat-about-concede = Bu oyunda pes et
chat-about-close = Masayı kapat
chat-about-doctor = Botun burada eksik izni var mı, bak
chat-about-export = Hakkındaki bütün verileri indir
chat-about-forget = Hakkındaki bütün verileri sil
chat-about-leave = Oyun başlamadan masadan kalk
chat-about-pause = Oyuna ara ver ya da devam et
chat-about-takeback = Son hamleyi geri almayı öner
chat-about-replay = Son oyununu yeniden izle
chat-about-help = Bütün komutlar
chat-about-nextgame = Burada masa açılınca bana yaz
chat-no-text-board = Bu oyunun henüz metin görünümü yok.
chat-moves = Bu oyunun hamleleri:
