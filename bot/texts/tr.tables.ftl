busy = Kayıtlara şu an ulaşamıyorum. Hiçbir şey kaybolmadı, birazdan yeniden dene.
table-busy = Aynı anda çok kişi bastı. Hiçbir şey kaybolmadı, yeniden dene.
table-gone = Bu masa artık yok. Yenisini aç.
table-stale = Tahta bu arada değişti. Güncel hâli bu.
table-stranger = Bu masada değilsin. Kendi masanı aç.
table-join-first = Henüz bu masada değilsin. “Otur” düğmesine bas.
table-full = Masa dolu: { $most } yerin hepsi alınmış.
table-already-seated = Zaten bu masadasın.
table-has-begun = Oyun başladı, artık yeni oyuncu alınmıyor.
table-not-begun = Oyun henüz başlamadı. Oyunu kurucu başlatır.
table-paused = Oyuna ara verildi. Önce “Devam et” düğmesine bas.
table-host-only = Bunu yalnızca masanın kurucusu yapabilir.
table-close-not-allowed = Masayı oyun başlamadan kurucu kapatabilir, sonra yalnızca bir yönetici, masanın olduğu sohbette.
table-not-here = Bu masa başka bir sohbette. Oraya git ya da oyunculardan davet bağlantısı iste.
room-admins-open = Burada masaları yöneticiler açar. Birinden rica et ya da benimle özel sohbette oyna.
room-admins-choose = Burada bunu yöneticiler seçer. Birinden rica et.
table-no-such-level = “{ $level }” diye bir seviye yok. Kolay, orta ya da zor seç.
table-no-computer = Bu masada bilgisayar yok.
table-unreadable = Bu masanın kaydı şu an okunamıyor. Kayıt duruyor, bir sonraki güncellemeden sonra yeniden dene.
table-moved = Masa artık burada: { $game }.
table-move-private = Bu masada başkaları da oynuyor, burada göremezler. Masayı bir grupta ya da kanalda aç.
table-closed = Masa kapandı.
table-closed-empty = Herkes kalktı, masa kapandı.
table-lobby-expired = Bir gün boyunca kimse gelmedi, masa kapandı.
table-no-such-offer = Böyle bir öneri yok.
table-no-offer = Onaylanacak bir öneri kalmadı.
table-not-paused = Oyun zaten sürüyor.
table-nothing-to-take-back = Geri alınacak hamlen yok.
table-not-finished = Oyun hâlâ sürüyor. Bitince yeniden dene.
table-no-such-clock = Böyle bir süre seçeneği yok. Listeden birini seç.
table-conceded =
    { $seats_count ->
        [one] Kazanan: { $seats }. Karşı taraf pes etti.
       *[other] Kazananlar: { $seats }. Karşı taraf pes etti.
    }
table-abandoned = Oyun burada sonuçsuz bitiyor.
