# Ekranlar

cvetris-drawing = Çizim sırası: { $seats }.
cvetris-take-die =
    { $kind ->
        [shape] { $round }. tur. { $seat }, bir şekil zarı al.
        [colour] { $round }. tur. { $seat }, bir renk zarı al.
       *[any] { $round }. tur. { $seat }, bir zar al.
    }
cvetris-take-die-own =
    { $kind ->
        [shape] { $round }. tur. Bir şekil zarı al.
        [colour] { $round }. tur. Bir renk zarı al.
       *[any] { $round }. tur. Bir zar al.
    }
cvetris-draw-now = { $round }. tur. Çizim sırası: { $seats }. “Şeklimi çiz” düğmesine bas.
cvetris-draw-yours =
    { $kind ->
        [stuck] { $round }. tur. Bu şekil sığmıyor.
        [patch] { $round }. tur. Yama koyabilirsin.
       *[draw] { $round }. tur. Şeklini çiz.
    }
cvetris-draw-yours-too = { $yours } Hâlâ çizen: { $seats }.
cvetris-sheet-take = Tahtanın altından bir zar al. Şeklin ve rengin olunca çizersin.
cvetris-sheet-take-above = Kâğıdın üstündeki zarlardan birini al: üstüne bas ya da kâğıda sürükle.
cvetris-sheet-draft = Şimdilik çizecek bir şey yok. Şeklin ve rengin olunca çizersin.
cvetris-sheet-drawn = Şeklin çizildi. Beklenen: { $seats }.
cvetris-sheet-points = Kâğıdın şu an { $points } yıldız.
cvetris-die-shape =
    { $count ->
        [1] { $shape }
       *[other] { $shape } × { $count }
    }
cvetris-die-colour =
    { $count ->
        [1] { $colour_symbol } { $colour }
       *[other] { $colour_symbol } { $colour } × { $count }
    }
cvetris-die-shape-own = { $shape } şekli
cvetris-die-colour-own = { $colour_symbol } { $colour }
cvetris-part =
    { $part ->
        [1] 1 kare
        [V] köşe
       *[other] yan yana { $part } kare
    }{ $pairs ->
        [1] { "" }
       *[other] { "" } (iki kesim)
    }
cvetris-move-shape = { $shape } şekli
cvetris-move-colour = { $colour_symbol } { $colour }
cvetris-move-draw = { $rotation }. dönüş, { $column } sütunu
cvetris-move-changed = { $move }, { $change }
cvetris-move-patch = yama { $cell }, { $colour_symbol } { $colour }
cvetris-panel-place =
    { $count ->
        [one] { $rotation }. dönüş, { $column } sütunu: { $rows }. satır.
       *[other] { $rotation }. dönüş, { $column } sütunu: { $rows }. satırlar.
    }
cvetris-panel-points = Yıldız: şimdi { $before }, çizince { $after }.
cvetris-panel-bonuses = Bonusların. Kullandığın bonus çizimle birlikte harcanır.
cvetris-panel-stuck = Bu şekil sığmıyor. Bir bonus kurtarabilir, yoksa kâğıdın tamam.
cvetris-panel-no-room = Bu bonus şekli hiçbir yere sığmıyor. Başkasını seç ya da geri dön.
cvetris-panel-patch-colour = Yama: hangi renk?
cvetris-panel-patch-column = Hangi sütun?
cvetris-panel-patch-row = Hangi kare?
cvetris-button-draw = Şeklimi çiz
cvetris-button-sheet = Kâğıdım
cvetris-button-draw-here = Buraya çiz
cvetris-button-bonus = Bonus
cvetris-button-patch = Yama
cvetris-button-back = Geri
cvetris-button-done = Tamam
cvetris-button-leave = Kâğıdım tamam
