"""Santorini at sunset: white houses and blue domes on the caldera rim, windmill, bougainvillea, islands."""
import math

import numpy as np

import santorini_houses as houses
from lib import boats, plants
from lib.cabin import glow
from lib.geometry import box, collection, merge, mesh, place, tube
from lib.nodes import Material, plain
from lib.noise import polar, smoothstep
from lib.scatter import height_at, scatter
from lib.terrain import polar_terrain
from santorini_terrain import SEA, ground, rim, seaward, slope

# azimuth, distance, drum radius, turn in degrees, height of the floor (None: on the ground)
CHURCHES = ((-24, 19, 3.0, 160, -4.6), (31, 24, 2.5, 205, -4.4), (-48, 58, 3.4, 130, None), (57, 74, 3.4, 225, None), (-58, 118, 4.2, 140, None), (151, 30, 2.3, 20, None))
MILLS = ((-77, 66, 2.7, 215), (88, 105, 2.9, 160))
FLOWERS = ((-93, 6.2, 1.15), (-99, 6.6, 1.0), (93, 6.3, 1.1), (137, 6.6, 1.2), (-134, 6.8, 1.2), (-158, 8.2, 1.0))


def wash(name, colour):
    """Lime wash: slightly uneven, slightly rough."""
    m = Material(name)
    p = m.position()
    c = m.mix(m.math("MULTIPLY", m.noise(0.9, 6, 0.65, p), 0.5), colour, tuple(0.86 * v for v in colour))
    return m.surface(m.principled(c, 0.85, 0.15, m.bump(m.math("ADD", m.noise(3.5, 5, 0.6, p), m.math("MULTIPLY", m.noise(22, 4, 0.7, p), 0.3)), 0.35, 0.03)))


def materials():
    blue = Material("dome blue")
    c = blue.mix(blue.noise(1.5, 5, 0.6, blue.position()), (0.012, 0.075, 0.30), (0.022, 0.115, 0.40))
    white = wash("white wash", (0.80, 0.79, 0.78))
    return {
        "wall": white, "vault": white, "round": white, "cream": wash("cream wash", (0.78, 0.66, 0.47)), "pink": wash("pink wash", (0.74, 0.47, 0.38)),
        "dome": blue.surface(blue.principled(c, 0.42, 0.4)), "door": plain("door blue", (0.020, 0.10, 0.32), 0.5, 0.4),
        "pane": plain("pane", (0.035, 0.05, 0.075), 0.2, 0.6), "lamp": glow("lamp", (1.0, 0.55, 0.2), 3.2),
        "bell": plain("bronze", (0.16, 0.10, 0.045), 0.4, 0.6), "thatch": plain("thatch", (0.20, 0.15, 0.095)), "wood": plain("old wood", (0.13, 0.10, 0.08)),
    }


