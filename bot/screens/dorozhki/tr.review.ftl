# Nasıl geçti.

dorozhki-review-missed = Kaçırılan en iyi kart: { $seat }, { $number }. kart. Şans %{ $before } değil %{ $after } olurdu.
dorozhki-review-none = Kimse daha iyi bir kartı kaçırmadı.
