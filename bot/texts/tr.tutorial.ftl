# İlk 60 saniye

tutorial-wait = Şimdi { $seats } oynuyor. İzle, sıra birazdan sende.
tutorial-wait-many = Şimdi { $seats } oynuyor. İzle, sıra birazdan sende.
tutorial-wait-nobody = Biraz bekle, sıra birazdan sende.

tutorial-cvetariki-groups = Birbirine değen aynı renk jetonlar bir gruptur. Her grubun bir numarası var.
tutorial-cvetariki-pop = { $number } numaraya bas: { $colour_symbol } × { $tokens } çıkar, üsttekiler aşağı kayar.
tutorial-cvetariki-any = Herhangi bir numaraya bas: o grup çıkar, üsttekiler aşağı kayar.
tutorial-cvetariki-secret = “Rengim” düğmesine bas. Rengini yalnız sen görürsün; sonunda ne kadar az kalırsa o kadar iyi.
tutorial-cvetariki-own = Şimdi kendi renginden bir grup çıkar, örneğin { $number }.
tutorial-cvetariki-own-any = Şimdi kendi renginden bir grup çıkar. Hangileri olduğunu “Rengim” gösterir.
tutorial-cvetariki-none-own = Şu an kendi renginden grup yok. Jetonlarını buluşturmak için başka bir grup çıkar.
tutorial-cvetariki-joker = ✱ jokerdir: değdiği rengin grubuyla birlikte çıkar.
tutorial-cvetariki-others = Ötekiler de bir renk saklıyor. Neyi çıkardıklarına bak. Gerisi sende.

tutorial-cvetris-shape = Bir şekil zarı al: çizeceğin şekil bu.
tutorial-cvetris-colour = Bir renk zarı al: şeklinin rengi bu olur.
tutorial-cvetris-draw = Şeklin dümdüz aşağı düşer. Dönüşü ve sütunu seç, sonra çiz.
tutorial-cvetris-bonus = Dolan sütun üstündeki bonusu açar; dolan 1, 3, 5 ve 7. satırlar yıldız getirir.
tutorial-cvetris-tasks = Dört görev de yıldız getirir. Her birinin şu an kaç ettiğini “Görevler” düğmesi gösterir.
tutorial-cvetris-end = Hiçbir şey sığmayınca kâğıdın tamamdır. En çok yıldızı olan kazanır.

tutorial-confetti-set = Aynı renkten küçük, orta ve büyük daire bir settir, bir puan eder. “Hazırım” düğmesine bas.
tutorial-confetti-take = Şu numaralara bas: { $numbers }. { $colour_symbol } { $colour } set tamamlanır.
tutorial-confetti-any = Herhangi bir karta bas: senin olur.
tutorial-confetti-wait = Beklenen: { $seats }. Sonra kartlar açılır ve kum akmaya başlar.
tutorial-confetti-keep = Süre doldu. Önce turu bitir: kartlarını seç ya da “Hazırım” düğmesine bas.
tutorial-confetti-let-go = Kum akarken bir kartı bırakmak için ona bir daha bas.
tutorial-confetti-spare = Sete girmeyen her kart bir puan götürür.
tutorial-confetti-contest = İki kişi aynı kartı tutarsa, biri bırakana kadar kart kimseye sayılmaz.
tutorial-confetti-sand = Kum bitince puanın kadar kartı saklarsın, ötekiler masaya döner.

tutorial-dorozhki-goal = Kartlarını ilk bitiren kazanır. Herkesin eli açık.
tutorial-dorozhki-begin = Masa henüz boş. Bir kartla başla, örneğin { $letter }.
tutorial-dorozhki-place = Kart en az iki yol ucundan bağlanır, her bağlantıda renkler aynı olur. 1 numaralı yeri dene.
tutorial-dorozhki-other-card = Başka bir kart için önce harfine, sonra bir numaraya bas.
tutorial-dorozhki-draw = Hiçbir kartın uymuyorsa desteden bir kart çekersin.
tutorial-dorozhki-extra = Bir yolda yedi renk değişimi ya da aynı renkten üç bağlantı: bir hamle daha.
tutorial-dorozhki-ring = Bir halka kapatırsan sıradaki oyuncu bir kart çeker.

button-show-me = 60 saniyede öğren
button-next = İleri
button-play = Oyna
button-skip = Atla
lesson-begins = 60 saniyede { $game } aşağıda, her hamlede tek cümle.
lesson-begins-privately = 60 saniyede { $game }: dersin özel sohbetimizde.
lesson-ends = Ders bitti, artık oyun senin.