def land_material():
    """Paving on the terrace, tephra and lava on the cliffs, dry scrub behind the rim."""
    m = Material("land")
    p = m.position()
    warped = m.mix(0.06, p, m.node("ShaderNodeTexNoise", {"Scale": 1.3, "Detail": 3, "Vector": p}).outputs["Color"])
    edge = m.node("ShaderNodeTexVoronoi", {"Scale": 2.3, "Vector": warped}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    stone = m.node("ShaderNodeTexVoronoi", {"Scale": 2.3, "Vector": warped}).outputs["Color"]
    grey = m.math("MULTIPLY", m.math("ADD", m.axes(stone)[0], 0.6), 0.85)
    tone = m.mix(1.0, m.mix(m.noise(5, 5, 0.6, p), (0.25, 0.235, 0.22), (0.42, 0.395, 0.37)), grey, "MULTIPLY")
    paving = m.mix(m.ramp(edge, [(0.030, 1), (0.055, 0)]), tone, (0.80, 0.79, 0.77))
    level = m.math("ADD", m.axes(p)[2], m.math("MULTIPLY", m.noise(0.012, 6, 0.65, p), 70))
    bands = m.ramp(m.map_range(level, -150, 60), [
        (0.0, (0.055, 0.045, 0.045)), (0.22, (0.11, 0.075, 0.065)), (0.30, (0.24, 0.10, 0.07)), (0.42, (0.15, 0.11, 0.095)),
        (0.55, (0.26, 0.16, 0.115)), (0.68, (0.17, 0.135, 0.115)), (0.85, (0.33, 0.27, 0.21)), (1.0, (0.30, 0.25, 0.18))])
    gravel = m.ramp(m.noise(0.5, 8, 0.75, p), [(0.35, (0.6, 0.58, 0.56)), (0.6, (1.15, 1.15, 1.12))])
    cliff = m.mix(0.8, bands, gravel, "MULTIPLY")
    scrub = m.ramp(m.noise(0.16, 8, 0.7, p), [(0.48, 0), (0.58, 1)])
    cliff = m.mix(m.math("MULTIPLY", m.math("MULTIPLY", scrub, m.attribute("green")), 0.8), cliff, (0.10, 0.105, 0.045))
    c = m.mix(m.attribute("paved"), cliff, paving)
    height = m.mix(m.attribute("paved"), m.noise(0.7, 9, 0.75, p), m.ramp(edge, [(0.02, 0), (0.10, 1)]))
    return m.surface(m.principled(c, 0.9, 0.15, m.bump(height, 0.6, m.map_range(m.attribute("paved"), 0, 1, 1.0, 0.03))))


def build_sea():
    m = Material("sea")
    p = m.position()
    chop = m.math("ADD", m.noise(0.05, 6, 0.65, p), m.math("MULTIPLY", m.noise(0.4, 4, 0.6, p), 0.25))
    normal = m.bump(chop, 0.16, 3.0)
    deep = m.mix(m.noise(0.0016, 5, 0.6, p), (0.006, 0.040, 0.105), (0.012, 0.065, 0.135))
    body = m.mix_shader(0.5, m.node("ShaderNodeBsdfDiffuse", {0: deep}), m.node("ShaderNodeEmission", {0: deep, 1: 0.8}))
    gloss = m.node("ShaderNodeBsdfGlossy", {"Roughness": 0.24, "Normal": normal})
    fresnel = m.node("ShaderNodeFresnel", {"IOR": 1.33, "Normal": normal})
    sea = m.surface(m.mix_shader(m.math("MINIMUM", m.math("MULTIPLY", fresnel, 0.85), 0.55), body, gloss))
    polar_terrain("sea", lambda x, y: SEA - (x * x + y * y) / 1.6e7, sea, inner=60, outer=42000, rings=260, spokes=720)


def _clear(x, y, reach):
    """False where a house would stand in the terrace, in the first view or on a church."""
    azimuth, r = np.degrees(np.arctan2(x, y)), math.hypot(x, y)
    if r < 11 or (r < 20 and abs(azimuth) > 100 and abs(abs(azimuth) - 172) < 14):
        return False
    things = [(*polar(a, d), 2.1 * size + reach) for a, d, size, *_ in CHURCHES] + [(*polar(a, d), 6) for a, d, *_ in MILLS]
    return all(math.hypot(x - px, y - py) > gap for px, py, gap in things)


def build_village(rng, parts):
    """Rows along the rim, each a step lower; thinner and simpler with distance."""
    steps = (-48, -38, -29, -20, -12.5, 9.5, 15, 21, 27.5, 34, 41, 48)
    for step in steps:
        along = -430.0
        while along < 430:
            wide = rng.uniform(4.2, 8.5)
            along += wide + rng.choice([0.1, 0.3, 1.6, 3.0])
            x = along * 0.75 + 0.1 * rng.normal()
            lean = float(slope(x)) * np.sign(x)
            y = float(rim(np.array([x]))[0]) + step * math.hypot(1, lean) + rng.normal(0, 0.8)
            lonely = math.hypot(x, y) > 210 and rng.random() < 0.25
            if lonely or rng.random() < 0.10 or not _clear(x, y, wide / 2) or (step > 36 and rng.random() < 0.45):
                continue
            level = height_at(ground, x, y)
            height = rng.uniform(2.7, 3.4) * (1 + (rng.random() < 0.28) * 0.75)
            if step > 0 and abs(np.degrees(math.atan2(x, y))) < 60:
                height = min(height, max(2.2, -0.7 - level + 0.022 * math.hypot(x, y)))
            turn = math.pi + math.atan(lean) + rng.normal(0, 0.09)
            houses.house(parts, rng, (x, y, level), turn, (wide, rng.uniform(4.2, 6.8), height), rng.random() < 0.3)
            open_view = step > 0 and math.hypot(x, y) < 75
            if rng.random() < 0.35 and not open_view:
                size = (wide * 0.55, 3.4, 2.6)
                houses.house(parts, rng, (x + rng.uniform(-1, 1), y - 0.8 * np.sign(step), level + height), turn, size, rng.random() < 0.3)


def far_towns(rng, parts):
    """White crusts on the crest of the far cliffs."""
    for centre, spread, count in ((-1500, 330, 170), (1750, 380, 150), (-2500, 220, 60), (900, 120, 40), (-800, 110, 40)):
        for x in rng.normal(centre, spread, count):
            y = float(rim(np.array([x]))[0]) - abs(rng.normal(0, 45)) + rng.uniform(-5, 25)
            size = rng.uniform(6, 13), rng.uniform(6, 11), rng.uniform(3, 8)
            parts.add("wall", houses.soft_box((size[0], size[1], size[2] + 8), -8), (x, y, height_at(ground, x, y)), rng.random() * 3)


def build_terrace(rng, parts):
    """Parapet with pots, steps, table, the lane behind between white walls."""
    a = np.radians(np.linspace(-84, 84, 70))
    rail = np.stack([5.6 * np.sin(a), np.minimum(5.2 * np.cos(a) + 0.2, 3.05), 0 * a], 1)
    for low, high in zip(rail[:-1], rail[1:]):
        middle, run = (low + high) / 2, high - low
        parts.add("wall", houses.soft_box((float(np.hypot(*run[:2])) + 0.16, 0.36, 4.65), -4), middle, math.atan2(run[1], run[0]))
    clay = plain("clay", (0.33, 0.125, 0.07), 0.8, 0.2)
    pots = []
    for azimuth, reach, size in ((-52, 4.2, 1.0), (-44, 3.8, 0.8), (54, 4.4, 1.0), (66, 4.4, 0.75), (115, 4.4, 1.1), (-104, 4.3, 1.0)):
        x, y = polar(azimuth, reach)
        pots.append(tube(np.array([(x, y, 0), (x, y, 0.1), (x, y, 0.42 * size), (x, y, 0.55 * size), (x, y, 0.50 * size)]), np.array([0.14, 0.17, 0.27, 0.24, 0.05]) * size, 20))
    mesh("pots", *merge(pots), clay, True)
    for x, y, turn, size in ((-9.8, -4.6, 1.98, (6.5, 5, 3.4)), (-7.4, -10.6, 1.5, (6, 6, 4.4)), (9.8, -4.2, -1.92, (6, 5, 3.2)), (7.6, -10.2, -1.55, (6.4, 6, 4.8)), (-6.6, -17.4, 1.5, (6, 7, 6)), (6.9, -17.0, -1.6, (6, 7, 6.2))):
        houses.house(parts, rng, (x, y, min(0.0, height_at(ground, x, y))), turn, size, True)
    for k in range(16):
        parts.add("wall", houses.soft_box((4.2, 0.6, 0.3), 0), (0.3 * math.sin(k / 3), -5.6 - 0.55 * k, height_at(ground, 0, -5.9 - 0.55 * k) - 0.12))
    blue = plain("chair blue", (0.03, 0.16, 0.42), 0.5, 0.4)
    seats = [tube(np.array([(1.9, 1.7, 0), (1.9, 1.7, 0.7)]), [0.04, 0.04], 8), tube(np.array([(1.9, 1.7, 0.70), (1.9, 1.7, 0.72), (1.9, 1.7, 0.73)]), [0.38, 0.4, 0.01], 28)]
    for dx, dy, turn in ((-0.75, -0.1, 0), (0.62, 0.35, 2.6)):
        chair = [box((x, y, 0.22), (0.04, 0.04, 0.44)) for x in (-0.18, 0.18) for y in (-0.18, 0.18)] + [box((0, 0, 0.45), (0.42, 0.42, 0.04))]
        chair += [box((-0.19, y, 0.7), (0.035, 0.035, 0.5)) for y in (-0.18, 0.18)] + [box((-0.19, 0, z), (0.03, 0.4, 0.06)) for z in (0.66, 0.80, 0.92)]
        v, f = merge(chair)
        c, s = math.cos(turn), math.sin(turn)
        seats.append((v @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) + [1.9 + dx, 1.7 + dy, 0], f))
    mesh("table and chairs", *merge(seats), blue)


