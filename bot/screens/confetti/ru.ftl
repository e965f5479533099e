# $card и $taken: номера мест на столе; $sand: секунды.

confetti-get-ready = Песок посыплется, когда все нажмут «Начинаем».
confetti-get-ready-own = Песок посыплется, когда нажмут все.
confetti-ready = { $seat } ждёт начала.
confetti-sand-starts =
    { $cards ->
        [one] Раунд { $round } из { $rounds } начался: { $cards } карта, { $sand } с, бери не больше { $limit }.
        [few] Раунд { $round } из { $rounds } начался: { $cards } карты, { $sand } с, бери не больше { $limit }.
       *[other] Раунд { $round } из { $rounds } начался: { $cards } карт, { $sand } с, бери не больше { $limit }.
    }
confetti-draft-starts =
    { $cards ->
        [one] Раунд { $round } из { $rounds }: на столе { $cards } карта, бери не больше { $limit }. Начинает { $seat }.
        [few] Раунд { $round } из { $rounds }: на столе { $cards } карты, бери не больше { $limit }. Начинает { $seat }.
       *[other] Раунд { $round } из { $rounds }: на столе { $cards } карт, бери не больше { $limit }. Начинает { $seat }.
    }
confetti-taken = { $seat } берёт карту { $card }.
confetti-dropped = { $seat } возвращает карту { $card }.
confetti-swapped = { $seat } возвращает карту { $card } и берёт карту { $taken }.
confetti-done = { $seat } больше ничего не берёт в этом раунде.
confetti-full-hand =
    { $limit ->
        [one] { $seat } набирает { $limit } карту, больше нельзя. На этот раунд всё.
        [few] { $seat } набирает { $limit } карты, больше нельзя. На этот раунд всё.
       *[other] { $seat } набирает { $limit } карт, больше нельзя. На этот раунд всё.
    }
confetti-contested = Карту { $card } держат { $seat } и { $other }. Пока кто-то не уступит, она ничья.
confetti-you-contest = За карту { $card } спор: ты и { $other }. Пока кто-то не уступит, она ничья.
confetti-yielded = { $seat } уступает карту { $card }, теперь её держит { $other }.
confetti-round-over = Раунд { $round } окончен.
confetti-gone = Карту { $card } никто не уступил: { $seats }. Она выходит из игры.
confetti-scored = { $seat }: комплектов { $sets }, лишних карт { $spare }, очков { $points }.
confetti-given-back =
    { $cards ->
        [one] { $seat } теряет { $cards } очко.
        [few] { $seat } теряет { $cards } очка.
       *[other] { $seat } теряет { $cards } очков.
    }
confetti-kept =
    { $cards ->
        [one] { $seat } оставляет { $cards } карту как очко.
        [few] { $seat } оставляет { $cards } карты как очки.
       *[other] { $seat } оставляет { $cards } карт как очки.
    }
confetti-kept-first = { $seat }: очками становятся карты, взятые первыми ({ $cards }).

confetti-most-points =
    { $points ->
        [one] Победа: { $seats }, { $points } очко.
        [few] Победа: { $seats }, { $points } очка.
       *[other] Победа: { $seats }, { $points } очков.
    }
confetti-fewer-changes = Очков поровну: { $points }. Победа: { $seats }, обменов и возвратов меньше всего ({ $changes }).
confetti-shared =
    { $points ->
        [one] Победу делят { $seats }: по { $points } очку.
        [few] Победу делят { $seats }: по { $points } очка.
       *[other] Победу делят { $seats }: по { $points } очков.
    }
confetti-solo =
    { $points ->
        [one] За все раунды: { $points } очко.
        [few] За все раунды: { $points } очка.
       *[other] За все раунды: { $points } очков.
    }
confetti-round-1 = раунд 1
confetti-round-2 = раунд 2
confetti-round-3 = раунд 3
confetti-round-4 = раунд 4
confetti-round-5 = раунд 5
confetti-changes = обмены и возвраты

confetti-malformed = Ход пишется так: 17 (номер карты), вернуть 17, обмен 17 25, оставить 1 3, готово или хватит.
confetti-sand-waits = Раунд ещё не начался. Нажми «Начинаем»: песок посыплется, когда нажмут все.
confetti-sand-runs = Раунд уже идёт, бери карты.
confetti-too-late = Песок уже кончился. Карты остаются на своих местах.
confetti-keep-late = Следующий раунд уже идёт. Твоими очками стали карты, взятые первыми.
confetti-keep-first =
    { $cards ->
        [one] Сначала выбери { $cards } карту, она станет очком.
        [few] Сначала выбери { $cards } карты, они станут очками.
       *[other] Сначала выбери { $cards } карт, они станут очками.
    }
confetti-keep-number =
    { $cards ->
        [one] Оставить нужно ровно { $cards } карту. Выбери ещё раз.
        [few] Оставить нужно ровно { $cards } карты. Выбери ещё раз.
       *[other] Оставить нужно ровно { $cards } карт. Выбери ещё раз.
    }
confetti-keep-not-held = У тебя нет такой карты: { $colours }. Выбери из своих.
confetti-nothing-to-keep = Сейчас тебе нечего выбирать.
confetti-waiting-for = Твой выбор сделан. Ждём: { $seats }.
confetti-done-already = Этот раунд для тебя закончен. Новые карты будут в следующем.
confetti-nothing-to-do = Все карты держат другие. Подожди, пока какую-нибудь вернут.
confetti-not-on-table = Такой карты в этом раунде на столе нет: { $colours }. Выбери из тех, что лежат.
confetti-yours-already = Карта { $card } уже твоя.
confetti-held = Карта { $card } уже занята: { $seat }. Выбери другую.
confetti-third-hand = Карту { $card } уже держат { $seats }. Выбери другую.
confetti-not-yours = Карта { $card } не твоя. Вернуть можно только свою.
confetti-full =
    { $limit ->
        [one] Карта { $card } остаётся на столе: у тебя уже { $limit } карта, больше нельзя. Сначала верни одну.
        [few] Карта { $card } остаётся на столе: у тебя уже { $limit } карты, больше нельзя. Сначала верни одну.
       *[other] Карта { $card } остаётся на столе: у тебя уже { $limit } карт, больше нельзя. Сначала верни одну.
    }
confetti-no-changes-left = Обмены и возвраты на этот раунд кончились, их не больше { $most }. Возьми карту или нажми «Хватит».
confetti-only-by-turns = Здесь играют все сразу: бери и возвращай карты, пока сыплется песок.
confetti-only-live = Здесь ходят по очереди, песка нет. Просто дождись своего хода.

# В /stats

confetti-best = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}, соперников: { $others }

# Задача дня

confetti-daily-goal = набери побольше очков
confetti-daily-result =
    { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
confetti-daily-left = { $value }
