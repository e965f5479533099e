# Rakip bulma

seek-choose = Sana rakip bulayım mı? Biri oynamak isteyince, bu sohbetten ya da başkasından, sana özelden yazarım. Bir oyun seç.
seek-choose-here = Sana rakip bulayım mı? Bu sayfa açıkken başka biri oynamak isterse sana burada sorarım. Bir oyun seç.
seek-looks = Rakip aradığın oyunlar: { $games }.
seek-off = Rakip arama burada kapalı. Bir yönetici /settings ile açabilir.
seek-where = İzin verilen bir grupta ya da kanalda /seek yaz: biri oynamak isteyince sana buradan yazarım.
seek-start = Sana yazabilmem için özel sohbetimizde Başlat'a bas, sonra burada yeniden /seek yaz.
seek-noted =
    { $offers ->
        [0] Not aldım: { $game }. Biri oynamak isteyince, sessiz saatlerin dışında, sana özelden yazarım. Bitirmek için: /seek stop
       *[other] Not aldım: { $game }. Bekleyen birine sordum; masa özel sohbetimizde açılır. Bitirmek için: /seek stop
    }
seek-noted-here =
    { $offers ->
        [0] Not aldım: { $game }. Biri oynamak isteyince sana burada sorarım.
       *[other] Not aldım: { $game }. Bekleyen birine sordum; masa burada açılır.
    }
seek-offer = { $name }, { $game } için rakip arıyor. Oynar mısın?
seek-button-play = Oyna
seek-button-stop = Aramayı bırak
seek-found = İkinizin { $game } masası özel sohbetimizde açık.
seek-found-here = İkinizin { $game } masası açık.
seek-stopped = Artık rakip aramıyorsun, sana öneri de gelmeyecek.
seek-gone = Başka birini buldu ya da aramayı bıraktı.
