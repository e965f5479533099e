# Экраны

confetti-round-begins = Раунд { $round } из { $rounds }: карт на столе { $cards }, { $seconds } с, бери не больше { $limit }.
confetti-round-begins-own = Раунд { $round } из { $rounds }.
confetti-press-ready = Ждём: { $seats }. Нажми «Начинаем».
confetti-press-ready-own = Нажми «Начинаем».
confetti-press-cards = Нажми номер карты, чтобы взять её, всего до { $limit } карт. Нажми на свою ещё раз, чтобы вернуть.
confetti-choose-cards = Ждём: { $seats }. Нажми «Выбрать карты»: какие станут очками.
confetti-hand = Твои карты: { $cards } из { $limit }. Комплектов: { $sets }. Очков сейчас: { $net }.
confetti-your-round = Твой раунд: комплектов { $sets }, лишних карт { $spare }, очков { $net }.
confetti-yours-now = Карта { $card } твоя. Карт { $cards } из { $limit }, комплектов { $sets }.
confetti-let-go = Карта { $card } снова на столе. Карт { $cards } из { $limit }, комплектов { $sets }.
confetti-take-swap-or-stop = { $seat }: можно взять карту, обменять свою или закончить раунд.
confetti-take-swap-or-stop-own = Можно взять карту, обменять свою или закончить раунд.
confetti-swap-which = Какую свою карту вернуть?
confetti-swap-for = Карта { $card }: на какую обменять?
confetti-drop-which = Какую свою карту вернуть? Взамен ничего не берётся.
confetti-keep-which = Какие карты оставить как очки? Выбрано: { $picked } из { $cards }.
confetti-move-take = карта { $card } ({ $symbols })
confetti-move-drop = вернуть карту { $card } ({ $symbols })
confetti-move-swap = обменять карту { $card } на карту { $taken }
confetti-move-keep =
    { $count ->
        [1] оставить карту { $numbers }
       *[other] оставить карты { $numbers }
    }
confetti-button-ready = Начинаем
confetti-button-my-cards = Мои карты
confetti-button-choose = Выбрать карты
confetti-button-done = Хватит
confetti-button-swap = Обменять
confetti-button-drop = Вернуть карту
confetti-button-back = Назад
confetti-button-keep = Оставить эти
option-name-pace = режим
option-pace-live = все сразу
option-pace-async = по очереди
option-name-sand = песок
option-sand = { $value } с
option-name-side = карты
option-side-white = круги
option-side-black = фигуры
