"""Zanzibar in the late morning: coral sand, turquoise shallows, dhows, palms, makuti umbrellas."""
import math

import numpy as np

from lib import boats, plants
from lib.creatures import bird, limb
from lib.geometry import box, collection, copy_of, grid_faces, join, merge, mesh, stones, tube
from lib.nodes import Material, plain
from lib.noise import fbm, polar, ring_points, smoothstep
from lib.scatter import height_at, on_ground, scatter
from lib.terrain import polar_terrain

BREAKERS = ((2.3, 0.09, 0.55), (6.8, 0.16, 0.9), (13.5, 0.14, 1.2))  # distance from shore, height, width


BANK, BANK_REACH, BANK_TURN = (-30.0, 62.0), (15.5, 5.6), -0.22   # a sandbank that dries at low tide


def bank(x, y):
    """How near the crest of the sandbank is: 1 on it, 0.5 about where the water begins, 0 far from it."""
    dx, dy = x - BANK[0], y - BANK[1]
    u = dx * math.cos(BANK_TURN) + dy * math.sin(BANK_TURN)
    v = -dx * math.sin(BANK_TURN) + dy * math.cos(BANK_TURN) + 0.012 * u * u
    q = np.hypot(u / BANK_REACH[0], v / BANK_REACH[1]) * (1 + 0.22 * fbm(dx / 9, dy / 9, 3, 91))
    return np.exp(-(q ** 2) * 0.7)


def shore(x):
    """The waterline: y for each x."""
    return 4.2 + 0.00105 * x * x * smoothstep(0, 60, abs(x)) + 1.3 * np.sin(x / 9) + 0.5 * np.sin(x / 3.7 + 1) + 6 * fbm(x / 70, x * 0 + 3, 3, 4)


def seaward(x, y):
    """Metres beyond the waterline, negative on land."""
    return (y - shore(x)) / np.sqrt(1 + (0.0021 * x) ** 2)


def _footprints():
    steps = []
    for i in range(52):
        x = -17 + i * 0.66
        heading = math.atan2(0.17 * math.cos(x / 3), 1)
        y = float(shore(np.array([x]))[0]) - 2.3 + 0.5 * math.sin(x / 3)
        side = 1 if i % 2 else -1
        steps.append((x, y + 0.11 * side, heading + 0.15 * side))
    return steps


FOOTPRINTS = _footprints()


def _press_footprints(land, x, y):
    """Heel and ball of each foot, with a raised rim."""
    beach = np.flatnonzero((abs(x) < 20) & (abs(y) < 9) & (seaward(x, y) < 0.5))
    x, y, dent = x[beach], y[beach], np.zeros(len(beach))
    for fx, fy, heading in FOOTPRINTS:
        dx, dy = x - fx, y - fy
        near = (abs(dx) < 0.45) & (abs(dy) < 0.45)
        if not near.any():
            continue
        u = dx[near] * math.cos(heading) + dy[near] * math.sin(heading)
        v = -dx[near] * math.sin(heading) + dy[near] * math.cos(heading)
        heel, ball = np.hypot((u + 0.085) / 0.05, v / 0.042), np.hypot((u - 0.055) / 0.085, v / 0.052)
        q = np.minimum(heel, ball)
        dent[near] += -0.03 * np.exp(-(q**4)) - 0.012 * np.exp(-((u / 0.1) ** 2) - (v / 0.035) ** 2)
        dent[near] += 0.012 * np.exp(-(((q - 1.4) / 0.32) ** 2))
    land[beach] += dent


