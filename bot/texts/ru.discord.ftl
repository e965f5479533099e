# Команды

discord-command-play = играть
discord-about-play = Открыть стол
discord-command-join = войти
discord-about-join = Занять место за столом в этом канале
discord-command-board = поле
discord-about-board = Показать поле ещё раз
discord-command-secret = секрет
discord-about-secret = Посмотреть свой секрет: его видишь только ты
discord-command-hand = рука
discord-about-hand = Посмотреть свои карты или лист
discord-command-hint = подсказка
discord-about-hint = Подсказать ход
discord-command-move = ход
discord-about-move = Сделать ход текстом
discord-command-concede = сдаться
discord-about-concede = Сдаться в своей партии
discord-command-close = закрыть
discord-about-close = Закрыть стол в этом канале
discord-command-rules = правила
discord-about-rules = Прочитать правила игры
discord-command-stats = статистика
discord-about-stats = Посмотреть свои результаты
discord-command-settings = настройки
discord-about-settings = Твои настройки, а для администраторов — и настройки канала
discord-command-tables = столы
discord-about-tables = Все твои открытые столы
discord-command-doctor = доктор
discord-about-doctor = Проверить, чего боту здесь не хватает
discord-command-export = выгрузить
discord-about-export = Скачать свои данные
discord-command-forget = забыть
discord-about-forget = Удалить свои данные
discord-option-game = игра
discord-option-about-game = Какая игра
discord-option-variant = вариант
discord-option-about-variant = Вариант правил
discord-option-computers = компьютеры
discord-option-about-computers = Сколько мест займут компьютеры
discord-option-level = уровень
discord-option-about-level = Насколько сильны компьютеры
discord-option-clock = время
discord-option-about-clock = Время на ход
discord-option-language = язык
discord-option-about-language = Язык стола
discord-option-pace = режим
discord-option-about-pace = Конфетти: все сразу или по очереди
discord-option-sand = песок
discord-option-about-sand = Конфетти: сколько секунд длится раунд
discord-option-side = сторона
discord-option-about-side = Конфетти: круги (белая сторона) или фигуры (чёрная)
discord-option-secrets = секреты
discord-option-about-secrets = Цветарики соло: сколько тайных цветов
discord-option-text = текст
discord-option-about-text = Ход, например C4 или 6E

# Разговор

discord-ask = Твой ход: { $move }. Подтвердить?
discord-ask-yes = Подтвердить
discord-board-there = Поле: { $where }
discord-time-left = Конец раунда: { $when }.
discord-trouble = Не получилось. Партия не изменилась, попробуй ещё раз.
discord-no-text-board = Для этой игры текстового поля пока нет.
discord-rules-contents = Содержание
discord-moves = Ходы этой партии:
discord-table-elsewhere = В этом канале твоего стола нет. Твой стол: { $game }, { $where }. Сделай это там.
discord-concede-elsewhere = Твоя партия в другом месте: { $game }, { $where }.
discord-tables = Твои открытые столы:
discord-table =
    { $game }: { $names } ({ $phase ->
             [lobby] ждёт игроков
             [paused] пауза
            *[running] идёт
        }) { $where }
discord-export = В этом файле все твои данные.
discord-missing-here = В этом канале мне не хватает прав: { $permissions }. Администратор может дать их в настройках канала.
discord-missing-there = { $where } — не хватает прав: { $permissions }.
discord-missing-more = Каналов, где не хватает прав: { $channels }.
discord-cannot-write = Мне больше нельзя писать в { $where }, и поле там не обновляется. Каких прав не хватает, покажет /доктор, а вернуть их может администратор. Партия сохранена.
discord-opened-there = Стол открыт: { $where }
discord-thread = Стол: { $game }
discord-hello = Привет. Это «Разноцвет» — четыре настольные игры про цвета. Открыть стол: /играть, прочитать правила: /правила.
discord-doctor-store = База данных отвечает за { $ms } мс.
discord-doctor-store-away = База данных пока не отвечает. Ничего не потеряно.
discord-doctor-line = Discord отвечает за { $ms } мс.
discord-doctor-here-well = В этом канале у меня есть все нужные права.
discord-doctor-not-a-member = Меня нет на этом сервере, поэтому столы открываются в личных сообщениях. Пригласить меня: { $link }

# Названия прав как в настройках самого Discord

discord-permission-view-channel = «Просматривать канал»
discord-permission-send-messages = «Отправлять сообщения»
discord-permission-attach-files = «Прикреплять файлы»
discord-permission-read-message-history = «Читать историю сообщений»
discord-permission-create-public-threads = «Создавать публичные ветки»
discord-permission-send-messages-in-threads = «Отправлять сообщения в ветках»
