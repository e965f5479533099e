# Meydan okumalar ve ligler: herkese aynı dağıtımlar

contest-no-help = Burada ipucu ve geri alma yok: aynı dağıtımı herkes tek başına oynar.
contest-all-played = Hepsini oynadın.
contest-begins =
    { $deals ->
        [1] Dağıtımın açık. Tek deneme sayılır.
       *[other] { $deals } dağıtımdan { $deal }. açık. Tek deneme sayılır.
    }
contest-code = Katılmak için, benimle olan herhangi bir sohbette: { $code }
contest-code-alone = Diğerleri için kod: { $code }. İlk sayfada “Kodun var mı?” alanına yazılır.
contest-enter-code = Kodum var
contest-choose-level = { $game }: bilgisayarın seviyesi?
contest-won =
    { $margin ->
        [0] kazandı
       *[other] { $margin } farkla kazandı
    }
contest-shared = berabere
contest-lost =
    { $margin ->
        [0] kaybetti
       *[other] { $margin } farkla kaybetti
    }
contest-given-up = bitirmedi

challenge-title = Meydan okuma
challenge-below = { $game } · aynı dağıtım, bilgisayar: { $level }
challenge-totals = sonuç : bilgisayarınki
challenge-not-played = oynamadı
challenge-choose = İki kişiye aynı dağıtım, herkes bilgisayara karşı, istediğin zaman. Hangi oyun?
challenge-to = { $name } meydan okuyor: { $other_name }, { $game }. İkinize de aynı dağıtım, bilgisayara karşı ({ $level }). İstediğiniz zaman oynayın; ikiniz de bitirince sonuçlar açılır.
challenge-open = { $name } meydan okuyor: { $game }. İki kişiye aynı dağıtım, bilgisayara karşı ({ $level }). İstediğin zaman oyna; ikiniz de bitirince sonuçlar açılır.
challenge-open-own = Meydan okudun: { $game }. İki kişiye aynı dağıtım, bilgisayara karşı ({ $level }). İstediğin zaman oyna; ikiniz de bitirince sonuçlar açılır.
challenge-sent = Meydan okuman yayımlandı.
challenge-button-play = Oyna
challenge-button-show = { $game } · { $code }
challenge-yours = Sonucun: { $result }.
challenge-waits = Rakibin de bitirince onunkini görürsün.
challenge-ended = Meydan okuma sonuçlandı.
challenge-over = Bu meydan okumanın süresi doldu.
challenge-gone = Böyle bir meydan okuma yok. Kodu kontrol et ya da /challenge ile başlat.
challenge-not-yours = Bu meydan okuma başkası için. /challenge ile kendininkini başlat.
challenge-taken = Bunu başka biri kabul etti. /challenge ile kendininkini başlat.
challenge-self = Başka birine meydan oku: aynı dağıtım iki kez oynanmaz.
challenge-bot = Botlar meydan okumayı kabul etmez. Birinin adını yaz ya da yalnızca /challenge gönder: o zaman isteyen kabul eder.
challenge-how = Şöyle yaz: /challenge @ad cvetris hard. Ya da yalnızca /challenge yaz ve seç.

league-open-week = Haftanın ligi
league-open-day = Günün ligi
league-over-week = Haftanın ligi: sonuç
league-over-day = Günün ligi: sonuç
league-below = { $game }, bilgisayar: { $level } · en iyi { $best }/{ $deals }
league-left = kaldı
league-days = { $days } g { $hours } sa
league-deal = dağıtım
league-points = puan
league-empty = henüz kimse oynamadı
league-best = dağıtımın en iyisi
league-dropped = sayılmaz
league-how-counted = puan: geçilen rakiplerin %'si
league-somebody = birisi
league-choose = Herkes aynı dağıtımları bilgisayara karşı istediği zaman oynar. Hangi oyun?
league-new = Yeni lig
league-choose-length = { $game }: ne kadar sürsün?
league-length-day = Bir gün, { $deals } dağıtım
league-length-week = Bir hafta, { $deals } dağıtım
league-opened = Lig açıldı.
league-deal-done = { $deal }. dağıtım: { $result }.
league-ended = Lig bitti.
league-button-play = { $deal }. dağıtımı oyna
league-button-join = Katıl
league-button-table = Tablo
league-button-new = Yeni lig
league-button-other = { $game } · { $code }
league-gone = Böyle bir lig yok. Kodu kontrol et ya da /league ile aç.
league-over = Bu lig bitti. Sıradakini /league ile aç.
league-how = Şöyle yaz: /league cvetariki medium week. Ya da yalnızca /league yaz ve seç.
