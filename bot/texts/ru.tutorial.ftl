# Первые 60 секунд

tutorial-cvetariki-groups = Соседние фишки одного цвета составляют группу. У каждой группы номер.
tutorial-cvetariki-pop = Нажми { $number }: { $colour_symbol } × { $tokens } уходят, верхние съезжают вниз.
tutorial-cvetariki-any = Нажми любой номер: группа уходит, верхние съезжают вниз.
tutorial-cvetariki-secret = Нажми «Мой цвет». Его видишь только ты; чем меньше таких останется, тем лучше.
tutorial-cvetariki-own = Теперь сними свою группу, например { $number }.
tutorial-cvetariki-own-any = Теперь сними свою группу. «Мой цвет» покажет, какие твои.
tutorial-cvetariki-none-own = Твои фишки пока не соседи. Сними другую группу, чтобы их свести.
tutorial-cvetariki-joker = ✱ уходит с любым цветом, которого касается.
tutorial-cvetariki-others = Другие тоже прячут цвет. Смотри, что они снимают. Играй.

tutorial-cvetris-shape = Возьми кубик с формой. Он говорит, что ты нарисуешь.
tutorial-cvetris-colour = Возьми кубик с цветом. Он пойдёт к твоей форме.
tutorial-cvetris-draw = Фигура падает прямо вниз. Выбери поворот и столбец, потом «Нарисовать».
tutorial-cvetris-bonus = Полный столбец открывает бонус над ним; полные ряды 1, 3, 5, 7 дают звёзды.
tutorial-cvetris-tasks = Четыре задания показывают, сколько они дают тебе сейчас.
tutorial-cvetris-end = Когда ничего не помещается, лист готов. Побеждает тот, у кого больше очков.

tutorial-confetti-set = Маленький, средний и большой круг одного цвета: комплект, очко. Нажми «Можно начинать».
tutorial-confetti-take = Нажми { $numbers }: тогда { $colour_symbol } { $colour } собран.
tutorial-confetti-any = Нажми на любую карту: она твоя.
tutorial-confetti-let-go = Нажми на свою карту ещё раз, чтобы отпустить.
tutorial-confetti-spare = Каждая карта вне комплектов стоит очко.
tutorial-confetti-contest = Двое взялись за одну карту: она ничья, пока кто-то не отпустит.
tutorial-confetti-sand = Песок кончился: очки остаются картами, прочие возвращаются.

tutorial-dorozhki-goal = Побеждает тот, кто раньше выложит все карты. Руки открыты.
tutorial-dorozhki-begin = Пока на столе пусто. Начни с любой карты, например { $letter }.
tutorial-dorozhki-place = Карта стыкуется двумя краями или больше, цвета совпадают. Поставь на 1.
tutorial-dorozhki-other-card = Другая карта: нажми букву, потом номер.
tutorial-dorozhki-draw = Ничего не подходит: берёшь карту из банка.
tutorial-dorozhki-extra = Семь смен цвета на дорожке или три стыка одного цвета: ещё ход.
tutorial-dorozhki-ring = Замкни кольцо, и следующий игрок берёт карту.

button-show-me = Покажи
button-next = Дальше
button-skip = Пропустить
lesson-begins = Ниже: { $game } за 60 секунд, на каждый ход одна фраза.
