confetti-hint-completes = { $sets } takım tamamlanır: { $colours }.
confetti-hint-trio = { $card } ve { $another } numaralı kartlarla tam bir üçlü olur: üç kart, üç puan.
confetti-hint-denies = Bu kartla takım tamamlayabilecek olan: { $other } ({ $colours }).
confetti-hint-near = Takım için tek bir daire kalır: { $colours }.
confetti-hint-spare = Bu karta hiçbir takımın ihtiyacı yok ve bir puan götürür.
confetti-hint-better = Elin { $points } puan daha değerli olur.
confetti-hint-enough = Masadaki hiçbir kart puan eklemez.
