# Sayfadaki masanın üstünde

confetti-headline-yours-ready = Hazırlan
confetti-headline-yours-take = Kart al
confetti-headline-yours-keep = Saklayacağını seç
confetti-headline-yours-keep-brief = Neyi saklıyorsun?
confetti-headline-thinking-ready = Beklenen: { $seat }
confetti-headline-thinking-take = { $seat } kart alıyor
confetti-headline-thinking-keep = { $seat } saklayacağını seçiyor
confetti-headline-thinking-keep-brief = { $seat } seçiyor
confetti-headline-watching-ready = İzliyorsun, beklenen: { $seats }
confetti-headline-watching-ready-brief = Beklenen: { $seats }
confetti-headline-watching-take = İzliyorsun: { $seats } kart alıyor
confetti-headline-watching-take-brief = { $seats } kart alıyor
confetti-headline-watching-keep = İzliyorsun: { $seats } saklayacağını seçiyor
confetti-headline-watching-keep-brief = { $seats } seçiyor
confetti-headline-watching-many-ready = İzliyorsun: { $players } oyuncu bekleniyor
confetti-headline-watching-many-ready-brief = { $players } oyuncu bekleniyor
confetti-headline-watching-many-take = İzliyorsun: { $players } oyuncu kart alıyor
confetti-headline-watching-many-take-brief = { $players } oyuncu kart alıyor
confetti-headline-watching-many-keep = İzliyorsun: { $players } oyuncu saklayacağını seçiyor
confetti-headline-watching-many-keep-brief = { $players } oyuncu seçiyor
