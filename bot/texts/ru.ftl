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
setup-seats = { $game }, такой вариант: игроков { $least }–{ $most }. Сейчас за столом: { $players }.
setup-unknown-option = У игры { $game } нет настройки «{ $option }».
setup-bad-value = «{ $value }» не подходит для настройки «{ $option }» игры { $game }.

# Страницы правил

rules-ruling = наше решение
rules-reconstructed = воссоздано нами
