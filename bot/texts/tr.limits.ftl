### İnsanların yaptığından fazlasını yapana. Nazikçe, çünkü kaza olabilir; ve hep sonra ne yapılacağı.

limit-presses = Biraz yavaşla, { $seconds } saniye sonra yeniden bas. Hiçbir şey kaybolmadı.
limit-room-presses = Bu sohbet şu an çok hareketli. { $seconds } saniye sonra yeniden bas. Hiçbir şey kaybolmadı.
limit-openings = Az önce birkaç masa açtın. Yenisini { $seconds } saniye sonra açabilirsin.
limit-room-openings = Burada az önce birkaç masa açıldı. Birine otur ya da { $seconds } saniye sonra yenisini aç.
limit-lobbies = { $most } masan hâlâ oyuncu bekliyor. Önce birini başlat ya da kapat.
limit-room-lobbies = Burada { $most } masa hâlâ oyuncu bekliyor. Birine otur.
limit-tables = Zaten { $most } masada oynuyorsun. Önce birini bitir ya da birinden kalk.
limit-room-tables = Bu sohbette zaten { $most } masa var. Biri bitince yenisini açabilirsin.
limit-sockets = Sayfa zaten { $most } sekmede açık. Birini kapat ve bu sayfayı yenile.
limit-all-sockets = Şu an bu sayfa çok fazla kişide açık. Kendiliğinden yeniden dener.
limit-codes = Çok fazla deneme. { $seconds } saniye sonra yeniden dene.
limit-contests = Açık meydan okuman ve ligin zaten { $most }. Birinin bitmesini bekle.
limit-room-contests = Burada zaten { $most } lig açık. Birine katıl: /league
limit-seeks = Çok sık sordun. { $seconds } saniye sonra yeniden dene.
