"""Northern lights over a frozen lake in Lapland: spruces under snow, a lit log cabin, a fire, fells."""
import math

import bpy
import numpy as np

from lib.cabin import glow, log_cabin
from lib.conifers import snowy_needles, spruce
from lib.creatures import limb
from lib.geometry import collection, merge, mesh, place, stones
from lib.nodes import Material, plain
from lib.noise import fbm, polar, ridged, smoothstep
from lib.scatter import height_at, on_ground, scatter
from lib.terrain import polar_terrain

ICE = -0.75          # level of the frozen lake
CABIN = polar(45, 18.5)
FIRE = polar(-31, 8.5)
# azimuth, distance, kind, size
NEAR_SPRUCES = (
    (-52, 11, 0, 1.0), (-61, 8.6, 2, 0.8), (-70, 14, 1, 1.1), (-58, 17, 3, 1.0), (-44, 21, 2, 0.9), (-82, 10, 3, 0.7), (-95, 13, 0, 1.0),
    (52, 24, 1, 1.05), (58, 18, 0, 1.0), (66, 13, 3, 0.9), (74, 17, 2, 1.1), (43, 29, 3, 1.2), (37, 27, 2, 0.8), (84, 11, 2, 0.75),
    (104, 15, 1, 1.0), (118, 10.5, 3, 0.9), (133, 17, 0, 1.1), (147, 12, 2, 0.8), (166, 19, 1, 1.0), (-172, 13, 3, 0.85), (-158, 20, 0, 1.1),
    (-143, 14, 1, 0.9), (-127, 11, 2, 0.8), (-112, 18, 3, 1.1),
)


def lake(x, y):
    """1 on the lake, 0 on the shore and beyond it."""
    reach = np.hypot((x + 62) / 250, (y - 200) / 186) + 0.16 * fbm(x / 60, y / 60, 4, 31) * smoothstep(20, 120, np.hypot(x, y))
    return smoothstep(1.02, 0.97, reach)


def lake_side(x, y):
    """0..1 on the slope between the viewer and the lake."""
    return smoothstep(4, 16, y) * smoothstep(26, 10, np.abs(x + 4))


def ski_track(x, y):
    """0..1: two narrow grooves that come from behind and run down to the lake."""
    off = x + 3.4 - 1.6 * np.sin(y / 11) - 0.12 * y
    return np.exp(-((np.abs(off) - 0.17) / 0.055) ** 2)


def beaten(x, y):
    """0..1: the trodden ways to the cabin and the fire."""
    def way(target, bend):
        length = math.hypot(*target)
        ux, uy = target[0] / length, target[1] / length
        along, across = x * ux + y * uy, x * uy - y * ux
        sway = bend * np.sin(np.clip(along / length, 0, 1) * np.pi)
        return np.exp(-((across - sway) / 0.34) ** 2) * smoothstep(-1.5, 0, along) * smoothstep(length, length - 1.5, along)
    return np.maximum(way((CABIN[0] - 0.8, CABIN[1] - 3.5), 1.2), way(FIRE, -0.5))


def ground(x, y):
    r, azimuth = np.hypot(x, y), np.arctan2(x, y)
    drift = 0.42 * fbm(x / 7, y / 4.5, 4, 5) * smoothstep(1, 6, r) + 0.10 * fbm(x / 1.4, y / 1.0, 3, 9) * smoothstep(0.4, 3, r)
    rise = 1.7 * smoothstep(30, 4, r)  # the viewer's knoll, so that the lake lies open below
    land = 0.15 + rise + drift * smoothstep(1.4, 0.2, lake_side(x, y)) + 1.6 * smoothstep(15, 60, r) * (fbm(x / 40, y / 40, 3, 11) + 0.45)
    far = smoothstep(330, 2600, r + 240 * fbm(np.sin(azimuth) * 3, np.cos(azimuth) * 3, 3, 15))
    land += far * (120 + 230 * ridged(x / 2600, y / 2600, 4, 17) + 26 * fbm(x / 300, y / 300, 4, 19))
    land -= 0.07 * ski_track(x, y)
    land -= 0.28 * beaten(x, y) * (0.8 + 0.5 * fbm(x / 0.22, y / 0.22, 2, 13))
    wet = lake(x, y)
    return land * (1 - wet) + (ICE - 0.3) * wet


