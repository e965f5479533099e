"""What can be read in a picture: every word, number and sign in it."""

from render.art.icons import Icon
from render.lettering import width
from render.scene import Label, Sprite
from render.sprites.stamps import Grounded, Haloed
from render.theme import LEAST_FOR_MARKS, contrast, inks


def arts(scene, kind):
    """Return the sprites of a kind of art, whatever they lie on."""
    return [
        art for art in (bare(item.art) for item in scene.items if isinstance(item, Sprite)) if isinstance(art, kind)
    ]


def bare(art):
    while isinstance(art, Grounded | Haloed):
        art = art.art
    return art


def pale_signs(scene, look):
    """Return the icons that neither their ink nor what fills them tells from a plain ground."""
    known = inks(look)
    found = [item.art for item in scene.items if isinstance(item, Sprite) and isinstance(item.art, Grounded)]
    return [
        each
        for each in found
        if isinstance(icon := each.art, Icon)
        and max(contrast(known[ink], known[each.ground]) for ink in (icon.ink, icon.paper)) < LEAST_FOR_MARKS
    ]


def labels(scene):
    return [item for item in scene.items if isinstance(item, Label)]


def texts(scene):
    """Return every text of a picture: written, on plates and chips, and the numbers of cards."""
    written = [label.text for label in labels(scene)]
    drawn = [bare(item.art) for item in scene.items if isinstance(item, Sprite)]
    on_art = [str(value) for art in drawn for value in (getattr(art, "text", ""), getattr(art, "number", "")) if value]
    return written + on_art


def box_of(label):
    """Return left, top, right and bottom of a written line."""
    wide = width(label.text, label.size, label.weight)
    left = label.x - {"left": 0, "middle": wide // 2, "right": wide}[label.align]
    half = label.size * 0.36
    return (left, label.y - half, left + wide, label.y + half)
