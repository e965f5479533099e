## Olanlar

dorozhki-begins = { $seat } başlıyor: en çok kırmızı bu elde, { $halves } yarım.
dorozhki-begins-by-lot = { $seat } kura ile başlıyor: birkaç elde { $halves } kırmızı yarım var, en çoğu bu.
dorozhki-first = { $seat } ilk kartı koyuyor.
dorozhki-evened = Dengeli başlangıç: { $seat } bankadan bir kart alıyor.
dorozhki-laid = { $seat } bir kart koyuyor: { $joints } bağlantı.
dorozhki-drew = { $seat }: uyan kart yok, bankadan bir kart. Bu kart birkaç yere uyuyor.
dorozhki-drew-laid = { $seat }: uyan kart yok, bankadan bir kart. Tek bir yere uyuyor ve oraya konuyor: { $joints } bağlantı.
dorozhki-drew-passed = { $seat }: uyan kart yok, bankadan bir kart. O da uymuyor.
dorozhki-passed = { $seat }: uyan kart yok, banka da boş. Sıra geçiyor.
dorozhki-missed = { $seat } bu turu bekleyerek geçiriyor.
dorozhki-ring-takes = Halka. { $seat } bankadan bir kart alıyor.
dorozhki-ring-misses = Halka, ama banka boş. { $seat } sonraki turu bekleyerek geçirecek.
dorozhki-extra-path = { $changes } kez renk değiştiren bir yol: { $seat } bir kez daha oynuyor.
dorozhki-extra-joints = Aynı renkten { $joints } bağlantı ({ $colour_symbol } { $colour }): { $seat } bir kez daha oynuyor.
dorozhki-extra-both = { $changes } kez renk değiştiren bir yol ve aynı renkten { $joints } bağlantı ({ $colour_symbol } { $colour }): { $seat } bir kez daha oynuyor.
dorozhki-lapsed = { $seat }: uyan kart yok, ek tur düşüyor.
dorozhki-declined = { $seat } ek turu kullanmıyor.

## Olmayanlar ve yerine yapılabilecekler

dorozhki-malformed = Hamle şöyle yazılır: 17k3,-2. Yani kart, işaretli ucun yönü (k, d, g, b), sütun, sıra. İlk kart için yalnız 17; ek turu bırakmak için pas.
dorozhki-must-lay = Uyan bir kart var, onu koymak gerekiyor. Numaralı bir yer seç.
dorozhki-first-in-the-middle = İlk kart ortaya konur. Yalnız hangi kart olduğunu söyle.
dorozhki-where = Kart { $card } nereye konsun? Söyle ya da numaralı bir yer seç.
dorozhki-not-in-hand = Kart { $card } senin elinde değil. Kendi kartlarından seç.
dorozhki-only-drawn = Şimdi bankadan gelen kart konur, numarası { $card }. Ona bir yer seç.
dorozhki-overlaps = Kart { $card } orada başka bir kartın üstüne gelir. Numaralı bir yer seç.
dorozhki-colours-differ = Orada { $named_symbol } { $named } ile { $colour_symbol } { $colour } buluşur. Her bağlantıda renkler aynı olmalı.
dorozhki-too-few-joints = { $joints ->
    [0] Böyle hiç bağlantı olmuyor. En az iki gerekir.
   *[other] Böyle yalnız { $joints } bağlantı oluyor. En az iki gerekir.
}

## Nasıl bitti

dorozhki-all-laid = Kazanan: { $seats }. Bütün kartlar masada.
dorozhki-blocked = Kazanan: { $seats }. Artık hiçbir kart uymuyor, en az kart bu elde.
dorozhki-blocked-shared = Artık hiçbir kart uymuyor, ellerde eşit kart var. Galibiyeti paylaşanlar: { $seats }.
dorozhki-left = kalan kart

## Masanın ayarları

option-name-even-start = dengeli başlangıç
option-even-start-true = dengeli başlangıç: başlayan, ilk karttan sonra bir kart alır
option-even-start-false = olağan başlangıç
