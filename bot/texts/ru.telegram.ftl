# Ответы

telegram-film-comes = Готовлю повтор, он появится здесь через несколько секунд.
telegram-picture-later = Ход принят. Картинка появится через { $seconds } с.
telegram-picture-there = Ход принят. В личном чате со мной он уже виден, здесь будет через { $seconds } с.
telegram-board-later = Поле уже изменилось. Новая картинка появится через { $seconds } с.
telegram-panel-there = Смотри в личном чате со мной.
telegram-catching-up = Картинка ещё обновляется. Подожди секунду и нажми ещё раз.
telegram-nothing-hidden = Секретов здесь нет: всё видно на общем поле.
telegram-not-yours = Это кнопки другого игрока. Свои открой под полем.
telegram-welcome = Привет. Это «Разноцвет» — четыре настольные игры про цвета. Выбери игру или добавь меня в группу и напиши там /play.
telegram-add-to-group = Добавить в группу
telegram-invite = Пригласить друга
telegram-doctor-rights = Этот чат: отправлять картинки можно, права администратора не нужны.
telegram-doctor-muted = Этот чат: отправлять картинки нельзя. Администратор может разрешить это в настройках группы.
telegram-doctor-unsure = Этот чат: Telegram не сообщает, что мне разрешено.
telegram-doctor-private = Это наш личный чат, здесь всё в порядке.
telegram-doctor-direct = Личные сообщения: включены.
telegram-doctor-no-direct = Личные сообщения: пока нет. Открой личный чат и отправь /start, тогда картинки будут приходить туда.
telegram-description = Четыре настольные игры про цвета для групп и личных чатов: «Цветарики», «Конфетти», «Цветные дорожки» и «Цветрис». С друзьями или с компьютером, за минуты или за несколько дней. Нажми Start или добавь меня в группу и напиши там /play.
telegram-short-description = Четыре настольные игры про цвета, с друзьями или с компьютером. Начать: /play.
telegram-inline-invites = { $name } зовёт за стол: { $game }.
telegram-inline-play = { $name } предлагает сыграть: { $game }.
telegram-inline-replay = { $name } показывает партию: { $game }.
telegram-inline-open = Открыть стол
telegram-file-after-start = За файлом: нажми Start в моём чате и проверь ещё раз.
