# $card и $taken: номера мест на столе; $sand: секунды.

confetti-get-ready = Раундов: { $rounds }, песка на каждый: { $sand } с. Песок побежит, когда все готовы.
confetti-ready = { $seat }: всё готово.
confetti-sand-starts =
    { $cards ->
        [one] Раунд { $round } из { $rounds }, песок бежит: { $cards } карта, { $sand } с, не больше { $limit } в руке.
        [few] Раунд { $round } из { $rounds }, песок бежит: { $cards } карты, { $sand } с, не больше { $limit } в руке.
       *[other] Раунд { $round } из { $rounds }, песок бежит: { $cards } карт, { $sand } с, не больше { $limit } в руке.
    }
confetti-draft-starts =
    { $cards ->
        [one] Раунд { $round } из { $rounds }: открыта { $cards } карта, не больше { $limit } в руке. Начинает { $seat }.
        [few] Раунд { $round } из { $rounds }: открыты { $cards } карты, не больше { $limit } в руке. Начинает { $seat }.
       *[other] Раунд { $round } из { $rounds }: открыто { $cards } карт, не больше { $limit } в руке. Начинает { $seat }.
    }
confetti-taken = { $seat } берёт карту { $card }.
confetti-dropped = { $seat } возвращает карту { $card }.
confetti-swapped = { $seat } возвращает карту { $card } и берёт карту { $taken }.
confetti-done = { $seat } больше ничего не берёт в этом раунде.
confetti-full-hand =
    { $limit ->
        [one] { $seat } держит { $limit } карту, больше нельзя: на этот раунд всё.
        [few] { $seat } держит { $limit } карты, больше нельзя: на этот раунд всё.
       *[other] { $seat } держит { $limit } карт, больше нельзя: на этот раунд всё.
    }
confetti-contested = Карту { $card } держат { $seat } и { $other }. Пока кто-то не отпустит, она ничья.
confetti-you-contest = Карту { $card } держишь ты и { $other }. Пока кто-то не отпустит, она ничья.
confetti-yielded = { $seat } отпускает карту { $card }, теперь её держит { $other }.
confetti-round-over = Раунд { $round } окончен.
confetti-gone = Карту { $card } не отпускают { $seats }. Она выходит из игры.
confetti-scored = { $seat }: комплекты { $sets }, лишние карты { $spare }, очки { $points }.
confetti-given-back =
    { $cards ->
        [one] { $seat } возвращает { $cards } очко.
        [few] { $seat } возвращает { $cards } очка.
       *[other] { $seat } возвращает { $cards } очков.
    }
confetti-kept =
    { $cards ->
        [one] { $seat } оставляет { $cards } карту, это очко.
        [few] { $seat } оставляет { $cards } карты, это очки.
       *[other] { $seat } оставляет { $cards } карт, это очки.
    }
confetti-kept-first =
    { $cards ->
        [one] { $seat }: очком становится { $cards } карта, взятая первой.
        [few] { $seat }: очками становятся { $cards } карты, взятые первыми.
       *[other] { $seat }: очками становятся { $cards } карт, взятых первыми.
    }

confetti-most-points =
    { $points ->
        [one] Победа: { $seats }, { $points } очко.
        [few] Победа: { $seats }, { $points } очка.
       *[other] Победа: { $seats }, { $points } очков.
    }
confetti-fewer-changes =
    { $points ->
        [one] Поровну, { $points } очко. Победа: { $seats }, меньше всего обменов и возвратов: { $changes }.
        [few] Поровну, { $points } очка. Победа: { $seats }, меньше всего обменов и возвратов: { $changes }.
       *[other] Поровну, { $points } очков. Победа: { $seats }, меньше всего обменов и возвратов: { $changes }.
    }
confetti-shared =
    { $points ->
        [one] Победу делят { $seats }: поровну, { $points } очко.
        [few] Победу делят { $seats }: поровну, { $points } очка.
       *[other] Победу делят { $seats }: поровну, { $points } очков.
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

confetti-malformed = Ход пишется так: ROY, вернуть ROY, обмен ROY OYR, оставить ROY OYR, готово, хватит.
confetti-sand-waits = Песок ещё не бежит. Скажи «готово»: он начнётся, когда готовы все.
confetti-sand-runs = Песок уже бежит. Бери карты.
confetti-too-late = Песок кончился раньше. Все карты остаются на своих местах.
confetti-keep-late = Следующий раунд уже идёт. Твои очки теперь карты, взятые первыми.
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
confetti-keep-not-held = Такой карты в твоей руке нет: { $colours }. Выбирай из своих.
confetti-nothing-to-keep = Сейчас тебе нечего выбирать.
confetti-waiting-for = С твоей стороны всё готово. Ждём: { $seats }.
confetti-done-already = На этот раунд для тебя всё. Новые карты будут в следующем.
confetti-nothing-to-do = Все карты держат другие. Подожди, пока какую-нибудь вернут.
confetti-not-on-table = Такой карты в этом раунде на столе нет: { $colours }. Выбери из тех, что лежат.
confetti-yours-already = Карта { $card } уже твоя.
confetti-held = Карта { $card } уже занята: { $seat }. Выбери другую.
confetti-third-hand = Карту { $card } уже держат { $seats }. Выбери другую.
confetti-not-yours = Карта { $card } не в твоей руке. Возвращать можно свои карты.
confetti-full =
    { $limit ->
        [one] В руке уже { $limit } карта, больше нельзя. Сначала отпусти одну.
        [few] В руке уже { $limit } карты, больше нельзя. Сначала отпусти одну.
       *[other] В руке уже { $limit } карт, больше нельзя. Сначала отпусти одну.
    }
confetti-no-changes-left =
    { $most ->
        [one] На раунд даётся { $most } обмен или возврат, и он позади. Возьми карту или скажи «хватит».
        [few] На раунд даётся { $most } обмена и возврата, и они позади. Возьми карту или скажи «хватит».
       *[other] На раунд даётся { $most } обменов и возвратов, и они позади. Возьми карту или скажи «хватит».
    }
confetti-only-by-turns = Здесь играют все сразу. Бери и отпускай карты, пока бежит песок.
confetti-only-live = Здесь играют по очереди. Готовиться не нужно.