def snow_material():
    m = Material("snow")
    p = m.position()
    c = m.mix(m.noise(0.8, 5, 0.6, p), (0.74, 0.79, 0.87), (0.86, 0.89, 0.93))
    wooded = m.ramp(m.math("ADD", m.noise(0.010, 9, 0.72, p), m.attribute("bare")), [(0.50, 1), (0.60, 0)])
    c = m.mix(m.math("MULTIPLY", wooded, m.attribute("far")), c, (0.030, 0.048, 0.050))
    crust = m.math("ADD", m.noise(6, 6, 0.65, p), m.math("MULTIPLY", m.noise(60, 3, 0.7, p), 0.25))
    return m.surface(m.principled(c, 0.62, 0.35, m.bump(crust, 0.35, 0.04)))


def build_ice():
    """Black ice with wind-blown patches of snow, mirror to the sky."""
    m = Material("ice")
    p = m.position()
    blown = m.ramp(m.math("ADD", m.noise(0.06, 8, 0.62, p), m.math("MULTIPLY", m.noise(0.9, 5, 0.6, p), 0.10)), [(0.56, 0), (0.64, 1)])
    cracks = m.node("ShaderNodeTexVoronoi", {"Scale": 0.22, "Vector": m.mix(0.3, p, m.node("ShaderNodeTexNoise", {"Scale": 0.6, "Detail": 5}).outputs["Color"])}, feature="DISTANCE_TO_EDGE")
    line = m.ramp(m.math("MULTIPLY", cracks.outputs["Distance"], 3.0), [(0.0, 0.55), (0.035, 0)])
    body = m.node("ShaderNodeBsdfDiffuse", {0: m.mix(line, (0.012, 0.030, 0.045), (0.5, 0.56, 0.6))})
    normal = m.bump(m.noise(0.7, 4, 0.6, p), 0.05, 0.1)
    gloss = m.node("ShaderNodeBsdfGlossy", {"Roughness": m.map_range(m.noise(0.12, 5, 0.6, p), 0.3, 0.7, 0.06, 0.20), "Normal": normal, "Color": (0.9, 0.95, 1.0)})
    mirror = m.mix_shader(m.math("MINIMUM", m.math("ADD", m.node("ShaderNodeFresnel", {"IOR": 1.6}), 0.12), 0.85), body, gloss)
    ice = m.surface(m.mix_shader(blown, mirror, m.node("ShaderNodeBsdfDiffuse", {0: (0.78, 0.83, 0.9)})))
    polar_terrain("ice", lambda x, y: 0 * x + ICE, ice, inner=4, outer=700, rings=60, spokes=240)


def ring_around(rng, count, inner, outer):
    r, a = inner + (outer - inner) * rng.random(count) ** 0.8, rng.random(count) * 2 * np.pi
    return r * np.sin(a), r * np.cos(a), r


def build_spruces(rng):
    needles, bark = snowy_needles(), plain("bark", (0.045, 0.032, 0.025))
    near, far = collection("spruces"), collection("far spruces")
    for kind, height in enumerate((9.5, 12.0, 6.5, 8.0)):
        spruce(f"spruce{kind}", 20 + kind, height, needles, bark, near, 34, 26, (0.17, 0.14, 0.21, 0.18)[kind])
        spruce(f"fir{kind}", 60 + kind, height, needles, bark, far, 14, 0, (0.15, 0.13, 0.2, 0.16)[kind])
    azimuth, distance, kind, size = np.array(NEAR_SPRUCES).T
    x, y = polar(azimuth, distance)
    turn = rng.random(len(x)) * 6.28
    scatter("near spruces", on_ground(ground, x, y, -0.1), near, turn, size, kind, rng.normal(0, 0.03, (len(x), 2)))
    x, y, r = ring_around(rng, 150, 3.5, 34)
    keep = (lake(x, y) < 0.02) & (beaten(x, y) < 0.05) & (ski_track(x, y) < 0.05)
    x, y = x[keep], y[keep]
    scatter("saplings", on_ground(ground, x, y, -0.05), near, rng.random(len(x)) * 6.28, 0.03 + 0.16 * rng.random(len(x)) ** 2.5,
            rng.integers(0, 4, len(x)), rng.normal(0, 0.1, (len(x), 2)))
    n = 26000
    r, a = 24 + 1500 * rng.random(n) ** 2.0, rng.random(n) * 2 * np.pi
    x, y = r * np.sin(a), r * np.cos(a)
    keep = (lake(x, y) < 0.02) & (fbm(x / 70, y / 70, 3, 51) > -0.25) & (np.hypot(x - CABIN[0], y - CABIN[1]) > 8)
    keep &= ~((np.abs(np.degrees(a) - np.degrees(math.atan2(*CABIN))) < 14) & (r < 30))
    keep &= ~((np.abs(np.degrees(np.arctan2(x, y)) + 6) < 40) & (r < 240))
    x, y = x[keep], y[keep]
    n = len(x)
    points = on_ground(ground, x, y, -0.1)
    scatter("forest", points, far, rng.random(n) * 6.28, rng.uniform(0.5, 1.25, n), rng.integers(0, 4, n), rng.normal(0, 0.03, (n, 2)))


