# Renkli Yollar: resimlerdeki ve yazılı tahtadaki sözler.

dorozhki-picture-name = Renkli Yollar
dorozhki-picture-tagline = Kartlarını ilk sen bitir.
dorozhki-picture-film-left = kalan kartlar
dorozhki-picture-begins = Başlayan: { $name }
dorozhki-picture-begins-by-lot = Başlayan: { $name }
dorozhki-picture-bank = destede { $count }
dorozhki-picture-any-card = her kart olur
dorozhki-picture-places =
    { $letter } kartı: { $count ->
        [one] yer 1
       *[other] yer 1–{ $count }
    }
dorozhki-picture-first = { $name }: ilk kart
dorozhki-picture-evened = { $name } desteden kart çekiyor
dorozhki-picture-laid = { $name } kart koyuyor
dorozhki-picture-drew = { $name }: çekilen kart uyuyor
dorozhki-picture-drew-laid = { $name } kart çekip koyuyor
dorozhki-picture-drew-passed = { $name } kart çekip pas geçiyor
dorozhki-picture-passed = { $name } pas geçiyor
dorozhki-picture-missed = { $name } bu sırayı atlıyor
dorozhki-picture-ring-takes = Halka. { $name } kart çekiyor
dorozhki-picture-ring-misses = Halka. { $name } sırasını atlayacak
dorozhki-picture-extra-path = Renk değişimi: { $changes }. Yine { $name }
dorozhki-picture-extra-joints = Bağlantı: { $joints }. Yine { $name }
dorozhki-picture-extra-both = Yol ve bağlantı. Yine { $name }
dorozhki-picture-lapsed = { $name }: ek hamle yandı
dorozhki-picture-declined = { $name } ek hamleyi geçti
dorozhki-picture-all-laid = bütün kartlar kondu, masada { $cards } kart
dorozhki-picture-blocked = artık hiçbir kart uymuyor, masada { $cards } kart
dorozhki-picture-on-table = Masadaki kartlar: { $cards }
dorozhki-picture-cards-left = kalan kart: { $count }
dorozhki-picture-took-lead = { $name } önde: { $left } kart kaldı, en yakın rakipte { $next }
dorozhki-picture-extra-gained = { $after ->
    [0] Ek hamleyle son kartını da koydu
   *[other] Ek hamleyle elindeki kart { $before } iken { $after } oldu
}
dorozhki-picture-text-ends = Kartın uçları işaretli yarının üst kenarından saat yönünde sayılır: 0 ve 1 üstte, 2 sağda, 3 ve 4 altta, 5 solda. Ok, işaretli yarının baktığı yönü gösterir.
dorozhki-picture-text-table = Masada (yollar, yön, kareler: sütun, satır):
dorozhki-picture-text-moves = Hamleler (kartın harfini ve yerin numarasını yaz):
dorozhki-picture-text-pass = pas
dorozhki-picture-turned = çevrildi
dorozhki-picture-none-left = hepsi kondu
dorozhki-picture-own-best = { $left ->
    [0] hepsi kondu
   *[other] { $left } kaldı
}
dorozhki-picture-card-number = { $number }. kart
dorozhki-picture-review-stage = kart
dorozhki-picture-review-at = { $number }. kart
dorozhki-picture-review-length = { $count } kart kondu
dorozhki-picture-review-last = son kartını koyar
dorozhki-picture-review-path = { $changes } renk değişimli yol
dorozhki-picture-review-links = tek renkte { $joints } bağlantı
dorozhki-picture-review-ring = halkayı kapatır
dorozhki-picture-review-missed = Kaçırılan en iyi kart
dorozhki-picture-review-would-win = Burada son karttı: hemen kazandırırdı.
dorozhki-picture-review-would-path = Burada yol { $changes } kez renk değiştirir: hemen ek hamle.
dorozhki-picture-review-would-links = Burada { $joints } bağlantı aynı renkte: hemen ek hamle.
dorozhki-picture-review-would-ring = Burada halka kapanır: sıradaki kart çeker ya da hamlesini kaçırır.
dorozhki-picture-review-would-fit = Burada sonra daha çok kart uyardı.
dorozhki-picture-review-chance = şans
