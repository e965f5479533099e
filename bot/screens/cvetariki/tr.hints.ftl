cvetariki-hint-clears = Son taşın da gider ve oyun hemen senin olur.
cvetariki-hint-takes = Tahtadan { $tokens } taşın gider.
cvetariki-hint-joins = { $colour_symbol } { $colour } taşların birleşir: { $tokens } taşlık bir grup olur.
cvetariki-hint-gathers = Yalnız kalan { $colour_symbol } { $colour } taşların { $tokens } azalır.
cvetariki-hint-splits = { $colour_symbol } { $colour } dağılır; bu rengi toplayan { $other } olabilir.
