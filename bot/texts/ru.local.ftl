# Стол на своём компьютере: что говорит его сервер

local-seats-taken = занято мест: { $taken } из { $most }
local-paused = пауза
local-waits-for = ждём: { $seats }
local-with-others = за столом { $seats }, ход { $move }
local-at-move = ход { $move }
local-open-address = Стол открыт: { $address }
local-open-code = Стол открыт. Пригласить других можно по этому адресу: { $address }
local-how-to-stop = Остановить: Ctrl-C. Партии сохранятся и продолжатся при следующем запуске.
local-cannot-listen = Не удалось открыть порт { $port } на адресе { $host } ({ $reason }). Укажи другой: --port.
local-cannot-save = В папку { $folder } нельзя сохранять партии ({ $reason }). Укажи другую в переменной DATA_DIR.
local-door-label = Введи код, который видит хозяин стола
local-door-wrong = Код не подошёл. Сверь его с тем, что на экране у хозяина.
local-nowhere = Такого стола нет, или он уже закрыт. Проверь код.
local-headline-yours = Твой ход
local-headline-lobby-own = Твой стол: занято { $taken } из { $most }
local-headline-lobby-joined = Ты за столом: занято { $taken } из { $most }
local-headline-lobby-free = Есть место: занято { $taken } из { $most }
local-headline-lobby-full = Мест нет: занято { $taken } из { $most }
local-headline-daily = Задача дня { $number }
local-headline-daily-par = Задача дня { $number }, норма { $par }
local-headline-daily-par-brief = Задача { $number }, норма { $par }
local-headline-watching = Смотришь: ходит { $seats }
local-headline-watching-many =
    { $players ->
        [one] Смотришь: ходит { $players } игрок
        [few] Смотришь: ходят { $players } игрока
       *[many] Смотришь: ходят { $players } игроков
    }
local-headline-watching-many-brief =
    { $players ->
        [one] Ходит { $players } игрок
        [few] Ходят { $players } игрока
       *[many] Ходят { $players } игроков
    }
local-headline-waiting-many =
    { $players ->
        [one] Ждём ещё { $players } игрока
       *[other] Ждём ещё { $players } игроков
    }
local-headline-thinking = { $seat } думает
local-past-at =
    { $step ->
        [0] Перед ходом 1 из { $moves }
       *[other] После хода { $step } из { $moves }
    }
local-past-next = Дальше: { $said }
local-stands = Партия дошла до хода { $moves }.
local-stands-yours = Партия дошла до хода { $moves } и ждёт тебя.
local-stands-theirs = Партия дошла до хода { $moves }, ходит { $seats }.
local-stands-many =
    { $players ->
        [one] Партия дошла до хода { $moves }, ходит { $players } игрок.
        [few] Партия дошла до хода { $moves }, ходят { $players } игрока.
       *[other] Партия дошла до хода { $moves }, ходят { $players } игроков.
    }
local-stands-timed = Партия дошла до хода { $moves }, время идёт.
local-stands-over = Партия закончилась на ходу { $moves }.
local-news-next = Следующий ход твой.
local-listed = Показывать меня среди лучших?
