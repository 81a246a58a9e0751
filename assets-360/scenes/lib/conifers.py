"""Spruces, bare or loaded with snow."""
import math

import numpy as np

from .geometry import join, merge, mesh, tube
from .nodes import Material
from .plants import leaf_quads


def snowy_needles():
    """Snow on what faces up, dark needles below; shared by boughs and sprays."""
    m = Material("snowy needles")
    up = m.axes(m.node("ShaderNodeNewGeometry").outputs["Normal"])[2]
    patchy = m.math("ADD", up, m.math("MULTIPLY", m.noise(5, 4, 0.6, m.position()), 0.9))
    snow = m.ramp(patchy, [(0.50, 0), (0.68, 1)])
    return m.surface(m.principled(m.mix(snow, (0.010, 0.022, 0.014), (0.78, 0.82, 0.88)), 0.9, 0.1))


def _bough(root, azimuth, reach, droop, rng):
    """Sagging bough: five cross-sections of a low roof shape."""
    out, side = np.array([math.cos(azimuth), math.sin(azimuth), 0]), np.array([-math.sin(azimuth), math.cos(azimuth), 0])
    rows, spine = [], []
    for t in np.linspace(0, 1, 6):
        p = root + out * reach * t + [0, 0, -droop * reach * t**1.4 + 0.12 * reach * t**4]
        w = reach * (0.10 + 0.26 * math.sin(math.pi * min(1, t * 0.85 + 0.12))) * (1 - t**4 * 0.85) * rng.uniform(0.85, 1.15)
        rows += [p - side * w - [0, 0, w * 0.55], p + [0, 0, 0.03 * reach], p + side * w - [0, 0, w * 0.55]]
        spine.append(p)
    faces = [[3 * r + k, 3 * r + k + 1, 3 * r + k + 4, 3 * r + k + 3] for r in range(5) for k in (0, 1)]
    return (np.array(rows), np.array(faces)), np.array(spine)


def spruce(name, seed, height, needles, bark, into, whorls=26, sprays=26, slim=0.17):
    """Spruce with drooping boughs; sprays of needles break up the outline of near trees."""
    rng = np.random.default_rng(seed)
    boughs, centres = [], []
    for k in range(whorls):
        level = height * (0.05 + 0.93 * (k / whorls) ** 0.92)
        reach = max(0.12, slim * height * (1 - level / height) ** 0.8 * rng.uniform(0.8, 1.15))
        count = 8 if k < whorls * 0.8 else 5
        for b in range(count):
            azimuth = 2 * math.pi * (b + rng.uniform(-0.3, 0.3)) / count + k * 2.4
            part, spine = _bough(np.array([0, 0, level]), azimuth, reach * rng.uniform(0.75, 1.15), rng.uniform(0.35, 0.6), rng)
            boughs.append(part)
            t = rng.random(sprays) ** 0.6 * 5
            i = np.clip(t.astype(int), 0, 4)
            points = spine[i] + (spine[i + 1] - spine[i]) * (t - i)[:, None]
            centres.append(points + rng.normal(0, 1, (sprays, 3)) * reach * [0.14, 0.14, 0.05] - [0, 0, 0.05 * reach])
    parts = [mesh(f"{name}-boughs", *merge(boughs), needles, True, link=False)]
    if sprays:
        v, f = leaf_quads(np.concatenate(centres), height * 0.022, rng, 0.5, 0.35)
        parts.append(mesh(f"{name}-sprays", v, f, needles, link=False))
    stem = tube([(0, 0, -0.3), (0, 0, height * 0.5), (0, 0, height * 0.99)], [height * 0.018, height * 0.011, 0.012], 7)
    parts.append(mesh(f"{name}-stem", *stem, bark, True, link=False))
    return join(parts, name, into)
