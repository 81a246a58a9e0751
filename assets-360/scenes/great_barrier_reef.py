"""Great Barrier Reef at eight metres: coral gardens on both sides of a sand channel, fish, a green turtle."""
import math

import bpy
import numpy as np

from lib import corals
from lib.geometry import collection, place
from lib.nodes import Material
from lib.noise import fbm, polar, ridged, smoothstep
from lib.scatter import height_at, on_ground, scatter
from lib.terrain import polar_terrain

# azimuth, distance, height above the eye's ground, heading, span of the school, fishes, kind
SCHOOLS = (
    (-24, 8.5, 3.0, 20, 1.9, 130, 0), (34, 6.5, 2.6, 160, 1.2, 70, 1), (62, 12, 3.6, 200, 2.6, 150, 2), (-62, 7, 2.4, 60, 1.2, 60, 1), (-104, 11, 3.6, 100, 2.2, 120, 0),
    (118, 8, 2.8, -30, 1.5, 80, 0), (160, 12, 3.8, 10, 2.4, 130, 2), (-150, 7, 2.6, 80, 1.3, 60, 1), (4, 15, 4.6, 190, 3.0, 150, 2), (-10, 4.6, 1.15, 30, 0.5, 14, 3), (88, 5.0, 1.6, 140, 0.6, 16, 3),
)


def channel(x, y):
    """0 in the sand channel, 1 in the coral."""
    middle = 1.4 * np.sin(y / 7.5) + 0.03 * y
    return smoothstep(1.5, 3.4, np.abs(x - middle) + 0.9 * fbm(x / 2.6, y / 2.6, 3, 3))


def ground(x, y):
    r, reef = np.hypot(x, y), channel(x, y)
    z = 0.05 * fbm(x / 1.3, y / 1.3, 3, 5) + 0.012 * np.sin((x * 0.8 + y * 0.6) * 17 + 2.5 * fbm(x, y, 2, 7)) * (1 - reef)
    rise = smoothstep(2.0, 13, np.abs(x)) * 2.6 + smoothstep(9, 26, r) * 0.8
    bommies = 2.3 * np.clip(ridged(x / 9 + 2, y / 9, 3, 9) - 0.45, 0, 1) * smoothstep(3, 8, r)
    z = z + reef * (0.22 + rise * (0.75 + 0.35 * fbm(x / 6, y / 6, 3, 11)) + bommies * 2 + 0.16 * fbm(x / 0.8, y / 0.8, 4, 13))
    return np.minimum(z, 5.6) - smoothstep(26, 70, r) * 9 * (1 - 0.4 * reef)


def build_floor():
    m = Material("reef floor")
    p = m.position()
    sand = m.mix(m.noise(4, 7, 0.7, p), (0.36, 0.33, 0.27), (0.52, 0.48, 0.40))
    sand = m.mix(m.math("MULTIPLY", m.noise(55, 3, 0.7, p), 0.4), sand, (0.34, 0.29, 0.22))
    crust = m.ramp(m.noise(2.6, 8, 0.72, p), [(0.32, (0.055, 0.050, 0.040)), (0.45, (0.15, 0.115, 0.085)), (0.56, (0.23, 0.14, 0.15)), (0.66, (0.17, 0.16, 0.085)), (0.78, (0.36, 0.29, 0.24))])
    c = m.mix(m.attribute("reef"), sand, crust)
    relief = m.math("ADD", m.noise(5, 8, 0.75, p), m.math("MULTIPLY", m.noise(30, 4, 0.7, p), 0.3))
    floor = m.surface(m.principled(corals.caustics(m, c), 0.9, 0.1, m.bump(relief, 0.6, 0.06)))
    polar_terrain("floor", ground, floor, outer=160, rings=560, spokes=1300, attributes=lambda x, y: {"reef": channel(x, y)})


def _gardens():
    """Collections of coral kinds with the size they grow to: name -> (collection, kinds)."""
    gardens = {name: collection(name) for name in ("staghorn", "table", "brain", "fan", "sponge")}
    hues = ((((0.16, 0.095, 0.035), (0.40, 0.27, 0.12), (0.62, 0.60, 0.75))), ((0.06, 0.06, 0.20), (0.16, 0.15, 0.42), (0.55, 0.50, 0.95)),
            ((0.30, 0.11, 0.10), (0.62, 0.28, 0.24), (0.95, 0.75, 0.62)), ((0.12, 0.16, 0.04), (0.30, 0.36, 0.10), (0.75, 0.80, 0.35)))
    for k, hue in enumerate(hues):
        corals.staghorn(f"staghorn{k}", 10 + k, corals.coral_skin(f"stag skin{k}", *hue), gardens["staghorn"], 0.45 + 0.08 * k, 120, 0.018 + 0.004 * (k % 2))
    for k, hue in enumerate((((0.17, 0.12, 0.06), (0.38, 0.29, 0.16), (0.60, 0.62, 0.50)), ((0.20, 0.08, 0.12), (0.46, 0.22, 0.28), (0.90, 0.70, 0.75)), ((0.06, 0.14, 0.12), (0.14, 0.34, 0.28), (0.5, 0.8, 0.6)))):
        corals.table(f"table{k}", 30 + k, corals.coral_skin(f"table skin{k}", *hue), gardens["table"])
        corals.brain(f"brain{k}", 50 + k, corals.coral_skin(f"brain skin{k}", hue[0], hue[1], None, 12, 0.9), gardens["brain"])
    for k, hue in enumerate((((0.32, 0.02, 0.09), (0.62, 0.06, 0.20)), ((0.45, 0.13, 0.02), (0.80, 0.30, 0.04)), ((0.20, 0.04, 0.30), (0.42, 0.12, 0.55)))):
        corals.sea_fan(f"fan{k}", 70 + k, corals.coral_skin(f"fan skin{k}", *hue), gardens["fan"])
        corals.tube_sponge(f"sponge{k}", 90 + k, corals.coral_skin(f"sponge skin{k}", *((0.45, 0.26, 0.02), (0.75, 0.52, 0.06)) if k == 0 else hue), gardens["sponge"])
    return gardens


