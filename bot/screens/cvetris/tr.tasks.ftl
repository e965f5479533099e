# Görevler sayfası

cvetris-button-tasks = Görevler
cvetris-tasks-title = Dört görev ve şu an sana getirdikleri yıldız:
cvetris-tasks-title-public = Bu oyunun dört görevi:
cvetris-task-worth = { $points } yıldız · { $rule }
cvetris-task-told = • { $rule }
cvetris-task-rule-diagonals = Çaprazlar: kenardan kenara, en az 4 karelik her tek renkli çapraz için 5 yıldız.
cvetris-task-rule-two-colour-lines = İki renk: tam 2 renkli her dolu satır ya da sütun için 2 yıldız.
cvetris-task-rule-one-colour-lines = Tek renk: tek renkli her dolu satır ya da sütun için 6 yıldız.
cvetris-task-rule-many-colour-lines = Çok renk: en az 3 renkli her dolu satır ya da sütun için 1 yıldız.
cvetris-task-rule-threes-red-yellow-blue = Üçlüler: her 3 kırmızı, her 3 sarı ve her 3 mavi kare için 1 yıldız.
cvetris-task-rule-threes-green-violet-orange = Üçlüler: her 3 yeşil, her 3 mor ve her 3 turuncu kare için 1 yıldız.
cvetris-task-rule-lead-blue-yellow-green = En çok kare: mavi, sarı ve yeşilin her biri için en çok karesi olana 4 yıldız, ikinciye 1.
cvetris-task-rule-lead-red-violet-orange = En çok kare: kırmızı, mor ve turuncunun her biri için en çok karesi olana 4 yıldız, ikinciye 1.
cvetris-task-rule-each-ILS = Her I, L, S: bu şekillerden çizilen her biri için 1 yıldız.
cvetris-task-rule-each-OTV = Her O, T, V: bu şekillerden çizilen her biri için 1 yıldız.
cvetris-task-rule-lead-IOT = En çok I, O, T: her şekil için en çok çizene 4 yıldız, ikinciye 1.
cvetris-task-rule-lead-LSV = En çok L, S, V: her şekil için en çok çizene 4 yıldız, ikinciye 1.
cvetris-task-rule-largest-area = En büyük alan: en büyük tek renkli alanının her 2 karesi için 1 yıldız.
cvetris-task-rule-largest-rectangle = Dikdörtgen: en büyük tek renkli dikdörtgeninin her karesi için 1 yıldız.
cvetris-task-rule-big-areas = Büyük alanlar: en az 5 karelik her tek renkli alan için 2 yıldız.
cvetris-task-rule-united-colours = Tek parça: en az 3 karesi olan ve hepsi tek alanda duran her renk için 3 yıldız.
