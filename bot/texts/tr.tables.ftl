busy = Bir an notlarıma ulaşamıyorum. Hiçbir şey kaybolmadı, birazdan yeniden dene.
table-busy = Burada aynı anda çok el var. Hiçbir şey kaybolmadı, yeniden dene.
table-gone = Bu masa artık yok. Yenisini aç: /play.
table-stale = Tahta değişti. İşte yenisi.
table-stranger = Bu masada değilsin. Kendi masanı aç: /play.
table-full = Bütün yerler dolu: { $most }.
table-already-seated = Zaten bu masadasın.
table-has-begun = Oyun başladı, masaya artık oturulmuyor.
table-not-begun = Oyun henüz başlamadı. Onu masanın sahibi başlatır.
table-paused = Oyun duraklatıldı. Önce sürdür.
table-host-only = Bunu yalnızca masanın sahibi yapabilir.
table-close-not-allowed = Başlamadan önce masayı sahibi kapatır, sonra yalnızca bir yönetici, masanın olduğu sohbette.
table-not-here = Bu masa başka bir sohbette. Oraya git ya da oyunculardan davet bağlantısı iste.
room-admins-open = Burada masaları yöneticiler açar. Birinden rica et ya da benimle özel sohbette oyna.
room-admins-choose = Burada bunu yöneticiler seçer. Birinden rica et.
table-no-such-level = Böyle bir bilgisayar seviyesi yok: “{ $level }”.
table-no-computer = Bu masada bilgisayar yok.
table-closed = Masa kapandı.
table-closed-empty = Masada kimse kalmadı, kapandı.
table-lobby-expired = Bir gün boyunca kimse gelmedi, masa kapandı.
table-no-such-offer = Böyle bir şey önerilemez.
table-no-offer = Artık onaylanacak bir şey yok.
table-not-paused = Oyuna ara verilmemiş.
table-nothing-to-take-back = Henüz hamle yapmadın.
table-not-finished = Oyun hâlâ sürüyor.
table-no-such-clock = Böyle bir süre yok.
table-conceded =
    { $seats_count ->
        [one] Kazanan: { $seats }. Karşı taraf pes etti.
       *[other] Kazananlar: { $seats }. Karşı taraf pes etti.
    }
table-abandoned = Oyun burada sonuçsuz bitiyor.
