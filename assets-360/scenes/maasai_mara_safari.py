"""Maasai Mara at sunrise: track, umbrella acacias, giraffes, elephants, herds, balloons."""
import math

import numpy as np

from lib import creatures, plants
from lib.basket import basket as own_basket
from lib.geometry import collection, copy_of, merge, mesh, stones, tube
from lib.nodes import Material, plain
from lib.noise import fbm, polar, ridged, ring_points, smoothstep
from lib.scatter import height_at, on_ground, scatter
from lib.terrain import polar_terrain

RUT = 0.78  # half the distance between the wheel ruts


def track_offset(x, y):
    """Sideways distance to the winding two-wheel track through the viewpoint."""
    return x - (2.6 * np.sin(y / 17) + 0.05 * y + 1.1 * np.sin(y / 7.3 + 1)) * smoothstep(0, 14, abs(y))


def ground(x, y):
    r = np.hypot(x, y)
    z = fbm(x / 140, y / 140, 4, 3) * 2.6 * smoothstep(4, 90, r) + fbm(x / 18, y / 18, 4, 9) * 0.22
    z += fbm(x / 900, y / 900, 4, 21) * 26 * smoothstep(350, 1600, r)
    west = np.exp(-((((np.arctan2(x, y) + 1.25 + np.pi) % (2 * np.pi)) - np.pi) / 1.15) ** 2)
    rise = smoothstep(3800, 6200, r + 700 * fbm(x / 1500, y / 1500, 4, 5))
    z += west * rise * 300 * (1 + 0.25 * fbm(x / 700, y / 700, 5, 8))  # the escarpment
    z += smoothstep(4500, 8500, r) * 95 * (0.35 + ridged(x / 3800, y / 3800, 5, 4))
    rut = np.exp(-(((abs(track_offset(x, y)) - RUT) / 0.24) ** 2))
    clods = fbm(x / 0.45, y / 0.45, 3, 41) * 0.018 * smoothstep(40, 10, r)
    return z - rut * 0.055 * smoothstep(120, 20, r) + clods


def bare_soil(x, y):
    """How much of the track shows, 0..1."""
    d, r = track_offset(x, y), np.hypot(x, y)
    bare = np.exp(-(((abs(d) - RUT) / 0.30) ** 2)) * (0.75 + 0.5 * fbm(x / 1.3, y / 1.3, 3, 2))
    return np.clip(np.maximum(bare, 0.45 * np.exp(-((d / 0.8) ** 2)) * smoothstep(220, 60, r)), 0, 1)


def build_ground(viewer):
    m = Material("soil")
    p = m.position()
    fine = m.noise(1.7, 6, 0.65, p)
    c = m.ramp(m.noise(0.05, 6, 0.6, p), [(0.3, (0.21, 0.15, 0.06)), (0.5, (0.30, 0.225, 0.10)), (0.68, (0.20, 0.19, 0.07))])
    c = m.mix(m.math("MULTIPLY", fine, 0.55), c, (0.13, 0.09, 0.05))
    c = m.mix(m.ramp(m.noise(0.012, 4, 0.5, p), [(0.45, 0), (0.62, 1)]), c, (0.16, 0.165, 0.06))
    c = m.mix(m.attribute("track"), c, m.mix(fine, (0.20, 0.125, 0.07), (0.34, 0.23, 0.145)))
    grit = m.ramp(m.noise(34, 3, 0.7, p), [(0.34, (0.5, 0.48, 0.45)), (0.5, (1, 1, 1)), (0.68, (1.35, 1.3, 1.2))])
    c = m.mix(0.8, c, grit, "MULTIPLY")
    bushland = m.ramp(m.noise(0.0035, 8, 0.62, p), [(0.44, 0), (0.56, 1)])
    plain_colour = m.mix(bushland, (0.225, 0.185, 0.075), (0.06, 0.075, 0.028))
    shadow = m.ramp(m.noise(0.0011, 3, 0.45, p), [(0.47, (0.5, 0.53, 0.6)), (0.56, (1, 1, 1))])
    c = m.mix(m.attribute("far"), c, m.mix(1.0, plain_colour, shadow, "MULTIPLY"))
    relief = m.math("ADD", m.noise(9, 8, 0.7, p), m.math("MULTIPLY", m.noise(46, 4, 0.7, p), 0.3))
    soil = m.surface(m.principled(c, 0.95, 0.05, m.bump(relief, 0.6, 0.05)))
    polar_terrain("ground", ground, soil, centre=viewer, attributes=lambda x, y: {
        "track": bare_soil(x, y), "far": smoothstep(250, 900, np.hypot(x, y)) * 0.9})


