"""A log cabin with snow on its roof and light in its windows."""
import math

import numpy as np

from .creatures import limb
from .geometry import box, join, merge, mesh
from .nodes import Material, plain


def glow(name, colour, power):
    """Emission that lights nothing by sampling: small bright things stay free of noise."""
    m = Material(name)
    made = m.surface(m.node("ShaderNodeEmission", {0: colour, 1: power}))
    made.cycles.sample_as_light = False
    return made


def _logs(length, depth, height, thick=0.24):
    """Walls of crossing round logs, longer than the room at the corners."""
    parts, rows = [], round(height / thick)
    for row in range(rows):
        z = (row + 0.5) * thick
        for side in (-1, 1):
            y, x = side * depth / 2, side * length / 2
            parts.append(limb([(-length / 2 - 0.3, y, z), (length / 2 + 0.3, y, z)], [thick * 0.52] * 2, sides=9))
            parts.append(limb([(x, -depth / 2 - 0.3, z + thick / 2), (x, depth / 2 + 0.3, z + thick / 2)], [thick * 0.52] * 2, sides=9))
    return parts


def _gables(length, depth, height, rise, thick=0.24):
    parts = []
    for row in range(int(rise / thick)):
        half = depth / 2 * (1 - (row + 0.5) * thick / rise)
        for x in (-length / 2, length / 2):
            z = height + (row + 0.7) * thick
            parts.append(limb([(x, -half, z), (x, half, z)], [thick * 0.52] * 2, sides=9))
    return parts


def _roof(length, depth, height, rise, lift, thick, over=0.65):
    """Two slabs; lift and thickness tell boards from the snow upon them."""
    slope, parts = math.atan2(rise, depth / 2), []
    run = math.hypot(rise, depth / 2) + over
    for side in (-1, 1):
        v, f = box((0, 0, 0), (length + 2 * over, run, thick))
        tip = -side * slope
        turn = np.array([[1, 0, 0], [0, math.cos(tip), -math.sin(tip)], [0, math.sin(tip), math.cos(tip)]])
        mid = np.array([0, side * (run / 2) * math.cos(slope), height + rise - (run / 2) * math.sin(slope) + lift])
        parts.append((v @ turn.T + mid, f))
    return parts


def _window(x, y, z, wide, tall, face, frames, panes):
    """Framed pane on the wall that looks along `face` (unit x or y)."""
    along = np.array([abs(face[1]), abs(face[0]), 0])
    for dx, dz, w, h in ((0, tall / 2, wide + 0.2, 0.1), (0, -tall / 2, wide + 0.3, 0.12), (-wide / 2, 0, 0.1, tall),
                         (wide / 2, 0, 0.1, tall), (0, 0, 0.05, tall), (0, 0.05, wide, 0.05)):
        centre = np.array([x, y, z + dz]) + along * dx + np.array(face) * 0.15
        frames.append(box(centre, np.abs(along) * w + np.abs(face) * 0.08 + np.array([0, 0, h])))
    panes.append(box(np.array([x, y, z]) + np.array(face) * 0.13, along * wide + np.abs(face) * 0.03 + np.array([0, 0, tall])))


def log_cabin(name, snow, into=None, length=6.4, depth=5.0, height=2.5, rise=2.1):
    """Cabin with its front (-y) and its left end lit; floor at z = 0."""
    timber, trim = Material("timber"), plain("trim", (0.30, 0.045, 0.028), 0.6, 0.3)
    p = timber.local()
    grain = timber.noise(3, 6, 0.7, timber.node("ShaderNodeMapping", {"Vector": p, "Scale": (1, 1, 7)}))
    wood = timber.surface(timber.principled(timber.mix(grain, (0.07, 0.038, 0.022), (0.20, 0.11, 0.06)), 0.8, 0.2))
    frames, panes = [], []
    _window(-1.9, -depth / 2, 1.45, 1.1, 1.0, (0, -1, 0), frames, panes)
    _window(1.9, -depth / 2, 1.45, 1.1, 1.0, (0, -1, 0), frames, panes)
    _window(-length / 2, 0, 1.5, 1.3, 1.0, (-1, 0, 0), frames, panes)
    frames += [box((0, -depth / 2 - 0.12, 1.05), (1.0, 0.12, 2.1)), box((0, -depth / 2 - 0.6, 0.08), (1.6, 1.0, 0.16))]
    chimney = [box((1.5, 0.6, height + rise + 0.1), (0.7, 0.7, 1.5))]
    cap = [box((1.5, 0.6, height + rise + 0.92), (0.82, 0.82, 0.2))]
    parts = (("walls", _logs(length, depth, height) + _gables(length, depth, height, rise), wood, True),
             ("boards", _roof(length, depth, height, rise, 0.12, 0.12), wood, False),
             ("load", _roof(length, depth, height, rise, 0.36, 0.40, 0.72) + cap, snow, False),
             ("trim", frames, trim, False), ("panes", panes, glow("lamp light", (1.0, 0.50, 0.16), 5.5), False),
             ("stack", chimney, plain("stack", (0.12, 0.11, 0.11)), False))
    return join([mesh(f"{name}-{key}", *merge(shapes), material, smooth, link=False) for key, shapes, material, smooth in parts], name, into)
