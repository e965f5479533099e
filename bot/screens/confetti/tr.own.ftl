## Aynısı, kime dairse ona söylenen

confetti-ready-own = Hazırsın.
confetti-taken-own = { $card } numaralı kartı alıyorsun.
confetti-dropped-own = { $card } numaralı kartı geri koyuyorsun.
confetti-swapped-own = Değiştiriyorsun: { $card } numaralı kart gidiyor, { $taken } numaralı kart geliyor.
confetti-done-own = Bu turu bitiriyorsun.
confetti-full-hand-own = Bu turu bitiriyorsun: elinde { $limit } kart var, fazlası olmaz.
confetti-contested-own = { $card } numaralı kartı iki kişi tutuyor: sen ve { $other }. Biri bırakana kadar kimseye sayılmaz.
confetti-contested-own-other = { $card } numaralı kartı iki kişi tutuyor: sen ve { $seat }. Biri bırakana kadar kimseye sayılmaz.
confetti-yielded-own = { $card } numaralı kartı bırakıyorsun, artık { $other } tutuyor.
confetti-yielded-own-other = { $seat } bırakıyor: { $card } numaralı kart artık senin.
confetti-scored-own = Turun: { $sets } set, { $spare } fazla kart, { $points } puan.
confetti-given-back-own = Geri veriyorsun: { $cards } puan.
confetti-kept-own = Puan olarak { $cards } kart saklıyorsun.
confetti-kept-first-own = İlk aldığın { $cards } kart puan oluyor.
