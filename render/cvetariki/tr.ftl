# Cvetariki: resimlerdeki ve yazılı tahtadaki sözler.

cvetariki-picture-name = Cvetariki
cvetariki-picture-tagline = Grupları çıkar. Rengini gizle.
cvetariki-picture-film-pops = çıkarıyor: { $token } × { $tokens }
cvetariki-picture-film-left = kalan kendi jetonları
cvetariki-picture-first-move = Bütün jetonlar yerinde
cvetariki-picture-pops = { $name } çıkarıyor: { $token } × { $tokens }
cvetariki-picture-on-board = Tahtada
cvetariki-picture-your-colours-are = { $count ->
    [one] Rengin: { $list }
   *[other] Renklerin: { $list }
}
cvetariki-picture-clear =
    { $count ->
        [one] Bu rengi temizle
       *[other] Bu renkleri temizle
    }
cvetariki-picture-left-and-groups = tahtada { $count }, grupların:
cvetariki-picture-nobodys = sahipsiz: { $list }
cvetariki-picture-left-on-board = Tahtada kalanlar
cvetariki-picture-own-taken-count = kendinden çıkarılan: { $count }
cvetariki-picture-cleared-because = rengi bitti, { $moves } hamle
cvetariki-picture-fewest-left-because = renginden en az jeton kaldı, { $moves } hamle
cvetariki-picture-draw-because = berabere, { $moves } hamle
cvetariki-picture-solo-cleared-because = hepsi temizlendi, { $moves } hamle
cvetariki-picture-solo-left-because = { $left } jeton kaldı, { $moves } hamle
cvetariki-picture-text-groups = Gruplar (numara, renk, kaç tane, kareler):
cvetariki-picture-text-group = { $number }. { $token } { $name } × { $tokens }: { $cells }
cvetariki-picture-text-board = Tahta, yukarıdan aşağıya satır satır:
cvetariki-picture-text-how = Çıkaracağın grubun numarasını yaz, örneğin { $number }.
cvetariki-picture-text-taken = Çıkarılan, { $name }: { $counts }
cvetariki-picture-text-secret = { $name }: { $list }
cvetariki-picture-text-closed = Sola kayan sütunlar: { $columns }
cvetariki-picture-yours-and-partners = Senin: { $mine }. { $name }: { $other }
cvetariki-picture-left = tahtada { $count }
cvetariki-picture-cleared-of = { $count } / { $total } temizlendi
cvetariki-picture-ringed = seninkiler çerçeveli
cvetariki-picture-own-best = { $left ->
    [0] hepsi temiz
   *[other] { $left } kaldı
}
cvetariki-picture-took-lead = { $name } öne geçti: kendi jetonları { $before }, sonra { $after }
cvetariki-picture-own-fell = { $name }: kendi jetonları { $before }, sonra { $after }
cvetariki-picture-review-stage = hamle
cvetariki-picture-review-at = { $number }. hamle
cvetariki-picture-review-length = { $count } hamle
cvetariki-picture-review-guessed = Renkler ne zaman tahmin edilebilirdi
cvetariki-picture-review-watching = izleyenler için
cvetariki-picture-review-never = oyun sonunda
