# Nasıl geçti.

cvetris-review-round = En iyi tur: { $number }. { $seat }, { $points } yıldız.
cvetris-review-lost = Başkalarına giden: { $seat }, { $number }. turda { $points } yıldız.
