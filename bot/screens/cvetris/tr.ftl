cvetris-round = { $round }. tur. { $seat } zarları atıyor: { $shapes }; { $colours }.
cvetris-takes-shape = { $seat } şunu alıyor: { $shape }.
cvetris-takes-colour = { $seat } şunu alıyor: { $colour_symbol } { $colour }.
cvetris-gets-shape = { $seat } oyuncusuna kalan: { $shape }.
cvetris-gets-colour = { $seat } oyuncusuna kalan: { $colour_symbol } { $colour }.
cvetris-changes-colour = { $seat } bonus kullanıyor: { $colour_symbol } { $colour } → { $named_symbol } { $named }.
cvetris-changes-shape = { $seat } bonus kullanıyor: { $shape } → { $new }.
cvetris-draws = { $seat } çiziyor: { $shape }, { $colour_symbol } { $colour }, sütun { $column }.
cvetris-draws-part =
    { $part ->
        [one] { $seat } makasla kesip çiziyor: bir kare, { $colour_symbol } { $colour }, sütun { $column }.
        [two] { $seat } makasla kesip çiziyor: iki kare, { $colour_symbol } { $colour }, sütun { $column }.
        [three] { $seat } makasla kesip çiziyor: yan yana üç kare, { $colour_symbol } { $colour }, sütun { $column }.
       *[corner] { $seat } makasla kesip çiziyor: üç karelik köşe, { $colour_symbol } { $colour }, sütun { $column }.
    }
cvetris-patches = { $seat } yama koyuyor: { $cell }, { $colour_symbol } { $colour }.
cvetris-leaves = { $seat } artık şekil çizmiyor.
cvetris-no-room = Artık hiçbir şey sığmıyor: { $seat }.
cvetris-out = { $seat }: kâğıt tamam. İki zar oyundan çıkıyor.
cvetris-your-sheet = Kâğıdın tamam: şimdilik { $points } yıldız.
cvetris-row-stars = { $row }. sıra doldu, { $points } yıldız: { $seats }.
cvetris-bonus =
    { $bonus ->
        [colour] { $column } sütunu doldu: { $seat } bir kez renk değiştirebilir.
        [shape] { $column } sütunu doldu: { $seat } bir kez şekil değiştirebilir.
        [scissors] { $column } sütunu doldu: { $seat } bir kez makas kullanabilir.
       *[patch] { $column } sütunu doldu: { $seat } bir kez yama koyabilir.
    }

cvetris-most-points = Kazanan: { $seats }. { $points } yıldız.
cvetris-fewest-empty = Kazanan: { $seats }. { $points } yıldız ve en az boş kare.
cvetris-most-row-stars = Kazanan: { $seats }. { $points } yıldız, boş kareler eşit, sıralardan en çok yıldız.
cvetris-shared = Galibiyeti paylaşanlar: { $seats }. Her kâğıtta { $points } yıldız.

cvetris-shape-marks = kullanılan şekiller
cvetris-colour-marks = kullanılan renkler
cvetris-row-1 = 1. sıra
cvetris-row-3 = 3. sıra
cvetris-row-5 = 5. sıra
cvetris-row-7 = 7. sıra
cvetris-task-diagonals = tek renkli çaprazlar
cvetris-task-two-colour-lines = iki renkli çizgiler
cvetris-task-one-colour-lines = tek renkli çizgiler
cvetris-task-many-colour-lines = üç ya da daha çok renkli çizgiler
cvetris-task-threes-red-yellow-blue = üçlüler: kırmızı, sarı, mavi
cvetris-task-threes-green-violet-orange = üçlüler: yeşil, mor, turuncu
cvetris-task-lead-blue-yellow-green = en çok mavi, sarı, yeşil
cvetris-task-lead-red-violet-orange = en çok kırmızı, mor, turuncu
cvetris-task-each-ILS = her I, L, S
cvetris-task-each-OTV = her O, T, V
cvetris-task-lead-IOT = en çok I, O, T
cvetris-task-lead-LSV = en çok L, S, V
cvetris-task-largest-area = en büyük alan
cvetris-task-largest-rectangle = en büyük dikdörtgen
cvetris-task-big-areas = beş kare ve üstü alanlar
cvetris-task-united-colours = bütün renkler

