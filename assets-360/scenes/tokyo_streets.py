"""A street of Tokyo after rain: lit signs, lanterns, wet asphalt, a lattice tower at its end."""
import math

import bpy
import numpy as np

import tokyo_signs as signs
from lib.cabin import glow
from lib.geometry import box, grid_faces, merge, mesh, place, tube
from lib.nodes import Material, plain
from lib.noise import fbm, polar

WALL = 5.4            # from the middle of the street to the fronts
CROSSING = (-19.0, -11.0)   # a side street between these northings
TOWER = polar(1.5, 480)
LAMP_COLOURS = ((1.0, 0.50, 0.20), (0.20, 0.65, 1.0), (1.0, 0.18, 0.50), (1.0, 0.72, 0.42), (0.35, 0.85, 0.95))


def ground(x, y):
    return 0.012 * fbm(x / 2.5, y / 2.5, 3, 3) + np.where(np.abs(x) > WALL - 1.6, 0.13, 0.0) * (np.abs(y - sum(CROSSING) / 2) > 4.0)


def build_street():
    m = Material("asphalt")
    p = m.position()
    axes = m.axes(p)
    pool = m.ramp(m.math("ADD", m.noise(0.30, 6, 0.6, p), m.math("MULTIPLY", m.noise(2.5, 4, 0.6, p), 0.10)), [(0.46, 0), (0.60, 1)])
    grit = m.noise(70, 3, 0.7, p)
    c = m.mix(grit, (0.014, 0.015, 0.018), (0.048, 0.049, 0.054))
    worn = m.ramp(m.noise(5, 6, 0.7, p), [(0.34, 0.2), (0.5, 1)])
    bars = m.math("MULTIPLY", m.math("GREATER_THAN", m.math("SINE", m.math("MULTIPLY", axes[0], 2 * math.pi / 0.95)), 0.0), m.attribute("zebra"))
    c = m.mix(m.math("MULTIPLY", bars, worn), c, (0.50, 0.50, 0.48))
    c = m.mix(m.attribute("walk"), c, m.mix(grit, (0.035, 0.034, 0.036), (0.07, 0.068, 0.068)))
    rough = m.mix(pool, m.map_range(grit, 0.3, 0.7, 0.26, 0.50), (0.035, 0.035, 0.035))
    normal = m.bump(m.math("MULTIPLY", grit, m.math("SUBTRACT", 1.0, pool)), 0.30, 0.01)
    road = m.surface(m.principled(c, rough, 0.75, normal))
    x = np.unique(np.concatenate([np.linspace(-70, 70, 141), [s * (WALL - 1.6 + d) for s in (-1, 1) for d in (-0.02, 0.02)]]))
    y = np.linspace(-260, 420, 1361)
    X, Y = np.meshgrid(x, y)
    X, Y = X.ravel(), Y.ravel()
    zebra = ((np.abs(Y - 9.0) < 2.0) | (np.abs(Y + 8.7) < 1.6)) & (np.abs(X) < WALL - 1.8)
    walk = (np.abs(X) > WALL - 1.6) & (np.abs(Y - sum(CROSSING) / 2) > 4.0)
    mesh("street", np.stack([X, Y, ground(X, Y)], 1), grid_faces(len(y), len(x)), road, attributes={"zebra": zebra.astype(float), "walk": walk.astype(float)})


def _panes(windows, rng, corner, along, out, wide, tall, brightness):
    """A grid of windows on one wall; returns rows of (corner points, light 0..1)."""
    columns, storeys = max(1, int(wide / rng.choice([1.6, 2.0, 2.6]))), int((tall - 4.2) / 3.2)
    cell, office = wide / columns, rng.random() < 0.45
    for s in range(storeys):
        row = rng.random()
        for k in range(columns):
            lit = (row if office else rng.random()) < brightness
            base = corner + along * (k + 0.14) * cell + out * 0.04 + np.array([0, 0, 4.6 + s * 3.2])
            w, h = along * cell * 0.72, np.array([0, 0, 1.75])
            level = rng.uniform(0.35, 1.0) if lit else rng.uniform(0, 0.03)
            windows.append((np.stack([base, base + w, base + w + h, base + h]), level))


