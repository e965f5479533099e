# Конфетти: слова на картинках и в текстовом поле.

confetti-picture-name = Конфетти
confetti-picture-tagline = Собирай круги одного цвета.
confetti-picture-film-takes = { $name } берёт карту
confetti-picture-film-drops = { $name } возвращает карту
confetti-picture-film-swaps = { $name } меняет карту
confetti-picture-film-contests = { $name }: спор за карту
confetti-picture-film-rounds = по раундам
confetti-picture-tray = карты { $first }–{ $last }
confetti-picture-draft = взять, обменять или закончить
confetti-picture-ready-title =
    { $cards ->
        [one] { $cards } карта, { $seconds } с, до { $limit } каждому
        [few] { $cards } карты, { $seconds } с, до { $limit } каждому
       *[other] { $cards } карт, { $seconds } с, до { $limit } каждому
    }
confetti-picture-scored = Итог раунда { $number }
confetti-picture-waiting = ждём: { $names }
confetti-picture-points-kept = очки
confetti-picture-your-cards = Твои карты: { $held }/{ $limit }
confetti-picture-keep = { $count ->
    [one] Оставь { $count } карту
    [few] Оставь { $count } карты
   *[other] Оставь { $count } карт
}
confetti-picture-sets = комплектов { $sets }, лишних карт { $spare }
confetti-picture-no-sets = комплектов пока нет
confetti-picture-free = Свободных карт: { $count }
confetti-picture-text-slots = Карты на столе (маленький, средний, большой круг; в скобках кто держит):
confetti-picture-text-sand = До конца раунда { $time }
confetti-picture-text-scored = итог { $net }: комплектов { $sets }, лишних { $spare }, схема { $cards }
confetti-picture-text-keep = Оставь карт: { $count }. Напиши, например: оставить { $numbers }
confetti-picture-text-ready = Напиши «готово», когда можно начинать раунд.
confetti-picture-text-take = Взять карту: напиши её номер, например { $number }.
confetti-picture-text-drop = Вернуть карту: напиши «вернуть» и её номер: { $numbers }
confetti-picture-text-done = Закончить раунд: хватит
confetti-picture-with-disputed = { $said }, спорных { $count }
confetti-picture-if-yours = { $count ->
    [one] Если { $cards } останется у тебя: { $net }
   *[other] Если { $cards } останутся у тебя: { $net }
}
confetti-picture-instead = { $net } вместо { $now }
confetti-picture-text-card = Карта { $number }: { $card }
confetti-picture-because = { $players ->
    [few] { $points }, { $players } игрока
   *[many] { $points }, { $players } игроков
}, { $rounds ->
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
confetti-picture-total = итог
confetti-picture-decisive = { $name }: { $gain } за раунд
confetti-picture-kept = выбрано
confetti-picture-choosing = выбирает
confetti-picture-ready = готово
confetti-picture-cards = карты
confetti-picture-contested = спорных { $count }
confetti-picture-review-stage = раунды
confetti-picture-review-at = раунд { $number }
confetti-picture-review-length = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
confetti-picture-review-sets = { $sets ->
    [one] { $sets } комплект
    [few] { $sets } комплекта
   *[other] { $sets } комплектов
} из { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
}
confetti-picture-review-left = Осталось на столе
confetti-picture-review-nobodys = три ничьи карты
confetti-picture-review-taken = Взято и возможно
