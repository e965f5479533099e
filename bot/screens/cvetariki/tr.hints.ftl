cvetariki-hint-clears = Son jetonun da çıkar, oyunu hemen kazanırsın.
cvetariki-hint-takes = Tahtadan { $tokens } jetonun eksilir.
cvetariki-hint-joins = { $colour_symbol } { $colour } jetonların birleşir: { $tokens } jetonluk bir grup olur.
cvetariki-hint-gathers = Tek başına duran { $colour_symbol } { $colour } jetonlarından { $tokens } tanesi bir gruba girer.
cvetariki-hint-splits = { $colour_symbol } { $colour } dağılır; bu rengi saklayan { $other } olabilir.
