# Ответы

telegram-dealt = Цвета розданы. Свой можно увидеть только лично.
telegram-look-first = Сначала нажми «Мой цвет».
telegram-film-comes = Повтор появится здесь через миг.
telegram-press-again = { $move }: нажми ещё раз, чтобы сходить.
telegram-catching-up = Картинка догоняет. Подожди миг и нажми ещё раз.
telegram-nothing-hidden = Здесь от тебя ничего не скрыто.
telegram-not-yours = Эти кнопки не твои. Свои появятся по твоему нажатию.
telegram-choose = Во что играем?
telegram-welcome = Привет. У меня четыре цветные игры: здесь и в группах. Выбери игру или добавь меня в группу и напиши там /play.
telegram-add-to-group = Добавить в группу
telegram-open-direct = Открыть личный чат
telegram-in-direct = Это только между нами. Продолжим в личном чате.
telegram-no-such-game = Такой игры не знаю. Знаю эти:
telegram-no-such-wish = Не понимаю здесь «{ $wish }». Попробуй /play и только игру, остальное есть в настройках стола.
telegram-game-not-here = В этой комнате эта игра выключена.
telegram-nothing-to-join = Здесь пока никто не ждёт игроков. Открой стол:
telegram-joined-there = Место за тобой. Стол в группе.
telegram-invite = Позвать друга
telegram-no-table = Твоего стола здесь нет. Открой новый:
telegram-press-to-look = Нажми, чтобы посмотреть. Каждый видит только своё.
telegram-hint-by-button = Подсказка придёт лично, по этой кнопке.
telegram-move-how = Напиши ход после команды, например /move C4.
telegram-rules-which = Правила какой игры?
telegram-rules-there = Правила ждут в личном чате:
telegram-no-rules = Правила игры { $game } ещё не записаны.
telegram-stats-none = Законченных партий пока нет. До первой одно нажатие:
telegram-stats-line =
    { $played ->
        [one] { $game }: { $played } партия, побед: { $won }
        [few] { $game }: { $played } партии, побед: { $won }
       *[other] { $game }: { $played } партий, побед: { $won }
    }
telegram-table-lobby = { $game }, { $code }: ждёт игроков ({ $names })
telegram-table-running = { $game }, { $code }: { $names }
telegram-table-paused = { $game }, { $code }: пауза ({ $names })
telegram-table-finished = { $game }, { $code }: окончена ({ $names })
telegram-doctor-store = Записи: ответ за { $ms } мс.
telegram-doctor-store-away = Записи: пока не дотянуться. Ничего не потеряно.
telegram-doctor-rights = Этот чат: картинки можно. Права админа не нужны.
telegram-doctor-muted = Этот чат: картинки запрещены. Админ может разрешить их в настройках группы.
telegram-doctor-unsure = Этот чат: Telegram не говорит, что мне можно.
telegram-doctor-private = Это наш личный чат, здесь всё в порядке.
telegram-doctor-direct = Личные сообщения: есть.
telegram-doctor-no-direct = Личных сообщений пока нет. Нажми Start в личном чате, и картинки будут приходить туда.
telegram-export = Всё, что я о тебе знаю.
telegram-forget-sure = Забыть о тебе всё? Законченные партии останутся, без имени. Отменить это нельзя.
telegram-forget-yes = Забудь меня
telegram-forget-seated = Есть открытый стол с твоим местом. Сначала встань или доиграй.
telegram-forgotten = Готово. Больше я о тебе ничего не знаю.
telegram-settings = Твои настройки:
telegram-settings-room = Настройки этой комнаты:
telegram-settings-kept = Записано.
telegram-waits = { $seats }, поле ждёт.

# Настройки

telegram-set-language-ru = Русский
telegram-set-language-en = English
telegram-set-language-tr = Türkçe
telegram-set-palette-default = обычные цвета
telegram-set-palette-contrast = контрастные
telegram-set-palette-protan = протан
telegram-set-palette-deutan = дейтан
telegram-set-palette-tritan = тритан
telegram-set-theme-light = светлая
telegram-set-theme-dark = тёмная
telegram-set-symbols-yes = с символами
telegram-set-symbols-no = без символов
telegram-set-direct-messages-yes = писать лично
telegram-set-direct-messages-no = не писать лично
telegram-set-reminders-yes = напоминать
telegram-set-reminders-no = не напоминать
telegram-set-pace-live = минуты на ход
telegram-set-pace-day = день
telegram-set-pace-relaxed = три дня
telegram-set-pace-none = без часов
telegram-set-anyone-opens-yes = открывают все
telegram-set-anyone-opens-no = открывают админы
telegram-set-anyone-closes-yes = закрывают все
telegram-set-anyone-closes-no = закрывают админы
telegram-set-quiet-usual = тихо 23–8
telegram-set-quiet-long = тихо 21–10
telegram-set-quiet-never = без тихих часов
telegram-set-ask-first-yes = спрашивать о ходе
telegram-set-ask-first-no = ходить сразу
telegram-set-new-messages-yes = сообщение на ход
telegram-set-new-messages-no = править на месте

# Команды

telegram-command-play = открыть стол
telegram-command-join = сесть за открытый стол
telegram-command-board = показать поле ещё раз
telegram-command-secret = посмотреть своё
telegram-command-hand = посмотреть свои карты
telegram-command-hint = хороший ход
telegram-command-move = ход текстом, например C4
telegram-command-rules = правила
telegram-command-tables = открытые столы
telegram-command-stats = сыгранные партии
telegram-command-settings = язык, цвета, напоминания
telegram-command-concede = сдаться
telegram-command-close = закрыть стол
telegram-command-doctor = проверить, всё ли в порядке
telegram-command-export = получить всё, что о тебе известно
telegram-command-forget = попросить всё забыть