def lamp(location, colour, watts, radius):
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius
    place(bpy.data.objects.new("lamp", data)).location = location


def build_cabin(snow):
    cabin = place(log_cabin("cabin", snow))
    level = height_at(ground, *CABIN)
    cabin.location, cabin.rotation_euler = (*CABIN, level - 0.15), (0, 0, math.radians(-38))
    turn = math.radians(-38)
    for x, y in ((-1.9, -4.0), (1.9, -4.0), (-4.7, 0)):
        lamp((CABIN[0] + x * math.cos(turn) - y * math.sin(turn), CABIN[1] + x * math.sin(turn) + y * math.cos(turn), level + 1.3),
             (1.0, 0.48, 0.16), 26, 0.4)


def build_fire(rng):
    """Ring of stones, burning logs, two log benches."""
    x, y = FIRE
    level = height_at(ground, x, y)
    ring = collection("hearth stones")
    stones(ring, plain("hearth", (0.09, 0.085, 0.08)), 3, 7, 0.8, 0.3)
    a = np.arange(13) / 13 * 2 * np.pi
    scatter("hearth", np.stack([x + 0.62 * np.cos(a), y + 0.62 * np.sin(a), 0 * a + level + 0.04], 1), ring, rng.random(13) * 6, 0.17, rng.integers(0, 3, 13))
    burning = [limb([(x + 0.42 * math.cos(t), y + 0.42 * math.sin(t), level + 0.05), (x, y, level + 0.4)], [0.07, 0.05], sides=8) for t in np.arange(6) * 1.05]
    seats = [limb([(x + s * 1.9 - 0.2, y - 1.0, level + 0.3), (x + s * 1.5, y + 1.1, level + 0.3)], [0.22, 0.2], sides=12) for s in (-1, 1)]
    mesh("logs", *merge(burning + seats), plain("log", (0.075, 0.05, 0.035)), True)
    flames = []
    for k in range(15):
        t, r, tall = rng.random() * 6.28, 0.24 * rng.random(), rng.uniform(0.35, 0.95)
        foot = np.array([x + r * math.cos(t), y + r * math.sin(t), level + 0.1])
        path = [foot, foot + [0.05 * math.sin(k), 0.05 * math.cos(k), tall * 0.5], foot + [0.02, 0.04 * math.sin(k), tall]]
        flames.append(limb(path, [0.06, 0.045, 0.004], sides=8))
    mesh("flames", *merge(flames), glow("flame", (1.0, 0.30, 0.04), 9), True)
    lamp((x, y, level + 0.75), (1.0, 0.40, 0.11), 75, 0.3)


def build():
    rng = np.random.default_rng(8)
    snow = snow_material()
    polar_terrain("ground", ground, snow, rings=520, spokes=1300, attributes=lambda x, y: {
        "far": smoothstep(600, 1500, np.hypot(x, y)), "bare": 0.5 * smoothstep(150, 260, ground(x, y))})
    build_ice()
    build_spruces(rng)
    build_cabin(snow)
    build_fire(rng)
