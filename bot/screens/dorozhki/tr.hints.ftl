dorozhki-hint-wins = Bu son kartın ve oyun hemen senin olur.
dorozhki-hint-extra = Ek tur kazandırır ve ona uyan bir kartın var.
dorozhki-hint-ring-takes = Halka kapanır: { $other } bankadan bir kart alır.
dorozhki-hint-ring-misses = Halka kapanır, banka da boş: { $other } sonraki turu bekleyerek geçirir.
dorozhki-hint-blocks = Bundan sonra { $other } için uyan kart kalmaz.
dorozhki-hint-all-fit = Bundan sonra elinde kalan bütün kartlar uyar.
dorozhki-hint-some-fit = Bundan sonra { $cards } kartın daha uyar.
