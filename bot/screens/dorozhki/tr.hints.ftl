dorozhki-hint-wins = Bu son kartın: oyunu hemen kazanırsın.
dorozhki-hint-extra = Ek hamle kazandırır ve ona uyan bir kartın var.
dorozhki-hint-ring-takes = Halka kapanır: { $other } desteden bir kart çeker.
dorozhki-hint-ring-misses = Halka kapanır, deste de boş: { $other } bir sonraki sırasını atlar.
dorozhki-hint-blocks = Bundan sonra { $other } için uyan kart kalmaz.
dorozhki-hint-all-fit = Bundan sonra elinde kalan bütün kartlar uyar.
dorozhki-hint-some-fit = Bundan sonra { $cards } kartın daha uyar.
