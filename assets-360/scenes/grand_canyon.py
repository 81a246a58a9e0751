"""Grand Canyon from the South Rim late in the day: stepped walls, temples, river, junipers on the rim."""
import math

import numpy as np

from grand_canyon_terrain import ground, river
from lib import plants, rocks
from lib.creatures import bird, limb
from lib.geometry import collection, join, merge, mesh
from lib.nodes import Material, plain
from lib.noise import fbm, polar, smoothstep
from lib.scatter import height_at, on_ground, scatter
from lib.terrain import polar_terrain

DEEPEST = -1450.0
# height and colour of the layers, from the gorge up
LAYERS = (
    (-1450, (0.075, 0.062, 0.058)), (-1120, (0.11, 0.080, 0.070)), (-1085, (0.19, 0.12, 0.085)), (-1010, (0.22, 0.14, 0.095)),
    (-1000, (0.20, 0.185, 0.125)), (-900, (0.225, 0.195, 0.135)), (-835, (0.30, 0.19, 0.13)), (-820, (0.36, 0.135, 0.075)),
    (-690, (0.40, 0.150, 0.085)), (-660, (0.33, 0.105, 0.060)), (-560, (0.42, 0.170, 0.100)), (-430, (0.36, 0.120, 0.070)),
    (-400, (0.34, 0.105, 0.060)), (-295, (0.38, 0.135, 0.080)), (-285, (0.60, 0.49, 0.36)), (-185, (0.64, 0.54, 0.41)),
    (-175, (0.46, 0.33, 0.23)), (-122, (0.47, 0.36, 0.26)), (-110, (0.58, 0.49, 0.37)), (0, (0.55, 0.47, 0.36)),
)
# azimuth, distance, kind, size
JUNIPERS = (
    (-124, 6.4, 2, 0.9), (-138, 9.0, 0, 1.05), (-150, 12, 1, 1.1), (-163, 8.6, 3, 0.9), (176, 13, 2, 1.1), (160, 9.4, 1, 0.9), (148, 13, 0, 1.15),
    (136, 8.0, 3, 0.95), (124, 7.0, 1, 0.8), (-131, 16, 3, 1.2), (-172, 19, 1, 1.2), (154, 20, 0, 1.2), (-116, 5.2, 2, 0.62), (117, 5.4, 2, 0.6),
)


def rock_material():
    m = Material("strata")
    p = m.position()
    axes = m.axes(p)
    sway = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(0.004, 5, 0.6, p), 0.5), 46.0)
    level = m.map_range(m.math("ADD", axes[2], sway), DEEPEST, 0)
    c = m.ramp(level, [(((z - DEEPEST) / -DEEPEST), colour) for z, colour in LAYERS])
    thin = m.node("ShaderNodeMapping", {"Vector": p, "Scale": (0.0025, 0.0025, 0.055)})
    beds = m.ramp(m.noise(1.0, 6, 0.75, thin), [(0.30, (0.58, 0.55, 0.54)), (0.5, (1, 1, 1)), (0.70, (1.30, 1.24, 1.16))])
    c = m.mix(0.85, c, beds, "MULTIPLY")
    streak = m.node("ShaderNodeMapping", {"Vector": p, "Scale": (0.05, 0.05, 0.004)})
    c = m.mix(0.5, c, m.ramp(m.noise(1.0, 5, 0.7, streak), [(0.35, (0.62, 0.58, 0.56)), (0.6, (1.1, 1.1, 1.1))]), "MULTIPLY")
    up = m.axes(m.node("ShaderNodeNewGeometry").outputs["Normal"])[2]
    flat = m.ramp(up, [(0.80, 0), (0.93, 1)])
    scrub = m.ramp(m.noise(0.055, 8, 0.7, p), [(0.46, 0), (0.56, 1)])
    c = m.mix(m.math("MULTIPLY", flat, m.math("MULTIPLY", scrub, 0.75)), c, (0.085, 0.095, 0.045))
    soil = m.mix(m.noise(1.2, 7, 0.7, p), (0.27, 0.165, 0.10), (0.43, 0.315, 0.215))
    c = m.mix(m.math("MULTIPLY", m.attribute("rim"), flat), c, soil)
    wood = m.ramp(m.noise(0.03, 7, 0.7, p), [(0.40, 0), (0.52, 1)])
    c = m.mix(m.math("MULTIPLY", wood, m.attribute("wood")), c, (0.045, 0.062, 0.030))
    relief = m.math("ADD", m.noise(0.8, 9, 0.72, p), m.math("MULTIPLY", m.noise(0.03, 6, 0.7, thin), 0.5))
    return m.surface(m.principled(c, 0.95, 0.05, m.bump(relief, 0.8, 0.25)))


