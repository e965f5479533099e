# Nasıl geçti.

cvetariki-review-guessed = { $seat }: { $colour_symbol } { $colour }, { $number }. hamleden beri tahmin edilebilirdi.
cvetariki-review-hidden = Rengi sonuna kadar anlaşılmadı: { $seats }.
