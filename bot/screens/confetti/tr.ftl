# $card ve $taken: masadaki yer numaraları; $sand: saniye.

confetti-get-ready = Herkes hazır olunca kum akmaya başlar.
confetti-get-ready-own = Herkes basınca kum akar.
confetti-ready = { $seat } hazır.
confetti-sand-starts = { $round }. tur / { $rounds }. Kum akıyor: { $cards } kart, { $sand } sn, kişi başı en çok { $limit }.
confetti-draft-starts = { $round }. tur / { $rounds }: { $cards } açık kart, kişi başı en çok { $limit }. { $seat } başlıyor.
confetti-taken = { $seat } alıyor: { $card } numaralı kart.
confetti-dropped = { $seat } geri koyuyor: { $card } numaralı kart.
confetti-swapped = { $seat } değiştiriyor: { $card } numaralı kart gidiyor, { $taken } numaralı kart geliyor.
confetti-done = { $seat } bu turu bitiriyor.
confetti-full-hand = { $seat } bu turu bitiriyor: elde { $limit } kart var, fazlası olmaz.
confetti-contested = { $card } numaralı kartı iki kişi tutuyor: { $seat } ve { $other }. Biri bırakana kadar kimseye sayılmaz.
confetti-you-contest = { $card } numaralı kartı iki kişi tutuyor: sen ve { $other }. Biri bırakana kadar kimseye sayılmaz.
confetti-yielded = { $seat } bırakıyor: { $card } numaralı kartı artık { $other } tutuyor.
confetti-round-over = { $round }. tur bitti.
confetti-gone = { $card } numaralı kartı kimse bırakmadı ({ $seats }). Kart oyundan çıkıyor.
confetti-scored = { $seat }: { $sets } set, { $spare } fazla kart, { $points } puan.
confetti-given-back = { $seat } geri veriyor: { $cards } puan.
confetti-kept = { $seat } puan olarak { $cards } kart saklıyor.
confetti-kept-first = { $seat }: ilk alınan { $cards } kart puan oluyor.

confetti-most-points = Kazanan: { $seats }, { $points } puan.
confetti-fewer-changes = Puanlar eşit: { $points }. Kazanan: { $seats }, en az değiştirme ve geri koyma: { $changes }.
confetti-shared = Berabere: { $seats }, { $points } puan.
confetti-solo = Bütün turlarda toplam { $points } puan.
confetti-round-1 = 1. tur
confetti-round-2 = 2. tur
confetti-round-3 = 3. tur
confetti-round-4 = 4. tur
confetti-round-5 = 5. tur
confetti-changes = değiştirme ve geri koyma

confetti-malformed = Hamle şöyle yazılır: 17 (kartın numarası), bırak 17, değiştir 17 25, sakla 1 3, hazır ya da bitti.
confetti-sand-waits = Kum henüz akmıyor. “Hazırım” düğmesine bas; herkes hazır olunca başlar.
confetti-sand-runs = Kum zaten akıyor. Kart al.
confetti-too-late = Kum bitti, hamlen yetişmedi. Kartlar olduğu yerde kalıyor.
confetti-keep-late = Sonraki tur başladı. İlk aldığın kartlar puanın oldu.
confetti-keep-first = Önce puan olarak saklayacağın { $cards } kartı seç.
confetti-keep-number = Tam { $cards } kart saklamalısın. Yeniden seç.
confetti-keep-not-held = Şu renklerdeki kart elinde yok: { $colours }. Kendi kartlarından seç.
confetti-nothing-to-keep = Şu anda seçeceğin kart yok.
confetti-waiting-for = Senin işin tamam. Beklenen: { $seats }.
confetti-done-already = Bu tur senin için bitti. Yeni kartlar sonraki turda.
confetti-nothing-to-do = Bütün kartlar başkalarında. Biri geri konana kadar bekle.
confetti-not-on-table = Şu renklerdeki kart bu turda masada yok: { $colours }. Masadakilerden seç.
confetti-yours-already = { $card } numaralı kart zaten senin.
confetti-held = { $card } numaralı kart alınmış: { $seat }. Başka bir kart seç.
confetti-third-hand = { $card } numaralı kartı zaten iki kişi tutuyor: { $seats }. Başka bir kart seç.
confetti-not-yours = { $card } numaralı kart sende değil. Yalnızca kendi kartlarını geri koyabilirsin.
confetti-full = { $card } numaralı kart masada kalıyor: elinde { $limit } kart var, daha fazlası olmaz. Önce birini geri koy.
confetti-no-changes-left = Bir turda en çok { $most } kez değiştirebilir ya da geri koyabilirsin; hakkın bitti. Kart al ya da turu bitir.
confetti-only-by-turns = Burada herkes aynı anda oynar. Kum akarken kart al ya da geri koy.
confetti-only-live = Burada sırayla oynanır, “Hazırım” demek gerekmez. Sıran gelince kart al.

# /stats içinde

confetti-best = { $total } puan, { $others } rakibe karşı

# Günün tahtası

confetti-daily-goal = çok puan topla
confetti-daily-result =
    { $value ->
       *[other] { $value } puan
    }
confetti-daily-left = { $value } puan