def build_river():
    m = Material("river")
    water = m.surface(m.principled(m.mix(m.noise(0.02, 4), (0.055, 0.10, 0.075), (0.09, 0.13, 0.09)), 0.2, 0.6))
    x = np.linspace(-14000, 14000, 900)
    y = river(x)
    rows = np.stack([np.stack([x, y + s * 700, 0 * x - 1424], 1) for s in (-1, 1)], 1).reshape(-1, 3)
    i = np.arange(899) * 2
    mesh("river", rows, np.stack([i, i + 2, i + 3, i + 1], 1), water)


def _juniper(name, seed, height, wood, leaf, into):
    """Twisted trunk under a broken, flat crown."""
    rng = np.random.default_rng(seed)
    goals = rng.normal(size=(240, 3)) * [0.55, 0.55, 0.24] * height * 0.62 + [0.08 * height, 0, height * 0.68]
    start = [(0, 0, -0.2), (0.05 * height, 0.02, 0.12 * height), (-0.02 * height, 0.04, 0.24 * height), (0.05 * height, 0, 0.34 * height)]
    nodes, parents = plants.space_colonise(start, goals, 0.09 * height, 0.9 * height, 0.12 * height, 60, rng)
    (v, f), _, ends = plants.skeleton_mesh(nodes, parents, 0.010 * height / 3, 2.2, 7, 0.5)
    centres = np.concatenate([nodes[e] + rng.normal(0, 1, (260, 3)) * height * [0.072, 0.072, 0.05] for e in ends])
    lv, lf = plants.leaf_quads(centres, height * 0.028, rng, 0.9, 0.5)
    return join([mesh(f"{name}-wood", v, f, wood, True, link=False), mesh(f"{name}-leaf", lv, lf, leaf, link=False)], name, into)


def build_trees(rng):
    m = Material("juniper bark")
    p = m.local()
    stringy = m.noise(3, 6, 0.7, m.node("ShaderNodeMapping", {"Vector": p, "Scale": (6, 6, 1)}))
    wood = m.surface(m.principled(m.mix(stringy, (0.10, 0.075, 0.06), (0.30, 0.25, 0.21)), 0.95, 0.05, m.bump(stringy, 0.8, 0.03)))
    m = Material("juniper")
    c = m.ramp(m.random(), [(0, (0.055, 0.085, 0.028)), (0.6, (0.075, 0.095, 0.040)), (1, (0.10, 0.105, 0.045))])
    leaf, trees = m.surface(m.leaf(c, 0.3, m.mix(0.4, c, (0.16, 0.20, 0.05)))), collection("junipers")
    for kind, height in enumerate((3.2, 4.2, 2.4, 3.6)):
        _juniper(f"juniper{kind}", 30 + kind, height, wood, leaf, trees)
    azimuth, distance, kind, size = np.array(JUNIPERS).T
    x, y = polar(azimuth, distance)
    n = 2600
    r, a = 18 + 900 * rng.random(n) ** 1.7, rng.random(n) * 2 * np.pi
    fx, fy = r * np.sin(a), r * np.cos(a)
    keep = (np.abs(ground(fx, fy)) < 30) & (ground(fx, fy) > -6) & (fbm(fx / 40, fy / 40, 3, 3) > -0.3)
    fx, fy = fx[keep], fy[keep]
    x, y = np.concatenate([x, fx]), np.concatenate([y, fy])
    kind = np.concatenate([kind, rng.integers(0, 4, len(fx))])
    size = np.concatenate([size, rng.uniform(0.7, 1.5, len(fx))])
    points = on_ground(ground, x, y, -0.1)
    good = points[:, 2] > -9
    scatter("junipers", points[good], trees, (rng.random(len(x)) * 6.28)[good], size[good], kind[good], rng.normal(0, 0.05, (len(x), 2))[good])
    snag = [limb([(0, 0, -0.2), (0.15, 0.05, 0.7), (0.05, 0.0, 1.5), (0.35, 0.1, 2.3)], [0.19, 0.14, 0.11, 0.03]),
            limb([(0.1, 0, 1.0), (-0.35, 0.1, 1.6), (-0.8, 0.0, 1.9)], [0.09, 0.06, 0.02]), limb([(0.08, 0, 1.5), (0.55, -0.2, 1.75), (0.9, -0.3, 2.1)], [0.07, 0.045, 0.015])]
    old = plain("snag", (0.33, 0.29, 0.25), 0.9)
    for k, (azimuth, distance, turn) in enumerate(((-38, 3.3, 0.4), (134, 5.4, 2.0))):
        obj = mesh(f"snag{k}", *merge(snag), old, True)
        x, y = polar(azimuth, distance)
        obj.location, obj.rotation_euler = (x, y, height_at(ground, x, y)), (0, 0, turn)


