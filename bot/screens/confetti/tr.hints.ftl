confetti-hint-completes = { $sets } set tamamlanır: { $colours }.
confetti-hint-trio = { $card } ve { $another } numaralı kartlarla tam bir üçlü olur: üç kart, üç puan.
confetti-hint-denies =
    { $sets ->
        [one] Sen almazsan bu kartla { $other } set tamamlayabilir: { $colours }.
       *[other] Sen almazsan { $other } bu kartla set tamamlayabilir ({ $sets }): { $colours }.
    }
confetti-hint-near =
    { $sets ->
        [one] Set için tek daire kalır: { $colours }.
       *[other] { $sets } setin her biri için tek daire kalır: { $colours }.
    }
confetti-hint-spare = Bu kart hiçbir sete girmiyor ve bir puan götürüyor.
confetti-hint-better = Elinin değeri { $points } puan artar.
confetti-hint-enough = Masadaki hiçbir kart puan eklemez.
