# Как прошла законченная партия.

button-review = Как всё шло
button-film-part = Повтор момента
review-title = Как всё шло: { $game }
review-thinking = Смотрю партию ещё раз. Это займёт несколько секунд.
review-calm = Ни один ход не решил партию.
review-moment = { $number }. { $at }: { $seat } +{ $gain } %.
past-link = Поделиться: { $address }
