# Yerel masa: sunucusunun söyledikleri

local-seats-taken = dolu yer: { $taken } / { $most }
local-paused = ara verildi
local-waits-for = { $seats }
local-with-others = { $seats } ile, { $move }. hamle
local-at-move = { $move }. hamle
local-open-address = Masan açık: { $address }
local-open-code = Masan açık. Başkaları da bu adresten gelebilir: { $address }
local-how-to-stop = Kapatmak için Ctrl-C. Oyunlar saklanır, kaldığı yerden sürer.
local-cannot-listen = { $host } adresinde { $port } numaralı bağlantı noktası açılamıyor ({ $reason }). Başka bir tane seç: --port.
local-cannot-save = Oyunlar { $folder } klasörüne kaydedilemiyor ({ $reason }). DATA_DIR ile başka bir klasör seç.
local-door-label = Masayı kuranın gördüğü kodu yaz
local-door-wrong = Kod tutmadı. Kuranın ekranındakiyle karşılaştır.
local-nowhere = Böyle bir masa yok ya da kapandı. Kodu kontrol et.
local-headline-yours = Sıra sende
local-headline-lobby-own = Senin masan: dolu yer { $taken } / { $most }
local-headline-lobby-joined = Masadasın: dolu yer { $taken } / { $most }
local-headline-lobby-free = Boş yer var: dolu yer { $taken } / { $most }
local-headline-lobby-full = Boş yer yok: dolu yer { $taken } / { $most }
local-headline-daily = Günün tahtası { $number }
local-headline-daily-par = Günün tahtası { $number }, hedef { $par }
local-headline-daily-par-brief = Tahta { $number }, hedef { $par }
local-headline-watching = İzliyorsun, sıra: { $seats }
local-headline-watching-many = İzliyorsun, sırada: { $players } oyuncu
local-headline-watching-many-brief = { $players } oyuncu oynuyor
local-headline-waiting-many = { $players } oyuncu bekleniyor
local-headline-thinking = { $seat } düşünüyor
local-past-at =
    { $step ->
        [0] 1. hamle öncesi / { $moves }
       *[other] { $step }. hamle sonrası / { $moves }
    }
local-past-next = Sonra: { $said }
local-stands = Oyun { $moves }. hamlede.
local-stands-yours = Oyun { $moves }. hamlede ve seni bekliyor.
local-stands-theirs = Oyun { $moves }. hamlede, sıra: { $seats }.
local-stands-many = Oyun { $moves }. hamlede, { $players } oyuncu bekleniyor.
local-stands-timed = Oyun { $moves }. hamlede ve süre işliyor.
local-stands-over = Oyun { $moves }. hamlede bitti.
local-news-next = Sıradaki sensin.
local-listed = En iyiler arasında görünmek ister misin?
