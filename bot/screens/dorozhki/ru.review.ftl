# Как всё шло.

dorozhki-review-missed = Лучшая упущенная карта: { $seat }, карта { $number }. Шанс был бы { $after } %, а не { $before } %.
dorozhki-review-none = Лучшей карты никто не упустил.
