# Экраны

confetti-round-begins = Раунд { $round } из { $rounds }: карт { $cards }, { $seconds } с, каждому до { $limit }.
confetti-hand = Твои карты: { $cards } из { $limit }. Комплектов: { $sets }. Сейчас это стоит: { $net }.
confetti-yours-now = Карта { $card } твоя: { $cards } из { $limit }, комплектов { $sets }.
confetti-let-go = Карта { $card } снова ничья: { $cards } из { $limit }, комплектов { $sets }.
confetti-take-swap-or-stop = { $seat }: взять карту, обменять или остановиться.
confetti-swap-which = Какую свою карту вернуть?
confetti-swap-for = Карта { $card }: на какую обменять?
confetti-drop-which = Какую свою карту вернуть? Взамен ничего не берётся.
confetti-keep-which = Какие карты оставить как очки? Выбрано: { $picked } из { $cards }.
confetti-button-ready = Можно начинать
confetti-button-my-cards = Мои карты
confetti-button-done = Хватит
confetti-button-swap = Обменять
confetti-button-drop = Вернуть
confetti-button-back = Назад
confetti-button-keep = Оставить эти
option-name-pace = темп
option-pace-live = вживую
option-pace-async = по очереди
option-name-sand = песок
option-sand = { $value } с
option-name-side = сторона
option-side-white = белая
option-side-black = чёрная
