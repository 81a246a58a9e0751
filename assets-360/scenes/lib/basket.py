"""The basket of a hot-air balloon around the viewer: wicker, rim, burners, lines and the envelope overhead."""
import math

import bpy
import numpy as np

from .creatures import blob
from .geometry import box, merge, mesh, tube
from .geometry import place as put
from .nodes import Material, plain

HALF_LENGTH, HALF_WIDTH, WALL = 1.35, 0.80, 1.12   # across the front, front to back, height of the walls
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def _wicker():
    """Canes woven over and under upright stakes."""
    m = Material("wicker")
    p = m.local()
    x, y, z = m.axes(p)
    along = m.math("ADD", x, y)
    canes = m.math("SINE", m.math("MULTIPLY", z, 2 * math.pi / 0.030))
    stakes = m.math("SINE", m.math("MULTIPLY", along, math.pi / 0.045))
    weave = m.math("MULTIPLY", canes, stakes)
    cane = m.mix(m.noise(3.5, 5, 0.6, p), (0.20, 0.105, 0.042), (0.46, 0.285, 0.125))
    gap = m.ramp(m.map_range(weave, -1, 1), [(0.30, 0.16), (0.52, 0.75), (0.8, 1.1)])
    return m.surface(m.principled(m.mix(1.0, cane, gap, "MULTIPLY"), 0.62, 0.25, m.bump(weave, 0.8, 0.006)))


def _planks():
    m = Material("floor planks")
    p = m.local()
    x, y, z = m.axes(p)
    grain = m.noise(5, 6, 0.7, m.node("ShaderNodeCombineXYZ", {0: m.math("MULTIPLY", x, 6), 1: y, 2: z}))
    return m.surface(m.principled(m.ramp(grain, [(0.3, (0.30, 0.21, 0.13)), (0.7, (0.60, 0.47, 0.32))]), 0.7, 0.2))


def _envelope(colours):
    """Cloth in gores, each a colour, with a darker band round the mouth; light shines through it."""
    m = Material("own envelope")
    x, y, z = m.axes(m.local())
    gore = m.math("FRACT", m.math("MULTIPLY", m.math("ARCTAN2", y, x), len(colours) * 1.2732 / 2))
    cloth = m.ramp(gore, [(i / len(colours), c) for i, c in enumerate(colours)], "CONSTANT")
    seam = m.math("FRACT", m.math("MULTIPLY", m.math("ARCTAN2", y, x), 48 / (2 * math.pi)))
    cloth = m.mix(m.ramp(seam, [(0.0, 0.55), (0.06, 0.0), (0.94, 0.0), (1.0, 0.55)]), cloth, (0.10, 0.03, 0.015))
    panel = m.math("FRACT", m.math("MULTIPLY", z, 1 / 1.3))
    cloth = m.mix(m.ramp(panel, [(0.0, 0.35), (0.04, 0.0)]), cloth, (0.16, 0.05, 0.02))
    cloth = m.mix(m.map_range(z, 5.6, 4.6), cloth, (0.05, 0.045, 0.045))
    return m.surface(m.leaf(cloth, 0.45))


def _rim(height, radius):
    """A padded rail round the top of the walls."""
    rail = [np.array([(*a, height), (*b, height)]) for a, b in _sides()]
    return [tube(path, [radius] * 2, 14) for path in rail] + [blob((x * HALF_LENGTH, y * HALF_WIDTH, height), (radius,) * 3) for x, y in CORNERS]


def _sides():
    points = [(x * HALF_LENGTH, y * HALF_WIDTH) for x, y in CORNERS]
    return list(zip(points, points[1:] + points[:1]))


