# Over the table of the page

confetti-headline-yours-ready = Get ready
confetti-headline-yours-take = Take cards
confetti-headline-yours-keep = Choose what to keep
confetti-headline-yours-keep-brief = What to keep?
confetti-headline-thinking-ready = Waiting for { $seat }
confetti-headline-thinking-take = { $seat } is taking cards
confetti-headline-thinking-keep = { $seat } is choosing what to keep
confetti-headline-thinking-keep-brief = { $seat } is choosing
confetti-headline-watching-ready = Watching: waiting for { $seats }
confetti-headline-watching-ready-brief = Waiting for { $seats }
confetti-headline-watching-take = Watching: { $seats } is taking cards
confetti-headline-watching-take-brief = { $seats } is taking cards
confetti-headline-watching-keep = Watching: { $seats } is choosing what to keep
confetti-headline-watching-keep-brief = { $seats } is choosing
confetti-headline-watching-many-ready = Watching: waiting for { $players } players
confetti-headline-watching-many-ready-brief = Waiting for { $players } players
confetti-headline-watching-many-take = Watching: { $players } players are taking cards
confetti-headline-watching-many-take-brief = { $players } players take cards
confetti-headline-watching-many-keep = Watching: { $players } players are choosing what to keep
confetti-headline-watching-many-keep-brief = { $players } players choose
