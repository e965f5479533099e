## То же, сказанное тому, о ком речь

confetti-ready-own = Ты ждёшь начала.
confetti-taken-own = Ты берёшь карту { $card }.
confetti-dropped-own = Ты возвращаешь карту { $card }.
confetti-swapped-own = Ты возвращаешь карту { $card } и берёшь карту { $taken }.
confetti-done-own = Больше ты ничего не берёшь в этом раунде.
confetti-full-hand-own =
    { $limit ->
        [one] У тебя { $limit } карта, больше нельзя. На этот раунд всё.
        [few] У тебя { $limit } карты, больше нельзя. На этот раунд всё.
       *[other] У тебя { $limit } карт, больше нельзя. На этот раунд всё.
    }
confetti-contested-own = За карту { $card } спор: ты и { $other }. Пока кто-то не уступит, она ничья.
confetti-contested-own-other = За карту { $card } спор: ты и { $seat }. Пока кто-то не уступит, она ничья.
confetti-yielded-own = Ты уступаешь карту { $card }, теперь её держит { $other }.
confetti-yielded-own-other = { $seat } уступает карту { $card }, теперь она твоя.
confetti-scored-own = Твой раунд: комплектов { $sets }, лишних карт { $spare }, очков { $points }.
confetti-given-back-own =
    { $cards ->
        [one] Ты теряешь { $cards } очко.
        [few] Ты теряешь { $cards } очка.
       *[other] Ты теряешь { $cards } очков.
    }
confetti-kept-own =
    { $cards ->
        [one] Ты оставляешь { $cards } карту как очко.
        [few] Ты оставляешь { $cards } карты как очки.
       *[other] Ты оставляешь { $cards } карт как очки.
    }
confetti-kept-first-own = Очками становятся карты, взятые тобой первыми ({ $cards }).
