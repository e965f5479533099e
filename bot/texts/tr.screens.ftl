# Başlamadan önce

lobby-opened = { $seat } masa açıyor: { $game }. Dolu yer: { $taken } / { $most }.
lobby-can-start = Kurucu oyunu başlatabilir.
lobby-can-start-own = Oyunu başlatabilirsin.
lobby-needs-more = Başlamak için { $missing } oyuncu daha gerek; bilgisayar da olur.
lobby-rematch-waits = Rövanş? Herkes “Ben varım” deyince ya da kurucu başlatınca başlar.
lobby-rematch-waits-own = Rövanş? Herkes “Ben varım” deyince ya da sen başlatınca başlar.
lobby-begun = { $game } başladı. Oynayanlar: { $seats }.
computer-level = Bilgisayar hangi seviyede oynasın?
computer-joins = Masaya bir bilgisayar oturuyor ({ $level }).
options-title = Nasıl oynayalım? Kurucu karar verir.
option-clock-live = hamle başına 3 dakika
option-clock-day = hamle başına 1 gün
option-clock-relaxed = hamle başına 3 gün
option-clock-none = süresiz
# Ayarın adının yanında
option-value-clock-live = hamle başına 3 dakika
option-value-clock-day = hamle başına 1 gün
option-value-clock-relaxed = hamle başına 3 gün
option-value-clock-none = sınırsız

# Tahta

board-your-turn = { $seat }, sıra sende.
board-computer-moves = { $seat } düşünüyor.
board-stands-in = { $seat } yerine bilgisayar oynuyor. Yeri saklı.
board-waiting-for = Beklenen: { $seats }.
board-ahead = Bunu gruptan önce görüyorsun: oradaki resim biraz sonra gelecek.
board-paused = Oyuna ara verildi. Masadaki herkes devam ettirebilir.
board-fingerprint = Adil dağıtımın parmak izi: { $code }
look-first = Hamleni yapmak için bir daha bas.
board-look-not-yours = Şimdi { $seat } oynuyor. Sen “Görünümüm” düğmesiyle bakabilirsin.
more-title = Başka ne yapmak istersin?
hint-move = İyi bir hamle: { $move }.
move-as-written = { $move }
hint-wait = En iyisi beklemek: şu an masada işine yarayan bir şey yok.
offer-made = Öteki oyunculara soruluyor.
offer-take-back = { $seat } son hamleyi geri almak istiyor. Kabul ediyor musun?
offer-pause = { $seat } ara vermek istiyor. Kabul ediyor musun?
offer-abandon = { $seat } oyunu burada, sonuçsuz bitirmek istiyor. Kabul ediyor musun?
remind = { $game } oyununda hamlen bekleniyor, yaklaşık { $hours } saat kaldı.
played-for-you = Bilgisayar senin yerine oynadı: { $move }.
quiet-now = Tamam, bu hamle için artık hatırlatma gelmez.
concede-sure = Pes ediyor musun? { $game }, masa { $code }, masadaki diğerleri: { $seats }. Bu geri alınamaz.
concede-sure-alone = Pes ediyor musun? { $game }, masa { $code }. Bu geri alınamaz.
abandon-sure = Oyun sonuçsuz bitsin mi? { $game }, masa { $code }. Çoğunluğun kabul etmesi gerekir.
conceded = { $game }: pes ettin.
game-goes-on = Hiçbir şey değişmedi. Oyun sürüyor.

# Dağıtım

fair-title = Adil dağıtım
fair-code = Adil dağıtımın parmak izi: { $code }
fair-how = Programın payı, kimse oturmadan önce bununla kesinleşir. Başlarken oyuncuların basışları da karışır; böylece dağıtımı kimse seçemez.
fair-cut = Kendin emin olmak istersen istediğin sırayla renk ekle. O zaman yalnızca oyuncuların seçtikleri karışır.
fair-cut-of = { $seat } ekliyor: { $colours }.
fair-mixed =
    { $count ->
        [0] Oyuncuların basışları karışmadı.
       *[other] Başlarken { $count } oyuncunun basışı karıştı.
    }
fair-mixed-cuts = Başlarken oyuncuların seçtikleri karıştı: { $colours }.
fair-later = Oyun bitince bu düğme dağıtımı ve her hamleyi denetler.
fair-fixed = Bu dağıtım masa açılırken kesinleşti, artık bir şey eklenemez.
fair-no-such-cut = En çok sekiz renk eklenebilir.
fair-checked = Denetlendi: dağıtım ve bütün rastlantılar { $code } parmak izine uyuyor; { $moves } hamle, süreler ve sonuç doğru.
fair-differs =
    { $place ->
        [rules] Denetlenemedi: bu oyun başka bir kural sürümüyle oynanmış.
        [code] Kayıtlı oyun yanlış: dağıtım parmak izine uymuyor.
        [seed] Kayıtlı oyun yanlış: tohum parmak izine uymuyor.
        [deal] Kayıtlı oyun yanlış: dağıtım tohuma uymuyor.
        [move] Kayıtlı oyun yanlış, ilk fark { $number }. hamlede.
        [result] Kayıtlı oyun yanlış: sonuç hamlelerden çıkmıyor.
       *[other] Kayıtlı oyun yanlış: bittikten sonra değiştirilmiş.
    }
colour-choice = { $colour_symbol } { $colour }

# Düğmeler

button-join = Otur
button-leave = Kalk
button-computer = + Bilgisayar
button-no-computer = − Bilgisayar
button-options = Seçenekler
button-rules = Kurallar
button-start = Başlat
button-count-me-in = Ben varım
button-my-view = Görünümüm
button-my-colour = Rengim
button-hint = İpucu
button-more = Diğer
button-board-again = Tahtayı göster
button-text-board = Metin görünümü
button-take-back = Geri al
button-pause = Ara ver
button-resume = Devam et
button-concede = Pes et
button-cancel = Vazgeç
button-abandon = Sonuçsuz bitir
button-agree = Kabul et
button-decline = Reddet
button-rematch = Rövanş
button-replay = Tekrarı izle
button-verify = Dağıtımı denetle
button-fair-deal = Adil dağıtım
button-cut-again = Temizle
button-new-table = Yeni masa
button-i-am-back = Geri döndüm
button-to-the-board = Tahtaya git
button-play-for-me = Benim yerime oyna
button-quiet = Sessize al

# Masa kartı

lobby-card-seats = { $least }–{ $most } oyuncu
lobby-card-seats-exactly = { $most } oyuncu
lobby-card-invite = Bir yer seç
lobby-card-begun = Oyun başladı
lobby-card-free = boş
lobby-card-host = kurucu
lobby-card-unseen = henüz görmedi
lobby-card-delivered = gönderildi
lobby-card-seen = gördü
lobby-card-dealt = Gizli renkler dağıtıldı.
lobby-card-look = Seninkine gizlice bak.
lobby-card-know = Rengini bilen: { $seen } / { $people }
lobby-card-at-once = hemen başlıyor
lobby-card-first = ilk hamle
lobby-card-table = masa
lobby-card-deal = adil dağıtım
option-name-clock = süre
level-easy = kolay
level-medium = orta
level-hard = zor

# Biten oyun, hamle hamle

past-deal = Dağıtım. Toplam hamle: { $moves }.
past-move = Hamle { $number } / { $moves }.
past-first = Dağıtıma
past-back = Önceki hamle
past-next = Sonraki hamle
past-last = Sona
