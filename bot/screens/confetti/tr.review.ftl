# Nasıl geçti.

confetti-review-left = { $round }. turda masada kalan: { $points } puanlık üç kart.
confetti-review-nothing = Masada bir şey kalmadı.
