# Вызовы и лиги: одни и те же раздачи для всех

contest-no-help = Здесь без подсказок и без возврата ходов: одну и ту же раздачу каждый играет сам.
contest-all-played = У тебя здесь всё сыграно.
contest-begins =
    { $deals ->
        [1] Раздача открыта. В счёт идёт одна попытка.
       *[other] Раздача { $deal } из { $deals } открыта. В счёт идёт одна попытка.
    }
contest-code = Участвовать, в любом чате со мной: { $code }
contest-code-alone = Код для остальных: { $code }. Его вводят на первой странице, в поле «Есть код?».
contest-enter-code = У меня есть код
contest-choose-level = { $game }: уровень компьютера?
contest-won =
    { $margin ->
        [0] победа
       *[other] победа, разница { $margin }
    }
contest-shared = победа поделена
contest-lost =
    { $margin ->
        [0] поражение
       *[other] поражение, разница { $margin }
    }
contest-given-up = партия не доиграна

challenge-title = Вызов
challenge-below = { $game } · одна раздача, компьютер: { $level }
challenge-totals = результат : у компьютера
challenge-not-played = партия не сыграна
challenge-choose = Одна раздача, каждый играет её против компьютера когда удобно. Во что играем?
challenge-to = { $name } бросает вызов: { $other_name }, { $game }. Одна раздача для обоих, против компьютера (уровень: { $level }). Играйте когда удобно; результаты откроются, когда закончат оба.
challenge-open = { $name } бросает вызов: { $game }. Одна раздача на двоих, против компьютера (уровень: { $level }). Играй когда удобно; результаты откроются, когда закончат оба.
challenge-open-own = Твой вызов: { $game }. Одна раздача на двоих, против компьютера (уровень: { $level }). Играй когда удобно; результаты откроются, когда закончат оба.
challenge-sent = Вызов отправлен.
challenge-button-play = Играть
challenge-button-show = { $game } · { $code }
challenge-yours = Твой результат: { $result }.
challenge-waits = Второй результат откроется, когда закончит соперник.
challenge-ended = Вызов разыгран.
challenge-over = Время этого вызова вышло.
challenge-gone = Такого вызова нет. Проверь код или начни свой: /challenge.
challenge-not-yours = Этот вызов не тебе. Начни свой: /challenge.
challenge-taken = Этот вызов уже приняли. Начни свой: /challenge.
challenge-self = Вызови кого-нибудь ещё: одну раздачу дважды не играют.
challenge-bot = Бот вызов не примет. Назови человека или отправь просто /challenge: тогда вызов примет кто угодно.
challenge-how = Пиши так: /challenge @имя cvetris hard. Или просто /challenge и выбери.

league-open-week = Лига недели
league-open-day = Лига дня
league-over-week = Лига недели: итоги
league-over-day = Лига дня: итоги
league-below = { $game }, { $level } · лучшие { $best } из { $deals }
league-left = осталось
league-days = { $days } д { $hours } ч
league-deal = раздача
league-points = очки
league-empty = пока никто не играл
league-best = лучший на раздаче
league-dropped = не в счёт
league-how-counted = очки: % побеждённых соперников
league-somebody = кто-то
league-choose = Все играют одни и те же раздачи против компьютера, кто когда хочет. Во что играем?
league-new = Новая лига
league-choose-length = { $game }: на какой срок?
league-length-day = День, раздач: { $deals }
league-length-week = Неделя, раздач: { $deals }
league-opened = Лига открыта.
league-deal-done = Раздача { $deal }: { $result }.
league-ended = Лига закончилась.
league-button-play = Играть раздачу { $deal }
league-button-join = Участвовать
league-button-table = Таблица
league-button-new = Новая лига
league-button-other = { $game } · { $code }
league-gone = Такой лиги нет. Проверь код или открой свою: /league.
league-over = Эта лига закончилась. Открой следующую: /league.
league-how = Пиши так: /league cvetariki medium week. Или просто /league и выбери.
