# Ответы

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
telegram-joined-there = Ты за столом. Партия идёт в группе.
telegram-invite = Пригласить друга
telegram-press-to-look = Нажми, чтобы посмотреть. Каждый видит только своё.
telegram-hint-by-button = Нажми кнопку: подсказку увидишь только ты.
telegram-move-how = Напиши ход после команды, например /move C4.
telegram-rules-which = Правила какой игры?
telegram-rules-there = Правила — в личном чате:
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
telegram-settings-kept = Сохранено.

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
