confetti-hint-completes =
    { $sets ->
        [one] It completes a set: { $colours }.
       *[other] It completes { $sets } sets: { $colours }.
    }
confetti-hint-trio = Together with cards { $card } and { $another } it makes a full trio: three cards, three points.
confetti-hint-denies =
    { $sets ->
        [one] { $other } could use it to complete a set: { $colours }.
       *[other] { $other } could use it to complete { $sets } sets: { $colours }.
    }
confetti-hint-near =
    { $sets ->
        [one] It leaves you one circle short of a set: { $colours }.
       *[other] It leaves you one circle short of each of { $sets } sets: { $colours }.
    }
confetti-hint-spare = None of your sets need this card, so it costs you a point.
confetti-hint-better =
    { $points ->
        [one] It makes your hand worth 1 point more.
       *[other] It makes your hand worth { $points } points more.
    }
confetti-hint-enough = No card on the table would gain you a point.
