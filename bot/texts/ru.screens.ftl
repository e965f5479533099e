# До начала

lobby-opened = { $seat } открывает стол: { $game }. Мест: { $taken } из { $most }.
lobby-can-start = Можно начинать.
lobby-needs-more =
    { $missing ->
        [one] Нужен ещё { $missing } игрок, человек или компьютер.
        [few] Нужно ещё { $missing } игрока, люди или компьютеры.
       *[other] Нужно ещё { $missing } игроков, люди или компьютеры.
    }
lobby-rematch-waits = Ещё раз? Начнём, когда все согласны или когда решит хозяин стола.
options-title = Как играем? Решает хозяин стола.
option-clock-live = минуты на ход
option-clock-day = день на ход
option-clock-relaxed = три дня на ход
option-clock-none = без часов

# Поле

board-your-turn = { $seat }, твой ход.
board-computer-moves = { $seat } думает.
board-stands-in = { $seat }: ходит компьютер. Место ждёт.
board-waiting-for = Ждём: { $seats }.
board-paused = Пауза. Продолжить может любой за столом.
board-fingerprint = Подпись раздачи: { $code }.
look-first = Нажми ещё раз, чтобы сделать ход.
board-look-not-yours = Сейчас ходит { $seat }. Осмотреться можно у себя.
more-title = Что ещё?
hint-move = Хороший ход: { $move }
hint-wait = Лучше подождать: сейчас на столе нет ничего, что помогло бы.
offer-made = Спрашиваю остальных.
offer-take-back = { $seat } просит вернуть последний ход. Согласны?
offer-pause = { $seat } просит паузу. Согласны?
offer-abandon = { $seat } предлагает закончить игру здесь, без результата. Согласны?
verify-seed = Зерно этой партии: { $code }. Сверить с отпечатком: raznotsvet verify --seed { $code } --fingerprint …
remind =
    { $hours ->
        [one] Твой ход в игре { $game } ждёт, остался примерно { $hours } час.
        [few] Твой ход в игре { $game } ждёт, осталось примерно { $hours } часа.
       *[other] Твой ход в игре { $game } ждёт, осталось примерно { $hours } часов.
    }
played-for-you = Компьютер ходит за тебя: { $move }.
quiet-now = Об этом ходе больше не напоминаю.
concede-sure = { $game }, стол { $code }, за столом ещё: { $seats }. Точно сдаться? Отменить это нельзя.
concede-sure-alone = { $game }, стол { $code }. Точно сдаться? Отменить это нельзя.
abandon-sure = { $game }, стол { $code }. Прервать партию без результата? Нужно согласие большинства.
conceded = { $game }: ты сдаёшься.
game-goes-on = Ничего не изменилось. Партия продолжается.

# Кнопки

button-join = Сесть
button-leave = Встать
button-computer = + Компьютер
button-options = Настройки
button-rules = Правила
button-start = Начать
button-count-me-in = Я в игре
button-my-view = Мой вид
button-my-colour = Мой цвет
button-hint = Подсказка
button-more = Ещё
button-board-again = Поле заново
button-text-board = Поле текстом
button-take-back = Вернуть ход
button-pause = Пауза
button-resume = Продолжить
button-concede = Сдаться
button-cancel = Отмена
button-abandon = Закончить игру
button-agree = Согласен
button-decline = Нет
button-rematch = Ещё раз
button-replay = Повтор
button-verify = Честная раздача
button-new-table = Новый стол
button-i-am-back = Я тут
button-to-the-board = К полю
button-play-for-me = Сходи за меня
button-quiet = Не напоминай

# Карточка стола

lobby-card-seats = Игроков: { $least }–{ $most }
lobby-card-invite = Занимай место
lobby-card-free = свободно
lobby-card-host = хозяин
lobby-card-unseen = ещё нет
lobby-card-delivered = послано
lobby-card-seen = есть
option-name-clock = часы
level-easy = лёгкий
level-medium = средний
level-hard = сильный
