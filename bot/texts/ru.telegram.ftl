# Ответы

telegram-dealt = Цвета розданы. Свой покажет кнопка «Мой цвет», и только тебе.
telegram-look-first = Сначала нажми «Мой цвет».
telegram-film-comes = Готовлю повтор, он появится здесь через несколько секунд.
telegram-press-again = { $move }: нажми ещё раз, чтобы подтвердить ход.
telegram-catching-up = Картинка ещё обновляется. Подожди секунду и нажми ещё раз.
telegram-nothing-hidden = Секретов здесь нет: всё видно на общем поле.
telegram-not-yours = Это кнопки другого игрока. Свои открой под полем.
telegram-choose = Во что играем?
telegram-welcome = Привет. Это «Разноцвет» — четыре настольные игры про цвета. Выбери игру или добавь меня в группу и напиши там /play.
telegram-add-to-group = Добавить в группу
telegram-open-direct = Открыть личный чат
telegram-in-direct = Это видно только тебе, поэтому продолжим в личном чате.
telegram-no-such-game = Такой игры нет. Выбери из этих:
telegram-no-such-wish = Не понимаю «{ $wish }». Напиши /play и название игры, остальное выбирается в настройках стола.
telegram-game-not-here = В этой группе игра выключена. Включить её может администратор: /settings.
telegram-nothing-to-join = Здесь нет стола со свободным местом. Открой свой:
telegram-joined-there = Ты за столом. Партия идёт в группе.
telegram-invite = Пригласить друга
telegram-no-table = Здесь нет стола, за которым ты играешь. Открой новый:
telegram-press-to-look = Нажми, чтобы посмотреть. Каждый видит только своё.
telegram-hint-by-button = Нажми кнопку: подсказку увидишь только ты.
telegram-move-how = Напиши ход после команды, например /move C4.
telegram-rules-which = Правила какой игры?
telegram-rules-there = Правила — в личном чате:
telegram-no-rules = { $game }: правил пока нет.
telegram-stats-none = Сыгранных партий пока нет. Начни первую:
telegram-stats-line =
    { $played ->
        [one] { $game }: { $played } партия, побед: { $won }
        [few] { $game }: { $played } партии, побед: { $won }
       *[other] { $game }: { $played } партий, побед: { $won }
    }
telegram-table-lobby = { $game }, { $code }: ждёт игроков ({ $names })
telegram-table-running = { $game }, { $code }: идёт ({ $names })
telegram-table-paused = { $game }, { $code }: пауза ({ $names })
telegram-table-finished = { $game }, { $code }: окончена ({ $names })
telegram-doctor-store = База данных: отвечает за { $ms } мс.
telegram-doctor-store-away = База данных: пока не отвечает. Ничего не потеряно.
telegram-doctor-rights = Этот чат: отправлять картинки можно, права администратора не нужны.
telegram-doctor-muted = Этот чат: отправлять картинки нельзя. Администратор может разрешить это в настройках группы.
telegram-doctor-unsure = Этот чат: Telegram не сообщает, что мне разрешено.
telegram-doctor-private = Это наш личный чат, здесь всё в порядке.
telegram-doctor-direct = Личные сообщения: включены.
telegram-doctor-no-direct = Личные сообщения: пока нет. Открой личный чат и отправь /start, тогда картинки будут приходить туда.
telegram-export = Всё, что я о тебе знаю.
telegram-forget-sure = Удалить все твои данные? Сыгранные партии останутся, но без имени. Отменить это нельзя.
telegram-forget-yes = Удалить данные
telegram-forget-seated = Есть незаконченная партия с твоим участием. Сначала доиграй её или выйди из-за стола.
telegram-forgotten = Готово, твои данные удалены.
telegram-settings = Твои настройки:
telegram-settings-room = Настройки этой группы:
telegram-settings-kept = Сохранено.
telegram-waits = Ждём ход: { $seats }.

# Настройки

telegram-set-language-ru = Русский
telegram-set-language-en = English
telegram-set-language-tr = Türkçe
telegram-set-palette-default = обычные цвета
telegram-set-palette-contrast = контрастные
telegram-set-palette-protan = протанопия
telegram-set-palette-deutan = дейтеранопия
telegram-set-palette-tritan = тританопия
telegram-set-theme-light = светлая
telegram-set-theme-dark = тёмная
telegram-set-symbols-yes = со значками
telegram-set-symbols-no = без значков
telegram-set-direct-messages-yes = писать в личку
telegram-set-direct-messages-no = не писать в личку
telegram-set-reminders-yes = напоминать
telegram-set-reminders-no = не напоминать
telegram-set-pace-live = 3 минуты
telegram-set-pace-day = сутки
telegram-set-pace-relaxed = 3 дня
telegram-set-pace-none = без лимита
telegram-set-anyone-opens-yes = открыть стол: все
telegram-set-anyone-opens-no = открыть стол: админы
telegram-set-anyone-closes-yes = закрыть стол: все
telegram-set-anyone-closes-no = закрыть стол: админы
telegram-set-quiet-usual = тихо 23–8
telegram-set-quiet-long = тихо 21–10
telegram-set-quiet-never = без тихих часов
telegram-set-ask-first-yes = подтверждать ход
telegram-set-ask-first-no = ходить сразу
telegram-set-new-messages-yes = новое поле на ход
telegram-set-new-messages-no = обновлять поле

# Команды

telegram-command-play = открыть стол
telegram-command-join = занять место за открытым столом
telegram-command-board = показать поле ещё раз
telegram-command-secret = посмотреть свой секрет
telegram-command-hand = посмотреть свои карты или лист
telegram-command-hint = подсказать ход
telegram-command-move = ход текстом, например C4
telegram-command-rules = правила
telegram-command-tables = твои открытые столы
telegram-command-stats = твоя статистика
telegram-command-settings = язык, цвета, напоминания
telegram-command-concede = сдаться
telegram-command-close = закрыть стол
telegram-command-doctor = проверить, всё ли в порядке
telegram-command-export = скачать свои данные
telegram-command-forget = удалить свои данные