def _tufts(rng, lod, near, far, density, centre=(0, 0)):
    """Where tufts of one level of detail stand around a viewer: points, sizes, kinds."""
    x, y = ring_points(rng, near, far, int(density * math.pi * (far**2 - near**2)))
    r, x, y = np.hypot(x, y), x + centre[0], y + centre[1]
    d, n = track_offset(x, y), len(x)
    clump = fbm(x / 6, y / 6, 3, 31) + 0.5 * fbm(x / 40, y / 40, 3, 33)
    keep = rng.random(n) < np.clip(0.82 + clump * 1.1, 0.3, 1)
    keep &= rng.random(n) > bare_soil(x, y) * 1.5
    keep &= ~((abs(d) < 1.05) & (rng.random(n) < 0.55) & (r < 60))
    x, y, r, clump, d = (a[keep] for a in (x, y, r, clump, d))
    size = (0.75 + 0.5 * rng.random(len(x)) + 0.45 * np.clip(clump, -1, 1)) * np.where(abs(d) < 1.6, 0.55, 1)
    return on_ground(ground, x, y), size * np.clip(0.4 + r / 10, 0, 1), lod * 4 + rng.integers(0, 4, len(x))


def _sward(rng, name, tufts, centre=(0, 0)):
    """Short dry sward and litter so that nothing near the viewer is plain."""
    x, y = ring_points(rng, 0.06, 22, 30000, 0.72)
    x, y = x + centre[0], y + centre[1]
    keep = rng.random(len(x)) > bare_soil(x, y) * 1.1
    x, y = x[keep], y[keep]
    scatter(name, on_ground(ground, x, y), tufts, rng.random(len(x)) * 6.283,
            0.09 + 0.24 * rng.random(len(x)) ** 2, rng.integers(0, 4, len(x)), np.full((len(x), 2), (0, 0.2)))


def build_grass(rng, viewer):
    """Finest around the first viewpoint and, from a source of its own so that the rest stays as it is, around the viewer."""
    m = Material("grass")
    tip = m.ramp(m.random(), [(0, (0.50, 0.40, 0.19)), (0.45, (0.60, 0.50, 0.27)), (0.75, (0.40, 0.39, 0.14)), (1, (0.45, 0.30, 0.15))])
    patches = m.ramp(m.noise(0.06, 3, 0.5, m.instance_location()), [(0.42, 0), (0.6, 1)])
    root = m.mix(patches, (0.20, 0.17, 0.06), (0.10, 0.13, 0.035))
    c = m.mix(m.ramp(m.attribute("t"), [(0.05, 0), (0.75, 1)]), root, tip)
    straw = m.surface(m.leaf(c, 0.45))
    tufts = collection("tufts")
    for lod, (blades, height, width, spread) in enumerate([(46, 0.62, 0.0065, 0.17), (26, 0.66, 0.016, 0.26), (16, 0.72, 0.045, 0.5)]):
        for k, (tall, bend, heads) in enumerate([(0.75, 0.45, 0.1), (1, 0.6, 0.3), (1.15, 0.35, 0.45), (0.9, 0.7, 0.2)]):
            v, f, t = plants.tuft(blades, height * tall, width, rng, spread, bend, heads)
            mesh(f"tuft{lod}{k}", v, f, straw, into=tufts, attributes={"t": t})
    parts = [_tufts(rng, lod, *ring) for lod, ring in enumerate([(1.1, 16, 24), (16, 80, 5.0), (80, 450, 0.5)])]
    points, sizes, kinds = (np.concatenate(part) for part in zip(*parts))
    n = len(points)
    tilt = np.stack([rng.normal(0, 0.1, n), rng.normal(0.08, 0.1, n)], 1)
    elsewhere = math.hypot(*viewer) > 1
    there = np.hypot(points[:, 0] - viewer[0], points[:, 1] - viewer[1]) > (16 if elsewhere else 0)
    scatter("grass", points[there], tufts, (rng.random(n) * 6.283)[there], sizes[there], kinds[there], tilt[there])
    _sward(rng, "sward", tufts)
    if elsewhere:
        own = np.random.default_rng(71)
        points, sizes, kinds = _tufts(own, 0, 1.1, 16, 24, viewer)
        scatter("grass here", points, tufts, own.random(len(points)) * 6.283, sizes, kinds, own.normal(0.05, 0.1, (len(points), 2)))
        _sward(own, "sward here", tufts, viewer)


