## Aynısı, kime dairse ona söylenen

dorozhki-begins-own = Sen başlıyorsun: en çok kırmızı sende ({ $halves } yarım yol).
dorozhki-begins-by-lot-own = Kurayla sen başlıyorsun: en çok kırmızı yalnız sende değil.
dorozhki-first-own = İlk kartı koyuyorsun.
dorozhki-evened-own = Dengeli başlangıç: bir kart çekiyorsun.
dorozhki-laid-own = Bir kart koyuyorsun: { $joints } bağlantı.
dorozhki-drew-own = Bir kart çekiyorsun, uyuyor.
dorozhki-drew-laid-own = Bir kart çekip koyuyorsun: { $joints } bağlantı.
dorozhki-drew-passed-own = Bir kart çekiyorsun ama uymuyor.
dorozhki-passed-own = Uyan kart yok, deste boş: sıran geçiyor.
dorozhki-missed-own = Bu sıranı atlıyorsun.
dorozhki-ring-takes-own = Halka kapandı: bir kart çekiyorsun.
dorozhki-ring-takes-own-by = { $other }: halka, bir kart çekiyorsun.
dorozhki-ring-misses-own = Halka kapandı, deste boş: bir sonraki sıranı atlayacaksın.
dorozhki-ring-misses-own-by = { $other }: halka, bir sıra atlayacaksın.
dorozhki-extra-path-own = { $changes } kez renk değiştiren bir yol: bir kez daha oyna.
dorozhki-extra-joints-own = Aynı renkten { $joints } bağlantı ({ $colour_symbol } { $colour }): bir kez daha oyna.
dorozhki-extra-both-own = { $changes } kez renk değiştiren bir yol ve aynı renkten { $joints } bağlantı ({ $colour_symbol } { $colour }): bir kez daha oyna.
dorozhki-lapsed-own = Uyan kartın yok, ek hamle yanıyor.
dorozhki-declined-own = Ek hamleyi kullanmıyorsun.

## Nereye basmalı

dorozhki-card-places-own = { $places ->
    [1] { $letter } kartı: { $others ->
        [0] 1 numaralı yere bas.
       *[other] 1 ya da başka bir karta bas.
    }
    [2] { $letter } kartı: { $others ->
        [0] 1 ya da 2 numaralı yere bas.
       *[other] 1, 2 ya da başka bir karta bas.
    }
   *[other] { $letter } kartı: { $others ->
        [0] 1–{ $places } numaralı bir yere bas.
       *[other] 1–{ $places } ya da başka bir karta bas.
    }
}
