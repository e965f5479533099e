# First 60 seconds

tutorial-wait = { $seats } is playing. Watch: your turn comes soon.
tutorial-wait-many = { $seats } are playing. Watch: your turn comes soon.
tutorial-wait-nobody = Wait a moment: your turn comes soon.

tutorial-cvetariki-groups = Tokens of one colour that touch form a group. Each group has a number.
tutorial-cvetariki-pop = Press { $number } to pop { $colour_symbol } × { $tokens }. The tokens above slide down.
tutorial-cvetariki-any = Press any number to pop that group. The tokens above slide down.
tutorial-cvetariki-secret = Press My colour. Only you can see it. Try to have as little of it as possible left at the end.
tutorial-cvetariki-own = Now pop a group in your colour, for example { $number }.
tutorial-cvetariki-own-any = Now pop a group in your colour. Press My colour to see which ones they are.
tutorial-cvetariki-none-own = None of your tokens touch right now. Pop another group to bring them together.
tutorial-cvetariki-joker = A joker ✱ counts as any colour it touches.
tutorial-cvetariki-others = The others have a secret colour too, so watch what they pop. Over to you.

tutorial-cvetris-shape = Take a shape die. It sets the shape you'll draw.
tutorial-cvetris-colour = Now take a colour die. It sets the colour of your piece.
tutorial-cvetris-draw = Your piece falls straight down. Choose a rotation and a column, then draw it.
tutorial-cvetris-bonus = Fill a column to unlock the bonus above it. Fill row 1, 3, 5 or 7 for points.
tutorial-cvetris-tasks = Four tasks bring points too. Press Tasks to see what each is worth to you right now.
tutorial-cvetris-end = When your piece no longer fits, your sheet is finished. Most points wins.

tutorial-confetti-set = A small, a medium and a large circle of one colour make a set: one point. Press I'm ready.
tutorial-confetti-take = Press { $numbers } to complete { $colour_symbol } { $colour }.
tutorial-confetti-any = Press any card to take it.
tutorial-confetti-wait = Waiting for { $seats }. Then the cards open and the timer starts.
tutorial-confetti-keep = Time's up. Finish the round first: choose your cards or press I'm ready.
tutorial-confetti-let-go = While the timer runs, press one of your cards again to put it back.
tutorial-confetti-spare = Each card that isn't part of a set costs you a point.
tutorial-confetti-contest = If two players grab the same card, it counts for neither until one lets go.
tutorial-confetti-sand = When time runs out, you keep your points as cards. The rest go back to the table.

tutorial-dorozhki-goal = Be the first to place all your cards. Everyone's cards are visible.
tutorial-dorozhki-begin = The table is empty. Start with any card, for example { $letter }.
tutorial-dorozhki-place = At least two path ends of a card must touch other cards, and the colours must match. Try spot 1.
tutorial-dorozhki-other-card = To use another card, press its letter, then a spot's number.
tutorial-dorozhki-draw = If nothing fits, you draw a card from the bank.
tutorial-dorozhki-extra = Seven colour changes along one path, or three links of one colour, earn an extra turn.
tutorial-dorozhki-ring = Close a path into a ring and the next player draws a card.

button-show-me = Learn in 60 seconds
button-next = Next
button-play = Play
button-skip = Skip
lesson-begins = Learn { $game } in 60 seconds: one tip per move, below.
lesson-begins-privately = Learn { $game } in 60 seconds: your lesson is in our private chat.
lesson-ends = The lesson is over. Now it's your game.
