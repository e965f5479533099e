# То, что во всех чатах говорится одинаково

chat-dealt = Цвета розданы. Свой покажет кнопка «Мой цвет», и только тебе.
chat-look-first = Сначала нажми «Мой цвет».
chat-waits = Ждём ход: { $seats }.
chat-times = ×{ $times }
chat-no-table = У тебя нет открытых столов. Открыть новый: /play.
chat-no-lobby = Здесь нет стола со свободным местом. Открыть свой: /play.
chat-no-such-game = Такой игры нет. Выбери из списка.
chat-no-such-wish = Не понимаю «{ $wish }». Напиши /play и название игры, остальное выбирается в настройках стола.
chat-game-not-here = Здесь эта игра выключена. Включить её может администратор: /settings.
chat-no-such-setting = Эта настройка с тех пор изменилась. Открой /settings ещё раз.
chat-too-many-computers =
    { $most ->
        [0] В этой игре нет мест для компьютера.
        [one] Здесь есть место не больше чем для { $most } компьютера.
       *[other] Здесь есть место не больше чем для { $most } компьютеров.
    }
chat-choose = Во что играем?
chat-in-direct = Это видно только тебе, поэтому продолжим в личном чате.
chat-joined-there = Ты за столом. Партия идёт в группе.
chat-press-to-look = Нажми, чтобы посмотреть. Каждый видит только своё.
chat-hint-by-button = Нажми кнопку: подсказку увидишь только ты.
chat-move-how = Напиши ход после команды, например /move 6.
chat-rules-which = Правила какой игры?
chat-rules-there = Правила — в личном чате:
chat-press-again = { $move }: нажми ещё раз, чтобы подтвердить ход.
chat-open-direct = Открыть личный чат
chat-saved = Сохранено.
chat-ask = Твой ход: { $move }. Подтвердить?
chat-ask-yes = Подтвердить
chat-trouble = Не получилось. Партия не изменилась, попробуй ещё раз.
chat-table-elsewhere = Здесь твоего стола нет. Твой стол: { $game }, { $where }. Сделай это там.
chat-concede-elsewhere = Твоя партия в другом месте: { $game }, { $where }.
chat-opened-there = Стол открыт: { $where }
chat-doctor-store = База данных отвечает за { $ms } мс.
chat-doctor-store-away = База данных пока не отвечает. Ничего не потеряно.
chat-tables = Открытые столы:
chat-table =
    { $game }, { $code }: { $phase ->
        [lobby] ждёт игроков
        [paused] пауза
       *[running] идёт
    } ({ $names }) { $where }
chat-opened = Стол открыт: { $game }.
chat-help = Это «Разноцвет» — четыре настольные игры про цвета. Выбери игру или напиши:
chat-which = Подходит несколько столов. Какой из них?
chat-no-replay = Сыгранных партий пока нет. Открытые столы: /tables.
chat-no-table-elsewhere = В других чатах нет твоего стола, который можно перенести сюда.
chat-unknown = Не понимаю. Выбери игру, а все команды покажет /help.
chat-anonymous = Ты пишешь от имени группы, и я не знаю, кто ты. Нажми, чтобы открыть стол от своего имени.
chat-anonymous-join = Ты пишешь от имени группы, и я не знаю, кто ты. Нажми под столом «Занять место».
chat-next-game = { $seat } открывает стол: { $game }. { $link }
chat-next-game-noted = Напишу тебе, когда здесь откроется следующий стол.
chat-next-game-start = Готово. Открой личный чат и отправь /start: тогда я смогу написать тебе, когда здесь откроется стол.
chat-next-game-where = Напиши /nextgame в группе или канале: сообщу, когда там откроется следующий стол.
chat-anonymous-who = Ты пишешь от имени группы, и я не знаю, кто ты. Напиши от своего имени.

account-stat =
    { $played ->
        [one] { $game }: { $played } партия, побед: { $won }
        [few] { $game }: { $played } партии, побед: { $won }
       *[other] { $game }: { $played } партий, побед: { $won }
    }
account-no-stats = Сыгранных партий пока нет.
account-export = В этом файле все твои данные.
account-forget = Удалить твои данные? Настройки сбросятся, а сыгранные партии останутся без имени. Отменить это нельзя.
account-forget-yes = Удалить данные
account-forget-seated =
    { $tables ->
        [one] Есть незаконченная партия с твоим участием. Сначала доиграй её или выйди из-за стола: /tables.
       *[other] Незаконченных партий: { $tables }. Сначала доиграй их или выйди из-за столов: /tables.
    }
account-forgotten = Готово, твои данные удалены.

settings-person = Твои настройки
settings-room = Настройки этого чата
setting-language = Язык
setting-palette = Цвета
setting-theme = Тема
setting-direct-messages = Личные сообщения
setting-reminders = Напоминания
setting-symbols = Значки на цветах
setting-quiet = Тихие часы
setting-zone = Часовой пояс
setting-ask-first = Подтверждать каждый ход
setting-listed = Показывать меня среди лучших
setting-daily = Задача дня: итоги вечером
setting-seek = Поиск соперников, в том числе в других чатах
setting-games = Игры в этом чате
setting-pace = Время на ход
setting-anyone-opens = Открывать столы могут все
setting-anyone-closes = Закрывать столы могут все
setting-in-threads = Отдельная ветка для стола
setting-new-messages = Новое сообщение на каждый ход
setting-yes = Да
setting-no = Нет
setting-default = По умолчанию
setting-language-ru = Русский
setting-language-en = English
setting-language-tr = Türkçe
setting-palette-default = Обычные
setting-palette-contrast = Контрастные
setting-palette-protan = Для протанопии
setting-palette-deutan = Для дейтеранопии
setting-palette-tritan = Для тританопии
setting-theme-light = Светлая
setting-theme-dark = Тёмная

# Команды, как их объясняют списки

chat-about-play = Открыть стол
chat-about-join = Занять место за открытым столом
chat-about-board = Показать поле ещё раз или перенести стол сюда
chat-about-secret = Посмотреть свой секрет, карты или лист: видишь только ты
chat-about-hand = Посмотреть свои карты или лист
chat-about-hint = Подсказать ход
chat-about-move = Сделать ход текстом, например 6
chat-about-rules = Прочитать правила игры
chat-about-tables = Открытые столы
chat-about-daily = Задача дня
chat-about-challenge = Вызвать кого-нибудь на одну и ту же раздачу
chat-about-league = Открыть лигу или посмотреть таблицу
chat-about-seek = Найти соперника
chat-about-stats = Посмотреть свои результаты
chat-about-top = Посмотреть лучших игроков
chat-about-settings = Твои настройки, а для администраторов — и настройки чата
chat-about-concede = Сдаться в своей партии
chat-about-close = Закрыть стол
chat-about-doctor = Проверить, чего боту здесь не хватает
chat-about-export = Скачать свои данные
chat-about-forget = Удалить свои данные
chat-about-leave = Выйти из-за стола до начала партии
chat-about-pause = Поставить партию на паузу или продолжить
chat-about-takeback = Предложить вернуть ход
chat-about-replay = Посмотреть последнюю партию ещё раз
chat-about-help = Все команды
chat-about-nextgame = Сообщить, когда здесь откроется стол
chat-no-text-board = Для этой игры текстового поля пока нет.
chat-moves = Ходы этой партии:
