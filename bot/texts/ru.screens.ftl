# До начала

lobby-opened = { $seat } открывает стол: { $game }. Занято мест: { $taken } из { $most }.
lobby-can-start = Можно начинать.
lobby-can-start-own = Можно начинать.
lobby-needs-more =
    { $missing ->
        [one] Нужен ещё { $missing } игрок, человек или компьютер.
        [few] Нужно ещё { $missing } игрока, люди или компьютеры.
       *[other] Нужно ещё { $missing } игроков, люди или компьютеры.
    }
lobby-rematch-waits = Сыграем ещё? Начнём, когда все нажмут «Я в игре» или хозяин стола нажмёт «Начать».
lobby-rematch-waits-own = Сыграем ещё? Начнём, когда все нажмут «Я в игре» или ты нажмёшь «Начать».
lobby-begun = { $game }: партия началась. За столом: { $seats }.
computer-level = Какого уровня добавить компьютер?
computer-joins = За стол садится компьютер ({ $level }).
options-title = Настройки стола. Меняет их хозяин.
option-clock-live = 3 минуты на ход
option-clock-day = сутки на ход
option-clock-relaxed = 3 дня на ход
option-clock-none = без ограничения
# Рядом с названием настройки
option-value-clock-live = 3 минуты
option-value-clock-day = сутки
option-value-clock-relaxed = 3 дня
option-value-clock-none = без ограничения

# Поле

board-your-turn = { $seat }, твой ход.
board-computer-moves = { $seat } думает.
board-stands-in = { $seat }: пока ходит компьютер, место сохраняется.
board-waiting-for = Ждём: { $seats }.
board-ahead = Ты видишь это раньше группы: там картинка появится чуть позже.
board-paused = Пауза. Продолжить может любой за столом.
board-fingerprint = Код честной раздачи: { $code }
look-first = Нажми ещё раз, чтобы сделать ход.
board-look-not-yours = Сейчас ходит { $seat }. Выбирать на общем поле можно только в свой ход.
more-title = Другие действия:
hint-move = Хороший ход: { $move }.
move-as-written = { $move }
hint-wait = Лучше подождать: сейчас хорошего хода нет.
offer-made = Предложение отправлено, ждём ответа остальных.
offer-take-back = { $seat } просит вернуть свой последний ход. Нужно согласие остальных.
offer-pause = { $seat } предлагает паузу. Нужно согласие остальных.
offer-abandon = { $seat } предлагает прервать партию без результата. Нужно согласие остальных.
remind =
    { $hours ->
        [one] { $game }: твой ход. Остался примерно { $hours } час.
        [few] { $game }: твой ход. Осталось примерно { $hours } часа.
       *[other] { $game }: твой ход. Осталось примерно { $hours } часов.
    }
played-for-you = Компьютер сделал ход за тебя: { $move }.
quiet-now = Об этом ходе напоминаний больше не будет.
concede-sure = Сдаться? { $game }, стол { $code }, за столом ещё: { $seats }. Отменить это нельзя.
concede-sure-alone = Сдаться? { $game }, стол { $code }. Отменить это нельзя.
abandon-sure = Прервать партию без результата? { $game }, стол { $code }. Нужно согласие большинства.
conceded = { $game }: ты сдаёшься.
game-goes-on = Ничего не изменилось. Партия продолжается.

# Раздача

fair-title = Честная раздача
fair-code = Код честной раздачи: { $code }
fair-how = Код фиксирует долю программы до того, как кто-то занял место. В начале к ней подмешиваются нажатия игроков, поэтому выбрать раздачу не может никто.
fair-cut = Хочешь убедиться лично? Добавь цвета в любом порядке: тогда подмешается только то, что выбрали игроки.
fair-cut-of = { $seat } добавляет: { $colours }.
fair-mixed =
    { $count ->
        [0] Нажатия игроков не подмешаны.
        [one] В начале подмешано нажатие { $count } игрока.
       *[other] В начале подмешаны нажатия { $count } игроков.
    }
fair-mixed-cuts = В начале подмешано то, что выбрали игроки: { $colours }.
fair-later = После партии эта кнопка проверит раздачу и каждый ход.
fair-fixed = Эта раздача определилась, когда открылся стол. Добавить к ней ничего нельзя.
fair-no-such-cut = Можно добавить до восьми цветов.
fair-checked =
    { $moves ->
        [one] Проверено: раздача и все случайности соответствуют коду { $code }; { $moves } ход, время и результат верны.
        [few] Проверено: раздача и все случайности соответствуют коду { $code }; { $moves } хода, время и результат верны.
       *[other] Проверено: раздача и все случайности соответствуют коду { $code }; { $moves } ходов, время и результат верны.
    }
fair-differs =
    { $place ->
        [rules] Не проверено: партия сыграна по другой версии правил.
        [code] Сохранённая партия неверна: раздача не соответствует коду честной раздачи.
        [seed] Сохранённая партия неверна: ключ не соответствует коду честной раздачи.
        [deal] Сохранённая партия неверна: раздача не соответствует ключу.
        [move] Сохранённая партия неверна, первое расхождение на ходу { $number }.
        [result] Сохранённая партия неверна: результат не следует из ходов.
       *[other] Сохранённая партия неверна: её изменили после окончания.
    }
colour-choice = { $colour_symbol } { $colour }

# Кнопки

button-join = Занять место
button-leave = Выйти
button-computer = + Компьютер
button-no-computer = − Компьютер
button-options = Настройки
button-rules = Правила
button-start = Начать
button-count-me-in = Я в игре
button-my-view = Мои карты
button-my-colour = Мой цвет
button-hint = Подсказка
button-more = Ещё
button-board-again = Показать поле
button-text-board = Поле текстом
button-take-back = Вернуть ход
button-pause = Пауза
button-resume = Продолжить
button-concede = Сдаться
button-cancel = Отмена
button-abandon = Прервать партию
button-agree = Принять
button-decline = Отклонить
button-rematch = Сыграть ещё
button-replay = Повтор
button-verify = Проверить раздачу
button-fair-deal = Честная раздача
button-cut-again = Очистить
button-new-table = Новый стол
button-i-am-back = Вернуться
button-to-the-board = К полю
button-play-for-me = Сходить за меня
button-quiet = Не напоминать

# Карточка стола

lobby-card-seats = Игроков: { $least }–{ $most }
lobby-card-seats-exactly = Игроков: { $most }
lobby-card-invite = Занимай место
lobby-card-begun = Игра идёт
lobby-card-free = свободно
lobby-card-host = хозяин
lobby-card-unseen = ещё не видит
lobby-card-delivered = отправлено
lobby-card-seen = уже видит
lobby-card-dealt = Тайные цвета розданы.
lobby-card-look = Свой смотри втайне от всех.
lobby-card-know = Свой цвет знают { $seen } из { $people }
lobby-card-at-once = начинаем сразу
lobby-card-first = первый ход
lobby-card-table = стол
lobby-card-deal = честная раздача
option-name-clock = время на ход
level-easy = лёгкий
level-medium = средний
level-hard = сложный

# Сыгранная партия по ходам

past-deal = Раздача. Всего ходов: { $moves }.
past-move = Ход { $number } из { $moves }.
past-first = К раздаче
past-back = Предыдущий ход
past-next = Следующий ход
past-last = К концу
