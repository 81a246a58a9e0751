"""Heights of the Machu Picchu scene: the saddle with the town, Huayna Picchu, the gorge, the ranges.

Metres; z = 0 is the terrace of the guardhouse, +Y looks over the town to Huayna Picchu.
"""
import numpy as np

from lib.noise import fbm, ridged, smoothstep

STEP = 2.3            # height of one terrace
GORGE = -470.0
SADDLE = ((-1700, 640), (-1100, 560), (-520, 210), (-160, 52), (-40, 9), (-9, 1.6), (-5, 0), (3.2, 0), (4.4, -2.3), (40, -29), (70, -40), (330, -42), (400, -50), (520, -95), (620, -120), (1700, -420))
PEAKS = (   # east, north, top, steepness, foot
    (22, 620, 238, 2.05, 30), (-104, 540, 48, 1.6, 18), (112, 720, 105, 1.9, 26), (-60, -1250, 600, 1.15, 60),
)
SANCTUARY = (-46, 240, 17)    # the stepped hill of the town: east, north, height


def _crest(y):
    return 9 * np.sin(y / 95.0) * smoothstep(30, 160, np.abs(y))


def _width(y):
    return np.interp(y, (-400, -60, 0, 70, 140, 300, 380, 520), (18, 34, 46, 62, 76, 72, 40, 14))


def beside(x, y):
    """Metres outside of the flat top of the saddle, negative on it."""
    return np.abs(x - _crest(y)) - _width(y) - 7 * fbm(x / 45, y / 45, 3, 5) * smoothstep(20, 80, np.hypot(x, y))


def _ranges(x, y):
    r = np.hypot(x, y)
    high = GORGE + 1500 * smoothstep(800, 5200, r) * (0.30 + 0.95 * ridged(x / 3600 + 3, y / 3600, 6, 21))
    return high + 1500 * smoothstep(9000, 19000, r) * (ridged(x / 8000, y / 8000 + 2, 6, 25) - 0.35)


def wild(x, y):
    """The land before anybody built on it."""
    out = np.clip(beside(x, y), 0, None)
    top = np.interp(y, *zip(*SADDLE))
    z = top - 0.55 * np.minimum(out, 40) - 1.30 * np.clip(out - 40, 0, None)
    for east, north, peak, steep, foot in PEAKS:
        d = np.hypot(x - east, (y - north) * 0.85)
        rib = 1 + 0.22 * (ridged((x - east) / 120 + 2, (y - north) / 120, 4, int(peak)) - 0.5)
        z = np.maximum(z, peak + steep * foot - steep * np.sqrt(d * d + foot * foot) * rib)
    r = np.hypot(x, y)
    z = np.maximum(z, _ranges(x, y))
    rough = smoothstep(8, 60, out) + smoothstep(430, 520, y)
    z = z + np.clip(rough, 0, 1) * (9 * fbm(x / 45, y / 45, 4, 31) + 26 * (ridged(x / 150, y / 150, 4, 33) - 0.55)) * smoothstep(60, 200, r)
    return np.maximum(z, GORGE)


def built(x, y):
    """1 where terraces were laid out."""
    town = smoothstep(44, 30, beside(x, y)) * smoothstep(-70, -40, y) * smoothstep(420, 380, y)
    return town


def ground(x, y):
    z = wild(x, y)
    east, north, high = SANCTUARY
    z = z + high * smoothstep(1.0, 0.25, np.hypot((x - east) / 34, (y - north) / 52)) + 9 * smoothstep(10, 60, np.abs(x - 8)) * smoothstep(85, 140, y) * smoothstep(380, 300, y) * smoothstep(20, -10, beside(x, y))
    z = z + 1.2 * fbm(x / 38, y / 38, 3, 41) * smoothstep(14, 40, np.hypot(x, y))
    level = np.floor(z / STEP)
    part = z / STEP - level
    steps = (level + smoothstep(0.90, 0.985, part)) * STEP + 0.05 * fbm(x / 3, y / 3, 3, 43)
    near = smoothstep(3.0, 4.0, np.hypot(x, y))
    laid = built(x, y) * near
    open_land = z * near + 0.06 * fbm(x / 2.2, y / 2.2, 4, 45) * smoothstep(0.4, 2, np.hypot(x, y)) * (1 - built(x, y) * near)
    return steps * laid + open_land * (1 - laid)