def build_pebbles(rng):
    m = Material("pebble")
    c = m.ramp(m.random(), [(0, (0.16, 0.11, 0.07)), (1, (0.36, 0.28, 0.2))])
    pebbles = collection("pebbles")
    stones(pebbles, m.surface(m.principled(m.mix(m.noise(20, 4), c, (0.1, 0.075, 0.055)), 0.9, 0.2)))
    x, y = ring_points(rng, 0.05, 27, 6500, 1.4)
    size = 0.004 + 0.026 * rng.random(len(x)) ** 5
    scatter("pebbles", on_ground(ground, x, y, size * 0.2), pebbles, rng.random(len(x)) * 6.28, size,
            rng.integers(0, 3, len(x)), rng.normal(0, 0.3, (len(x), 2)))


def build_trees(rng):
    m = Material("bark")
    p = m.local()
    c = m.ramp(m.noise(6, 8, 0.7, p), [(0.3, (0.05, 0.037, 0.028)), (0.7, (0.18, 0.135, 0.10))])
    bark = m.surface(m.principled(c, 0.95, 0.1, m.bump(m.noise(14, 8, 0.75, p), 0.8, 0.05)))
    m = Material("acacia leaf")
    c = m.ramp(m.random(), [(0, (0.085, 0.12, 0.03)), (0.5, (0.115, 0.145, 0.037)), (1, (0.15, 0.15, 0.048))])
    foliage = m.surface(m.leaf(c, 0.42, m.mix(0.6, c, (0.30, 0.31, 0.06))))
    trees = collection("acacias")
    shapes = [(4, 7.6, 5.4, 1.25, 0.10), (7, 6.4, 4.3, 1.1, -0.18), (12, 8.6, 6.0, 1.5, 0.05), (19, 5.0, 3.2, 1.0, 0.22)]
    for k, (seed, height, radius, thick, lean) in enumerate(shapes):
        plants.acacia(f"acacia{k}", seed, height, radius, thick, lean, bark, foliage, trees)
    chosen = [(-17, 18, 0, 1.05, 0.4), (64, 16, 2, 0.92, 2.0), (21, 54, 2, 1.0, 2.0), (9, 84, 1, 1.1, 1.0),
              (55, 60, 3, 1.2, 0.0), (62, 95, 0, 1, 3.0), (-44, 55, 1, 1.15, 4.0), (-72, 88, 2, 1.1, 2.2),
              (96, 38, 2, 0.95, 5.0), (128, 70, 0, 1.1, 0.3), (150, 31, 3, 1.25, 1.7), (-163, 58, 1, 1.2, 2.8),
              (-135, 40, 0, 1.0, 1.9), (-105, 75, 2, 1, 0.9), (174, 110, 2, 1.1, 3.3)]
    rows = [(*polar(az, d), kind, size, turn) for az, d, kind, size, turn in chosen]
    while len(rows) < 330:
        x, y = polar(rng.random() * 360, 130 + 1900 * rng.random() ** 1.6)
        if rng.random() < np.clip(0.18 + 1.5 * fbm(np.array([x / 420]), np.array([y / 420]), 3, 77)[0], 0.03, 1):
            rows.append((x, y, int(rng.integers(0, 4)), rng.uniform(0.75, 1.3), rng.random() * 6.28))
    x, y, kind, size, turn = np.array(rows).T
    scatter("trees", on_ground(ground, x, y), trees, turn, size, kind)
    return bark


