"""Heights of the Kilimanjaro scene: moorland ridge, Kibo, Mawenzi and Mount Meru.

Metres; the camera stands at (0, 0), z = 0 is 3,900 m above the sea, +Y is the
middle of the first view and +X is to its right.
"""
import math

import numpy as np

from lib.noise import fbm, polar, ridged, smoothstep

EARTH_RADIUS = 6_371_000.0
CLOUD_TOP = -330.0


KIBO = polar(2.5, 13_500.0)
MAWENZI = polar(-117.0, 7_400.0)
MERU = polar(156.5, 46_000.0)

KIBO_PROFILE = (
    (0, 1890), (1000, 1900), (1600, 1945), (2060, 1990), (2300, 1965), (2540, 1835), (2830, 1620),
    (3150, 1365), (3560, 1090), (4050, 830), (4620, 570), (5300, 250), (6100, -110), (7200, -520),
    (9500, -900), (12000, -1200),
)
MAWENZI_PROFILE = (
    (0, 760), (250, 700), (500, 520), (900, 290), (1400, 60), (2100, -190),
    (3000, -440), (4500, -800), (7000, -1300),
)
SPURS = ((-57, 13), (64, 13), (-101, 9))   # azimuth and half width in degrees
MAWENZI_PINNACLES = (   # east, north, height, foot radius
    (0, 0, 1190, 330), (-150, 120, 1090, 260), (210, -60, 1120, 280), (-330, -40, 930, 240),
    (400, 90, 985, 230), (90, 230, 1010, 260), (560, -120, 800, 220), (-520, 60, 740, 230),
    (300, -260, 860, 230), (-90, -240, 900, 240), (720, 40, 610, 200),
)


def curvature(x, y):
    """How far the Earth's roundness lowers a point as seen from the camera."""
    return (x * x + y * y) / (2 * EARTH_RADIUS)


def path_offset(x, y):
    """Signed sideways distance from the middle of the footpath."""
    bend = 1.9 * np.sin(y / 15.0) + 0.9 * np.sin(y / 6.1 + 0.7) + 0.02 * y
    return x + bend * smoothstep(0, 10, np.abs(y)) - 0.12 * y * (y > 0) * smoothstep(0, 30, y)


def _lobe(azimuth, centre_deg, width_deg):
    turn = (azimuth - math.radians(centre_deg) + np.pi) % (2 * np.pi) - np.pi
    return np.exp(-(turn / math.radians(width_deg)) ** 2)


def spurs(x, y):
    """0..1: crests that run out from the ridge, below the viewer, before the clouds."""
    r, azimuth = np.hypot(x, y), np.arctan2(x, y)
    crest = sum(_lobe(azimuth, centre, width) for centre, width in SPURS)
    return crest * smoothstep(110, 300, r) * smoothstep(980, 520, r)


def moor_height(x, y):
    """The ridge the camera stands on; falls below the clouds in every direction."""
    r = np.hypot(x, y)
    azimuth = np.arctan2(x, y)
    front, back = _lobe(azimuth, -6, 38), _lobe(azimuth, 178, 34)
    slope = 0.30 - 0.175 * front - 0.19 * back
    shoulder = 240 + 260 * front + 260 * back + 90 * fbm(np.sin(azimuth) * 2.2, np.cos(azimuth) * 2.2, 3, 4)
    run = np.sqrt(r * r + 22.0 ** 2) - 22.0
    z = -slope * run
    past = np.clip(r - shoulder, 0, None)
    z -= 0.30 * (np.sqrt(past * past + 90.0 ** 2) - 90.0)
    z += spurs(x, y) * (38 + 26 * fbm(x / 85, y / 85, 3, 25) + 30 * (ridged(x / 55, y / 55, 4, 27) - 0.5))
    z += fbm(x / 46, y / 46, 4, 3) * 2.6 * smoothstep(5, 55, r)
    z += fbm(x / 9, y / 9, 4, 9) * 0.34 * smoothstep(0.8, 6, r)
    z += fbm(x / 1.6, y / 1.6, 3, 12) * 0.07 * smoothstep(0.3, 2.0, r)
    z += (ridged(x / 420, y / 420, 5, 21) - 0.74) * 110 * smoothstep(120, 620, r)
    z += fbm(x / 150, y / 150, 4, 23) * 13 * smoothstep(60, 260, r)
    tread = np.exp(-(path_offset(x, y) / 0.34) ** 2)
    z -= 0.085 * tread * smoothstep(160, 60, r)
    return np.maximum(z, -900.0) - curvature(x, y)


def _polar(x, y, centre):
    dx, dy = x - centre[0], y - centre[1]
    return dx, dy, np.hypot(dx, dy), np.arctan2(dx, -dy)