cvetris-malformed = Hamle şöyle yazılır: şekil T, renk kırmızı, 6E, yama C5 kırmızı, ayrıl ya da bitti.
cvetris-shape-or-colour = { $letter } hem şekil hem renk. Şöyle yaz: şekil { $letter } ya da renk { $letter }.
cvetris-take-first = Önce zarlarını al, sonra çiz.
cvetris-both-dice = Bu turdaki zarların: { $shape } ve { $colour_symbol } { $colour }. Yenileri gelecek turda.
cvetris-second-shape = Şeklin var: { $shape }. Şimdi bir renk al.
cvetris-second-colour = Rengin var: { $colour_symbol } { $colour }. Şimdi bir şekil al.
cvetris-no-such-shape-die = Masadaki zarlarda { $shape } yok. Olanlardan birini al.
cvetris-no-such-colour-die = Masadaki zarlarda { $colour_symbol } { $colour } yok. Olanlardan birini al.
cvetris-no-such-colour = Bu oyunda şu renk yok: { $colour_symbol } { $colour }. Kırmızı, sarı, yeşil, mavi, mor ve turuncu var.
cvetris-no-such-rotation =
    { $most ->
        [one] Bu şekil her yandan aynı, { $rotation }. dönüşü yok. { $most }. dönüşü seç.
       *[other] Bu şeklin { $rotation }. dönüşü yok. 1 ile { $most } arasından seç.
    }
cvetris-sticks-out = { $rotation }. dönüşte şekil { $column } sütunundan kâğıdın dışına taşıyor. Daha soldan bir sütun seç.
cvetris-too-high = { $rotation }. dönüşte şekil { $column } sütununda kâğıdın üstüne taşıyor. Başka bir sütun ya da dönüş seç.
cvetris-fits-nowhere =
    { $help ->
        [shape] Bu şekil sığmıyor. Bir bonus yardım edebilir: şekli değiştir.
        [scissors] Bu şekil sığmıyor. Bir bonus yardım edebilir: makas.
        [either] Bu şekil sığmıyor. Bir bonus yardım edebilir: şekli değiştir ya da makas kullan.
        [both] Bu şekil sığmıyor. İki bonus birlikte yardım edebilir: şekli değiştir ve makas kullan.
       *[none] Bu şekil sığmıyor, bonuslar da sığdıramıyor. İstersen yama koy ya da ayrıl.
    }
cvetris-changed-fits-nowhere = Böyle değişince şekil hiçbir yere sığmıyor. Başka bir değişiklik seç.
cvetris-bonus-not-active =
    { $bonus ->
        [colour] Şu an renk değiştirme bonusun yok. Dolan A ya da H sütunu gelecek tur için bir tane açar.
        [shape] Şu an şekil değiştirme bonusun yok. Dolan C ya da F sütunu gelecek tur için bir tane açar.
        [scissors] Şu an bunun için makasın yok. Dolan B ya da G sütunu gelecek tur için bir tane açar.
       *[patch] Şu an yaman yok. Dolan D ya da E sütunu gelecek tur için bir tane açar.
    }
cvetris-same-colour = Zarında zaten { $colour_symbol } { $colour } var. Başka bir renk seç ya da bonusu sakla.
cvetris-same-shape = Zarında zaten { $shape } var. Başka bir şekil seç ya da bonusu sakla.
cvetris-no-such-part =
    { $part ->
        [one] Bu kadar kesimle { $shape } şeklinden tek kare kalmaz. Numaralı parçalardan birini seç.
        [two] Bu kadar kesimle { $shape } şeklinden iki kare kalmaz. Numaralı parçalardan birini seç.
        [three] Bu kadar kesimle { $shape } şeklinden yan yana üç kare kalmaz. Numaralı parçalardan birini seç.
       *[corner] Bu kadar kesimle { $shape } şeklinden köşe kalmaz. Numaralı parçalardan birini seç.
    }
cvetris-no-such-cell = Kareler A1 ile H9 arasındadır, { $cell } yok.
cvetris-cell-taken = { $cell } zaten boyalı. Yama boş bir kare ister.
cvetris-last-place = { $cell } karesine yama, { $shape } için son yeri kapatır. Önce şeklini çiz ya da başka bir kare seç.
cvetris-must-draw = { $shape } kâğıdına hâlâ sığıyor, çizmen gerek.
cvetris-draw-first = Önce şeklini çiz.
cvetris-already-drawn = Şeklin çizildi. Yama koy ya da bitti de.
cvetris-already-leaving = Artık şekil çizmiyorsun. Yama koy ya da bitti de.
cvetris-round-done = Bu turda işin bitti. Hâlâ oynayanlar: { $seats }.
cvetris-sheet-complete = Kâğıdın tamam. Diğerleri oynamaya devam ediyor, yıldızlar sonunda karşılaştırılır.
