confetti-hint-completes =
    { $sets ->
        [one] Собран { $sets } комплект: { $colours }.
        [few] Собраны { $sets } комплекта: { $colours }.
       *[many] Собрано { $sets } комплектов: { $colours }.
    }
confetti-hint-trio = Вместе с картами { $card } и { $another } это полный комплект: три карты и три очка.
confetti-hint-denies =
    { $sets ->
        [one] Иначе с этой картой { $other } соберёт комплект: { $colours }.
        [few] Иначе с этой картой { $other } соберёт { $sets } комплекта: { $colours }.
       *[many] Иначе с этой картой { $other } соберёт { $sets } комплектов: { $colours }.
    }
confetti-hint-near =
    { $sets ->
        [one] До комплекта остаётся один круг: { $colours }.
       *[other] До каждого из { $sets } комплектов остаётся один круг: { $colours }.
    }
confetti-hint-spare = Эта карта не входит ни в один комплект и отнимает очко.
confetti-hint-better =
    { $points ->
        [one] Твои карты принесут на { $points } очко больше.
        [few] Твои карты принесут на { $points } очка больше.
       *[many] Твои карты принесут на { $points } очков больше.
    }
confetti-hint-enough = Ни одна карта на столе не добавит очков.