def _profile(distance, table):
    radii, heights = zip(*table)
    return np.interp(distance, radii, heights)


def kibo_surface(x, y):
    """Height, ice and snow cover (0..1) of Kibo's broad flat dome."""
    dx, dy, rho, turn = _polar(x, y, KIBO)
    warp = 1 + 0.085 * fbm(np.sin(turn) * 1.7, np.cos(turn) * 1.7, 3, 41) + 0.05 * fbm(dx / 1500, dy / 1500, 3, 43)
    z = _profile(rho * warp, KIBO_PROFILE)
    z += 45 * np.clip(-dx / 2000, -1, 1) * smoothstep(3200, 1500, rho)
    flank = smoothstep(1800, 2500, rho) * smoothstep(9000, 4200, rho)
    sway = turn + 0.045 * fbm(dx / 1300, dy / 1300, 3, 45)
    ribs = ridged(sway * 5.5 + 3, rho / 5200, 5, 47) - 0.55
    fine_ribs = ridged(sway * 17 + 1, rho / 2100, 4, 49) - 0.55
    z += flank * (230 * ribs + 75 * fine_ribs)
    breach = np.exp(-((turn - 0.30) / 0.13) ** 2) * smoothstep(1400, 2000, rho) * smoothstep(4000, 2700, rho)
    z -= 190 * breach
    z += 9 * np.sin(z / 23 + 5 * fbm(dx / 700, dy / 700, 3, 51)) * smoothstep(900, 1300, z)
    z += fbm(dx / 420, dy / 420, 5, 53) * 34 * smoothstep(1600, 2300, rho) + fbm(dx / 90, dy / 90, 4, 55) * 9
    # ice hangs from the rim, reaches lowest in the gullies and stands up as a wall at its edge
    reach = (z - 1330) / 520 + 0.95 * fbm(sway * 4.2 + 9, rho / 2600, 4, 57) - 0.9 * (ribs + 0.6 * fine_ribs)
    reach += 0.35 * fbm(dx / 260, dy / 260, 4, 59) - 0.5 * breach
    ice = smoothstep(0.30, 0.37, reach)
    wall = smoothstep(1500, 1750, z) * smoothstep(0.30, 0.36, reach)
    snow = smoothstep(-0.25, 0.55, (z - 1560) / 420 + 0.9 * fbm(dx / 170, dy / 170, 4, 61) - 0.7 * (ribs + fine_ribs))
    z += 52 * wall
    return z - curvature(x, y), ice, snow


def mawenzi_surface(x, y):
    """Height of Mawenzi's broken teeth, with a little snow in the couloirs."""
    dx, dy, rho, turn = _polar(x, y, MAWENZI)
    facing = math.radians(-117)
    across = dx * math.cos(facing) - dy * math.sin(facing)
    along = dx * math.sin(facing) + dy * math.cos(facing)
    z = _profile(rho * (1 + 0.16 * fbm(dx / 1100, dy / 1100, 3, 71)), MAWENZI_PROFILE)
    wx = across + 60 * fbm(dx / 160, dy / 160, 3, 73)
    wy = along + 60 * fbm(dx / 160, dy / 160, 3, 75)
    for east, north, top, foot in MAWENZI_PINNACLES:
        away = np.hypot(wx - east, wy - north)
        spike = top - 560 * (away / foot) ** 0.82
        z = np.maximum(z, spike)
    crag = smoothstep(2300, 500, rho)
    z += crag * ((ridged(across / 210, along / 210, 5, 77) - 0.6) * 190 + (ridged(across / 60, along / 60, 4, 79) - 0.6) * 60)
    gullies = ridged(turn * 6, rho / 4200, 5, 81) - 0.55
    z += smoothstep(700, 1500, rho) * smoothstep(5500, 2600, rho) * 170 * gullies
    z += fbm(dx / 140, dy / 140, 5, 83) * 22
    snow = smoothstep(0.42, 0.75, (z - 620) / 900 - 1.3 * gullies + 0.8 * fbm(dx / 130, dy / 130, 4, 85))
    return z - curvature(x, y), snow * smoothstep(300, 700, z)


def meru_surface(x, y):
    """Mount Meru, a lone cone that pierces the clouds far behind the camera."""
    dx, dy, rho, turn = _polar(x, y, MERU)
    z = 690 - 0.47 * np.sqrt(rho * rho + 500 ** 2) + 235
    z -= 120 * np.exp(-((dx + 500) / 700) ** 2 - (dy / 900) ** 2)
    z += smoothstep(300, 1800, rho) * 170 * (ridged(turn * 5, rho / 5000, 4, 91) - 0.55) + fbm(dx / 500, dy / 500, 4, 93) * 40
    return z - curvature(x, y)