def build_bushes(rng):
    m = Material("bush")
    c = m.ramp(m.random(), [(0, (0.105, 0.135, 0.045)), (1, (0.23, 0.21, 0.085))])
    leaves = m.surface(m.leaf(c, 0.45, m.mix(0.5, c, (0.35, 0.33, 0.08))))
    bushes = collection("bushes")
    for k in range(3):
        plants.bush(f"bush{k}", 50 + k, leaves, bushes)
    rows = []
    while len(rows) < 700:
        d, az = 14 + 1500 * rng.random() ** 1.9, rng.uniform(-180, 180)
        x, y = polar(az, d)
        likely = np.clip(0.1 + 1.6 * fbm(np.array([x / 160]), np.array([y / 160]), 3, 99)[0], 0.02, 1)
        open_view = d < 45 and (-80 < az < -35 or 55 < az < 105)  # keep the herds in sight
        if abs(track_offset(x, y)) > 4 and not open_view and rng.random() < likely:
            rows.append((x, y, rng.uniform(0.4, 1.3) * (1 if d > 40 else 0.7)))
    x, y, size = np.array(rows).T
    scatter("bushes", on_ground(ground, x, y), bushes, rng.random(len(x)) * 6.28, size, rng.integers(0, 3, len(x)))


def animal_materials():
    m = Material("giraffe")
    p = m.local()
    wobble = m.mix(0.12, p, m.node("ShaderNodeTexNoise", {"Vector": p, "Scale": 3.0}).outputs["Color"])
    cells = m.node("ShaderNodeTexVoronoi", {"Vector": wobble, "Scale": 4.4}, feature="DISTANCE_TO_EDGE")
    coat = m.ramp(cells, [(0.045, (0.52, 0.40, 0.24)), (0.08, (0.22, 0.105, 0.042))])
    pale = m.map_range(m.axes(p)[2], 0.75, 1.3, 1.0, 0.0)
    giraffe = m.surface(m.principled(m.mix(pale, coat, (0.48, 0.38, 0.25)), 0.75, 0.2))
    m = Material("elephant")
    p = m.local()
    c = m.ramp(m.noise(1.6, 7, 0.62, p), [(0.3, (0.105, 0.085, 0.07)), (0.7, (0.20, 0.165, 0.135))])
    wrinkles = m.math("ADD", m.noise(7, 6, 0.7, p), m.math("MULTIPLY", m.noise(26, 3, 0.6, p), 0.5))
    elephant = m.surface(m.principled(c, 0.9, 0.15, m.bump(wrinkles, 0.8, 0.05)))
    m = Material("zebra")
    p = m.local()
    x, _, z = m.axes(p)
    warp = m.math("MULTIPLY", m.noise(2.2, 3, 0.5, p), 7.0)
    body = m.math("SINE", m.math("ADD", m.math("MULTIPLY", m.math("ADD", x, m.math("MULTIPLY", z, 0.35)), 42.0), warp))
    legs = m.math("SINE", m.math("ADD", m.math("MULTIPLY", z, 62.0), warp))
    bands = m.mix(m.map_range(z, 0.62, 0.8), legs, body)
    zebra = m.surface(m.principled(m.ramp(m.map_range(bands, -1, 1), [(0.44, (0.035, 0.03, 0.028)), (0.56, (0.64, 0.59, 0.52))]), 0.75, 0.2))
    m = Material("wildebeest")
    c = m.ramp(m.noise(3, 5, 0.6, m.local()), [(0.3, (0.045, 0.038, 0.034)), (0.7, (0.115, 0.092, 0.075))])
    return giraffe, elephant, zebra, m.surface(m.principled(c, 0.8, 0.2))


def stand(obj, azimuth, distance, turn, scale=1.0):
    x, y = polar(azimuth, distance)
    copy_of(obj, (x, y, height_at(ground, x, y) - 0.02), turn, scale)