def ground(x, y):
    e = seaward(x, y)
    d = -e
    land = np.where(d < 9, 0.075 * d, 0.675 + 0.9 * (1 - np.exp(-(d - 9) / 9)))
    land = land + np.clip(d, 0, 9) / 9 * 0.10 * fbm(x / 5, y / 5, 4, 2) + smoothstep(10, 40, d) * 0.9 * (fbm(x / 22, y / 22, 4, 7) + 0.4)
    ripples = 0.006 * np.sin((x * 0.5 + y) * 11 + 3 * fbm(x / 2, y / 2, 3, 19))
    trodden = 0.024 * fbm(x / 0.7, y / 0.7, 4, 12) + 0.016 * fbm(x / 0.24, y / 0.24, 3, 13) * smoothstep(3, 6, d)
    land = land + (trodden + ripples) * smoothstep(0.6, 3, d)
    _press_footprints(land, x, y)
    c = np.clip(e, 0, None)
    sea = -(0.05 * c * np.exp(-c / 9) + 1.15 * (1 - np.exp(-c / 34))) - c * 0.0042
    sea -= smoothstep(30, 200, c) * 1.3 * (fbm(x / 60, y / 38, 4, 15) * 0.9 + 0.35) + smoothstep(620, 900, c) * 22
    sea += smoothstep(480, 600, c) * smoothstep(720, 620, c) * 2.6  # the reef
    shoal = bank(x, y)
    ripples = 0.016 * np.sin((x * 0.8 + y * 0.5) * 9 + 3 * fbm(x / 1.7, y / 1.7, 3, 93)) * smoothstep(0.2, 0.6, shoal)
    sea = sea * (1 - shoal) + (0.42 + 0.05 * fbm(x / 2.6, y / 2.6, 3, 95)) * shoal + ripples
    return np.where(e < 0, land, sea)


def build_sand(viewer):
    m = Material("sand")
    p = m.position()
    wet = m.attribute("wet")
    c = m.ramp(m.noise(2.5, 8, 0.65, p), [(0.3, (0.47, 0.41, 0.325)), (0.7, (0.60, 0.54, 0.45))])
    c = m.mix(m.math("MULTIPLY", m.noise(60, 3, 0.6, p), 0.25), c, (0.43, 0.355, 0.27))
    grains = m.ramp(m.noise(210, 2, 0.6, p), [(0.32, (0.62, 0.58, 0.53)), (0.45, (1, 1, 1)), (0.72, (1.12, 1.1, 1.08))])
    c = m.mix(0.8, c, grains, "MULTIPLY")
    c = m.mix(wet, c, (0.37, 0.30, 0.215))
    c = m.mix(m.attribute("veg"), c, (0.16, 0.17, 0.06))
    wave = m.node("ShaderNodeTexWave", {"Scale": 1.1, "Distortion": 5, "Detail": 3, "Vector": p}).outputs["Fac"]
    relief = m.math("ADD", m.noise(7, 6, 0.65, p), m.math("MULTIPLY", wave, 0.25))
    rough = m.ramp(wet, [(0, 0.9), (0.7, 0.5), (1, 0.2)])
    sand = m.surface(m.principled(c, rough, 0.35, m.bump(relief, m.map_range(wet, 0, 1, 0.5, 0.12), 0.05)))

    def attributes(x, y):
        e = seaward(x, y)
        dry = np.exp(-np.clip(-e + 0.9 * fbm(x / 2.2, y * 0 + 7, 3, 6) - 0.5, 0, 99) / 0.7)
        dry_bank = smoothstep(0.10, 0.26, ground(x, y) + 0.05 * fbm(x / 2.2, y / 2.2, 3, 97))
        return {"wet": np.clip(np.where(e > 0, 1 - dry_bank, dry), 0, 1),
                "veg": smoothstep(13, 22, -e + 4 * fbm(x / 7, y / 7, 3, 30)) * 0.9}

    polar_terrain("sand", ground, sand, outer=6000, rings=560, spokes=1400, attributes=attributes, centre=viewer)


def crest_offset(x, e0):
    """How far a breaker line wanders from its distance to the shore."""
    return 1.3 * fbm(x / 8 + e0, x * 0 + e0, 3, 11)


