"""A small trekking camp: dome tents, duffel, water can, cooking stones, a cairn."""
import math

import numpy as np

from .geometry import grid_faces, mesh, tube
from .leaf_strips import Parts
from .nodes import Material


def fabric(name, colour, glow=0.30):
    m = Material(name)
    place = m.local()
    tone = m.mix(m.math('MULTIPLY', m.noise(2.3, 5, 0.6, place), 0.14), colour, tuple(c * 0.62 for c in colour))
    trim = m.mix(m.attribute('trim'), tone, (0.035, 0.035, 0.040))
    return m.surface(m.leaf(trim, glow))


def plain(name, colour, rough=0.7, shine=0.2):
    m = Material(name)
    return m.surface(m.principled(colour, rough, shine))


def _dome(width, depth, height, columns=72, rows=26):
    """A crossed-pole dome: taut along the poles, a little slack between them."""
    turn = np.arange(columns) / columns * 2 * np.pi
    rise = np.linspace(0, 1, rows)
    t, a = np.meshgrid(rise, turn, indexing='ij')
    corner = np.abs(np.cos(2 * (a - np.pi / 4)))
    square = 1 / (np.abs(np.cos(a)) ** 5 + np.abs(np.sin(a)) ** 5) ** 0.2
    slack = 1 - 0.085 * (1 - corner ** 4) * np.sin(np.pi * t)
    ring = np.cos(t * np.pi / 2) ** 0.82 * square * slack
    x, y = ring * np.cos(a) * width / 2, ring * np.sin(a) * depth / 2
    z = height * np.sin(t * np.pi / 2) ** 1.05 * (1 - 0.04 * (1 - corner ** 4) * np.sin(np.pi * t))
    z += 0.012 * np.sin(a * 24) * np.sin(np.pi * t) * (1 - t)
    i = np.arange(rows - 1)[:, None] * columns + np.arange(columns)[None]
    j = np.arange(rows - 1)[:, None] * columns + (np.arange(columns)[None] + 1) % columns
    faces = np.stack([i, j, j + columns, i + columns], -1).reshape(-1, 4)
    pole = np.exp(-((1 - corner) / 0.012) ** 2)
    hem = np.exp(-(t / 0.05) ** 2)
    door_x = np.abs((a - 0 + np.pi) % (2 * np.pi) - np.pi)
    arch = np.clip(1 - (t / 0.62) ** 2, 0, 1) ** 0.5 * 0.62
    zip_line = np.exp(-((door_x - arch) / 0.035) ** 2) * (t < 0.60)
    trim = np.clip(0.75 * pole + 0.6 * hem + 0.9 * zip_line, 0, 1)
    return np.stack([x, y, z], -1).reshape(-1, 3), faces, trim.ravel()


def dome_tent(name, material, line_material, collection, width=2.3, depth=1.75, height=1.25):
    """Door towards +X; guy lines and pegs at the corners; a peaked porch over the door."""
    parts = Parts('trim')
    v, f, trim = _dome(width, depth, height)
    parts.add(v, f, 0, trim=trim)
    porch_top = np.array([width * 0.30, 0, height * 0.83])
    for side in (-1, 1):
        u, w = np.meshgrid(np.linspace(0, 1, 9), np.linspace(0, 1, 9), indexing='ij')
        foot_back = np.array([width * 0.40, side * depth * 0.47, 0.0])
        foot_front = np.array([width * 0.83, side * 0.10, 0.02])
        low = foot_back + (foot_front - foot_back) * w[..., None]
        panel = porch_top + (low - porch_top) * u[..., None]
        panel[..., 1] += -side * 0.07 * np.sin(np.pi * u) * np.sin(np.pi * w)
        k = np.arange(8)[:, None] * 9 + np.arange(8)[None]
        parts.add(panel.reshape(-1, 3), np.stack([k, k + 1, k + 10, k + 9], -1).reshape(-1, 4), 0,
                  trim=(0.85 * np.exp(-((1 - w) / 0.10) ** 2) * (u > 0.05)).ravel())
    for sx in (-1, 1):
        for sy in (-1, 1):
            v, f = tube([(sx * width * 0.33, sy * depth * 0.33, height * 0.62), (sx * width * 0.72, sy * depth * 0.80, 0)], [0.006, 0.006], 4)
            parts.add(v, f, 1, trim=0)
            v, f = tube([(sx * width * 0.72, sy * depth * 0.80, 0.06), (sx * width * 0.735, sy * depth * 0.815, -0.1)], [0.008, 0.006], 4)
            parts.add(v, f, 1, trim=0)
    return parts.build(name, [material, line_material], collection, mesh)


