# First 60 seconds

tutorial-cvetariki-groups = Touching tokens of one colour are a group. Each group has a number.
tutorial-cvetariki-pop = Press { $number }: { $colour_symbol } × { $tokens } leave, those above slide down.
tutorial-cvetariki-any = Press any number: its group leaves, those above slide down.
tutorial-cvetariki-secret = Press My colour. Only you see it; the fewer of it left, the better.
tutorial-cvetariki-own = Now pop one of yours, for example { $number }.
tutorial-cvetariki-own-any = Now pop one of yours. My colour shows which they are.
tutorial-cvetariki-none-own = None of yours touch now. Pop another group to bring them together.
tutorial-cvetariki-joker = ✱ goes with any colour it touches.
tutorial-cvetariki-others = The others hide a colour too. Watch what they take. Your game.

tutorial-cvetris-shape = Take a shape die. It says what you will draw.
tutorial-cvetris-colour = Take a colour die. It goes with your shape.
tutorial-cvetris-draw = Your figure falls straight down. Choose rotation and column, then Draw.
tutorial-cvetris-bonus = A full column opens the bonus above it; full rows 1, 3, 5, 7 bring stars.
tutorial-cvetris-tasks = The four tasks show what each is worth to you now.
tutorial-cvetris-end = When nothing fits, your sheet is done. Most points win.

tutorial-confetti-set = Small, medium and large circle of one colour: a set, one point. Press I'm ready.
tutorial-confetti-take = Press { $numbers }: then { $colour_symbol } { $colour } is complete.
tutorial-confetti-any = Press any card: it is yours.
tutorial-confetti-let-go = Press a card of yours again to let it go.
tutorial-confetti-spare = Cards in no set cost a point each.
tutorial-confetti-contest = Two reach for one card: it counts for nobody until one lets go.
tutorial-confetti-sand = Sand out: points are kept as cards, the rest go back.

tutorial-dorozhki-goal = Be first to lay all your cards. All hands are open.
tutorial-dorozhki-begin = Nothing lies there yet. Begin with a card, for example { $letter }.
tutorial-dorozhki-place = A card joins at two edges or more, colours equal at each. Try place 1.
tutorial-dorozhki-other-card = Another card: press its letter, then a number.
tutorial-dorozhki-draw = Nothing fits: you take one from the bank.
tutorial-dorozhki-extra = Seven changes of colour on one path, or three joints of one colour: go again.
tutorial-dorozhki-ring = Close a ring, and the next player takes a card.

button-show-me = Show me
button-next = Next
button-skip = Skip
lesson-begins = Below: { $game } in 60 seconds, one sentence for each move.