def build_houses(rng):
    """Two unbroken rows of fronts, and blocks behind them that stand above."""
    walls, windows, shops, trims, fronts = [], [], [], [], []
    for side in (-1, 1):
        y = -110.0
        while y < 330:
            wide = rng.uniform(4.8, 9.5)
            if y < CROSSING[1] and y + wide > CROSSING[0]:
                y = CROSSING[1]
                continue
            tall = rng.choice([9, 12, 15, 18, 22, 27]) * rng.uniform(0.9, 1.1)
            step, depth = rng.uniform(0, 0.35), 13.0
            x = side * (WALL + step + depth / 2)
            walls.append(box((x, y + wide / 2, tall / 2), (depth, wide - 0.06, tall)))
            face = np.array([side * (WALL + step), y, 0.0])
            _panes(windows, rng, face, np.array([0, 1.0, 0]), np.array([-side, 0, 0.0]), wide, tall, 0.5)
            if y < CROSSING[0] and y + wide > CROSSING[0] - 9 or abs(y - CROSSING[1]) < 0.1:
                end = y + wide if y < CROSSING[0] else y
                _panes(windows, rng, np.array([side * WALL, end, 0.0]), np.array([side, 0, 0.0]), np.array([0, 1.0 if y < CROSSING[0] else -1.0, 0]), depth, tall, 0.45)
            shops.append((box((face[0] - side * 0.03, y + wide / 2, 1.55), (0.05, wide - 0.9, 2.3)), rng.uniform(0.25, 1.0)))
            trims += [box((face[0] - side * 0.08, y + wide / 2 + k * (wide - 0.9) / 4, 1.55), (0.1, 0.07, 2.4)) for k in (-2, -1, 0, 1, 2)]
            trims += [box((face[0] - side * 0.5, y + wide / 2, 3.0), (1.0, wide - 0.5, 0.10)), box((face[0] - side * 0.15, y + wide / 2, 0.55), (0.12, wide - 0.9, 0.7)),
                      box((x, y + wide / 2, tall + 0.3), (depth, wide - 0.4, 0.6)), box((face[0] - side * 0.35, y + rng.uniform(1, wide - 1), rng.uniform(6, tall - 1)), (0.7, 0.9, 0.7))]
            fronts.append((side, y, wide, tall, face[0]))
            y += wide
    for _ in range(170):
        side, y = rng.choice([-1, 1]), rng.uniform(-260, 620)
        x = side * rng.uniform(26, 130) + side * 12 * (abs(y - sum(CROSSING) / 2) < 20)
        if abs(y - sum(CROSSING) / 2) < 14 and abs(x) < 60:
            continue
        wide, deep, tall = rng.uniform(10, 22), rng.uniform(10, 22), rng.uniform(18, 62)
        walls.append(box((x, y, tall / 2), (wide, deep, tall)))
        for along, out, corner, span in (((0, 1.0, 0), (-side, 0, 0), (x - side * wide / 2, y - deep / 2, 0), deep), ((1.0, 0, 0), (0, -np.sign(y), 0), (x - wide / 2, y - np.sign(y) * deep / 2, 0), wide)):
            _panes(windows, rng, np.array(corner, float), np.array(along), np.array(out, float), span, tall, 0.38)
    for x, y in ((-64, -15), (66, -15.5), (0, -150)):   # what closes the ends of the streets behind
        walls.append(box((x, y, 22), (16 if x else 60, 34 if x else 16, 44)))
        out, along = (np.array([-np.sign(x), 0, 0.0]), np.array([0, 1.0, 0])) if x else (np.array([0, 1.0, 0]), np.array([1.0, 0, 0]))
        corner = np.array([x - np.sign(x) * 8, y - 17, 0.0]) if x else np.array([-30, -142, 0.0])
        _panes(windows, rng, corner, along, out, 34 if x else 60, 44, 0.5)
    m = Material("walls")
    tone = m.mix(m.noise(0.10, 3, 0.6, m.position()), (0.11, 0.105, 0.115), (0.34, 0.32, 0.30))
    mesh("walls", *merge(walls), m.surface(m.principled(m.mix(m.noise(1.5, 6, 0.7, m.position()), tone, (0.05, 0.05, 0.055)), 0.75, 0.3)))
    mesh("trims", *merge(trims), plain("trims", (0.035, 0.034, 0.036), 0.5, 0.4))
    _glass("windows", windows, [(0, (0.006, 0.008, 0.014)), (0.05, (0.010, 0.013, 0.022)), (0.34, (0.34, 0.30, 0.22)), (0.7, (0.95, 0.68, 0.36)), (1, (0.62, 0.85, 1.0))], 1.15, 0.14)
    v, f = merge([shape for shape, _ in shops])
    _emissive("shops", v, f, np.repeat([level for _, level in shops], 8), [(0.25, (0.55, 0.28, 0.10)), (0.6, (1.0, 0.66, 0.32)), (1, (0.80, 0.92, 1.0))], 1.25, 0.42)
    build_curtains(rng, fronts)
    return fronts


