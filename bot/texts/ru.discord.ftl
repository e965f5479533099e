# Команды

discord-command-play = играть
discord-about-play = Открыть стол
discord-command-join = войти
discord-about-join = Сесть за открытый здесь стол
discord-command-board = поле
discord-about-board = Показать поле заново
discord-command-secret = секрет
discord-about-secret = Увидеть то, что видишь только ты
discord-command-hand = рука
discord-about-hand = Посмотреть свои карты или лист
discord-command-hint = подсказка
discord-about-hint = Получить хороший ход
discord-command-move = ход
discord-about-move = Написать ход
discord-command-concede = сдаться
discord-about-concede = Сдаться в своей партии
discord-command-close = закрыть
discord-about-close = Закрыть открытый здесь стол
discord-command-rules = правила
discord-about-rules = Прочитать правила игры
discord-command-stats = статистика
discord-about-stats = Посмотреть свои результаты
discord-command-settings = настройки
discord-about-settings = Твои настройки, а для администраторов и настройки канала
discord-command-tables = столы
discord-about-tables = Твои открытые столы везде
discord-command-doctor = доктор
discord-about-doctor = Проверить, чего боту здесь не хватает
discord-command-export = выгрузить
discord-about-export = Получить всё, что о тебе известно
discord-command-forget = забыть
discord-about-forget = Забыть всё, что о тебе известно
discord-option-game = игра
discord-option-about-game = Какая игра
discord-option-variant = вариант
discord-option-about-variant = Как играть
discord-option-computers = компьютеры
discord-option-about-computers = Сколько игроков-компьютеров
discord-option-level = уровень
discord-option-about-level = Как сильно они играют
discord-option-clock = часы
discord-option-about-clock = Время на ход
discord-option-language = язык
discord-option-about-language = Язык стола
discord-option-pace = темп
discord-option-about-pace = Конфетти: все сразу или по очереди
discord-option-sand = песок
discord-option-about-sand = Конфетти: секунды раунда
discord-option-side = сторона
discord-option-about-side = Конфетти: сторона карт
discord-option-secrets = секреты
discord-option-about-secrets = Цветарики соло: сколько тайных цветов
discord-option-text = текст
discord-option-about-text = Ход, как он назван на поле

# Разговор

discord-dealt = Цвета розданы. Каждый видит только свой.
discord-look-first = Секрет за первой кнопкой снизу; взгляни на него перед ходом.
discord-ask = Твой ход: { $move }?
discord-ask-yes = Да, так
discord-board-there = Поле заново: { $where }
discord-time-left = Время выйдет { $when }.
discord-trouble = Что-то не вышло. Игра осталась как была, попробуй ещё раз.
discord-no-text-board = У этой игры пока нет поля словами.
discord-rules-contents = Содержание
discord-moves = Ходы этой партии:
discord-no-table = У тебя нет открытых столов. Открой: /play.
discord-table-elsewhere = В этом канале твоего стола нет. Твой стол: { $game }, { $where }. Сделай это там.
discord-concede-elsewhere = Твоя партия в другом месте: { $game }, { $where }.
discord-no-lobby = Здесь нет стола со свободным местом. Открой: /play.
discord-tables = Твои открытые столы:
discord-table =
    { $game }: { $names } ({ $phase ->
             [lobby] ждёт игроков
             [paused] пауза
            *[running] идёт
        }) { $where }
discord-stat = { $game }: сыграно { $played }, побед { $won }.
discord-no-stats = Законченных партий пока нет.
discord-export = Всё, что о тебе известно, в этом файле.
discord-forget = Настройки исчезнут, а в законченных партиях исчезнет имя. Забыть тебя?
discord-forget-yes = Да, забыть
discord-forget-seated = Есть открытые столы: { $tables }. Сначала доиграй или встань из-за них; их покажет /tables.
discord-forgotten = Готово. О тебе больше ничего не известно.
discord-no-such-game = Такой игры нет. Выбери из списка.
discord-game-not-here = В этом канале в эту игру не играют. Это решает администратор: /settings.
discord-missing-here = В этом канале мне не хватает прав: { $permissions }. Администратор может дать их в настройках канала.
discord-missing-there = { $where }: не хватает прав: { $permissions }.
discord-missing-more = Каналов, где чего-то не хватает: { $channels }.
discord-cannot-write = Мне больше нельзя писать в { $where }, поэтому стол там не обновляется. Администратор может вернуть права; /doctor скажет какие. Сама игра сохранена.
discord-opened-there = Стол открыт: { $where }
discord-thread = Стол: { $game }
discord-hello = Привет. Команда /play открывает стол, /rules показывает правила.
discord-doctor-store = Записи отвечают за { $ms } мс.
discord-doctor-store-away = Сейчас не дотянусь до записей. Ничего не потеряно.
discord-doctor-line = Discord отвечает за { $ms } мс.
discord-doctor-here-well = В этом канале мне можно всё, что нужно.
discord-doctor-not-a-member = Меня нет на этом сервере, поэтому столы открываются в личном чате. Пригласить меня: { $link }

# Названия прав как в настройках самого Discord

discord-permission-view-channel = «Просматривать канал»
discord-permission-send-messages = «Отправлять сообщения»
discord-permission-attach-files = «Прикреплять файлы»
discord-permission-read-message-history = «Читать историю сообщений»
discord-permission-create-public-threads = «Создавать публичные ветки»
discord-permission-send-messages-in-threads = «Отправлять сообщения в ветках»

# Настройки

discord-settings-person = Твои настройки
discord-settings-room = Этот канал
discord-setting-language = язык
discord-setting-palette = цвета
discord-setting-theme = картинки
discord-setting-direct-messages = личные сообщения
discord-setting-reminders = напоминания
discord-setting-symbols = знаки на цветах
discord-setting-quiet = тишина ночью
discord-setting-zone = часовой пояс
discord-setting-ask-first = спрашивать перед ходом
discord-setting-games = игры здесь
discord-setting-pace = часы
discord-setting-anyone-opens = стол открывает любой
discord-setting-anyone-closes = стол закрывает любой
discord-setting-in-threads = отдельная ветка для стола
discord-setting-new-messages = новое сообщение на каждый ход
discord-yes = да
discord-no = нет
discord-unset = по умолчанию
discord-language-ru = русский
discord-language-en = English
discord-language-tr = Türkçe
discord-palette-default = обычные
discord-palette-contrast = контрастные
discord-palette-protan = для протанопии
discord-palette-deutan = для дейтеранопии
discord-palette-tritan = для тританопии
discord-theme-light = светлые
discord-theme-dark = тёмные
