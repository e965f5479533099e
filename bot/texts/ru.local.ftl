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
local-headline-yours = Твой ход
local-headline-watching = Смотришь: ходит { $seats }
local-headline-watching-many = Смотришь: ходят { $players }
local-headline-waiting-many =
    { $players ->
        [one] Ждём ещё { $players } игрока
       *[other] Ждём ещё { $players } игроков
    }
local-headline-thinking = { $seat } думает
local-past-at = После хода { $step } из { $moves }
