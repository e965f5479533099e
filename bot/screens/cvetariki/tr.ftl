cvetariki-your-colours =
    { $colours_count ->
        [one] Rengin: { $colours }. Sonunda ne kadar az kalırsa o kadar iyi.
       *[other] Renklerin: { $colours }. Sonunda ne kadar az kalırsa o kadar iyi.
    }
cvetariki-solo-colours =
    { $colours_count ->
        [one] Bu rengi tahtadan temizle: { $colours }.
       *[other] Bu renkleri tahtadan temizle: { $colours }.
    }
cvetariki-begins = { $seat } başlıyor.
cvetariki-popped = { $seat }: { $colour_symbol } × { $tokens }.

cvetariki-cleared =
    { $seats_count ->
        [one] Kazanan: { $seats }. Gizli renkten tahtada taş kalmadı.
       *[other] Kazananlar: { $seats }. Gizli renklerden tahtada taş kalmadı.
    }
cvetariki-fewest-left =
    { $seats_count ->
        [one] Kazanan: { $seats }. Grup kalmadı, kendi renginden en az taş onda.
       *[other] Kazananlar: { $seats }. Grup kalmadı, kendi renklerinden en az taş onlarda.
    }
cvetariki-draw = Grup kalmadı. Galibiyeti paylaşanlar: { $seats }.
cvetariki-solo-cleared = Oldu: tahtada senin renklerinden taş kalmadı.
cvetariki-solo-left = Grup kalmadı, ama taşlarının bir kısmı hâlâ tahtada. Başka bir tahta daha uysal olabilir.
cvetariki-left = tahtada kalan
cvetariki-own-taken = kendi renginden alınan

cvetariki-malformed = Hamle şöyle yazılır: C4 ya da C4 kırmızı.
cvetariki-empty-cell = { $cell } boş. Numaralı gruplar alınabilir.
cvetariki-single = { $cell } karesinin aynı renkten komşusu yok. Numaralı gruplar alınabilir.
cvetariki-joker-needs-colour = { $cell } bir joker. Hangi renk sayılacağını yaz: { $cell } kırmızı.
cvetariki-joker-alone = { $cell } karesindeki joker şu renge değmiyor: { $colour }. Değdiği bir renk seç.
cvetariki-other-colour = { $cell } karesindeki taş { $colour_symbol } { $colour }; yazdığın renk { $named }.
cvetariki-no-such-colour = Bu oyunda şu renk yok: { $colour }.
cvetariki-classic-alone = Klasik iki kişi ister. Tek başına: tek kişilik ya da bilgisayar ekle.

cvetariki-secret =
    { $colours_count ->
        [one] Rengin: { $colours }. Tahtada { $tokens }; sonunda ne kadar az kalırsa o kadar iyi.
       *[other] Renklerin: { $colours }. Tahtada { $tokens }; sonunda ne kadar az kalırsa o kadar iyi.
    }
cvetariki-choice = { $number } · { $colour_symbol } × { $tokens } · { $cell }
option-variant-classic = klasik
option-variant-two-colours = iki renk
option-variant-teams = takımlar
option-variant-solo = tek kişilik
option-secrets = { $value } sır
option-name-variant = çeşit
option-name-secrets = sır
