confetti-hint-completes = { $sets } set tamamlanır: { $colours }.
confetti-hint-trio = { $card } ve { $another } numaralı kartlarla tam bir üçlü olur: üç kart, üç puan.
confetti-hint-denies = Sen almazsan bu kartla { $other } set tamamlayabilir: { $colours }.
confetti-hint-near = Set için tek daire kalır: { $colours }.
confetti-hint-spare = Bu kart hiçbir sete girmiyor ve bir puan götürüyor.
confetti-hint-better = Elinin değeri { $points } puan artar.
confetti-hint-enough = Masadaki hiçbir kart puan eklemez.
