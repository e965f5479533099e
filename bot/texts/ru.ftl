# Цвета и игры

colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-green = зелёный
colour-cyan = голубой
colour-blue = синий
colour-violet = фиолетовый

game-cvetariki = Цветарики
game-confetti = Конфетти
game-dorozhki = Цветные дорожки
game-cvetris = Цветрис

# Отказы, общие для всех игр

not-your-turn =
    { $before ->
        [0] Сейчас ходит { $seat }.
        [one] Сейчас ходит { $seat }. До тебя ещё { $before } ход.
        [few] Сейчас ходит { $seat }. До тебя ещё { $before } хода.
       *[other] Сейчас ходит { $seat }. До тебя ещё { $before } ходов.
    }
game-over = Эта партия окончена. Чтобы играть дальше, открой новый стол.
no-such-seat = Такого места за столом нет.
setup-seats = { $game }: в этом варианте игроков { $least }–{ $most }, а сейчас за столом { $players }. Измени вариант или число игроков.
setup-seats-exactly = { $game }: в этом варианте игроков { $most }, а сейчас за столом { $players }. Измени вариант или число игроков.
setup-unknown-option = В игре «{ $game }» нет настройки «{ $option }».
setup-bad-value = В игре «{ $game }» настройке «{ $option }» не подходит значение «{ $value }».

# Страницы правил

rules-ruling = наше уточнение
rules-reconstructed = воссоздано нами
rules-ruling-note = Наше уточнение: в печатных правилах этого нет или сказано неясно.
rules-reconstructed-note = Воссоздано нами: в печатных правилах этих данных нет.
