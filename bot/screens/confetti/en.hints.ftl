confetti-hint-completes =
    { $sets ->
        [one] It completes a set: { $colours }.
       *[other] It completes { $sets } sets: { $colours }.
    }
confetti-hint-trio = With cards { $card } and { $another } it makes a full trio: three cards, three points.
confetti-hint-denies = { $other } could complete a set with it: { $colours }.
confetti-hint-near = One more circle, and a set is complete: { $colours }.
confetti-hint-spare = No set needs this card, and it costs a point.
confetti-hint-better =
    { $points ->
        [one] The hand is worth a point more.
       *[other] The hand is worth { $points } points more.
    }
confetti-hint-enough = No card on the table would bring a point more.
