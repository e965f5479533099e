# Задача дня

daily-title = Задача дня { $number }
daily-of-raznotsvet = Разноцвет, задача дня { $number }
daily-streak = серия
daily-par = норма
daily-until-midnight = до полуночи
daily-time = { $hours } ч { $minutes } мин
daily-alone = Без зрителей, в счёт одна попытка
daily-freeze = 1 пропуск в неделю
daily-line = Разноцвет { $number } · { $game } { $value }/{ $par } { $course }
daily-first-moves = первые ходы
daily-last-moves = последние ходы
daily-ahead = впереди
daily-level = вровень
daily-behind = позади
daily-evening = Вечер: задача дня { $number }
daily-yesterday = Вчера: задача дня { $number }
daily-played = сыграли { $played } из { $people }
daily-longest = самая длинная серия
daily-longest-who =
    { $days ->
        [one] { $name }, { $days } день
        [few] { $name }, { $days } дня
       *[many] { $name }, { $days } дней
    }
daily-frozen = серию спасла заморозка
daily-tomorrow = Завтра: { $game }
daily-opens = откроется в твою полночь
daily-today = Сегодня: { $game }
daily-open-until = открыта до твоей полуночи

daily-button-play = Играть
daily-button-share = Поделиться
daily-button-again = Потренироваться
daily-begins = Задача дня открыта. В счёт идёт одна попытка.
daily-again = Та же задача ещё раз, для тренировки.
daily-goes-on = Твоя попытка продолжается.
daily-shared = Готово.
daily-shared-where = Сначала напиши /daily в группе, где хочешь поделиться.
daily-not-done = Сначала закончи задачу дня.
daily-no-help = Здесь без подсказок и без возврата ходов: задачу дня все решают сами.
daily-elsewhere = Не получается написать тебе лично. Разреши личные сообщения или открой чат со мной и попробуй ещё раз.
