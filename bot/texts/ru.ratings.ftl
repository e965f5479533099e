# Результаты, рейтинг, лучшие игроки

results-line = { $game }: рейтинг { $rating }, побед { $won } из { $played }
results-below =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, первая: { $since } · чаще всего: { $game }
results-wins =
    { $count ->
        [one] победа
        [few] победы
       *[many] побед
    }
results-share = { $share } %
results-share-of = от всех партий
results-row =
    { $count ->
        [one] победа подряд
        [few] победы подряд
       *[many] побед подряд
    }
results-streak = дней подряд
results-rating =
    рейтинг за { $days } { $days ->
        [one] день
        [few] дня
       *[many] дней
    }
results-won = победы
results-of = из { $played }
results-best = Лучшие результаты
results-daily =
    { $better ->
        [0] ровно норма, задача дня { $number }
       *[other] лучше нормы на { $better }, задача дня { $number }
    }
results-unsure = игр пока мало
results-hide = не показывать: { $command }

top-title = Лучшие игроки
top-title-here = Лучшие игроки здесь
top-below = { $date } · рейтинг по играм
top-line = { $game }: { $people }
top-nobody = пока никого
top-empty = Рейтинга здесь пока ни у кого нет. Он появится после партии с обычными настройками.
top-hide = не хочу в список: { $command }
