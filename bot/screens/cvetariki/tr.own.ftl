## Aynısı, kime dairse ona söylenen

cvetariki-begins-own = Sen başlıyorsun.
cvetariki-popped-own = Çıkarıyorsun: { $colour_symbol } × { $tokens }.
