"""Machu Picchu in the afternoon: terraces, the stone town, Huayna Picchu, the gorge, llamas."""
import math

import numpy as np

import machu_picchu_town as town
from lib import plants
from lib.creatures import bird, quadruped
from lib.geometry import collection, copy_of, mesh
from lib.nodes import Material, plain
from lib.noise import fbm, polar, smoothstep
from lib.scatter import height_at, on_ground, scatter
from lib.terrain import polar_terrain
from machu_picchu_terrain import built, ground

LLAMA = {
    "body": ([(-0.46, 0.98), (0, 0.98), (0.42, 1.0)], [0.27, 0.30, 0.28], 0.85),
    "front": ([(0.38, 0.92), (0.37, 0.62), (0.39, 0.34), (0.39, 0.03)], [0.15, 0.085, 0.055, 0.058], 0.13),
    "back": ([(-0.42, 0.95), (-0.40, 0.64), (-0.49, 0.36), (-0.46, 0.03)], [0.20, 0.11, 0.06, 0.058], 0.13),
    "neck": [([(0.42, 1.05), (0.60, 1.35), (0.64, 1.66)], [0.24, 0.145, 0.12], 0.85), ([(0.62, 1.70), (0.78, 1.70), (0.90, 1.64)], [0.12, 0.095, 0.06], 0.85)],
    "grazing": [([(0.42, 1.0), (0.75, 0.75), (0.95, 0.42)], [0.24, 0.145, 0.12], 0.85), ([(0.93, 0.42), (1.05, 0.30), (1.10, 0.16)], [0.115, 0.09, 0.06], 0.85)],
    "skull": (0.64, 1.76), "skull_low": (0.94, 0.48), "ear": 0.13, "eye": (0.14, 0.085, -0.02),
}
# azimuth, distance, heading in degrees, grazing, colour
LLAMAS = ((66, 6.6, 150, False, 2), (78, 9.5, 210, True, 0), (-72, 7.2, 40, True, 1), (112, 9.5, 60, False, 0), (-128, 12, 100, False, 1), (172, 14, -40, True, 2))


