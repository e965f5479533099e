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
local-headline-yours = Sıra sende
local-headline-watching = İzliyorsun, sıra: { $seats }
local-headline-watching-many = İzliyorsun, sırada: { $players }
local-headline-waiting-many = { $players } oyuncu bekleniyor
local-headline-thinking = { $seat } düşünüyor
local-past-at = { $moves } hamleden { $step }. hamle sonrası