def build_curtains(rng, fronts):
    """Split cloth curtains and awnings over the doors, in four colours."""
    cloth = {key: [] for key in ((0.02, 0.035, 0.12), (0.28, 0.02, 0.02), (0.30, 0.27, 0.22), (0.02, 0.09, 0.06))}
    for side, y, wide, _, wall in fronts:
        key = list(cloth)[rng.integers(0, 4)]
        if rng.random() < 0.6:
            start, span = y + wide * 0.28, wide * 0.44
            pieces = max(3, int(span / 0.5))
            cloth[key] += [box((wall - side * (0.12 + 0.02 * (k % 2)), start + (k + 0.5) * span / pieces, 2.2), (0.02, span / pieces - 0.03, 0.95)) for k in range(pieces)]
        else:
            cloth[key].append(box((wall - side * 0.75, y + wide / 2, 2.85), (1.4, wide - 0.8, 0.06), tip=side * 0.35))
    for k, (colour, shapes) in enumerate(cloth.items()):
        if shapes:
            mesh(f"cloth{k}", *merge(shapes), plain(f"cloth{k}", colour, 0.9))


def _emissive(name, v, f, level, ramp, power, goods):
    """Panes with light behind them; `goods`: how much of what stands in the room is seen through them."""
    m = Material(name)
    things = m.node("ShaderNodeTexVoronoi", {"Scale": 2.6, "Vector": m.position()}, distance="CHEBYCHEV").outputs["Color"]
    uneven = m.ramp(m.noise(0.55, 2, 0.5, m.position()), [(0.3, 0.72), (0.65, 1.08)])
    fine = m.mix(goods, uneven, things, "MULTIPLY")
    made = m.surface(m.node("ShaderNodeEmission", {0: m.mix(1.0, m.ramp(m.attribute("level"), ramp), fine, "MULTIPLY"), 1: power}))
    made.cycles.sample_as_light = False
    mesh(name, v, f, made, attributes={"level": level})


def _glass(name, panes, ramp, power, goods):
    corners = np.stack([p for p, _ in panes])
    _emissive(name, corners.reshape(-1, 3), np.arange(4 * len(panes)).reshape(-1, 4), np.repeat([level for _, level in panes], 4), ramp, power, goods)


