## Aynısı, kime dairse ona söylenen

cvetris-round-own = Zarları atıyorsun: { $shapes }; { $colours }.
cvetris-takes-shape-own = Alıyorsun: { $shape }.
cvetris-takes-colour-own = Alıyorsun: { $colour_symbol } { $colour }.
cvetris-gets-shape-own = Sana kalan zar: { $shape }.
cvetris-gets-colour-own = Sana kalan zar: { $colour_symbol } { $colour }.
cvetris-changes-colour-own = Bonus kullanıyorsun: { $colour_symbol } { $colour } → { $named_symbol } { $named }.
cvetris-changes-shape-own = Bonus kullanıyorsun: { $shape } → { $new }.
cvetris-draws-own = Çiziyorsun: { $shape }, { $colour_symbol } { $colour }, { $column } sütunu.
cvetris-draws-part-own =
    { $part ->
        [one] Makasla kesip çiziyorsun: bir kare, { $colour_symbol } { $colour }, { $column } sütunu.
        [two] Makasla kesip çiziyorsun: iki kare, { $colour_symbol } { $colour }, { $column } sütunu.
        [three] Makasla kesip çiziyorsun: yan yana üç kare, { $colour_symbol } { $colour }, { $column } sütunu.
       *[corner] Makasla kesip çiziyorsun: üç karelik köşe, { $colour_symbol } { $colour }, { $column } sütunu.
    }
cvetris-patches-own = Yama koyuyorsun: { $cell }, { $colour_symbol } { $colour }.
cvetris-leaves-own = Artık şekil çizmiyorsun.
cvetris-no-room-own = Kâğıdında yer kalmadı.
cvetris-out-own = Kâğıdın tamam. İki zar oyundan çıkıyor.
cvetris-bonus-own =
    { $bonus ->
        [colour] { $column } sütunu doldu: bir kez renk değiştirebilirsin.
        [shape] { $column } sütunu doldu: bir kez şekil değiştirebilirsin.
        [scissors] { $column } sütunu doldu: bir kez makas kullanabilirsin.
       *[patch] { $column } sütunu doldu: bir kez yama koyabilirsin.
    }
