# Tek kişilik ve günün bulmacası

cvetris-solo = Kâğıt tamam: { $points } yıldız.
cvetris-daily-goal = çok yıldız topla
cvetris-daily-result = { $value } yıldız
cvetris-daily-left = { $value } yıldız
