"""Roofless stone houses, walls, the thatched guardhouse."""
import math

import numpy as np

from lib.geometry import box, merge, mesh
from lib.nodes import Material
from lib.scatter import height_at
from machu_picchu_terrain import beside, ground


def masonry():
    """Fitted grey granite with lichen; also used for the terrace walls."""
    m = Material("masonry")
    p = m.position()
    edge = m.node("ShaderNodeTexVoronoi", {"Scale": 2.4, "Vector": p}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    block = m.node("ShaderNodeTexVoronoi", {"Scale": 2.4, "Vector": p}).outputs["Color"]
    c = m.mix(m.noise(3, 6, 0.7, p), (0.20, 0.19, 0.175), (0.44, 0.42, 0.39))
    c = m.mix(0.6, c, m.math("ADD", m.axes(block)[0], 0.45), "MULTIPLY")
    c = m.mix(m.ramp(m.noise(0.6, 6, 0.7, p), [(0.52, 0), (0.66, 0.6)]), c, (0.13, 0.145, 0.075))
    c = m.mix(m.ramp(edge, [(0.02, 0.75), (0.07, 0)]), c, (0.045, 0.042, 0.036))
    return m.surface(m.principled(c, 0.95, 0.1, m.bump(m.ramp(edge, [(0.0, 0), (0.10, 1)]), 0.6, 0.05)))


def _gable(width, thick, eaves, peak):
    """Pointed end wall in the x-z plane, centred, foot at z = -3."""
    outline = np.array([(-width / 2, -3), (width / 2, -3), (width / 2, eaves), (0.25, peak), (-0.25, peak), (-width / 2, eaves)])
    front = np.column_stack([outline[:, 0], np.full(6, -thick / 2), outline[:, 1]])
    back = front + [0, thick, 0]
    sides = [[k, (k + 1) % 6, (k + 1) % 6 + 6, k + 6] for k in range(6)]
    return np.concatenate([front, back]), np.array([[0, 1, 2, 5], [2, 3, 4, 5], [7, 6, 11, 8], [8, 11, 10, 9]] + sides)


def roofless(width, length, eaves, rng):
    """Four walls with gables, door and niches; returns (stone, dark) shapes."""
    thick, peak = 0.75, eaves + width * rng.uniform(0.38, 0.5)
    stone, dark = [], []
    for s in (-1, 1):
        v, f = _gable(width, thick, eaves, peak if rng.random() < 0.85 else eaves + 0.3)
        stone.append((v + [0, s * (length / 2 - thick / 2), 0], f))
        broken = rng.uniform(0.75, 1.0)
        stone.append(box((s * (width / 2 - thick / 2), 0, (eaves * broken - 3) / 2), (thick, length - 2 * thick, eaves * broken + 3)))
        for k in range(max(1, int(length / 3.2))):
            y = (k + 0.5) / max(1, int(length / 3.2)) * (length - 2) - length / 2 + 1
            door = rng.random() < 0.3
            low, high, wide = (0.1, 1.9, 1.0) if door else (1.0, 1.9, 0.65)
            for side in (s * width / 2, s * (width / 2 - thick)):
                dark.append(box((side, y, (low + high) / 2), (0.06, wide, high - low)))
        for x in (-width * 0.22, width * 0.22):
            dark.append(box((x, s * length / 2, 1.5), (0.6, 0.06, 0.9)))
        dark.append(box((0, s * length / 2, eaves + 0.45), (0.55, 0.06, 0.75)))
    return stone, dark


def _moved(shapes, at, turn):
    c, s = math.cos(turn), math.sin(turn)
    return [(v @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) + at, f) for v, f in shapes]


def _plots(rng):
    """Where houses stand: rows on both sides of the long lawn, wards stepped up the slopes."""
    for side in (-1, 1):
        for row in range(5):
            y = 80.0 + row * 6
            while y < 372 - row * 8:
                length = rng.uniform(7.5, 13)
                x = side * (22 + row * 11.5 + rng.normal(0, 0.7)) + 4
                y += length + rng.choice([0.9, 1.2, 2.4, 5.0])
                hill = side < 0 and math.hypot((x + 46) / 24, (y - 240) / 30) < 1
                if beside(np.array([x]), np.array([y]))[0] < 8 and not hill and rng.random() < 0.88:
                    yield x, y, rng.uniform(5.4, 7.2), length, rng.uniform(-0.06, 0.06)


def build_town(rng, stone_material):
    dark_material = Material("openings")
    dark_material = dark_material.surface(dark_material.principled((0.022, 0.021, 0.018), 0.95, 0.05))
    stone, dark = [], []
    for x, y, width, length, turn in _plots(rng):
        level = height_at(ground, x, y) + 0.02
        walls, holes = roofless(width, length, rng.uniform(2.5, 3.3), rng)
        stone += _moved(walls, (x, y, level), turn)
        dark += _moved(holes, (x, y, level), turn)
    for _ in range(70):    # free-standing walls and stairs between the wards
        x, y = rng.uniform(-70, 76), rng.uniform(80, 370)
        if abs(x - 4) > 15 and beside(np.array([x]), np.array([y]))[0] < 12:
            turn = 0 if rng.random() < 0.7 else math.pi / 2
            stone += _moved([box((0, 0, 0), (0.7, rng.uniform(8, 26), 4.4))], (x, y, height_at(ground, x, y) - 0.6), turn)
    x, y = -46, 240
    top = height_at(ground, x, y)
    stone += [box((x, y, top + 0.4), (3.2, 2.4, 1.2)), box((x - 0.2, y, top + 1.4), (0.7, 0.8, 1.4))]   # the sun stone
    mesh("town", *merge(stone), stone_material)
    mesh("openings", *merge(dark), dark_material)
    return dark_material


def build_guardhouse(rng, stone_material, dark, at, turn):
    """Three-walled hut under steep ichu thatch."""
    x, y = at
    level = height_at(ground, x, y)
    walls, holes = roofless(6.2, 8.6, 2.6, rng)
    mesh("guardhouse", *merge(_moved(walls, (x, y, level), turn)), stone_material)
    mesh("guardhouse openings", *merge(_moved(holes, (x, y, level), turn)), dark)
    m = Material("ichu thatch")
    c = m.ramp(m.noise(1.0, 6, 0.7, m.node("ShaderNodeMapping", {"Vector": m.local(), "Scale": (9, 9, 1.5)})), [(0.3, (0.20, 0.15, 0.08)), (0.7, (0.46, 0.37, 0.22))])
    thatch, straws = m.surface(m.leaf(c, 0.15)), []
    n = 15000
    side, u, t = rng.choice([-1, 1], n), rng.uniform(-5.0, 5.0, n), rng.random(n) ** 0.8
    root = np.stack([side * t * 3.75, u, 5.75 - t * 3.55], 1) + rng.normal(0, 0.03, (n, 3))
    down = np.stack([side * 0.72, rng.normal(0, 0.06, n), -0.70 + rng.normal(0, 0.05, n)], 1) * rng.uniform(0.4, 0.8, (n, 1))
    across = np.array([0, 0.022, 0.0])
    v = np.stack([root - across, root + across, root + down + across, root + down - across], 1).reshape(-1, 3)
    straws.append((v, np.arange(4 * n).reshape(-1, 4)))
    for s in (-1, 1):
        slab = np.array([(0, -4.9, 5.7), (0, 4.9, 5.7), (s * 3.9, 4.9, 2.0), (s * 3.9, -4.9, 2.0)])
        straws.append((slab, np.array([[0, 1, 2, 3]])))
    mesh("thatch", *merge(_moved(straws, (x, y, level), turn)), thatch)
