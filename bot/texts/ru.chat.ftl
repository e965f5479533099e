# То, что во всех чатах говорится одинаково

chat-dealt = Цвета розданы. Свой покажет кнопка «Мой цвет», и только тебе.
chat-look-first = Сначала нажми «Мой цвет».
chat-waits = Ждём ход: { $seats }.
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

account-stat =
    { $played ->
        [one] { $game }: { $played } партия, побед: { $won }
        [few] { $game }: { $played } партии, побед: { $won }
       *[other] { $game }: { $played } партий, побед: { $won }
    }
account-no-stats = Сыгранных партий пока нет. Начать первую: /play.
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
