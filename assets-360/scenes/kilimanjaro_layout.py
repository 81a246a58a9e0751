"""Where things stand on the moor, and helpers that scatter them."""
import numpy as np

import kilimanjaro_terrain as terrain
from lib.noise import polar
from lib.scatter import on_ground, scatter

CAMP = polar(20.5, 17.0)
CAIRN = polar(-7.5, 7.6)

# azimuth in degrees, distance in metres, kind, scale
NEAR_GROUNDSELS = (
    (-29, 8.2, 0, 1.0), (-37, 12.5, 2, 1.0), (-24.5, 15, 5, 1.0), (-44, 9.5, 3, 0.9),
    (41, 11.5, 1, 1.15), (48, 16, 6, 1.05), (37.5, 19, 5, 1.2), (57, 24, 2, 1.0), (70, 33, 4, 1.1),
    (-70, 17, 6, 1.1), (-77, 22, 1, 1.0), (-64, 26, 2, 1.1), (-93, 36, 4, 1.0), (-85, 30, 7, 1.1),
    (-139, 15, 2, 1.0), (-146, 11.5, 7, 1.0), (-152, 21, 1, 1.1), (-120, 44, 7, 1.0), (-108, 60, 2, 1.0),
    (163, 25, 6, 1.1), (169, 34, 2, 1.0), (138, 22, 1, 1.1), (144, 17, 7, 1.1), (150, 29, 0, 1.0), (-172, 40, 0, 1.0),
    (12, 44, 2, 1.0), (-6, 58, 6, 1.1), (-13, 47, 1, 1.0), (29, 52, 4, 1.1), (88, 42, 0, 1.0), (-18, 33, 3, 1.0),
)
NEAR_LOBELIAS = (
    (-20.5, 6.2, 0, 0.9), (-35, 6.8, 1, 1.1), (-33, 5.6, 2, 0.9), (52, 6.5, 3, 0.9), (57, 7.4, 1, 1.0), (47, 8.0, 2, 1.0),
    (-84, 7.0, 0, 1.0), (-89, 8.2, 3, 0.9), (-78, 9.0, 4, 1.1), (96, 9, 2, 1.0), (104, 7.6, 1, 1.0),
    (140, 7.0, 3, 0.9), (147, 8.0, 0, 0.9), (-150, 7.5, 2, 1.1), (-128, 7.0, 1, 1.0), (11, 10.5, 1, 1.0), (-3.5, 12.5, 2, 0.9), (175, 10, 0, 1.0),
)
NEAR_BOULDERS = (
    (-11, 6.6, 0, 0.95), (-14.5, 7.4, 3, 0.55), (30, 8.4, 1, 1.3), (34, 9.6, 2, 0.7), (74, 10.5, 4, 1.9), (80, 12, 5, 1.0), (66, 7.0, 3, 0.5),
    (-58, 9.0, 2, 1.6), (-64, 8.0, 0, 0.7), (-98, 6.2, 5, 0.8), (-104, 14, 1, 2.3), (-133, 9.5, 4, 1.1), (-160, 15, 0, 1.7), (158, 8.6, 3, 1.2),
    (133, 15, 2, 2.0), (115, 7.6, 1, 0.55), (9, 27, 5, 1.8), (27.5, 25, 0, 1.5), (-27, 34, 4, 2.4), (174, 22, 1, 1.6),
)


def placed(table):
    """A table above as arrays: x, y, kind, scale."""
    azimuth, distance, kind, scale = np.array(table, float).T
    x, y = polar(azimuth, distance)
    return x, y, kind.astype(int), scale


def ring(rng, count, near, far, power=1.0):
    """Random points between two radii; 1 spreads evenly over the area, more gathers them near the middle."""
    r = np.sqrt(rng.random(count) ** power * (far ** 2 - near ** 2) + near ** 2)
    a = rng.random(count) * 2 * np.pi
    return r * np.sin(a), r * np.cos(a), r


def near_camp(x, y, reach=4.5):
    return np.hypot(x - CAMP[0], y - CAMP[1]) < reach


def trodden(x, y):
    """1 on the footpath, 0 beside it."""
    return np.exp(-(terrain.path_offset(x, y) / 0.46) ** 2)


def strew(name, x, y, source, rng, scale, kinds, sink=0.0, tilt=0.08):
    """Instances on the ground, turned at random; `sink` is a share of their scale."""
    points = on_ground(terrain.moor_height, x, y)
    points[:, 2] -= sink * scale
    scatter(name, points, source, rng.random(len(x)) * 2 * np.pi, scale, kinds, rng.normal(0, tilt, (len(x), 2)))