def build_rim(rng):
    """Ledges, stones, sagebrush and dry grass of the rim."""
    m = Material("limestone")
    p = m.position()
    c = m.ramp(m.noise(2.2, 7, 0.7, p), [(0.3, (0.24, 0.18, 0.125)), (0.55, (0.37, 0.30, 0.22)), (0.75, (0.47, 0.40, 0.31))])
    stone = m.surface(m.principled(c, 0.95, 0.1, m.bump(m.noise(9, 8, 0.75, p), 0.8, 0.04)))
    blocks = collection("blocks")
    for kind in range(5):
        rocks.boulder(f"block{kind}", 410 + kind, stone, blocks, 5, 13)
    n = 11000
    r, a = 1.6 + 60 * rng.random(n) ** 1.8, rng.random(n) * 2 * np.pi
    x, y = r * np.sin(a), r * np.cos(a)
    keep = ground(x, y) > -12
    x, y, r = x[keep], y[keep], r[keep]
    size = 0.02 + 0.30 * rng.random(len(x)) ** 6 + 0.9 * (rng.random(len(x)) < 0.035) * smoothstep(2.6, 5, r)
    points = on_ground(ground, x, y)
    points[:, 2] -= 0.1 * size
    scatter("blocks", points, blocks, rng.random(len(x)) * 6.28, size, rng.integers(0, 5, len(x)), rng.normal(0, 0.25, (len(x), 2)))
    m = Material("sage")
    c = m.ramp(m.random(), [(0, (0.13, 0.15, 0.10)), (0.6, (0.19, 0.20, 0.13)), (1, (0.24, 0.20, 0.10))])
    sage, bushes = m.surface(m.leaf(c, 0.3)), collection("sage")
    for k in range(3):
        plants.bush(f"sage{k}", 70 + k, sage, bushes, 2600, 0.09, 0.6)
    tufts = collection("dry grass")
    straw = Material("straw")
    along = straw.attribute("along")
    straw = straw.surface(straw.leaf(straw.ramp(along, [(0, (0.16, 0.12, 0.05)), (1, (0.50, 0.40, 0.20))]), 0.4))
    for k in range(3):
        v, f, t = plants.tuft(38, 0.42, 0.006, np.random.default_rng(k + 5), 0.10, 0.6)
        mesh(f"dry{k}", v, f, straw, into=tufts, attributes={"along": t})
    for name, source, count, near, scale in (("sage", bushes, 900, 3.0, (0.16, 0.42)), ("grass", tufts, 3000, 1.2, (0.5, 1.1))):
        r, a = near + 70 * rng.random(count) ** 1.7, rng.random(count) * 2 * np.pi
        x, y = r * np.sin(a), r * np.cos(a)
        keep = (ground(x, y) > -4) & (fbm(x / 5, y / 5, 3, 17) > -0.15)
        x, y = x[keep], y[keep]
        scatter(name, on_ground(ground, x, y, -0.02), source, rng.random(len(x)) * 6.28, rng.uniform(*scale, len(x)), rng.integers(0, 3, len(x)))


def build():
    rng = np.random.default_rng(12)
    def attributes(x, y):
        z = ground(x, y)
        return {"rim": smoothstep(-14, -3, z), "wood": smoothstep(120, 500, np.hypot(x, y)) * smoothstep(-30, -5, z)}
    polar_terrain("ground", ground, rock_material(), inner=0.08, outer=42000, rings=860, spokes=2300, attributes=attributes)
    build_river()
    build_trees(rng)
    build_rim(rng)
    dark = plain("condor", (0.012, 0.011, 0.010))
    for k, (azimuth, distance, elevation, turn) in enumerate(((13, 70, 7, 1.0), (19, 120, 4, 2.2), (-96, 90, 12, 0.2))):
        soaring = bird(f"condor{k}", dark, None, 0.25)
        x, y = polar(azimuth, distance)
        soaring.location, soaring.scale, soaring.rotation_euler = (x, y, distance * math.tan(math.radians(elevation))), (2.7,) * 3, (0.25, 0, turn)
