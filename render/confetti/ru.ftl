# Конфетти: слова на картинках и в текстовом поле.

confetti-picture-name = Конфетти
confetti-picture-tagline = Три круга цвета: комплект.
confetti-picture-tray = карты { $first }–{ $last }
confetti-picture-draft = взять, обменять или хватит
confetti-picture-ready-title = { $cards } карты, { $seconds } с, до { $limit } каждому
confetti-picture-scored = Раунд { $number } посчитан
confetti-picture-waiting = ждём: { $names }
confetti-picture-kept = очки: { $points }
confetti-picture-your-cards = Твои карты: { $held }/{ $limit }
confetti-picture-keep = { $count ->
    [one] Оставь { $count } карту
    [few] Оставь { $count } карты
   *[other] Оставь { $count } карт
}
confetti-picture-sets = комплектов { $sets }, лишних карт { $spare }
confetti-picture-no-sets = комплектов пока нет
confetti-picture-rounds = по раундам
confetti-picture-free = Свободных карт: { $count }
confetti-picture-text-slots = Карты на столе (маленький, средний, большой круг; в скобках кто держит):
confetti-picture-text-sand = Песка осталось { $time }
confetti-picture-text-scored = итог { $net }: комплектов { $sets }, лишних { $spare }, схема { $cards }
confetti-picture-text-keep = Оставь карт: { $count }, например { $move }
confetti-picture-text-ready = Напиши ready, когда песок можно пустить.
confetti-picture-text-take = Взять свободную карту: take и её знаки.
confetti-picture-text-drop = Вернуть карту: { $moves }
confetti-picture-text-done = Хватит на этот раунд: done
