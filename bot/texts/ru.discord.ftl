# Команды

discord-command-play = играть
discord-command-join = войти
discord-command-board = поле
discord-command-secret = секрет
discord-command-hand = рука
discord-command-hint = подсказка
discord-command-move = ход
discord-command-concede = сдаться
discord-command-close = закрыть
discord-command-rules = правила
discord-command-daily = задача
discord-command-challenge = вызов
discord-command-league = лига
discord-command-stats = статистика
discord-command-top = лучшие
discord-command-settings = настройки
discord-command-tables = столы
discord-command-doctor = доктор
discord-command-export = выгрузить
discord-command-forget = забыть
discord-command-leave = выйти
discord-command-pause = пауза
discord-command-takeback = вернуть-ход
discord-command-replay = повтор
discord-command-help = помощь
discord-command-nextgame = следующая-игра
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
discord-option-even-start = ровный-старт
discord-option-about-even-start = Цветные дорожки: первый игрок берёт карту
discord-option-here = сюда
discord-option-everywhere = везде
discord-option-about-here = Перенести свой стол в этот канал
discord-option-about-everywhere = Лучшие во всех чатах, а не только здесь
discord-option-text = текст
discord-option-about-text = Ход, как на кнопке, например 6 или A2
discord-option-somebody = кого
discord-option-about-somebody = Кому бросаешь вызов
discord-option-code = код
discord-option-about-code = Код, если уже открыто
discord-option-length = срок
discord-option-about-length = На сколько открыть лигу

# Разговор

discord-board-there = Поле: { $where }
discord-board-soon = Поле уже изменилось. Новое появится через мгновение.
discord-time-left = Конец раунда: { $when }.
discord-rules-contents = Содержание
discord-missing-here = В этом канале мне не хватает прав: { $permissions }. Администратор может дать их в настройках канала.
discord-missing-there = { $where } — не хватает прав: { $permissions }.
discord-missing-more = Каналов, где не хватает прав: { $channels }.
discord-cannot-write = Мне больше нельзя писать в { $where }, и поле там не обновляется. Каких прав не хватает, покажет /доктор, а вернуть их может администратор. Партия сохранена.
discord-thread = Стол: { $game }
discord-hello = Привет. Это «Разноцвет» — четыре настольные игры про цвета. Открыть стол: /играть, прочитать правила: /правила.
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
discord-lesson-here = Твой урок здесь.
