cvetris-hint-row = { $row }. satır dolar: { $points } yıldız.
cvetris-hint-stars = Hemen { $points } yıldız getirir.
cvetris-hint-column =
    { $bonus ->
        [colour] { $column } sütunu dolar, bir kez renk değiştirebilirsin.
        [shape] { $column } sütunu dolar, bir kez şekil değiştirebilirsin.
        [scissors] { $column } sütunu dolar ve makası açar.
       *[patch] { $column } sütunu dolar ve bir yama açar.
    }
cvetris-hint-no-hole = Şeklin altında yeni boşluk kalmaz.
cvetris-hint-new-shape = Kâğıdında henüz yok: { $shape }. Çizince 6 şekilden { $marks } tanesi tamam.
cvetris-hint-new-colour = Kâğıdında henüz yok: { $colour_symbol } { $colour }. Çizince 6 renkten { $marks } tanesi tamam.
cvetris-hint-shape-counts = Görev her { $shape } için bir yıldız verir.
cvetris-hint-colour-counts = { $colour_symbol } { $colour } üçlüler görevinde sayılır.
