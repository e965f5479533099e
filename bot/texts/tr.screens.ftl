# Başlamadan önce

lobby-opened = { $seat } masa açıyor: { $game }. Yer: { $taken } / { $most }.
lobby-can-start = Başlanabilir.
lobby-needs-more = { $missing } oyuncu daha gerekiyor, insan ya da bilgisayar.
lobby-rematch-waits = Bir daha mı? Herkes hazır olunca ya da masanın sahibi isteyince başlar.
options-title = Nasıl oynayalım? Masanın sahibi karar verir.
option-clock-live = hamleye dakikalar
option-clock-day = hamleye bir gün
option-clock-relaxed = hamleye üç gün
option-clock-none = süresiz

# Tahta

board-your-turn = { $seat }, sıra sende.
board-computer-moves = { $seat } düşünüyor.
board-stands-in = { $seat } yerine bilgisayar oynuyor. Yeri duruyor.
board-waiting-for = Beklenen: { $seats }.
board-paused = Ara verildi. Masadaki herkes sürdürebilir.
board-fingerprint = Dağıtımın mührü: { $code }.
look-first = Hamleni yapmak için bir daha bas.
board-look-not-yours = Sıra şimdi { $seat } oyuncusunda. Kendi görünümünde bakınabilirsin.
more-title = Başka?
hint-move = İyi bir hamle: { $move }
hint-wait = Beklemek en iyisi: şu an masadaki hiçbir şey işe yaramaz.
offer-made = Ötekilere soruluyor.
offer-take-back = { $seat } son hamleyi geri almak istiyor. Uygun mu?
offer-pause = { $seat } ara vermek istiyor. Uygun mu?
offer-abandon = { $seat } oyunu burada, sonuçsuz bitirmek istiyor. Uygun mu?
verify-seed = Bu oyunun tohumu: { $code }. Parmak iziyle karşılaştır: raznotsvet verify --seed { $code } --fingerprint …
remind = { $game } oyununda hamlen bekleniyor, yaklaşık { $hours } saat kaldı.
played-for-you = Bilgisayar senin yerine oynadı: { $move }.
quiet-now = Bu hamle için artık hatırlatma yok.
concede-sure = { $game }, masa { $code }, masadaki diğerleri: { $seats }. Pes ediyor musun? Bu geri alınamaz.
concede-sure-alone = { $game }, masa { $code }. Pes ediyor musun? Bu geri alınamaz.
abandon-sure = { $game }, masa { $code }. Oyun sonuçsuz bitsin mi? Çoğunluğun kabul etmesi gerekir.
conceded = { $game }: pes ettin.
game-goes-on = Hiçbir şey değişmedi. Oyun sürüyor.

# Düğmeler

button-join = Otur
button-leave = Kalk
button-computer = + Bilgisayar
button-options = Seçenekler
button-rules = Kurallar
button-start = Başlat
button-count-me-in = Ben varım
button-my-view = Görünümüm
button-my-colour = Rengim
button-hint = İpucu
button-more = Daha
button-board-again = Tahta yeniden
button-text-board = Metin tahtası
button-take-back = Geri al
button-pause = Ara ver
button-resume = Sürdür
button-concede = Pes et
button-cancel = Vazgeç
button-abandon = Oyunu bitir
button-agree = Uygun
button-decline = Hayır
button-rematch = Bir daha
button-replay = Tekrar
button-verify = Adil dağıtım
button-new-table = Yeni masa
button-i-am-back = Geri geldim
button-to-the-board = Tahtaya
button-play-for-me = Yerime oyna
button-quiet = Hatırlatma

# Masa kartı

lobby-card-seats = { $least }–{ $most } oyuncu
lobby-card-invite = Bir yer seç
lobby-card-free = boş
lobby-card-host = sahibi
lobby-card-unseen = henüz değil
lobby-card-delivered = gönderildi
lobby-card-seen = gördü
option-name-clock = süre
level-easy = kolay
level-medium = orta
level-hard = zor