def sea_surface(x, y, viewer=(0, 0)):
    r, e, z = np.hypot(x - viewer[0], y - viewer[1]), seaward(x, y), 0 * x
    for wavelength, height, angle, phase in ((7.5, 0.05, 0.15, 0), (4.6, 0.035, -0.35, 1), (2.9, 0.022, 0.6, 2), (13, 0.07, -0.1, 3), (1.7, 0.012, -0.8, 4)):
        along = (x * math.sin(angle) + y * math.cos(angle)) / wavelength
        crest = (1 - abs(np.sin(np.pi * along + phase + 0.8 * fbm(x / 9, y / 9, 2, 3)))) ** 1.6
        z = z + height * crest * smoothstep(60 * wavelength, 12 * wavelength, r)
    z = z * smoothstep(1, 45, e) * (1.0 + 0.8 * fbm(x / 30, y / 30, 2, 8)) * smoothstep(0.65, 0.02, bank(x, y))
    for e0, height, width in BREAKERS:
        q = e - e0 - crest_offset(x, e0)
        z = z + height * np.exp(-((q / width) ** 2)) * np.clip(0.5 + 1.3 * fbm(x / 14, x * 0 + e0, 2, 14), 0, 1)
    return z - 0.012


def foam_cover(x, y):
    """Foam 0..1: swash edge, broken crests with trailing lace, reef."""
    r, e, cover = np.hypot(x, y), seaward(x, y), 0 * x
    ragged = 0.35 * fbm(x / 1.1, y / 1.1, 3, 71)
    for e0, width, strength in ((0.12, 0.26, 1.0), (2.1, 0.5, 1.0), (6.5, 0.75, 0.9), (13.1, 0.8, 0.65)):
        first = e0 < 1
        swell = np.clip(0.5 + 1.3 * fbm(x / 14, x * 0 + e0, 2, 14), 0, 1)
        broken = smoothstep(-0.25, 0.35, fbm(x / 3.1 + e0, y / 5, 3, 23) + 0.8 * (swell - 0.4))
        q = e - e0 - (0.4 if first else 1) * crest_offset(x, 0 if first else e0) + ragged * (0.4 if first else 1)
        tail = width * (0.7 + 1.9 * swell)
        band = np.where(q > 0, np.exp(-((q / (width * 0.3)) ** 2)), 0.25 * np.exp(np.minimum(q, 0) / tail) + 0.75 * np.exp(-((q / (width * 0.6)) ** 2)))
        cover = np.maximum(cover, band * strength * (0.9 if first else broken))
    lap = bank(x, y) * smoothstep(0, 20, e)
    swash = np.exp(-(((ground(x, y) + 0.035 + 0.03 * fbm(x / 1.3, y / 1.3, 3, 99)) / 0.022) ** 2)) * smoothstep(0.15, 0.4, lap) * smoothstep(-0.3, 0.3, fbm(x / 5, y / 5, 3, 98))
    cover = np.maximum(cover, 0.85 * swash)
    reef = smoothstep(520, 590, e) * smoothstep(680, 610, e) * np.clip(fbm(x / 60, y / 14, 4, 51) * 2.2 + 0.2, 0, 1)
    return np.clip(np.maximum(cover * smoothstep(400, 150, r), reef), 0, 1)


