"""Open hands: the one that matters for the viewer is large, the others small."""

from render.dorozhki.hands.others import little, others_height, small_hands
from render.dorozhki.hands.own import chosen_card, hand_slots, holder, letters, own_hand
from render.dorozhki.hands.slots import Slots, slots

__all__ = [
    "Slots",
    "chosen_card",
    "hand_slots",
    "holder",
    "letters",
    "little",
    "others_height",
    "own_hand",
    "slots",
    "small_hands",
]