def build_signs(rng, fronts):
    font, paint, frames, names = signs.japanese_font(), signs.paints(), [], list(signs.PAINT)
    for side, y, wide, tall, wall in fronts:
        far = abs(y + wide / 2)
        if far > 190:
            continue
        for k in range(1 + (far > 2.5) * int(rng.integers(1, 3))):
            word, colour = rng.choice(signs.WORDS), paint[rng.choice(names)]
            size = rng.uniform(0.5, 0.85) if far < 40 else rng.uniform(0.8, 1.25)
            z = min(tall - 0.5, rng.uniform(4.9, 6.0) + 4.2 * k + len(word) * size * 0.3)
            if far > 3.4:
                signs.hanging_sign(font, colour, word, (wall - side * (0.3 + size * 0.7), y + (0.15 + 0.33 * k + rng.uniform(0, 0.2)) * wide, z), size, frames)
        if rng.random() < 0.9 and far < 90:
            word = rng.choice([w for w in signs.WORDS if len(w) < 4])
            signs.shop_sign(font, paint[rng.choice(names)], word, (wall - side * 0.14, y + wide / 2, 4.0), min(0.7, (wide - 1) / (len(word) + 1.2)), side)
    frames += [tube(np.array([(s * (WALL - 0.9), y, 0), (s * (WALL - 0.9), y, 9.5)]), [0.14, 0.11], 10) for y in range(-100, 210, 26) for s in (-1, 1)]
    for y in range(-100, 184, 26):
        for s in (-1, 1):
            frames += [signs.cable((s * (WALL - 0.9), y, z), (s * (WALL - 0.9), y + 26, z), 0.5 + 0.2 * k) for k, z in enumerate((9.2, 8.8, 8.2, 7.6))]
        frames += [signs.cable((-WALL + 0.9, y, 9.0), (WALL - 0.9, y + rng.uniform(-4, 4), 8.0), 0.7), box((WALL - 1.3, y + 0.1, 8.3), (0.45, 0.45, 0.9))]
    mesh("frames", *merge(frames), plain("frames", (0.022, 0.022, 0.026), 0.5, 0.4))
    rows = [(-WALL + 0.75, y, 2.55) for y in np.arange(2.2, 30, 1.25)] + [(WALL - 0.75, y, 2.55) for y in np.arange(-7.5, 6, 1.25)]
    rows += [(x, 15.5, 5.4 - 0.9 * (1 - (x / 5.6) ** 2)) for x in np.linspace(-5.3, 5.3, 11)] + [(x, -24.0, 5.2 - 0.8 * (1 - (x / 5.6) ** 2)) for x in np.linspace(-5.3, 5.3, 11)]
    signs.lanterns(rows)
    for y, side, colour in ((4.4, 1, (0.55, 0.03, 0.03)), (5.5, 1, (0.05, 0.12, 0.5)), (-4.2, -1, (0.7, 0.72, 0.75)), (-5.3, -1, (0.55, 0.03, 0.03)), (21, 1, (0.05, 0.12, 0.5))):
        signs.vending_machine((side * (WALL - 0.42), y, 0.13), side, colour)


def build_tower():
    """Lattice tower on four curved legs, two decks, lit in orange."""
    height, parts, bright = 333.0, [], []
    levels = np.concatenate([np.linspace(0, 140, 15), np.linspace(150, 250, 12)])

    def half(z):
        return 3.2 + 41 * math.exp(-z / 62) if z < 150 else 3.2 + 41 * math.exp(-150 / 62) * (1 - (z - 150) / 130)

    corners = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
    for k in range(4):
        (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 4]
        parts.append(tube(np.array([(ax * half(z), ay * half(z), z) for z in levels]), np.interp(levels, [0, 250], [3.0, 0.8]), 6))
        for low, high in zip(levels[:-1], levels[1:]):
            a, b = np.array([ax * half(low), ay * half(low), low]), np.array([bx * half(low), by * half(low), low])
            c, d = np.array([ax * half(high), ay * half(high), high]), np.array([bx * half(high), by * half(high), high])
            thick = 0.9 if low < 140 else 0.45
            if low > 30:
                parts += [tube(np.array([a, d]), [thick] * 2, 4), tube(np.array([b, c]), [thick] * 2, 4)]
            parts.append(tube(np.array([c, d]), [thick] * 2, 4))
    parts.append(tube(np.array([(0, 0, 245), (0, 0, 300), (0, 0, height)]), [2.2, 1.3, 0.4], 8))
    for z, size in ((143, 17), (150, 16), (243, 8)):
        bright.append(box((0, 0, z), (size * 1.5, size * 1.5, 5)))
    for shapes, material in ((parts, glow("tower", (1.0, 0.22, 0.035), 1.5)), (bright, glow("decks", (1.0, 0.75, 0.45), 2.0))):
        obj = mesh("tower", *merge(shapes), material)
        obj.location, obj.rotation_euler = (*TOWER, 0), (0, 0, 0.3)


def build_lamps(rng):
    """Area lamps stand for the many signs: few lights to sample, clean shadows."""
    for k, y in enumerate(range(-42, 118, 8)):
        for side in (-1, 1):
            data = bpy.data.lights.new("sign light", "AREA")
            data.energy, data.color, data.size = rng.uniform(220, 420), LAMP_COLOURS[(k * 2 + (side > 0) * 3) % 5], 1.6
            lamp = place(bpy.data.objects.new("sign light", data))
            lamp.visible_glossy = False
            lamp.location, lamp.rotation_euler = (side * (WALL - 0.8), y + rng.uniform(-2, 2), rng.uniform(3.6, 5.5)), (0, side * 0.85, 0)


def build():
    rng = np.random.default_rng(31)
    build_street()
    build_signs(rng, build_houses(rng))
    build_tower()
    build_lamps(rng)
