"""Heights of the Santorini scene: a terrace on the caldera rim, the cliffs, the islands.

Metres; z = 0 is the terrace, +Y looks over the caldera to the setting sun.
"""
import numpy as np

from lib.noise import fbm, ridged, smoothstep

SEA = -150.0
BEND, SLANT = 0.006, 1.6     # how the rim curves forward near the terrace, and how steeply it runs on
# distance seaward of the rim, height
PROFILE = (
    (-2600, -190), (-1500, -120), (-500, -26), (-160, 3), (-60, 9), (-26, 7.5), (-14, 4.5), (-7.5, 1.2), (-5, 0), (3.4, 0), (4.6, -3.4),
    (14, -7.5), (26, -16), (40, -27), (56, -42), (72, -66), (110, -118), (150, -152), (260, -175),
)
# east, north, half width, half depth, height: Nea Kameni, Thirasia, Aspronisi
ISLANDS = ((-1150, 2300, 640, 420, 95), (700, 4300, 1900, 520, 210), (2900, 4600, 700, 350, 140), (-3900, 4700, 900, 420, 90))


def rim(x):
    """Northing of the rim for each easting: a horseshoe that opens ahead."""
    x = np.asarray(x, float)
    sway = 9 * fbm(x / 120, 0 * x + 4, 3, 7) * smoothstep(25, 140, np.abs(x)) + 120 * fbm(x / 900, 0 * x + 1, 3, 9) * smoothstep(300, 1200, np.abs(x))
    return BEND * x * x / (1 + BEND * np.abs(x) / SLANT) + sway


def slope(x):
    """How far the rim runs forward per metre to the side, never negative."""
    x = np.abs(x)
    return BEND * x * (2 + BEND * x / SLANT) / (1 + BEND * x / SLANT) ** 2


def seaward(x, y):
    """Metres beyond the rim towards the caldera, negative behind it."""
    return (y - rim(x)) / np.sqrt(1 + slope(x) ** 2)


def ground(x, y):
    e = seaward(x, y)
    r = np.hypot(x, y)
    far = smoothstep(60, 400, r)
    rough = fbm(x / 60, y / 60, 4, 11) * 9 + (ridged(x / 160, y / 160, 4, 13) - 0.5) * 34 * smoothstep(30, 70, e)
    z = np.interp(e + rough * far * 0.7, *zip(*PROFILE))
    z = z + far * smoothstep(20, -60, e) * (10 + 26 * fbm(x / 700, y / 700, 3, 17)) * smoothstep(-900, -100, e)
    z = z + smoothstep(700, 2600, np.abs(x)) * smoothstep(90, 0, e) * smoothstep(-1500, -200, e) * 110
    z = z + 24 * smoothstep(22, 150, np.abs(x)) * smoothstep(75, 20, e)  # the town climbs on both sides
    for east, north, wide, deep, high in ISLANDS:
        d = np.hypot((x - east) / wide, (y - north) / deep) + 0.22 * fbm(x / 420, y / 420, 4, int(wide))
        z = np.maximum(z, SEA - 12 + (high + 14) * smoothstep(1.0, 0.55, d) * (0.8 + 0.35 * fbm(x / 260, y / 260, 4, int(deep))))
    return z