def build_water(viewer):
    m = Material("water")
    p, depth, far = m.position(), m.attribute("depth"), m.attribute("far")
    c = m.ramp(m.math("MULTIPLY", depth, 1 / 12), [
        (0, (0.42, 0.64, 0.56)), (0.04, (0.19, 0.58, 0.54)), (0.10, (0.06, 0.47, 0.49)), (0.20, (0.02, 0.34, 0.43)),
        (0.40, (0.009, 0.18, 0.34)), (1, (0.005, 0.06, 0.19))])
    meadow = m.ramp(m.noise(0.035, 5, 0.6, p), [(0.52, 0), (0.60, 1)])
    grown = m.math("MULTIPLY", m.math("MULTIPLY", meadow, 0.5), m.map_range(depth, 1.0, 2.0))
    c = m.mix(grown, c, (0.012, 0.18, 0.22))
    chop = m.math("ADD", m.noise(1.7, 4, 0.6, p), m.math("MULTIPLY", m.noise(6.5, 3, 0.6, p), 0.4))
    normal = m.bump(chop, m.map_range(far, 0, 1, 0.26, 0.16), 0.12)
    body = m.mix_shader(0.55, m.node("ShaderNodeBsdfDiffuse", {0: c}), m.node("ShaderNodeEmission", {0: c, 1: 3.4}))
    clear = m.math("POWER", math.e, m.math("MULTIPLY", depth, -1.7))
    # the bottom is painted on the surface: seeing it through a transparent shader is far noisier
    swirl = m.node("ShaderNodeTexNoise", {"Vector": p, "Scale": 1.1, "Detail": 4}).outputs["Color"]
    warped = m.mix(0.2, p, swirl)
    cells = [m.node("ShaderNodeTexVoronoi", {"Scale": s, "Vector": warped}, feature="DISTANCE_TO_EDGE").outputs["Distance"] for s in (2.3, 6.1)]
    caustic = m.ramp(m.math("MULTIPLY", cells[0], 1.6), [(0.0, 1.35), (0.10, 1.06), (0.35, 0.93), (1, 0.9)])
    caustic = m.mix(m.map_range(depth, 0.02, 0.3), (1, 1, 1), caustic)
    bottom = m.ramp(m.noise(2.5, 8, 0.65, p), [(0.3, (0.36, 0.315, 0.235)), (0.7, (0.46, 0.415, 0.33))])
    bottom = m.mix(m.map_range(depth, 0.0, 0.5), bottom, (0.30, 0.52, 0.46))
    under = m.mix_shader(clear, body, m.node("ShaderNodeBsdfDiffuse", {0: m.mix(1.0, bottom, caustic, "MULTIPLY")}))
    gloss = m.node("ShaderNodeBsdfGlossy", {"Roughness": m.map_range(far, 0, 1, 0.06, 0.24), "Normal": normal})
    fresnel = m.node("ShaderNodeFresnel", {"IOR": 1.33, "Normal": normal})
    surface = m.mix_shader(m.math("MINIMUM", m.math("MULTIPLY", fresnel, 0.8), 0.30), under, gloss)
    lace = m.math("SUBTRACT", 1.0, m.math("MULTIPLY", m.math("ADD", cells[0], cells[1]), 2.2))
    texture = m.math("SUBTRACT", m.math("ADD", lace, m.noise(2.6, 6, 0.7, p)), 0.85)
    white = m.map_range(m.math("ADD", m.attribute("foam"), m.math("MULTIPLY", texture, 0.55)), 0.55, 0.95)
    surface = m.mix_shader(white, surface, m.node("ShaderNodeBsdfDiffuse", {0: (0.86, 0.88, 0.87)}))
    shadow_ray = m.node("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    sea = m.surface(m.mix_shader(shadow_ray, surface, m.node("ShaderNodeBsdfTransparent", {0: (0.87, 0.96, 0.94)})))
    polar_terrain("water", lambda x, y: sea_surface(x, y, viewer), sea, inner=0.8, outer=60000, rings=520, spokes=1400, centre=viewer, attributes=lambda x, y: {
        "depth": np.clip(-ground(x, y), 0, 30), "foam": foam_cover(x, y), "far": smoothstep(15, 260, np.hypot(x - viewer[0], y - viewer[1]))})


def build_palms(rng):
    m = Material("palm trunk")
    p = m.local()
    rings = m.math("SINE", m.math("MULTIPLY", m.axes(p)[2], 38.0))
    c = m.mix(m.noise(5, 6, 0.7, p), (0.14, 0.11, 0.085), (0.33, 0.28, 0.225))
    trunk = m.surface(m.principled(c, 0.9, 0.1, m.bump(m.math("ADD", m.math("MULTIPLY", rings, 0.4), m.noise(9, 6, 0.7, p)), 0.7, 0.03)))
    m = Material("palm frond")
    c = m.ramp(m.attribute("age"), [(0, (0.085, 0.20, 0.028)), (0.6, (0.125, 0.19, 0.035)), (0.85, (0.22, 0.20, 0.055)), (1, (0.27, 0.18, 0.08))])
    frond = m.surface(m.leaf(c, 0.42, m.mix(0.5, c, (0.30, 0.42, 0.05))))
    nut, palms = plain("coconut", (0.16, 0.17, 0.04), 0.5, 0.4), collection("palms")
    for k, (seed, height, lean, curve) in enumerate([(3, 9.5, 0.20, 1.8), (8, 7.5, 0.62, 1.35), (14, 11.5, 0.10, 2.0), (21, 8.2, 0.38, 1.5)]):
        plants.palm(f"palm{k}", seed, height, lean, curve, trunk, frond, nut, palms)
    chosen = [(-125, 15, 3, 1.0, 0.25), (-89, 10, 1, 1.1, 1.2), (-94, 19, 0, 1.05, 1.25), (-84, 23, 3, 1, 1.0), (-122, 21, 3, 0.95, 1.6),
              (86, 13.5, 3, 1.0, 2.1), (99, 17, 2, 1.0, 2.6), (80, 21, 1, 1.0, 1.9), (-150, 21, 2, 1, 0.3), (168, 20, 0, 1, 1.4), (140, 20, 2, 1.1, 4)]
    rows = [(*polar(az, d), kind, size, turn) for az, d, kind, size, turn in chosen]
    while len(rows) < 330:
        x = rng.normal(0, 170)
        y = shore(np.array([x]))[0] - 11 - 55 * rng.random() ** 1.3
        if math.hypot(x, y) > 22:
            rows.append((x, y, rng.integers(0, 4), rng.uniform(0.8, 1.2), math.pi / 2 + rng.normal(0, 0.9)))
    x, y, kind, size, turn = np.array(rows).T
    scatter("palms", on_ground(ground, x, y), palms, turn, size, kind, rng.normal(0, 0.03, (len(x), 2)))


def build_undergrowth(rng):
    m = Material("scrub")
    c = m.ramp(m.random(), [(0, (0.055, 0.12, 0.025)), (1, (0.13, 0.19, 0.045))])
    leaves, shrubs = m.surface(m.leaf(c, 0.38, m.mix(0.5, c, (0.25, 0.38, 0.05)))), collection("shrubs")
    for k in range(3):
        plants.bush(f"shrub{k}", k, leaves, shrubs, size=0.16, squash=0.7)
    n = 3200
    x, inland = rng.normal(0, 190, n), 13.5 + 90 * rng.random(n) ** 1.5
    y = shore(x) - inland
    size = np.where(inland < 24, rng.uniform(0.25, 0.9, n), rng.uniform(0.8, 3.2, n))
    keep = (np.hypot(x, y) > 12) & (fbm(x / 9, y / 9, 3, 61) > -0.2 - 0.02 * (inland - 14))
    x, y, size = x[keep], y[keep], size[keep]
    scatter("shrubs", on_ground(ground, x, y, -0.1), shrubs, rng.random(len(x)) * 6.28, size, rng.integers(0, 3, len(x)))


def _seaweed(rng):
    """Three clumps to be scattered."""
    m = Material("seaweed")
    weed = m.surface(m.leaf(m.ramp(m.random(), [(0, (0.045, 0.03, 0.012)), (0.6, (0.10, 0.07, 0.02)), (1, (0.09, 0.11, 0.03))]), 0.2))
    clumps = collection("seaweed")
    for k in range(3):
        centres = rng.normal(0, 1, (90, 3)) * [0.09, 0.06, 0.008] + [0, 0, 0.008]
        mesh(f"clump{k}", *plants.leaf_quads(centres, 0.09, rng, 0.12, 0.16), weed, into=clumps)
    return clumps


def build_beachcombing(rng):
    """Shells, the seaweed line of the last tide, husks and a driftwood log."""
    m = Material("shell")
    shell = m.surface(m.principled(m.ramp(m.random(), [(0, (0.8, 0.75, 0.68)), (0.6, (0.55, 0.45, 0.36)), (0.9, (0.12, 0.09, 0.06))]), 0.6, 0.3))
    shells = collection("shells")
    stones(shells, shell, 3, 20, 0.45, 0.2)
    x, y = ring_points(rng, 0.3, 22, 4200, 1.2)
    x, y = x[seaward(x, y) < -0.2], y[seaward(x, y) < -0.2]
    size = 0.004 + 0.016 * rng.random(len(x)) ** 4
    scatter("shells", on_ground(ground, x, y, 0.001), shells, 6 * rng.random(len(x)), size, rng.integers(0, 3, len(x)), rng.normal(0, 0.2, (len(x), 2)))
    clumps = _seaweed(rng)
    x = rng.normal(0, 26, 3000)
    tide = 1.7 + 0.35 * np.sin(x / 2.3) + 0.5 * fbm(x / 3, x * 0, 3, 81) + abs(rng.normal(0, 0.22, len(x)))
    keep = fbm(x / 1.7, x * 0 + 5, 3, 83) + 0.4 * rng.normal(size=len(x)) > 0.05
    x, y = x[keep], (shore(x) - tide)[keep]
    scatter("seaweed", on_ground(ground, x, y), clumps, rng.random(len(x)) * 6.28, 0.14 + 0.5 * rng.random(len(x)) ** 2, rng.integers(0, 3, len(x)))
    husk = Material("husk")
    husks = collection("husks")
    stones(husks, husk.surface(husk.principled(husk.mix(husk.noise(9, 5, 0.7), (0.13, 0.08, 0.045), (0.27, 0.185, 0.11)), 0.9, 0.1)), 3, 33, 0.9, 0.12)
    x, y = np.array([polar(az, d) for az, d in [(-78, 3.1), (-83, 3.5), (-148, 4.2), (131, 5), (-112, 5.6), (84, 4.6), (-170, 6), (108, 6)]]).T
    scatter("husks", on_ground(ground, x, y, 0.07), husks, rng.random(len(x)) * 6.28, 0.12, rng.integers(0, 3, len(x)), rng.normal(0, 0.8, (len(x), 2)))
    x, y = polar(np.linspace(-101, -84, 9), np.linspace(4.3, 5.9, 9))
    bend = 0.07 * np.sin(np.linspace(0, 5, 9))
    path = np.stack([x, y + bend, ground(x, y) + 0.05 + 0.14 * np.linspace(0, 1, 9) ** 2], 1)
    wood = Material("driftwood")
    p = wood.local()
    grey = wood.mix(wood.noise(8, 6, 0.7, p), (0.22, 0.19, 0.16), (0.45, 0.41, 0.36))
    log = [limb(path, list(np.linspace(0.13, 0.045, 9))), limb([path[5], path[5] + [0.2, 0.3, 0.28]], [0.05, 0.02])]
    mesh("driftwood", *merge(log), wood.surface(wood.principled(grey, 0.9, 0.1, wood.bump(wood.noise(22, 5, 0.7, p), 0.6, 0.02))), True)


def thatched(name, thatch, wood, into, radius=1.7, height=2.35, posts=1):
    """Makuti roof of loose palm thatch on one post or a ring of posts."""
    rng = np.random.default_rng(4)
    n = int(2600 * (radius / 1.7) ** 2)
    a, t, rise = rng.random(n) * 6.283, rng.random(n) ** 0.6, 0.5 * radius
    root = np.stack([radius * t * np.cos(a), radius * t * np.sin(a), height + rise * (1 - t) + rng.normal(0, 0.02, n)], 1)
    out = np.stack([np.cos(a), np.sin(a), -0.55 + rng.normal(0, 0.12, n)], 1) * rng.uniform(0.25, 0.5, (n, 1))
    side = np.stack([-np.sin(a), np.cos(a), 0 * a], 1) * 0.018
    straw = np.stack([root - side, root + side, root + out + side, root + out - side], 1).reshape(-1, 3)
    cone = tube([(0, 0, height + rise - 0.03), (0, 0, height - 0.1)], [0.03, radius * 0.97], 28)
    roof = mesh(f"{name}-roof", *merge([(straw, np.arange(4 * n).reshape(-1, 4)), cone]), thatch, link=False)
    ring = [(0, 0)] if posts == 1 else [(radius * 0.8 * math.cos(k), radius * 0.8 * math.sin(k)) for k in np.arange(posts) / posts * 6.283]
    poles = [tube([(x, y, -0.4), (x, y, height + rise * (0.9 if posts == 1 else 0.2))], [0.07, 0.06], 8) for x, y in ring]
    poles += [tube([(0, 0, height - 0.3), (radius * 0.6 * math.cos(k), radius * 0.6 * math.sin(k), height + 0.1)], [0.025, 0.025], 5) for k in (0.4, 2.5, 4.6)] if posts == 1 else []
    return join([roof, mesh(f"{name}-posts", *merge(poles), wood, link=False)], name, into)


def lounger(wood, cloth, into):
    frame = [box((0, s * 0.3, 0.28), (1.9, 0.06, 0.06)) for s in (-1, 1)]
    frame += [box((x, s * 0.3, 0.13), (0.06, 0.06, 0.3)) for x in (-0.85, 0.75) for s in (-1, 1)]
    pads = [box((-0.3, 0, 0.35), (1.3, 0.58, 0.08)), box((0.6, 0, 0.54), (0.75, 0.58, 0.08), tip=-0.6)]
    return join([mesh("frame", *merge(frame), wood, link=False), mesh("pads", *merge(pads), cloth, link=False)], "lounger", into)


def build_furniture():
    m = Material("thatch")
    thatch = m.surface(m.leaf(m.mix(m.noise(3, 4), (0.22, 0.16, 0.09), (0.42, 0.33, 0.2)), 0.15))
    wood, pool = plain("pole", (0.20, 0.14, 0.09), 0.8), collection("furniture")
    parasol = thatched("umbrella", thatch, wood, pool)
    hut = thatched("banda", thatch, wood, pool, 3.8, 2.7, 9)
    bed = lounger(wood, plain("cushion", (0.72, 0.68, 0.60), 0.9), pool)
    for az, d in ((101, 8.8), (124, 11.5), (-138, 10), (-104, 17), (148, 9.8)):
        x, y = polar(az, d)
        copy_of(parasol, (x, y, height_at(ground, x, y)), az)
        for side in (-0.8, 0.75):
            copy_of(bed, (x + side, y + 0.3, height_at(ground, x + side, y + 0.3)), -1.5 + 0.1 * side)
    x, y = polar(-168, 17)
    copy_of(hut, (x, y, height_at(ground, x, y)))


def _sea_star(arm, into, material):
    """Five tapering arms, thickest in the middle."""
    arms = [limb([(0, 0, arm * 0.16), (arm * 0.5 * math.cos(a), arm * 0.5 * math.sin(a), arm * 0.13), (arm * math.cos(a), arm * math.sin(a), arm * 0.05)], [arm * 0.24, arm * 0.17, arm * 0.05], sides=8)
            for a in np.arange(5) / 5 * 2 * math.pi]
    return mesh("sea star", *merge(arms), material, True, into)


def build_bank(rng):
    """What the tide leaves on the sandbank: shells, sea stars, weed, a canoe with its pole, a dhow at anchor."""
    shell = Material("bank shell")
    shell_look = shell.surface(shell.principled(shell.ramp(shell.random(), [(0, (0.8, 0.75, 0.68)), (0.6, (0.55, 0.45, 0.36)), (0.9, (0.12, 0.09, 0.06))]), 0.6, 0.3))
    shells = collection("bank shells")
    stones(shells, shell_look, 3, 25, 0.45, 0.2)
    x, y = ring_points(rng, 0.25, 22, 5200, 1.1)
    x, y = x + BANK[0], y + BANK[1]
    keep = ground(x, y) > 0.02
    x, y = x[keep], y[keep]
    scatter("bank shells", on_ground(ground, x, y, 0.001), shells, 6 * rng.random(len(x)), 0.004 + 0.022 * rng.random(len(x)) ** 4, rng.integers(0, 3, len(x)), rng.normal(0, 0.2, (len(x), 2)))
    x, y = ring_points(rng, 0.8, 24, 5200, 1.0)
    x, y = x + BANK[0], y + BANK[1]
    line = np.exp(-(((ground(x, y) - 0.15 - 0.05 * fbm(x / 2.2, y / 2.2, 3, 87)) / 0.028) ** 2)) * (fbm(x / 1.9, y / 1.9, 3, 85) > 0.02)
    keep = rng.random(len(x)) < line
    x, y = x[keep], y[keep]
    scatter("bank weed", on_ground(ground, x, y), _seaweed(rng), rng.random(len(x)) * 6.28, 0.16 + 0.55 * rng.random(len(x)) ** 2, rng.integers(0, 3, len(x)))
    red = Material("sea star")
    knobs = red.node("ShaderNodeTexVoronoi", {"Scale": 60, "Vector": red.local()}).outputs["Distance"]
    skin = red.surface(red.principled(red.ramp(knobs, [(0.15, (0.75, 0.28, 0.10)), (0.45, (0.52, 0.05, 0.02))]), 0.5, 0.4, red.bump(knobs, 0.7, 0.01)))
    stars = collection("sea stars")
    _sea_star(0.17, stars, skin)
    around = [(24, 3.0), (33, 3.9), (-64, 4.6), (118, 3.6), (151, 5.2), (-140, 4.2), (75, 5.0), (-18, 5.4), (-100, 6.2), (168, 3.1)]
    x, y = np.array([polar(az, d) for az, d in around]).T + np.array(BANK)[:, None]
    scatter("sea stars", on_ground(ground, x, y, 0.0), stars, rng.random(len(x)) * 6.28, rng.uniform(0.75, 1.2, len(x)), np.zeros(len(x), int))


def build_boats():
    materials, pool = boats.boat_materials(), collection("boats")
    sailing = boats.dhow("dhow", materials, pool, crew=((0.7, 0.68, 0.62), (0.55, 0.1, 0.06)))
    moored = boats.dhow("moored", materials, pool, sail=False)
    canoe = boats.outrigger("ngalawa", materials, pool)
    for boat, az, d, turn in [(sailing, 11, 21, 0.35), (sailing, -22, 78, 2.9), (sailing, 34, 170, 0.2), (sailing, -7, 330, 3.3), (moored, 47, 55, -0.3)]:
        copy_of(boat, (*polar(az, d), 0.02), turn).rotation_euler[0] = math.radians(1.5)
    for boat, az, d, turn, lift in ((moored, -38, 17, 2.2, 0.02), (canoe, 62, 11.5, 0.25, 0.06)):   # beside the sandbank
        x, y = np.array(polar(az, d)) + BANK
        copy_of(boat, (x, y, max(lift, height_at(ground, x, y) + lift)), turn)
    x, y = polar(46, 9.5)
    copy_of(canoe, (x, y, height_at(ground, x, y) + 0.06), -0.6).rotation_euler[1] = -0.05


def build(viewer=(0, 0)):
    """The same coast for every viewpoint; sand and water are finest below the viewer."""
    rng = np.random.default_rng(5)
    build_sand(viewer)
    build_water(viewer)
    build_palms(rng)
    build_undergrowth(rng)
    build_beachcombing(rng)
    build_furniture()
    build_boats()
    build_bank(np.random.default_rng(50))
    pool, white = collection("birds"), plain("tern", (0.55, 0.55, 0.55), 0.7)
    terns = [bird(f"tern{k}", white, pool, lift) for k, lift in enumerate((0.5, 0.1))]
    for i in range(9):
        x, y = polar(2 + 5 * rng.normal(), 46 + 8 * rng.normal())
        copy_of(terns[i % 2], (x, y, 9 + 2.5 * rng.normal()), rng.normal(2.2, 0.4), 0.95)
