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
cvetariki-popped = { $seat } çıkarıyor: { $colour_symbol } × { $tokens }.

cvetariki-cleared =
    { $seats_count ->
        [one] Kazanan: { $seats }. Gizli renginden tahtada jeton kalmadı.
       *[other] Kazananlar: { $seats }. Gizli renklerinden tahtada jeton kalmadı.
    }
cvetariki-fewest-left =
    { $seats_count ->
        [one] Kazanan: { $seats }. Grup kalmadı; tahtada kendi renginden en az jetonu olan o.
       *[other] Kazananlar: { $seats }. Grup kalmadı; tahtada kendi renklerinden en az jetonu olan onlar.
    }
cvetariki-draw = Grup kalmadı. Berabere: { $seats }.
cvetariki-solo-cleared = Başardın: tahtada senin renklerinden jeton kalmadı.
cvetariki-solo-left = Grup kalmadı, ama bazı jetonların hâlâ tahtada. Bir dahaki tahta daha kolay gelebilir.
cvetariki-left = tahtada kalan
cvetariki-own-taken = kendi renginden çıkarılan

cvetariki-malformed = Hamle şöyle yazılır: grubun numarası (6) ya da bir karesi (C4). Joker için rengi de ekle: C4 kırmızı.
cvetariki-empty-cell = { $cell } boş. Numaralı gruplardan birini seç.
cvetariki-single = { $cell } karesinin aynı renkten komşusu yok. Numaralı gruplardan birini seç.
cvetariki-joker-needs-colour = { $cell } bir joker. Hangi renk sayılacağını da yaz, örneğin { $cell } kırmızı.
cvetariki-joker-alone = { $cell } karesindeki joker şu renge değmiyor: { $colour }. Değdiği bir renk seç.
cvetariki-other-colour = { $cell } karesindeki jeton { $colour_symbol } { $colour }, yazdığın renk ise { $named }. Rengi düzelt.
cvetariki-no-such-colour = Bu oyunda şu renk yok: { $colour }.
cvetariki-classic-alone = Klasik için iki oyuncu gerek. Yalnızsan tek kişilik oyna ya da bilgisayar ekle.

cvetariki-secret =
    { $colours_count ->
        [one] Rengin: { $colours }. Tahtada { $tokens } jeton var; sonunda ne kadar az kalırsa o kadar iyi.
       *[other] Renklerin: { $colours }. Tahtada { $tokens } jeton var; sonunda ne kadar az kalırsa o kadar iyi.
    }
cvetariki-secret-card = Tahtada { $tokens } jeton var. Ne kadar az, o kadar iyi.
cvetariki-secret-card-then = O an tahtada { $tokens } jeton vardı, şimdi { $now-tokens }.
cvetariki-solo-goal =
    { $colours_count ->
        [one] Bu rengi tahtadan temizle: { $colours }. Kalan: { $tokens }.
       *[other] Bu renkleri tahtadan temizle: { $colours }. Kalan: { $tokens }.
    }
cvetariki-solo-goal-card = Hepsini temizle. Kalan: { $tokens }.
cvetariki-solo-goal-card-then = O an tahtada { $tokens } jeton vardı, şimdi { $now-tokens }.
cvetariki-choice = { $number } · { $colour_symbol } × { $tokens } · { $cell }
cvetariki-move = { $number } numaralı grup ({ $colour_symbol } × { $tokens })
cvetariki-move-cell = { $cell }
option-variant-classic = klasik
option-variant-two-colours = iki renk
option-variant-teams = takımlar
option-variant-solo = tek kişilik
option-secrets = { $value } gizli renk
option-name-variant = mod
option-name-secrets = gizli renk

# /stats içinde

cvetariki-best = { $moves }. hamlede { $total } jeton kaldı, { $others } rakibe karşı

# Günün tahtası

cvetariki-daily-goal = hepsini temizle
cvetariki-daily-goal-words = iki rengi temizle
cvetariki-daily-goal-colours = temizlenecek: { $colours }
cvetariki-daily-result =
    { $value ->
       *[other] { $value } hamle
    }
cvetariki-daily-left = { $value } kaldı
