# Günün tahtası

daily-title = Günün tahtası { $number }
daily-of-raznotsvet = Raznotsvet, günün tahtası { $number }
daily-streak = seri
daily-par = hedef
daily-until-midnight = gece yarısına
daily-time = { $hours } sa { $minutes } dk
daily-alone = Kimse izlemez, tek deneme sayılır
daily-freeze = haftada 1 gün izinli
daily-line = Raznotsvet { $number } · { $game } { $value }/{ $par } { $course }
daily-first-moves = ilk hamleler
daily-last-moves = son hamleler
daily-ahead = önde
daily-level = başa baş
daily-behind = geride
daily-evening = Bu akşam: günün tahtası { $number }
daily-yesterday = Dün: günün tahtası { $number }
daily-played = oynayan: { $played } / { $people }
daily-longest = en uzun seri
daily-longest-who =
    { $days ->
       *[other] { $name }, { $days } gün
    }
daily-frozen = seriyi koruyan
daily-tomorrow = Yarın: { $game }
daily-opens = gece yarısı açılır
daily-today = Bugün: { $game }
daily-open-until = gece yarısına kadar açık

daily-button-play = Oyna
daily-button-share = Paylaş
daily-button-again = Alıştırma
daily-begins = Günün tahtası açıldı. Tek deneme sayılır.
daily-again = Aynı tahta bir kez daha, alıştırma için.
daily-goes-on = Denemen sürüyor.
daily-shared = Paylaşıldı.
daily-shared-where = Önce paylaşmak istediğin grupta /daily yaz.
daily-not-done = Önce günün tahtasını bitir.
daily-no-help = Burada ipucu ve geri alma yok: günün tahtasını herkes tek başına oynar.
daily-elsewhere = Sana özelden yazamıyorum. Özel mesajlara izin ver ya da sohbetimizi aç, sonra yeniden dene.