def build_flowers(rng):
    """Bougainvillea over the walls, geraniums in the pots."""
    m = Material("bract")
    c = m.ramp(m.random(), [(0, (0.50, 0.012, 0.16)), (1, (0.62, 0.03, 0.30))])
    bract, leaf = m.surface(m.leaf(c, 0.45)), Material("bougainvillea leaf")
    leaf = leaf.surface(leaf.leaf((0.05, 0.11, 0.03), 0.35))
    flowers, leaves, points, sizes = collection("bracts"), collection("bougainvillea"), [], []
    for k in range(2):
        plants.bush(f"bract{k}", 90 + k, bract, flowers, 2800, 0.075, 1.0)
        plants.bush(f"vine{k}", 95 + k, leaf, leaves, 2200, 0.085, 0.95)
    for azimuth, reach, size in FLOWERS:
        x, y = polar(azimuth, reach)
        for _ in range(9):
            points.append((x + rng.normal(0, 0.5 * size), y + rng.normal(0, 0.4 * size), max(0, height_at(ground, x, y)) + rng.uniform(-0.2, 1.5) * size))
            sizes.append(size * rng.uniform(0.28, 0.5))
    for azimuth, reach in ((-52, 4.2), (-44, 3.8), (54, 4.4), (66, 4.4), (115, 4.4), (-104, 4.3)):
        points.append((*polar(azimuth, reach), 0.45))
        sizes.append(0.32)
    points, sizes = np.array(points), np.array(sizes)
    n = len(points)
    scatter("bracts", points, flowers, rng.random(n) * 6, sizes, rng.integers(0, 2, n))
    scatter("vines", points - [0, 0, 0.04], leaves, rng.random(n) * 6, sizes * 0.97, rng.integers(0, 2, n))