def build_animals(rng):
    giraffe, elephant, zebra, wildebeest = animal_materials()
    dark, ivory = plain("dark", (0.02, 0.017, 0.015), 0.5), plain("ivory", (0.68, 0.61, 0.48), 0.45, 0.4)
    pool = collection("animals")
    tall = [creatures.quadruped(f"giraffe{k}", creatures.GIRAFFE, giraffe, dark, pool, 0.22 - 0.34 * k, bool(k)) for k in range(2)]
    for kind, az, d, turn, size in [(0, 2.5, 17, 0.25, 1), (1, 10.5, 22, 2.7, 0.95), (0, 27, 36, 2.8, 1.02),
                                    (0, -29, 62, 2.9, 1), (0, 14, 29, 2.2, 0.62)]:
        stand(tall[kind], az, d, turn, size)
    family = [creatures.elephant(f"elephant{k}", elephant, ivory, dark, pool, *pose)
              for k, pose in enumerate([(0.16, 0.75, 0.0), (-0.12, 0.35, 0.18)])]
    for kind, az, d, turn, size in [(0, -51, 17, 0.45, 1), (1, -63, 21, 0.75, 0.86), (1, -40, 27, 0.8, 0.93),
                                    (0, -57, 15, 0.6, 0.46), (1, -71, 28, 0.9, 0.78), (0, -47, 38, -0.2, 0.8)]:
        stand(family[kind], az, d, turn, size)
    zebras = [creatures.quadruped(f"zebra{k}", creatures.ZEBRA, zebra, dark, pool, 0.12 - 0.2 * k, bool(k), 0.022) for k in range(2)]
    gnus = [creatures.quadruped(f"gnu{k}", creatures.WILDEBEEST, wildebeest, dark, pool, 0.12 - 0.2 * k, bool(k), 0.022) for k in range(2)]
    for _ in range(150):
        breed = zebras if rng.random() < 0.3 else gnus
        stand(breed[rng.integers(0, 2)], rng.normal(108, 17), abs(rng.normal(90, 50)) + 32, rng.normal(2.6, 0.5), rng.uniform(0.85, 1.05))
    for az, d, turn in [(71, 17, 2.4), (77, 20, 2.9), (82, 15.5, 0.4), (87, 21, 2.2), (79, 26, 5.6), (73, 30, 2.7),
                        (90, 26, 3.0), (94, 31, 0.2), (67, 34, 2.5), (84, 34, 2.6)]:
        stand(zebras[rng.integers(0, 2)], az, d, turn, rng.uniform(0.92, 1.05))
    flock = [creatures.bird(f"bird{k}", dark, pool, lift) for k, lift in enumerate((0.55, 0.1, -0.25))]
    for i in range(17):
        x, y = polar(-14 + rng.normal(0, 5.5), 95 + 14 * rng.normal())
        copy_of(flock[i % 3], (x, y, 31 + 5 * rng.normal()), rng.normal(0.4, 0.25), rng.uniform(1.1, 1.6))


def balloon(basket, azimuth, distance, altitude, colours):
    m = Material("envelope")
    x, y, _ = m.axes(m.local())
    angle = m.math("ARCTAN2", y, x)
    gore = m.math("FRACT", m.math("MULTIPLY", angle, len(colours) * 1.2732 / 2))
    stripes = m.ramp(gore, [(i / len(colours), c) for i, c in enumerate(colours)], "CONSTANT")
    t = np.linspace(0, 1, 28)
    radii = 9 * np.sin(np.pi * t**0.78) ** 0.8
    radii[0] = 1.4
    height = np.linspace(-11, 10, 28)
    where = (*polar(azimuth, distance), altitude)
    v, f = tube(np.stack([0 * height, 0 * height, height], 1), np.maximum(radii, 0.05), 40)
    mesh("envelope", v, f, m.surface(m.leaf(stripes, 0.3)), True).location = where
    ropes = [tube([(a * 0.9, b * 0.9, -15), (a * 1.3, b * 1.3, -11)], [0.05, 0.05], 4) for a in (-1, 1) for b in (-1, 1)]
    v, f = merge([tube([(0, 0, -16.5), (0, 0, -15)], [1.1, 1.3], 4)] + ropes)
    mesh("basket", v, f, basket).location = where


def build(viewer=(0, 0), basket=None):
    """The same plain for every viewpoint; the ground is finest below the viewer. `basket`: what a balloonist stands in."""
    rng = np.random.default_rng(11)
    build_ground(viewer)
    build_grass(rng, viewer)
    build_pebbles(rng)
    bark = build_trees(rng)
    build_bushes(rng)
    build_animals(rng)
    red, amber, cream, blue = (0.70, 0.12, 0.04), (0.85, 0.45, 0.05), (0.8, 0.7, 0.5), (0.08, 0.16, 0.4)
    balloon(bark, -34, 380, 78, [red, amber, red, cream])
    balloon(bark, -24, 700, 150, [blue, amber, red, amber])
    balloon(bark, 70, 900, 120, [amber, red, amber, red])
    if basket:
        own_basket(viewer, **basket, colours=[amber, red, amber, cream])
