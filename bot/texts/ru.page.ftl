# Страница местного стола

local-my-tables = Мои столы
local-new-table = Новый стол
local-other-tables = Свободные места
local-second-player = Играете вдвоём за одним компьютером?
local-open-tab = Открой ещё одну вкладку и займи свободное место.
local-invite = Пригласить
local-invite-how = Отправь эту ссылку тем, кого зовёшь за стол:
local-invite-alone = Пока стол виден только на этом компьютере. Чтобы играть по домашней сети, перезапусти программу с --host 0.0.0.0. Второй игрок здесь же может открыть этот адрес в другой вкладке:
local-copy = Скопировать
local-copied = Скопировано
local-close = Закрыть
local-hide = скрыть
local-secret = твой секрет
local-hidden = скрыт
local-show = показать
local-moves-and-chat = Ходы и чат
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
local-keys = Горячие клавиши
local-key-arrows = выбрать вариант
local-key-enter = сделать выбранный ход
local-key-number = номер или ход, затем Enter
local-key-hint = подсказка
local-key-back = вернуть ход
local-key-past = ходы назад и вперёд
local-key-help = этот список
local-or = или
local-then = потом
local-click = нажми, чтобы сходить
local-act = Сходить
local-board = Поле
local-board-words = Поле текстом
local-choices = Варианты
local-scores = Счёт
local-replay = Сыгранные ходы
local-earlier = Назад
local-later = Вперёд
local-now = К текущему ходу
local-away = Нет связи со столом. Подключаюсь снова…
local-back = Связь восстановлена.
local-name = Твоё имя
local-name-player = Игрок
local-skip = пропустить
local-next = Дальше
local-lesson = Первые 60 секунд
local-welcome = Четыре настольные игры про цвета
local-welcome-more = С друзьями или против компьютера. Без регистрации, всё хранится на этом компьютере.
local-first-game = Сыграть сейчас
local-first-game-more = Цветарики против компьютера, правила за 60 секунд
local-or-choose = или выбери игру
local-your-turn = твой ход
local-sand = До конца раунда
local-table-view = Общее поле
local-own-view = Моё поле
local-no-script = Этой странице нужен JavaScript.
local-chat-empty = Ходов пока нет.
local-play-as = Играет
local-no-computer = Убрать компьютер
local-act-cvetariki = Снять

# В списке столов


# В терминале


local-fall-left = влево
local-fall-right = вправо
local-fall-rotate = повернуть
local-fall-mirror = отразить
local-fall-way = поворот
local-fall-column = столбец
local-fall-points = очки с этой фигурой
local-key-fall = Цветрис: сдвинуть, повернуть, отразить; ↓ или Enter — нарисовать
local-save-file = Сохранить партию в файл
local-copy-by-hand = Нажми Ctrl C (⌘ C): ссылка выделена.
local-invite-code = Код:
local-invite-camera = Наведи камеру телефона. Он должен быть в той же сети.
local-play = Показать партию
local-pause = Пауза
local-speed = Скорость
local-in-past = Ты смотришь прошлое.
local-next-try = новая попытка через
local-try-now = Попробовать сейчас
local-press-waits = Нажатие ждёт:
local-waits = ждёт
local-cancel = Отменить
local-my-games = Сыгранные партии
