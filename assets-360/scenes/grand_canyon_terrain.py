"""Heights of the Grand Canyon scene: a rim point, the stepped walls, temples and the river gorge.

Metres; z = 0 is the South Rim, +Y looks across to the North Rim.
"""
import numpy as np

from lib.noise import fbm, ridged, smoothstep

# share of the way from the river (0) to the rim (1), height: steep spans are cliffs, gentle ones slopes
STRATA = (
    (-0.02, -1440), (0.010, -1425), (0.065, -1120), (0.085, -1085), (0.095, -1010), (0.33, -945),   # gorge, Tapeats, Tonto
    (0.40, -830), (0.415, -680), (0.46, -655), (0.470, -600), (0.51, -575), (0.522, -515), (0.56, -490), (0.572, -425),  # Redwall, Supai
    (0.60, -400), (0.70, -290), (0.712, -182), (0.80, -120), (0.812, -60), (0.83, -52), (0.838, -8), (0.90, 0), (1.6, 60),
)
# where a temple stands: east, north, radius, how much it rises in the share above
TEMPLES = (
    (-2600, 6400, 1500, 0.42), (900, 7600, 1700, 0.50), (3300, 5400, 1300, 0.40), (-5600, 6900, 1600, 0.45), (6400, 6600, 1700, 0.45),
    (-900, 4900, 800, 0.28), (1500, 4700, 700, 0.24), (-4300, 3300, 1000, 0.30), (4700, 3000, 900, 0.26), (-8800, 5200, 1500, 0.42), (9300, 4600, 1600, 0.40),
)


def river(x):
    """Northing of the Colorado for each easting."""
    return 2900 + 520 * np.sin(x / 1900 + 0.6) + 260 * np.sin(x / 820 + 2)


def _share(x, y):
    """0 at the river, 1 and more on the plateaus, eroded into side canyons."""
    wx, wy = x + 700 * fbm(x / 2600, y / 2600, 3, 61), y + 700 * fbm(x / 2600, y / 2600, 3, 67)
    away = wy - river(wx)
    share = np.where(away < 0, -away / 3300, away / 8600)
    carve = ridged(wx / 3400, wy / 3400, 4, 71) - 0.62
    share = share + (0.62 * carve + 0.16 * fbm(x / 900, y / 900, 4, 75)) * smoothstep(0.02, 0.25, share)
    for east, north, radius, rise in TEMPLES:
        d = np.hypot(wx - east, wy - north) / radius
        spurs = 0.36 * (ridged((wx - east) / 900 + 5, (wy - north) / 900, 3, int(radius)) - 0.55)
        share = np.maximum(share, share + rise * np.clip(1 - d + spurs, 0, 1))
    return share + 0.020 * fbm(x / 210, y / 210, 4, 79) + 0.006 * fbm(x / 60, y / 60, 3, 83)


def _rim(x, y, share):
    """A bare point that juts out under the viewer: canyon ahead and to both sides, plateau behind."""
    r, azimuth = np.hypot(x, y), np.degrees(np.abs(np.arctan2(x, y)))
    reach = 4.0 + 1.1 * fbm(np.arctan2(x, y) * 2.5, 0 * x + 3, 3, 87) + 5200 * smoothstep(112, 178, azimuth) ** 4
    beyond = r - reach + 1.3 * fbm(x / 5, y / 5, 3, 88) * smoothstep(3, 9, r) + 26 * fbm(x / 90, y / 90, 3, 89) * smoothstep(40, 200, r)
    fall = 0.826 - 0.30 * smoothstep(0, 520, beyond) - 0.30 * smoothstep(300, 1500, beyond) + 0.05 * fbm(x / 170, y / 170, 4, 91) * smoothstep(20, 200, beyond)
    open_air = np.minimum(share, fall + 0.8 * smoothstep(1700, 5200, r))
    return np.where(beyond > 0, open_air, np.maximum(share, 0.90 + 0.02 * smoothstep(0, 400, -beyond)))


def ground(x, y):
    r = np.hypot(x, y)
    share = _rim(x, y, _share(x, y))
    share = np.where(y < -3500, np.maximum(share, 0.95), share)
    z = np.interp(share, *zip(*STRATA))
    z = z + np.where(share > 0.86, fbm(x / 30, y / 30, 4, 93) * 1.1 * smoothstep(5, 40, r) + 0.20 * fbm(x / 2.4, y / 2.4, 4, 95) * smoothstep(0.5, 3, r), 0)
    z = z + np.where(share < 0.86, 7 * fbm(x / 70, y / 70, 4, 97) + 2.5 * fbm(x / 18, y / 18, 3, 99), 0) * smoothstep(6, 40, r)
    z = z + 300 * smoothstep(9000, 15000, y)  # the North Rim stands higher
    return z