def _shapes():
    """(wicker, leather, metal, cord, planks) shapes in the basket's own frame, its floor at z = 0."""
    planks = [box(((k + 0.5) * 0.15 - HALF_LENGTH, 0, -0.05), (0.142, 2 * HALF_WIDTH, 0.1)) for k in range(int(2 * HALF_LENGTH / 0.15))]
    wicker = [box((0, 0, -0.15), (2 * HALF_LENGTH, 2 * HALF_WIDTH, 0.08))]
    wicker += [box((0, s * HALF_WIDTH, WALL / 2), (2 * HALF_LENGTH, 0.06, WALL)) for s in (-1, 1)]
    wicker += [box((s * HALF_LENGTH, 0, WALL / 2), (0.06, 2 * HALF_WIDTH, WALL)) for s in (-1, 1)]
    leather = _rim(WALL, 0.062)
    leather += [tube(np.array([(x * HALF_LENGTH, y * HALF_WIDTH, WALL), (x * 0.75, y * 0.48, 2.45)]), [0.035, 0.03], 10) for x, y in CORNERS]
    metal = [tube(np.array([(x0 * 0.75, y0 * 0.48, 2.45), (x1 * 0.75, y1 * 0.48, 2.45)]), [0.028] * 2, 10) for (x0, y0), (x1, y1) in zip(CORNERS, CORNERS[1:] + CORNERS[:1])]
    for x in (-0.3, 0.3):
        metal += [tube(np.array([(x, -0.48, 2.45), (x, 0.48, 2.45)]), [0.022] * 2, 8)]
        metal += [tube(np.array([(x, 0, 2.42), (x, 0, 2.52), (x, 0, 2.95)]), [0.10, 0.17, 0.19], 20)]
        metal += [tube([(x + 0.205 * math.cos(a), 0.205 * math.sin(a), 2.55 + 0.012 * a) for a in np.linspace(0, 31, 150)], [0.011] * 150, 6)]
    metal += [tube(np.array([(s * 1.08, -0.52, 0.0), (s * 1.08, -0.52, 0.88), (s * 1.08, -0.52, 0.98)]), [0.165, 0.165, 0.07], 20) for s in (-1, 1)]
    cord = [tube(np.array([(x * 0.75, y * 0.48, 2.45), (2.0 * math.cos(a), 2.0 * math.sin(a), 4.6)]), [0.010] * 2, 6)
            for k, (x, y) in enumerate(CORNERS) for a in np.arctan2(y, x) + np.linspace(-0.65, 0.65, 5)]
    cord += [tube(np.array([(x * HALF_LENGTH * 1.03, y * HALF_WIDTH * 1.05, z + 0.2 * math.sin(x + y)), (x * HALF_LENGTH * 1.03, y * HALF_WIDTH * 1.05, -0.4)]), [0.012] * 2, 6) for x, y in CORNERS for z in (0.9,)]
    return wicker, leather, metal, cord, planks


def _cloth_shape():
    t = np.linspace(0, 1, 40)
    radii = 2.0 + (8.6 - 2.0) * np.sin(np.pi / 2 * np.clip(t / 0.62, 0, 1)) ** 1.15
    radii = np.where(t > 0.62, 8.6 * np.sqrt(np.clip(1 - ((t - 0.62) / 0.38) ** 2, 0.0004, 1)), radii)
    return tube(np.stack([0 * t, 0 * t, 4.6 + 19 * t], 1), radii, 96)


def _light_inside(place):
    """What the cloth overhead scatters into the basket: a lamp of its size would take hundreds of samples to find."""
    data = bpy.data.lights.new("light of the envelope", "AREA")
    data.energy, data.color, data.size = 16, (1.0, 0.92, 0.82), 1.3
    lamp = put(bpy.data.objects.new("light of the envelope", data))
    lamp.visible_glossy, lamp.location = False, (place[0], place[1], place[2] + 2.2)


def basket(at, floor, yaw, ahead, colours):
    """Put the balloon into the scene so that a viewer at `at` stands `ahead` metres before its middle, facing `yaw` degrees."""
    turn = math.radians(yaw)
    place = (at[0] - ahead * math.sin(turn), at[1] - ahead * math.cos(turn), floor)
    wicker, leather, metal, cord, planks = _shapes()
    made = [mesh("own basket", *merge(wicker), _wicker()), mesh("own rim", *merge(leather), plain("saddle leather", (0.16, 0.062, 0.026), 0.5, 0.35), True),
            mesh("own burners", *merge(metal), plain("steel", (0.42, 0.42, 0.43), 0.3, 0.7), True), mesh("own lines", *merge(cord), plain("cord", (0.10, 0.085, 0.065), 0.8)),
            mesh("own floor", *merge(planks), _planks()), mesh("own envelope", *_cloth_shape(), _envelope(colours), True)]
    for thing in made:
        thing.location, thing.rotation_euler = place, (0, 0, -turn)
    _light_inside(place)