def build_boats():
    cloth, planks = plain("sail", (0.85, 0.83, 0.80)), plain("hull", (0.75, 0.74, 0.72))
    for k, (azimuth, distance, turn, size) in enumerate(((7, 640, 0.7, 1.6), (20, 980, 2.2, 2.0), (-9, 1300, 1.2, 2.2), (-34, 900, 2.9, 1.8))):
        boat = place(boats.dhow(f"boat{k}", (planks, planks, cloth), None, 10.0))
        x, y = polar(azimuth, distance)
        boat.location, boat.rotation_euler, boat.scale = (x, y, SEA + 0.3), (0, 0, turn), (size,) * 3


def build():
    rng = np.random.default_rng(21)
    polar_terrain("land", ground, land_material(), inner=0.08, outer=16000, rings=620, spokes=1700, attributes=lambda x, y: {
        "paved": smoothstep(8.5, 7.2, np.hypot(x, y)) + smoothstep(2.6, 2.0, np.abs(x)) * smoothstep(0, -3, y) * smoothstep(-60, -40, y) * (np.hypot(x, y) >= 7.2),
        "green": smoothstep(-20, -90, seaward(x, y))})
    build_sea()
    parts = houses.Parts(materials())
    build_village(rng, parts)
    far_towns(rng, parts)
    for azimuth, distance, radius, turn, floor in CHURCHES:
        x, y = polar(azimuth, distance)
        level = height_at(ground, x, y) if floor is None else floor
        houses.church(parts, (x, y, level), math.radians(turn), radius)
    for azimuth, distance, radius, turn in MILLS:
        x, y = polar(azimuth, distance)
        houses.windmill(parts, (x, y, height_at(ground, x, y)), math.radians(turn), radius)
    build_terrace(rng, parts)
    parts.build("village")
    build_flowers(rng)
    build_boats()
