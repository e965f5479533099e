# İlk 60 saniye

tutorial-cvetariki-groups = Yan yana duran aynı renkli taşlar bir gruptur. Her grubun bir numarası var.
tutorial-cvetariki-pop = { $number } numaraya bas: { $colour_symbol } × { $tokens } gider, üsttekiler aşağı kayar.
tutorial-cvetariki-any = Herhangi bir numaraya bas: grubu gider, üsttekiler aşağı kayar.
tutorial-cvetariki-secret = Rengim düğmesine bas. Onu yalnız sen görürsün; ne kadar az kalırsa o kadar iyi.
tutorial-cvetariki-own = Şimdi kendi grubundan birini al, örneğin { $number }.
tutorial-cvetariki-own-any = Şimdi kendi grubundan birini al. Hangileri olduğunu Rengim gösterir.
tutorial-cvetariki-none-own = Senin taşların şimdi yan yana değil. Onları buluşturmak için başka bir grup al.
tutorial-cvetariki-joker = ✱ değdiği her renkle birlikte gider.
tutorial-cvetariki-others = Ötekiler de bir renk saklıyor. Ne aldıklarına bak. Oyun senin.

tutorial-cvetris-shape = Bir şekil zarı al. Ne çizeceğini o söyler.
tutorial-cvetris-colour = Bir renk zarı al. Şeklinin rengi olur.
tutorial-cvetris-draw = Şeklin dümdüz aşağı düşer. Dönüşü ve sütunu seç, sonra çiz.
tutorial-cvetris-bonus = Dolan sütun üstündeki bonusu açar; dolan 1, 3, 5, 7. sıralar yıldız getirir.
tutorial-cvetris-tasks = Dört görev sana şimdi kaç puan getirdiğini gösterir.
tutorial-cvetris-end = Hiçbir şey sığmayınca kâğıdın tamamdır. En çok puan kazanır.

tutorial-confetti-set = Bir rengin küçük, orta ve büyük dairesi: bir takım, bir puan. Hazırım düğmesine bas.
tutorial-confetti-take = { $numbers } numaralara bas: { $colour_symbol } { $colour } tamam olur.
tutorial-confetti-any = Herhangi bir karta bas: senin olur.
tutorial-confetti-let-go = Kartını bırakmak için ona bir daha bas.
tutorial-confetti-spare = Takım dışı her kart bir puan götürür.
tutorial-confetti-contest = İki kişi bir karta uzanırsa, biri bırakana kadar kart kimsenin değildir.
tutorial-confetti-sand = Kum bitince puanlar kart olarak kalır, ötekiler geri döner.

tutorial-dorozhki-goal = Kartlarını ilk bitiren kazanır. Eller açıktır.
tutorial-dorozhki-begin = Masa henüz boş. Bir kartla başla, örneğin { $letter }.
tutorial-dorozhki-place = Kart iki ya da daha çok kenarla birleşir, renkler aynı olur. 1 numarayı dene.
tutorial-dorozhki-other-card = Başka kart: harfine bas, sonra bir numaraya.
tutorial-dorozhki-draw = Hiçbir şey uymuyorsa bankadan bir kart alırsın.
tutorial-dorozhki-extra = Bir yolda yedi renk değişimi ya da bir renkten üç birleşme: bir daha oyna.
tutorial-dorozhki-ring = Bir halka kapat, sıradaki oyuncu bir kart alır.

button-show-me = Göster
button-next = Devam
button-skip = Atla
lesson-begins = Aşağıda: 60 saniyede { $game }, her hamleye bir cümle.
