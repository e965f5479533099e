"""How far apart colours look: CIEDE2000, and colour blindness simulated after Machado, Oliveira and Fernandes (2009).

The matrices are those of the paper for severity 1.0, applied to linear RGB.
"""

import math

MACHADO_2009 = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
SRGB_TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def linear(colour):
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour))


def times(matrix, vector):
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def lab(colour, deficiency=None):
    """Return the CIELAB values (D65) of an sRGB colour as seen with a colour vision deficiency."""
    rgb = linear(colour)
    if deficiency:
        rgb = tuple(min(1.0, max(0.0, part)) for part in times(MACHADO_2009[deficiency], rgb))
    x, y, z = (part / white for part, white in zip(times(SRGB_TO_XYZ, rgb), WHITE, strict=True))
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))


def ciede2000(one, other):
    """Return the CIEDE2000 difference of two CIELAB colours (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean_chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    delta_h, mean_h = hues(c1, c2, h1, h2)
    delta_big_h = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(delta_h / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    t = 1 - 0.17 * cos(mean_h - 30) + 0.24 * cos(2 * mean_h) + 0.32 * cos(3 * mean_h + 6) - 0.2 * cos(4 * mean_h - 63)
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / math.sqrt(20 + (mean_l - 50) ** 2)
    s_c, s_h = 1 + 0.045 * mean_c, 1 + 0.015 * mean_c * t
    turn = 30 * math.exp(-(((mean_h - 275) / 25) ** 2))
    r = -2 * math.sqrt(mean_c**7 / (mean_c**7 + 25**7)) * math.sin(math.radians(2 * turn))
    light, chroma, hue = (l2 - l1) / s_l, (c2 - c1) / s_c, delta_big_h / s_h
    return math.sqrt(light**2 + chroma**2 + hue**2 + r * chroma * hue)


def hues(c1, c2, h1, h2):
    if c1 * c2 == 0:
        return 0.0, h1 + h2
    delta = (h2 - h1 + 180) % 360 - 180
    mean = (h1 + h2) / 2
    return delta, mean if abs(h1 - h2) <= 180 else (mean + 180) % 360


def cos(degrees):
    return math.cos(math.radians(degrees))
