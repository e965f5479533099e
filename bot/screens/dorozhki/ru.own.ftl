## То же, сказанное тому, о ком речь

dorozhki-begins-own = Начинаешь ты: красных фрагментов больше всего, { $halves }.
dorozhki-begins-by-lot-own = Начинаешь ты, по жребию: красных фрагментов столько же не только у тебя.
dorozhki-first-own = Ты кладёшь первую карту.
dorozhki-evened-own = Ровный старт: ты берёшь карту.
dorozhki-laid-own = { $joints ->
    [one] Ты кладёшь карту: { $joints } стык.
    [few] Ты кладёшь карту: { $joints } стыка.
   *[many] Ты кладёшь карту: { $joints } стыков.
}
dorozhki-drew-own = Ты берёшь карту, она подходит.
dorozhki-drew-laid-own = { $joints ->
    [one] Ты берёшь карту и сразу кладёшь её: { $joints } стык.
    [few] Ты берёшь карту и сразу кладёшь её: { $joints } стыка.
   *[many] Ты берёшь карту и сразу кладёшь её: { $joints } стыков.
}
dorozhki-drew-passed-own = Ты берёшь карту, но она не подходит.
dorozhki-passed-own = Ничего не подходит, банк пуст: ты пропускаешь ход.
dorozhki-missed-own = Ты пропускаешь этот ход.
dorozhki-ring-takes-own = Кольцо: ты берёшь карту.
dorozhki-ring-takes-own-by = { $other }: кольцо, ты берёшь карту.
dorozhki-ring-misses-own = Кольцо, банк пуст: ты пропускаешь следующий ход.
dorozhki-ring-misses-own-by = { $other }: кольцо, ты пропустишь ход.
dorozhki-extra-path-own = { $changes ->
    [one] Дорожка с { $changes } сменой цвета: ходи ещё раз.
   *[many] Дорожка с { $changes } сменами цвета: ходи ещё раз.
}
dorozhki-extra-joints-own = { $joints ->
    [one] { $joints } стык одного цвета ({ $colour_symbol } { $colour }): ходи ещё раз.
    [few] { $joints } стыка одного цвета ({ $colour_symbol } { $colour }): ходи ещё раз.
   *[many] { $joints } стыков одного цвета ({ $colour_symbol } { $colour }): ходи ещё раз.
}
dorozhki-extra-both-own = Дорожка с { $changes ->
    [one] { $changes } сменой
   *[many] { $changes } сменами
} цвета и { $joints ->
    [one] { $joints } стык
    [few] { $joints } стыка
   *[many] { $joints } стыков
} одного цвета ({ $colour_symbol } { $colour }): ходи ещё раз.
dorozhki-lapsed-own = Ничего не подходит, дополнительный ход пропадает.
dorozhki-declined-own = Ты отказываешься от дополнительного хода.

## Что нажать

dorozhki-card-places-own = { $places ->
    [1] Карта { $letter }: нажми { $others ->
        [0] место 1.
       *[other] 1 или другую карту.
    }
    [2] Карта { $letter }: нажми { $others ->
        [0] место 1 или 2.
       *[other] 1, 2 или другую карту.
    }
   *[other] Карта { $letter }: нажми { $others ->
        [0] место 1–{ $places }.
       *[other] 1–{ $places } или другую карту.
    }
}