def land_material():
    m = Material("land")
    p = m.position()
    up = m.axes(m.node("ShaderNodeNewGeometry").outputs["Normal"])[2]
    lawn = m.mix(m.noise(0.35, 7, 0.7, p), (0.052, 0.086, 0.018), (0.125, 0.160, 0.036))
    lawn = m.mix(m.math("MULTIPLY", m.noise(7, 5, 0.7, p), 0.5), lawn, (0.075, 0.085, 0.025))
    earth = m.mix(m.noise(3, 6, 0.7, p), (0.13, 0.095, 0.06), (0.25, 0.20, 0.14))
    lawn = m.mix(m.attribute("path"), lawn, earth)
    wood = m.ramp(m.noise(0.055, 9, 0.72, p), [(0.34, (0.010, 0.022, 0.007)), (0.5, (0.030, 0.055, 0.014)), (0.62, (0.060, 0.088, 0.022)), (0.75, (0.10, 0.115, 0.035))])
    steep = m.ramp(m.math("ADD", up, m.math("MULTIPLY", m.math("SUBTRACT", m.noise(0.02, 8, 0.7, p), 0.5), 0.55)), [(0.30, 1), (0.46, 0)])
    granite = m.ramp(m.noise(0.11, 9, 0.75, p), [(0.35, (0.075, 0.07, 0.066)), (0.6, (0.24, 0.225, 0.21))])
    wood = m.mix(m.math("MULTIPLY", steep, 0.8), wood, granite)
    wood = m.mix(m.attribute("snow"), wood, (0.75, 0.79, 0.84))
    c = m.mix(m.attribute("built"), wood, lawn)
    edge = m.node("ShaderNodeTexVoronoi", {"Scale": 2.6, "Vector": p}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    block = m.node("ShaderNodeTexVoronoi", {"Scale": 2.6, "Vector": p}).outputs["Color"]
    wall = m.mix(0.6, m.mix(m.noise(3, 6, 0.7, p), (0.17, 0.16, 0.145), (0.40, 0.38, 0.345)), m.math("ADD", m.axes(block)[0], 0.45), "MULTIPLY")
    wall = m.mix(m.ramp(edge, [(0.02, 0.8), (0.07, 0)]), wall, (0.04, 0.04, 0.03))
    upright = m.math("MULTIPLY", m.ramp(up, [(0.62, 1), (0.80, 0)]), m.attribute("built"))
    c = m.mix(upright, c, wall)
    relief = m.mix(m.attribute("built"), m.noise(0.12, 9, 0.75, p), m.noise(3.5, 8, 0.75, p))
    return m.surface(m.principled(c, 0.95, 0.08, m.bump(relief, 0.8, m.map_range(m.attribute("built"), 0, 1, 5.0, 0.12))))


def path(x, y):
    """Trodden earth along the viewer's terrace."""
    return np.exp(-((y + 1.6 + 0.9 * np.sin(x / 7)) / 0.55) ** 2) * smoothstep(60, 30, np.abs(x))


def build_grass(rng):
    m = Material("blades")
    along = m.attribute("along")
    c = m.ramp(m.random(), [(0, (0.052, 0.082, 0.020)), (0.7, (0.088, 0.112, 0.032)), (1, (0.17, 0.15, 0.06))])
    c = m.mix(along, c, m.mix(0.35, c, (0.24, 0.26, 0.06)))
    blades, tufts, ferns = m.surface(m.leaf(c, 0.42)), collection("tufts"), collection("ferns")
    for k, (count, tall, width) in enumerate(((70, 0.11, 0.005), (60, 0.17, 0.006), (46, 0.34, 0.008))):
        v, f, t = plants.tuft(count, tall, width, np.random.default_rng(k + 2), 0.16, 0.55, 0.1)
        mesh(f"tuft{k}", v, f, blades, into=tufts, attributes={"along": t})
    n = 26000
    r, a = 0.25 + 26 * rng.random(n) ** 1.25, rng.random(n) * 2 * np.pi
    x, y = r * np.sin(a), r * np.cos(a)
    keep = (path(x, y) < 0.25) & (fbm(x / 2.5, y / 2.5, 3, 55) > -0.45)
    x, y = x[keep], y[keep]
    kind = np.where(rng.random(len(x)) < 0.04, 2, rng.integers(0, 2, len(x)))
    scatter("tufts", on_ground(ground, x, y, -0.01), tufts, rng.random(len(x)) * 6.28, rng.uniform(0.7, 1.3, len(x)), kind)
    fern = Material("fern")
    fern = fern.surface(fern.leaf((0.075, 0.13, 0.022), 0.4))
    for k in range(3):
        plants.bush(f"fern{k}", 110 + k, fern, ferns, 2600, 0.13, 0.7)
    n = 700
    r, a = 7 + 55 * rng.random(n), rng.random(n) * 2 * np.pi
    x, y = r * np.sin(a), r * np.cos(a)
    up = np.abs(ground(x, y) - ground(x + 0.5, y + 0.5)) > 0.5
    x, y = x[up], y[up]
    scatter("ferns", on_ground(ground, x, y, -0.1), ferns, rng.random(len(x)) * 6.28, rng.uniform(0.12, 0.42, len(x)), rng.integers(0, 3, len(x)))


def build_forest(rng):
    m = Material("cloud forest")
    c = m.ramp(m.random(), [(0, (0.016, 0.036, 0.009)), (0.6, (0.036, 0.064, 0.015)), (1, (0.070, 0.088, 0.024))])
    leaf, trees = m.surface(m.leaf(c, 0.3, m.mix(0.4, c, (0.14, 0.2, 0.03)))), collection("cloud forest")
    for k in range(4):
        plants.bush(f"canopy{k}", 130 + k, leaf, trees, 1100, 0.24, 0.95)
    n = 46000
    r, a = 26 + 1150 * rng.random(n) ** 1.1, rng.random(n) * 2 * np.pi
    x, y = r * np.sin(a), r * np.cos(a)
    rise = np.abs(ground(x + 2, y) - ground(x - 2, y)) + np.abs(ground(x, y + 2) - ground(x, y - 2))
    keep = (built(x, y) < 0.1) & (rise < 13) & (fbm(x / 60, y / 60, 3, 57) > -0.5)
    x, y = x[keep], y[keep]
    size = rng.uniform(1.6, 5.2, len(x)) * smoothstep(0, 260, np.hypot(x, y) + 130)
    scatter("forest", on_ground(ground, x, y, -0.5), trees, rng.random(len(x)) * 6.28, size, rng.integers(0, 4, len(x)), rng.normal(0, 0.12, (len(x), 2)))
    x, y = np.array([polar(az, d) for az, d in ((-9, 205), (3, 262), (-52, 60), (64, 48), (40, 120), (-35, 150), (152, 24), (-158, 30), (128, 40))]).T
    scatter("lone trees", on_ground(ground, x, y, 0.8), trees, rng.random(len(x)) * 6, rng.uniform(1.6, 3.0, len(x)), rng.integers(0, 4, len(x)))


def build_llamas():
    coats = [(0.44, 0.38, 0.30), (0.24, 0.13, 0.07), (0.50, 0.47, 0.42)]
    dark, pool, made = plain("hoof", (0.03, 0.025, 0.02)), collection("llamas"), {}
    for azimuth, distance, heading, grazing, coat in LLAMAS:
        if (coat, grazing) not in made:
            m = Material(f"wool{coat}{grazing}")
            fleece = m.noise(16, 6, 0.75, m.local())
            c = m.mix(fleece, tuple(v * 0.55 for v in coats[coat]), coats[coat])
            made[coat, grazing] = quadruped(f"llama{coat}{grazing}", LLAMA, m.surface(m.principled(c, 0.95, 0.05, m.bump(fleece, 0.9, 0.05))), dark, pool, 0.10, grazing, 0.022)
        x, y = polar(azimuth, distance)
        copy_of(made[coat, grazing], (x, y, height_at(ground, x, y)), math.radians(heading))


def build():
    rng = np.random.default_rng(17)
    stone = town.masonry()
    polar_terrain("land", ground, land_material(), inner=0.08, outer=24000, rings=1000, spokes=2000, attributes=lambda x, y: {
        "built": built(x, y), "path": path(x, y), "snow": smoothstep(980, 1250, ground(x, y)) * smoothstep(7000, 9000, np.hypot(x, y))})
    dark = town.build_town(rng, stone)
    town.build_guardhouse(rng, stone, dark, polar(-84, 15), 0.25)
    build_grass(rng)
    build_forest(rng)
    build_llamas()
    condor = plain("condor", (0.015, 0.014, 0.014))
    for k, (azimuth, distance, elevation, turn) in enumerate(((-7, 60, 13, 0.6), (38, 110, 9, 2.0))):
        soaring = bird(f"condor{k}", condor, None, 0.2)
        x, y = polar(azimuth, distance)
        soaring.location, soaring.scale, soaring.rotation_euler = (x, y, distance * math.tan(math.radians(elevation))), (2.8,) * 3, (0.2, 0, turn)
