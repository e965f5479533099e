# Biten bir oyun nasıl geçti.

button-review = Nasıl geçti
button-film-part = Bu anın tekrarı
review-title = Oyun nasıl geçti: { $game }
review-thinking = Oyuna yeniden bakıyorum. Birkaç saniye sürer.
review-calm = Oyunu tek bir hamle belirlemedi.
review-moment = { $number }. { $at }: { $seat } +%{ $gain }.
past-link = Paylaşmak için: { $address }
