# Страница местного стола

local-my-tables = Мои столы
local-new-table = Новый стол
local-other-tables = Свободные места
local-second-player = Рядом второй игрок?
local-open-tab = Открой ещё одну вкладку и займи свободное место.
local-invite = Позвать
local-invite-how = По этому адресу приходят за стол:
local-invite-alone = Другие устройства пока не видят этот компьютер. Запусти с --host 0.0.0.0, чтобы играть в домашней сети. На этом компьютере открой адрес в другой вкладке:
local-copy = Скопировать
local-copied = Скопировано
local-close = Закрыть
local-hide = скрыть
local-secret = твой секрет
local-hidden = скрыт от глаз
local-show = показать
local-moves-and-chat = Ходы и разговор
local-field = ход (C5) или сообщение
local-send = Отправить
local-light = светлая
local-dark = тёмная
local-theme = Тема
local-language = Язык
local-symbols-on = со значками
local-symbols-off = без значков
local-menu = Столы и настройки
local-help = Клавиши
local-keys = Клавиши
local-key-arrows = ходить по вариантам
local-key-enter = сыграть обведённый вариант
local-key-number = набери номер или ход, потом Enter
local-key-hint = подсказка
local-key-back = вернуть ход
local-key-past = раньше и позже
local-key-help = этот список
local-or = или
local-then = потом
local-click = нажми, чтобы сыграть
local-act = Сыграть
local-board = Поле
local-board-words = Поле словами
local-choices = Варианты
local-scores = Счёт
local-replay = Ходы до сих пор
local-earlier = Раньше
local-later = Позже
local-now = К текущему
local-away = Стол не отвечает. Пробую ещё раз…
local-back = Стол снова здесь.
local-name = Твоё имя
local-name-player = Игрок
local-skip = пропустить
local-next = Дальше
local-lesson = Первые 60 секунд
local-welcome = Четыре цветные игры за одним столом
local-welcome-more = С друзьями или с компьютером. Без учётной записи, всё остаётся на этой машине.
local-first-game = Сыграть сейчас
local-first-game-more = Цветарики с компьютером, объяснение за 60 секунд
local-or-choose = или выбери игру
local-your-turn = твой ход
local-sand = Песка осталось
local-table-view = Стол
local-own-view = Моё
local-no-script = Этой странице нужен JavaScript.
local-chat-empty = Пока ничего не произошло.
local-play-as = Играть за
local-no-computer = На один компьютер меньше
local-act-cvetariki = Снять

# В списке столов

local-seats-taken = мест: { $taken } из { $most }
local-paused = пауза
local-waits-for = { $seats }

# В терминале

local-open-address = Стол открыт: { $address }
local-open-code = Стол открыт, по этому адресу могут прийти и другие: { $address }
local-how-to-stop = Ctrl-C закрывает его; партии сохраняются и продолжаются в следующий раз.
local-cannot-listen = Адрес { $host }, порт { $port } не открыть ({ $reason }). Выбери другой: --port.

local-fall-left = влево
local-fall-right = вправо
local-fall-rotate = повернуть
local-fall-mirror = отразить
local-fall-way = поворот
local-fall-column = столбец
local-fall-points = очков с этой фигурой
local-key-fall = Цветрис: двигать, повернуть, отразить; ↓ или Enter рисует
