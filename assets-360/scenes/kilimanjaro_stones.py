"""Boulders, pebbles, gravel on the path, and the camp."""
import bpy
import numpy as np
from mathutils import Matrix

import kilimanjaro_terrain as terrain
from kilimanjaro_layout import CAIRN, CAMP, NEAR_BOULDERS, near_camp, placed, ring, strew, trodden
from lib import camp, rocks
from lib.geometry import collection, place
from lib.nodes import plain
from lib.noise import fbm, polar, smoothstep
from lib.raven import raven
from lib.scatter import height_at, scatter

# stones in the row, distance from the middle, size; from the ground up
CAIRN_ROWS = ((6, 0.30, 0.36), (5, 0.22, 0.32), (4, 0.16, 0.30), (3, 0.09, 0.27), (1, 0, 0.32), (1, 0.03, 0.24), (1, 0.01, 0.16))
# azimuth, distance, elevation, heading, bank (degrees), lift of the wing tips
RAVENS = ((11, 19, 17.5, 160, 22, 0.7), (15.5, 27, 20, 175, -12, -0.2), (-92, 21, 13, 40, 25, 0.5))


def boulders(rng):
    blocks, rock = collection("boulders"), rocks.lichen_rock()
    for kind in range(6):
        rocks.boulder(f"boulder{kind}", 300 + kind, rock, blocks)
    x, y, kinds, size = placed(NEAR_BOULDERS)
    strew("placed boulders", x, y, blocks, rng, size, kinds, 0.10, 0.25)
    x, y, r = ring(rng, 5200, 3.2, 420, 1.6)
    thick = np.clip(0.16 + 1.5 * fbm(x / 26, y / 26, 3, 141), 0.04, 1)
    keep = (rng.random(len(x)) < thick) & (trodden(x, y) < 0.1) & ~near_camp(x, y, 3.8)
    x, y, r = x[keep], y[keep], r[keep]
    n = len(x)
    size = 0.09 + 0.5 * rng.random(n) ** 4
    size += 0.9 * (rng.random(n) < 0.05) * smoothstep(8, 30, r) + 1.6 * (rng.random(n) < 0.05) * smoothstep(60, 160, r)
    strew("boulders", x, y, blocks, rng, size, rng.integers(0, 6, n), 0.14, 0.5)


def pebbles(rng):
    grains, grey = collection("pebbles"), rocks.pebble_material()
    for kind in range(4):
        rocks.boulder(f"pebble{kind}", 340 + kind, grey, grains, 3, 7)
    n = 11000
    r, a = 0.12 + 24 * rng.random(n) ** 1.5, rng.random(n) * 2 * np.pi
    size = 0.008 + 0.012 * rng.random(n) + 0.06 * rng.random(n) ** 9 * smoothstep(0.5, 3, r)
    strew("pebbles", r * np.sin(a), r * np.cos(a), grains, rng, size, rng.integers(0, 4, n), -0.1, 1.5)
    n = 9000
    y = rng.uniform(-60, 90, n) * rng.random(n) ** 0.6
    x = rng.normal(0, 0.45, n) - terrain.path_offset(np.zeros(n), y)
    size = 0.010 + 0.012 * rng.random(n) + 0.05 * rng.random(n) ** 7 * smoothstep(0.5, 3, np.abs(y))
    strew("gravel", x, y, grains, rng, size, rng.integers(0, 4, n), -0.1, 1.5)


def cairn(rng):
    """A waymark of stacked flat stones beside the path."""
    slabs, rock = collection("slabs"), rocks.lichen_rock()
    for kind in range(3):
        slab = rocks.boulder(f"slab{kind}", 360 + kind, rock, slabs, 4, 10)
        slab.data.transform(Matrix.Diagonal((1, 1, 0.42, 1)))
    x0, y0 = CAIRN
    level, points, sizes = height_at(terrain.moor_height, x0, y0), [], []
    for row, (count, reach, size) in enumerate(CAIRN_ROWS):
        for k in range(count):
            a = k * 2 * np.pi / count + row * 0.9
            points.append((x0 + reach * np.cos(a), y0 + reach * np.sin(a), level + 0.03 + row * 0.098))
            sizes.append(size * rng.uniform(0.9, 1.12))
    n = len(points)
    scatter("cairn", points, slabs, rng.random(n) * 6.28, np.array(sizes), rng.integers(0, 3, n), rng.normal(0, 0.06, (n, 2)))


TENTS = ((0, 0, -1.95, 1.25), (3.1, 2.2, -2.5, 1.12))   # east and north of the camp, turn, height


def light_tents():
    """A lantern hangs in each tent."""
    for east, north, _, height in TENTS:
        data = bpy.data.lights.new("lantern", "POINT")
        data.energy, data.color, data.shadow_soft_size = 60, (1.0, 0.72, 0.42), 0.08
        x, y = CAMP[0] + east, CAMP[1] + north
        lamp = place(bpy.data.objects.new("lantern", data))
        lamp.location = (x, y, height_at(terrain.moor_height, x, y) + 0.7 * height)


def pitch_camp():
    """Two tents, a bag, a pack and a water can on a trampled spot beside the path."""
    line = plain("tent line", (0.30, 0.28, 0.25))
    gear = [plain("duffel", (0.035, 0.060, 0.120)), plain("pack", (0.05, 0.16, 0.13)),
            plain("water can", (0.60, 0.42, 0.03), 0.4, 0.4), plain("strap", (0.02, 0.02, 0.022))]
    things = (
        (camp.dome_tent("large tent", camp.fabric("orange cloth", (0.85, 0.235, 0.020)), line, None), *TENTS[0][:3]),
        (camp.dome_tent("small tent", camp.fabric("amber cloth", (0.80, 0.360, 0.030)), line, None, 2.0, 1.5, TENTS[1][3]), *TENTS[1][:3]),
        (camp.gear("gear", gear, None), -1.1, -2.0, 0.5),
        (camp.trekking_poles("poles", plain("pole", (0.25, 0.05, 0.03), 0.4, 0.5), None), -2.1, -1.0, 0.4),
    )
    for thing, east, north, turn in things:
        x, y = CAMP[0] + east, CAMP[1] + north
        thing.location = (x, y, height_at(terrain.moor_height, x, y) + 0.01)
        thing.rotation_euler = (0, 0, turn)


def ravens():
    """A pair over the slope towards Kibo and a lone one towards Mawenzi."""
    for k, (azimuth, distance, elevation, turn, bank, lift) in enumerate(RAVENS):
        bird = raven(f"raven{k}", 380 + k, lift, None)
        x, y = polar(azimuth, distance)
        bird.location = (x, y, distance * np.tan(np.radians(elevation)))
        bird.rotation_euler = (np.radians(bank), np.radians(-6), np.radians(turn))


def build(rng):
    boulders(rng)
    pebbles(rng)
    cairn(rng)
    pitch_camp()
    ravens()
