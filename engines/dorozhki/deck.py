"""The deck of Colour Paths, as one table.

[reconstructed] The source shows its cards only in pictures that we do not have. These 48 were found by a search
(`python -m tools.dorozhki_deck`) for a deck with which the game is balanced: docs/dorozhki-balance.md.
"""

from engines.dorozhki.cards import Card

CANDIDATE = 34
"""The search's number for this deck."""

DECK = (
    Card(1, "BBBVBB", "04-13-25"),
    Card(2, "BBBVBB", "05-13-24"),
    Card(3, "BBBYYB", "04-12-35"),
    Card(4, "BGRBYY", "04-15-23"),
    Card(5, "BGVGYB", "02-14-35"),
    Card(6, "BGYBBG", "03-15-24"),
    Card(7, "BRGBGV", "01-25-34"),
    Card(8, "BVGBVY", "03-12-45"),
    Card(9, "BVYGGR", "04-15-23"),
    Card(10, "GGGGRG", "03-12-45"),
    Card(11, "GGVVGV", "03-15-24"),
    Card(12, "GRGRYY", "01-23-45"),
    Card(13, "GVGGGV", "05-12-34"),
    Card(14, "GVVVVG", "02-13-45"),
    Card(15, "GYVBBY", "04-13-25"),
    Card(16, "RBBYVR", "05-13-24"),
    Card(17, "RGGGBY", "01-24-35"),
    Card(18, "RGVBVR", "01-25-34"),
    Card(19, "RRBBGG", "04-13-25"),
    Card(20, "RRBGGV", "05-13-24"),
    Card(21, "RRBRRR", "01-24-35"),
    Card(22, "RRBRVR", "01-24-35"),
    Card(23, "RRBYVB", "02-15-34"),
    Card(24, "RRGVRY", "02-14-35"),
    Card(25, "RRRGRR", "01-23-45"),
    Card(26, "RRRYRR", "05-12-34"),
    Card(27, "RVBRVY", "05-14-23"),
    Card(28, "RVVYVR", "04-12-35"),
    Card(29, "RVYGBY", "03-14-25"),
    Card(30, "RYBVBB", "05-13-24"),
    Card(31, "RYYBGV", "02-15-34"),
    Card(32, "VBYGRR", "02-13-45"),
    Card(33, "VGGRRR", "03-15-24"),
    Card(34, "VRGYBB", "02-15-34"),
    Card(35, "VVGGBB", "02-13-45"),
    Card(36, "VVGVVV", "01-23-45"),
    Card(37, "VVVYVV", "05-14-23"),
    Card(38, "VVYGRV", "02-15-34"),
    Card(39, "VYRVYR", "04-12-35"),
    Card(40, "YBBYBY", "03-14-25"),
    Card(41, "YGGGGG", "05-12-34"),
    Card(42, "YRVYBR", "01-25-34"),
    Card(43, "YVBYYB", "03-14-25"),
    Card(44, "YVGYGG", "02-14-35"),
    Card(45, "YVYBBG", "05-14-23"),
    Card(46, "YYGYYY", "04-15-23"),
    Card(47, "YYRYYY", "03-12-45"),
    Card(48, "YYYYYV", "02-14-35"),
)