def _pillow(size, power=3.4, columns=28, rows=16):
    turn, lift = np.arange(columns) / columns * 2 * np.pi, np.linspace(-1, 1, rows)
    t, a = np.meshgrid(lift, turn, indexing='ij')
    ring = (1 - np.abs(t) ** power) ** (1 / power)
    square = 1 / (np.abs(np.cos(a)) ** power + np.abs(np.sin(a)) ** power) ** (1 / power)
    p = np.stack([ring * square * np.cos(a), ring * square * np.sin(a), t], -1).reshape(-1, 3) * np.asarray(size) / 2
    i = np.arange(rows - 1)[:, None] * columns + np.arange(columns)[None]
    j = np.arange(rows - 1)[:, None] * columns + (np.arange(columns)[None] + 1) % columns
    return p, np.stack([i, j, j + columns, i + columns], -1).reshape(-1, 4)


PILLOWS = (   # material, size, place, lean
    (0, (0.85, 0.36, 0.34), (0, 0, 0.16), 0),
    (1, (0.26, 0.36, 0.54), (0.75, 0.25, 0.26), 0.2), (3, (0.28, 0.34, 0.15), (0.86, 0.25, 0.56), 0.3),
    (1, (0.14, 0.24, 0.26), (0.60, 0.25, 0.16), 0.2),
    (1, (0.16, 0.12, 0.28), (0.76, 0.45, 0.18), 0.2), (1, (0.16, 0.12, 0.28), (0.76, 0.05, 0.18), 0.2),
    (2, (0.17, 0.28, 0.34), (0.35, -0.55, 0.16), 0),
)


def gear(name, materials, collection):
    """Duffel bag, backpack and a yellow water can; materials: (bag, pack, can, strap)."""
    parts = Parts('trim')
    for slot, size, place, tip in PILLOWS:
        v, f = _pillow(size)
        v = v @ np.array([[math.cos(tip), 0, -math.sin(tip)], [0, 1, 0], [math.sin(tip), 0, math.cos(tip)]])
        parts.add(v + place, f, slot)
    for x in (-0.22, 0.22):
        turn = np.linspace(0, 2 * np.pi, 17)
        v, f = tube(np.stack([0 * turn + x, 0.186 * np.cos(turn), 0.16 + 0.178 * np.sin(turn)], 1), np.full(17, 0.014), 4)
        parts.add(v, f, 3)
    v, f = tube([(0.35, -0.62, 0.33), (0.35, -0.60, 0.39), (0.35, -0.50, 0.39), (0.35, -0.48, 0.33)], [0.014] * 4, 6)
    parts.add(v, f, 2)
    return parts.build(name, materials, collection, mesh)


def trekking_poles(name, material, collection):
    parts = Parts('trim')
    for k in (0, 1):
        v, f = tube([(0.10 * k, 0.05 * k, -0.05), (0.05 + 0.16 * k, 0.14 + 0.05 * k, 1.15)], [0.008, 0.010], 6)
        parts.add(v, f, 0)
        v, f = tube([(0.042 + 0.145 * k, 0.125 + 0.05 * k, 1.02), (0.052 + 0.163 * k, 0.145 + 0.05 * k, 1.18)], [0.017, 0.019], 8)
        parts.add(v, f, 0)
    return parts.build(name, [material], collection, mesh)
