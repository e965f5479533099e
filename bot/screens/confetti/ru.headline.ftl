# Над столом страницы

confetti-headline-yours-ready = Приготовься
confetti-headline-yours-take = Бери карты
confetti-headline-yours-keep = Выбери, что оставить
confetti-headline-yours-keep-brief = Что оставить?
confetti-headline-thinking-ready = Ждём: { $seat }
confetti-headline-thinking-take = { $seat } берёт карты
confetti-headline-thinking-keep = { $seat } выбирает, что оставить
confetti-headline-thinking-keep-brief = { $seat } выбирает
confetti-headline-watching-ready = Смотришь. Ждём: { $seats }
confetti-headline-watching-ready-brief = Ждём: { $seats }
confetti-headline-watching-take = Смотришь: { $seats } берёт карты
confetti-headline-watching-take-brief = { $seats } берёт карты
confetti-headline-watching-keep = Смотришь: { $seats } выбирает, что оставить
confetti-headline-watching-keep-brief = { $seats } выбирает
confetti-headline-watching-many-ready =
    { $players ->
        [one] Смотришь: ждём { $players } игрока
       *[other] Смотришь: ждём { $players } игроков
    }
confetti-headline-watching-many-ready-brief =
    { $players ->
        [one] Ждём { $players } игрока
       *[other] Ждём { $players } игроков
    }
confetti-headline-watching-many-take =
    { $players ->
        [one] Смотришь: { $players } игрок берёт карты
        [few] Смотришь: { $players } игрока берут карты
       *[many] Смотришь: { $players } игроков берут карты
    }
confetti-headline-watching-many-take-brief =
    { $players ->
        [one] { $players } игрок берёт карты
        [few] { $players } игрока берут карты
       *[many] { $players } игроков берут карты
    }
confetti-headline-watching-many-keep =
    { $players ->
        [one] Смотришь: { $players } игрок выбирает, что оставить
        [few] Смотришь: { $players } игрока выбирают, что оставить
       *[many] Смотришь: { $players } игроков выбирают, что оставить
    }
confetti-headline-watching-many-keep-brief =
    { $players ->
        [one] { $players } игрок выбирает
        [few] { $players } игрока выбирают
       *[many] { $players } игроков выбирают
    }