def build_corals(rng):
    kinds = {"staghorn": 4, "table": 3, "brain": 3, "fan": 3, "sponge": 3}
    for name, source in _gardens().items():
        count, low, high = {"staghorn": (1500, 0.45, 1.25), "table": (330, 0.5, 1.5), "brain": (620, 0.25, 1.15), "fan": (210, 0.6, 1.5), "sponge": (170, 0.4, 0.9)}[name]
        r, a = 2.0 + 36 * rng.random(count) ** 0.85, rng.random(count) * 2 * np.pi
        x, y = r * np.sin(a), r * np.cos(a)
        grove = fbm(x / 3.5 + len(name) * 9, y / 3.5, 3, 19)
        keep = (channel(x, y) > 0.55) & (grove > -0.12) & (r > 2.0 + high)
        x, y = x[keep], y[keep]
        n = len(x)
        sunk = on_ground(ground, x, y, -0.04)
        scatter(name, sunk, source, rng.random(n) * 6.28, low + (high - low) * rng.random(n) ** 2, rng.integers(0, kinds[name], n), rng.normal(0, 0.16, (n, 2)))
    placed = ((-33, 3.4, "staghorn", 0, 1.0), (40, 3.6, "table", 0, 1.05), (-58, 3.0, "brain", 1, 0.9), (70, 3.2, "staghorn", 1, 0.95), (-90, 3.4, "table", 1, 0.9), (104, 3.1, "fan", 0, 1.2), (-118, 3.6, "staghorn", 2, 1.0), (132, 4.2, "brain", 2, 1.2),
              (-146, 3.8, "fan", 1, 1.2), (-20, 5.0, "sponge", 0, 0.8), (24, 5.2, "fan", 1, 1.2), (-8, 8.0, "table", 2, 1.6), (12, 10, "staghorn", 1, 1.7), (152, 5.0, "staghorn", 3, 1.2))
    for azimuth, distance, name, kind, size in placed:
        x, y = polar(azimuth, distance)
        twin = place(bpy.data.objects[f"{name}{kind}"].copy())
        twin.location, twin.rotation_euler, twin.scale = (x, y, height_at(ground, x, y) - 0.05), (0, 0, math.radians(-azimuth) + 0.3), (size,) * 3


def build_fish(rng):
    shoal = collection("fish")
    for name, skin, deep in (("fish0", ((0.02, 0.16, 0.42), (0.02, 0.12, 0.36)), 0.19), ("fish1", ((0.80, 0.56, 0.02), (0.72, 0.50, 0.02)), 0.34),
                             ("fish2", ((0.42, 0.46, 0.48), (0.16, 0.18, 0.20)), 0.16), ("fish3", ((0.85, 0.22, 0.02), (0.85, 0.82, 0.76)), 0.24)):
        corals.fish(name, corals.fish_skin(f"{name} skin", *skin), shoal, deep)
    points, turns, tilts, sizes, kinds = [], [], [], [], []
    for azimuth, distance, height, heading, span, count, kind in SCHOOLS:
        x, y = polar(azimuth, distance)
        level = max(height_at(ground, x, y) + 0.9, height)
        cloud = rng.normal(size=(count, 3)) * [span, span * 0.6, span * 0.28]
        c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
        points.append(np.column_stack([x + cloud[:, 0] * c - cloud[:, 1] * s, y + cloud[:, 0] * s + cloud[:, 1] * c, level + cloud[:, 2]]))
        turns.append(math.radians(heading) + rng.normal(0, 0.22, count))
        tilts.append(rng.normal(0, 0.10, (count, 2)))
        sizes.append((0.13, 0.20, 0.24, 0.13)[kind] * rng.uniform(0.75, 1.2, count))
        kinds.append(np.full(count, kind))
    points = np.concatenate(points)
    free = points[:, 2] > ground(points[:, 0], points[:, 1]) + 0.25
    scatter("shoals", points[free], shoal, np.concatenate(turns)[free], np.concatenate(sizes)[free], np.concatenate(kinds)[free], np.concatenate(tilts)[free])


def build_turtles():
    for k, (azimuth, distance, height, heading, size, bank) in enumerate(((9, 4.3, 3.05, 205, 1.0, -0.25), (-132, 9, 3.9, 40, 0.9, 0.2))):
        hero = place(corals.turtle(f"turtle{k}"))
        hero.location, hero.scale = (*polar(azimuth, distance), height), (size,) * 3
        hero.rotation_euler = (bank, -0.16, math.radians(heading))


def build():
    rng = np.random.default_rng(5)
    build_floor()
    build_corals(rng)
    build_fish(rng)
    build_turtles()
