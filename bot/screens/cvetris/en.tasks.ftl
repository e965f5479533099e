# The page of the tasks

cvetris-button-tasks = Tasks
cvetris-tasks-title = The four tasks, and the points that each brings you now:
cvetris-tasks-title-public = The four tasks of this game:
cvetris-task-worth =
    { $points ->
        [one] { $points } point · { $rule }
       *[other] { $points } points · { $rule }
    }
cvetris-task-told = • { $rule }
cvetris-task-rule-diagonals = Diagonals: 5 points for each one-colour diagonal of at least 4 cells, from edge to edge.
cvetris-task-rule-two-colour-lines = Two colours: 2 points for each full row or column with exactly 2 colours.
cvetris-task-rule-one-colour-lines = One colour: 6 points for each full row or column of one colour.
cvetris-task-rule-many-colour-lines = Many colours: 1 point for each full row or column with at least 3 colours.
cvetris-task-rule-threes-red-yellow-blue = Threes: 1 point for every 3 red, every 3 yellow and every 3 blue cells.
cvetris-task-rule-threes-green-violet-orange = Threes: 1 point for every 3 green, every 3 violet and every 3 orange cells.
cvetris-task-rule-lead-blue-yellow-green = Most cells: for blue, yellow and green each, 4 points for the most cells, 1 for the second most.
cvetris-task-rule-lead-red-violet-orange = Most cells: for red, violet and orange each, 4 points for the most cells, 1 for the second most.
cvetris-task-rule-each-ILS = Each I, L, S: 1 point for every piece of these shapes.
cvetris-task-rule-each-OTV = Each O, T, V: 1 point for every piece of these shapes.
cvetris-task-rule-lead-IOT = Most I, O, T: for each shape 4 points for the most pieces, 1 for the second most.
cvetris-task-rule-lead-LSV = Most L, S, V: for each shape 4 points for the most pieces, 1 for the second most.
cvetris-task-rule-largest-area = Largest area: 1 point for every 2 cells of your largest area of one colour.
cvetris-task-rule-largest-rectangle = Largest rectangle: 1 point for each cell of your largest rectangle of one colour.
cvetris-task-rule-big-areas = Areas of 5+: 2 points for each area of one colour with at least 5 cells.
cvetris-task-rule-united-colours = United colours: 3 points for each colour with at least 3 cells that all form a single area.
