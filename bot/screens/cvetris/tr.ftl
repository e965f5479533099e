cvetris-round = { $seat } zarları atıyor: { $shapes }; { $colours }.
cvetris-takes-shape = { $seat } alıyor: { $shape }.
cvetris-takes-colour = { $seat } alıyor: { $colour_symbol } { $colour }.
cvetris-gets-shape = { $seat }: kalan zar { $shape }.
cvetris-gets-colour = { $seat }: kalan zar { $colour_symbol } { $colour }.
cvetris-changes-colour = { $seat } bonus kullanıyor: { $colour_symbol } { $colour } → { $named_symbol } { $named }.
cvetris-changes-shape = { $seat } bonus kullanıyor: { $shape } → { $new }.
cvetris-draws = { $seat } çiziyor: { $shape }, { $colour_symbol } { $colour }, { $column } sütunu.
cvetris-draws-part =
    { $part ->
        [one] { $seat } makasla kesip çiziyor: bir kare, { $colour_symbol } { $colour }, { $column } sütunu.
        [two] { $seat } makasla kesip çiziyor: iki kare, { $colour_symbol } { $colour }, { $column } sütunu.
        [three] { $seat } makasla kesip çiziyor: yan yana üç kare, { $colour_symbol } { $colour }, { $column } sütunu.
       *[corner] { $seat } makasla kesip çiziyor: üç karelik köşe, { $colour_symbol } { $colour }, { $column } sütunu.
    }
cvetris-patches = { $seat } yama koyuyor: { $cell }, { $colour_symbol } { $colour }.
cvetris-leaves = { $seat } artık şekil çizmiyor.
cvetris-no-room = { $seat }: artık hiçbir şey sığmıyor.
cvetris-out = { $seat }: kâğıt tamam. İki zar oyundan çıkıyor.
cvetris-your-sheet = Kâğıdın tamam: şu an { $points } yıldız.
cvetris-row-stars = { $row }. satır doldu, { $points } yıldız: { $seats }.
cvetris-bonus =
    { $bonus ->
        [colour] { $column } sütunu doldu: { $seat } bir kez renk değiştirebilir.
        [shape] { $column } sütunu doldu: { $seat } bir kez şekil değiştirebilir.
        [scissors] { $column } sütunu doldu: { $seat } bir kez makas kullanabilir.
       *[patch] { $column } sütunu doldu: { $seat } bir kez yama koyabilir.
    }

cvetris-most-points = Kazanan: { $seats }. { $points } yıldız.
cvetris-fewest-empty = Kazanan: { $seats }. { $points } yıldız ve en az boş kare.
cvetris-most-row-stars = Kazanan: { $seats }. { $points } yıldız, boş kareler eşit, satırlardan en çok yıldız.
cvetris-shared = Berabere: { $seats }. Her kâğıtta { $points } yıldız.

cvetris-shape-marks = kullanılan şekiller
cvetris-colour-marks = kullanılan renkler
cvetris-row-1 = 1. satır
cvetris-row-3 = 3. satır
cvetris-row-5 = 5. satır
cvetris-row-7 = 7. satır
cvetris-task-diagonals = tek renkli çaprazlar
cvetris-task-two-colour-lines = iki renkli satır ve sütunlar
cvetris-task-one-colour-lines = tek renkli satır ve sütunlar
cvetris-task-many-colour-lines = en az üç renkli satır ve sütunlar
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
cvetris-task-big-areas = en az beş karelik alanlar
cvetris-task-united-colours = tek parça renkler

cvetris-malformed = Zarı düğmedeki adıyla yaz (T, kırmızı) ya da çizim yerini söyle: 6. dönüş, E sütunu.
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
        [shape] Bu şekil sığmıyor. Bir bonus kurtarabilir: şekli değiştir.
        [scissors] Bu şekil sığmıyor. Bir bonus kurtarabilir: makas kullan.
        [either] Bu şekil sığmıyor. Bir bonus kurtarabilir: şekli değiştir ya da makas kullan.
        [both] Bu şekil sığmıyor. İki bonus birlikte kurtarabilir: şekli değiştir ve makas kullan.
       *[none] Bu şekil sığmıyor, bonuslar da sığdıramıyor. Yama koy ya da kâğıdını bitir: ayrıl.
    }
cvetris-changed-fits-nowhere = Böyle değişince şekil hiçbir yere sığmıyor. Başka bir değişiklik seç.
cvetris-bonus-not-active =
    { $bonus ->
        [colour] Şu an renk değiştirme bonusun yok. Dolan A ya da H sütunu gelecek tur için bir tane açar.
        [shape] Şu an şekil değiştirme bonusun yok. Dolan C ya da F sütunu gelecek tur için bir tane açar.
        [scissors] Şu an bunun için makasın yok. Dolan B ya da G sütunu gelecek tur için bir tane açar.
       *[patch] Şu an yaman yok. Dolan D ya da E sütunu gelecek tur için bir tane açar.
    }
cvetris-same-colour = Zarın zaten { $colour_symbol } { $colour }. Başka bir renk seç ya da bonusu sakla.
cvetris-same-shape = Zarın zaten { $shape }. Başka bir şekil seç ya da bonusu sakla.
cvetris-no-such-part =
    { $part ->
        [one] Bu kadar kesimle { $shape } şeklinden tek kare kalmaz. Numaralı parçalardan birini seç.
        [two] Bu kadar kesimle { $shape } şeklinden iki kare kalmaz. Numaralı parçalardan birini seç.
        [three] Bu kadar kesimle { $shape } şeklinden yan yana üç kare kalmaz. Numaralı parçalardan birini seç.
       *[corner] Bu kadar kesimle { $shape } şeklinden köşe kalmaz. Numaralı parçalardan birini seç.
    }
cvetris-no-such-cell = Kareler A1 ile H9 arasındadır, { $cell } yok.
cvetris-cell-taken = { $cell } zaten boyalı. Yama için boş bir kare seç.
cvetris-last-place = { $cell } karesine yama, { $shape } için son yeri kapatır. Önce şeklini çiz ya da başka bir kare seç.
cvetris-must-draw = { $shape } kâğıdına hâlâ sığıyor, çizmen gerek.
cvetris-draw-first = Önce şeklini çiz.
cvetris-already-drawn = Şeklin çizildi. Yama koy ya da “tamam” de.
cvetris-already-leaving = Artık şekil çizmiyorsun. Yama koy ya da “tamam” de.
cvetris-round-done = Bu turda işin bitti. Hâlâ oynayanlar: { $seats }.
cvetris-sheet-complete = Kâğıdın tamam. Diğerleri oynamaya devam ediyor, yıldızlar sonunda karşılaştırılır.

# /stats içinde

cvetris-best = { $total } yıldız, { $others } rakibe karşı
