# Cvetris: resimlerdeki ve yazılı tahtadaki sözler.

cvetris-picture-name = Cvetris
cvetris-picture-tagline = Zar al, şekil çiz.
cvetris-picture-film-parts = işaret + satır + görev
cvetris-picture-picks = { $name } zar seçiyor
cvetris-picture-draws = { $name } çiziyor
cvetris-picture-all-draw = Herkes çiziyor
cvetris-picture-takes = { $name } alıyor: { $die }
cvetris-picture-rolls = Zar atan: { $name }
cvetris-picture-waiting =
    { $count ->
        [1] hâlâ çizen: { $names }
       *[other] hâlâ çizenler: { $names }
    }
cvetris-picture-order = sıra
cvetris-picture-draw-yours = { $name }, şeklini çiz
cvetris-picture-lands = dönüş { $rotation }, sütun { $column }: { $count ->
        [one] satır { $rows }
       *[other] satır { $rows }
    }
cvetris-picture-if-drawn = çizince yıldız
cvetris-picture-points-now = şimdiki yıldız
cvetris-picture-points = { $points } yıldız
cvetris-picture-no-place = { $name }, şekle yer yok
cvetris-picture-no-place-help = bonus kurtarabilir, yoksa kâğıt tamam
cvetris-picture-patch-or-done = { $name }, yaman var
cvetris-picture-patch-help = bir kare boya ya da turu bitir
cvetris-picture-rotation = Dönüş
cvetris-picture-bonuses = Bonuslar
cvetris-picture-bonus-colour = renk seç
cvetris-picture-bonus-shape = şekil seç
cvetris-picture-bonus-scissors = makas
cvetris-picture-bonus-patch = yama
cvetris-picture-shapes = şekil
cvetris-picture-colours = renk
cvetris-picture-rows = satır
cvetris-picture-task-diagonals = Çaprazlar
cvetris-picture-note-diagonals = her biri 5
cvetris-picture-task-two-colour-lines = İki renk
cvetris-picture-note-two-colour-lines = her biri 2
cvetris-picture-task-one-colour-lines = Tek renk
cvetris-picture-note-one-colour-lines = her biri 6
cvetris-picture-task-many-colour-lines = Çok renk
cvetris-picture-note-many-colour-lines = her biri 1
cvetris-picture-task-threes-red-yellow-blue = Üçlüler
cvetris-picture-note-threes-red-yellow-blue = 3 kareye 1
cvetris-picture-task-threes-green-violet-orange = Üçlüler
cvetris-picture-note-threes-green-violet-orange = 3 kareye 1
cvetris-picture-task-lead-blue-yellow-green = En çok kare
cvetris-picture-note-lead-blue-yellow-green = 4, ikinci 1
cvetris-picture-task-lead-red-violet-orange = En çok kare
cvetris-picture-note-lead-red-violet-orange = 4, ikinci 1
cvetris-picture-task-each-ILS = Her I, L, S
cvetris-picture-note-each-ILS = her biri 1
cvetris-picture-task-each-OTV = Her O, T, V
cvetris-picture-note-each-OTV = her biri 1
cvetris-picture-task-lead-IOT = En çok I, O, T
cvetris-picture-note-lead-IOT = 4, ikinci 1
cvetris-picture-task-lead-LSV = En çok L, S, V
cvetris-picture-note-lead-LSV = 4, ikinci 1
cvetris-picture-task-largest-area = En büyük alan
cvetris-picture-note-largest-area = karelerin yarısı
cvetris-picture-task-largest-rectangle = Dikdörtgen
cvetris-picture-note-largest-rectangle = kare başına 1
cvetris-picture-task-big-areas = Büyük alanlar
cvetris-picture-note-big-areas = her biri 2
cvetris-picture-task-united-colours = Tek parça
cvetris-picture-note-united-colours = renk başına 3
cvetris-picture-text-dice = Zarlar: şekiller { $shapes }; renkler { $list }
cvetris-picture-text-order = Sıradakiler: { $names }
cvetris-picture-text-take = Alabileceklerin (böyle yaz): { $moves }
cvetris-picture-text-draw = Çizebileceklerin (dönüşü ve en sol sütunu yaz, örneğin { $move }):
cvetris-picture-text-way = { $figure }: { $rotation }. dönüş, sütunlar { $columns }
cvetris-picture-text-place = { $rotation }. dönüş, { $column } sütunu
cvetris-picture-text-shape = { $shape } şekli
cvetris-picture-text-no-place = Şekle yer yok. “ayrıl” yaz ya da bonusla çiz, örneğin: 1. dönüş, A sütunu, V şekli.
cvetris-picture-text-patch = Yama koyabilirsin, örneğin yama C5 kırmızı. Bitirmek için: bitti.
cvetris-picture-sources = yıldızların kaynağı
cvetris-picture-decisive = { $name }: { $points }
cvetris-picture-ahead =
    { $others ->
        [1] rakibinden { $lead } fazla
       *[other] en yakın rakipten { $lead } fazla
    }
cvetris-picture-also-ahead = ayrıca önde: “{ $what }”, +{ $lead }
cvetris-picture-review-stage = tur
cvetris-picture-review-at = { $number }. tur
cvetris-picture-review-length = { $count } tur
cvetris-picture-review-gain = { $points ->
   *[other] bu turda { $signed } yıldız
}
cvetris-picture-review-sources = Yıldızlar nereden geldi
cvetris-picture-review-rounds = Turlara göre yıldızlar
cvetris-picture-review-best = en iyi tur
