## Olanlar

dorozhki-begins = { $seat } başlıyor: en çok kırmızı bu elde ({ $halves } yarım yol).
dorozhki-begins-by-lot = { $seat } kurayla başlıyor: en çok kırmızı ({ $halves } yarım yol) birden çok elde.
dorozhki-first = { $seat } ilk kartı koyuyor.
dorozhki-evened = Dengeli başlangıç: { $seat } desteden bir kart çekiyor.
dorozhki-laid = { $seat } bir kart koyuyor: { $joints } bağlantı.
dorozhki-drew = { $seat }: uyan kart yok, desteden çekilen kart birkaç yere uyuyor.
dorozhki-drew-laid = { $seat }: uyan kart yok, desteden çekilen kart tek yerine konuyor: { $joints } bağlantı.
dorozhki-drew-passed = { $seat }: uyan kart yok, desteden çekilen kart da uymuyor.
dorozhki-passed = { $seat }: uyan kart yok, deste de boş. Sıra geçiyor.
dorozhki-missed = { $seat } bu sırayı atlıyor.
dorozhki-ring-takes = Halka kapandı. { $seat } desteden bir kart çekiyor.
dorozhki-ring-misses = Halka kapandı, ama deste boş. { $seat } bir sonraki sırasını atlayacak.
dorozhki-extra-path = { $changes } kez renk değiştiren bir yol: { $seat } bir kez daha oynuyor.
dorozhki-extra-joints = Aynı renkten { $joints } bağlantı ({ $colour_symbol } { $colour }): { $seat } bir kez daha oynuyor.
dorozhki-extra-both = { $changes } kez renk değiştiren bir yol ve aynı renkten { $joints } bağlantı ({ $colour_symbol } { $colour }): { $seat } bir kez daha oynuyor.
dorozhki-lapsed = { $seat }: uyan kart yok, ek hamle yanıyor.
dorozhki-declined = { $seat } ek hamleyi kullanmıyor.

## Olmayanlar ve yerine yapılabilecekler

dorozhki-malformed = Önce kartın harfine, sonra yerin numarasına bas. Ya da ikisini birlikte yaz: A2.
dorozhki-must-lay = Uyan kartın var, koyman gerekiyor. Numaralı bir yer seç.
dorozhki-first-in-the-middle = İlk kart ortaya konur. Yalnız hangi kart olduğunu yaz.
dorozhki-where = Bu kart için numaralı bir yer seç.
dorozhki-not-in-hand = O kart elinde değil. Kendi kartlarından seç.
dorozhki-only-drawn = Şimdi yalnız desteden çektiğin kartı koyabilirsin. Ona bir yer seç.
dorozhki-overlaps = Kart orada başka bir kartın üstüne gelir. Numaralı bir yer seç.
dorozhki-say-which = Birden çok kartın uyuyor. Kartın harfini de yaz: { $letter }{ $number }.
dorozhki-fits-nowhere = { $letter } kartı şu an hiçbir yere uymuyor. Başka bir kart seç.
dorozhki-no-such-spot =
    { $places ->
        [one] { $letter } kartı için tek yer var: { $letter }1.
       *[other] { $letter } kartı için yerler: 1–{ $places }. Birini seç, örneğin { $letter }1.
    }
dorozhki-colours-differ = Orada { $named_symbol } { $named } ile { $colour_symbol } { $colour } buluşur. Her bağlantıda renkler aynı olmalı.
dorozhki-too-few-joints =
    { $joints ->
        [0] Burada hiç bağlantı olmuyor. En az iki bağlantı gerek.
       *[other] Burada yalnız { $joints } bağlantı oluyor. En az iki bağlantı gerek.
    }

## Nasıl bitti

dorozhki-all-laid = Kazanan: { $seats }. Elinde kart kalmadı.
dorozhki-blocked = Kazanan: { $seats }. Artık hiçbir kart uymuyor, en az kart bu elde.
dorozhki-blocked-shared = Artık hiçbir kart uymuyor, en az kart sayısı eşit. Berabere: { $seats }.
dorozhki-left = kalan kart

## Masanın ayarları

option-name-even-start = başlangıç
option-even-start-true = dengeli başlangıç
option-even-start-false = normal başlangıç
option-value-even-start-true = dengeli
option-value-even-start-false = normal

# /stats içinde

dorozhki-best = { $moves }. hamlede { $total } kart kaldı, { $others } rakibe karşı
