confetti-hint-completes =
    { $sets ->
        [one] Собран { $sets } комплект: { $colours }.
        [few] Собраны { $sets } комплекта: { $colours }.
       *[many] Собрано { $sets } комплектов: { $colours }.
    }
confetti-hint-trio = Вместе с картами { $card } и { $another } это полная тройка: три карты и три очка.
confetti-hint-denies = С этой картой комплект может собрать { $other }: { $colours }.
confetti-hint-near = До комплекта остаётся один круг: { $colours }.
confetti-hint-spare = Эта карта не нужна ни одному комплекту и стоит очка.
confetti-hint-better =
    { $points ->
        [one] Рука становится дороже на { $points } очко.
        [few] Рука становится дороже на { $points } очка.
       *[many] Рука становится дороже на { $points } очков.
    }
confetti-hint-enough = Ни одна карта на столе не добавит очков.
