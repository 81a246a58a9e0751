"""White houses, barrel vaults, blue domes, bell walls and a windmill, as (vertices, faces) by material.

Every builder adds to a `Parts`: lists per material that become one mesh each.
"""
import math

import numpy as np

from lib.creatures import limb
from lib.geometry import box, grid_faces, merge, mesh, tube

BEVEL = 0.09
FOOT = 12.0      # walls reach this far below their floor, into the slope


class Parts:
    """Shapes gathered by material."""

    def __init__(self, materials):
        self.materials, self.shapes = materials, {key: [] for key in materials}

    def add(self, key, shape, at=(0, 0, 0), turn=0.0):
        vertices, faces = shape
        c, s = math.cos(turn), math.sin(turn)
        turned = np.asarray(vertices, float) @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) + at
        self.shapes[key].append((turned, faces))

    def build(self, name):
        for key, shapes in self.shapes.items():
            quads = [(v, np.asarray(f)) for v, f in shapes if len(f)]
            if quads:
                mesh(f"{name}-{key}", *merge(quads), self.materials[key], key in ("dome", "vault", "round"))


def soft_box(size, low=0.0):
    """Box from z = low to low + height with rounded upper and upright edges, open below."""
    w, d, h = np.asarray(size, float)
    b = min(BEVEL, w / 4, d / 4)
    outline = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)):
        for k in range(4):
            a = (start + k / 3) * math.pi / 2
            outline.append((sx * (w / 2 - b) + b * math.cos(a), sy * (d / 2 - b) + b * math.sin(a)))
    ring, rows = np.array(outline), []
    for inset, z in ((0, low), (0, low + h - b), (b * 0.3, low + h - b * 0.3), (b, low + h), (min(w, d) / 2 - 0.001, low + h)):
        shrink = np.clip(np.abs(ring) - inset, 0.001, None) * np.sign(ring)
        rows.append(np.column_stack([shrink, np.full(len(ring), z)]))
    return np.concatenate(rows), grid_faces(5, len(ring), closed=True)


def dome(radius, squash=0.92, rows=16, columns=36):
    t = np.linspace(0, np.pi / 2, rows)
    a = np.arange(columns) / columns * 2 * np.pi
    r = radius * np.cos(t)[:, None]
    v = np.stack([r * np.cos(a), r * np.sin(a), radius * squash * np.sin(t)[:, None] + 0 * a], -1)
    return v.reshape(-1, 3), grid_faces(rows, columns, closed=True)


def vault(width, depth, rise):
    """Half barrel along y with both ends closed."""
    a = np.linspace(0, np.pi, 18)
    profile = np.stack([width / 2 * np.cos(a), 0 * a, rise * np.sin(a)], 1)
    rows = [profile * [0.001, 1, 0.001] - [0, depth / 2, 0], profile - [0, depth / 2, 0], profile + [0, depth / 2, 0], profile * [0.001, 1, 0.001] + [0, depth / 2, 0]]
    return np.concatenate(rows), grid_faces(4, 18)


def arch_panel(width, height, y):
    """Flat arched opening (door or window) facing -y."""
    a = np.linspace(0, np.pi, 12)
    top = np.stack([width / 2 * np.cos(a), 0 * a + y, height - width / 2 + width / 2 * np.sin(a)], 1)
    low = top * [1, 1, 0]
    return np.concatenate([low, top]), grid_faces(2, 12)


def openings(parts, rng, at, turn, width, depth, lit):
    """Door and windows towards -y (the caldera side of a house)."""
    front = -depth / 2
    places = [(-width * 0.28, 0), (width * 0.28, 1)] if width > 3.2 else [(0, 0)]
    for x, kind in places:
        door = kind == 0
        w, h, sill = (0.95, 2.1, 0.0) if door else (0.75, 1.15, 0.85)
        for key, grow, y in (("wall", 0.16, front - 0.025), ("door" if door else ("lamp" if lit and rng.random() < 0.6 else "pane"), 0.0, front - 0.05)):
            v, f = arch_panel(w + grow, h + grow, y)
            parts.add(key, (v + [x, 0, sill - (0 if door else grow / 2)], f), at, turn)


def house(parts, rng, at, turn, size, lit=False):
    """One cube of a house: parapet, openings, now and then a vault, a chimney or a colour wash."""
    width, depth, height = size
    key = rng.choice(["wall", "wall", "wall", "wall", "wall", "cream", "pink"])
    parts.add(key, soft_box((width, depth, height + FOOT), -FOOT), at, turn)
    style = rng.random()
    if style < 0.30:
        parts.add("vault", vault(width * 0.98, depth * 0.98, width * 0.32), np.add(at, (0, 0, height - 0.02)), turn)
    else:
        for x, y, w, d in ((0, -depth / 2 + 0.1, width, 0.2), (0, depth / 2 - 0.1, width, 0.2), (-width / 2 + 0.1, 0, 0.2, depth), (width / 2 - 0.1, 0, 0.2, depth)):
            v, f = soft_box((w, d, 0.42))
            parts.add("wall", (v + [x, y, height], f), at, turn)
    if style > 0.75:
        v, f = soft_box((0.45, 0.45, 1.1))
        parts.add("wall", (v + [width * 0.3, depth * 0.25, height], f), at, turn)
    openings(parts, rng, at, turn, width, depth, lit)


def church(parts, at, turn, radius=2.6, bells=True):
    """Cube, drum with windows, blue dome and cross, bell wall with three bells."""
    base = radius * 2.15
    parts.add("wall", soft_box((base, base, radius * 1.45 + FOOT), -FOOT), at, turn)
    top = radius * 1.45
    parts.add("round", tube(np.array([(0, 0, top - 0.2), (0, 0, top + radius * 0.30), (0, 0, top + radius * 0.62)]), [radius, radius, radius], 40), at, turn)
    parts.add("round", tube(np.array([(0, 0, top + radius * 0.56), (0, 0, top + radius * 0.66), (0, 0, top + radius * 0.70)]), [radius * 1.06, radius * 1.06, radius * 0.98], 40), at, turn)
    v, f = dome(radius * 0.99)
    parts.add("dome", (v + [0, 0, top + radius * 0.64], f), at, turn)
    for k in range(8):
        angle = k * math.pi / 4
        v, f = arch_panel(radius * 0.26, radius * 0.46, -radius - 0.015)
        c, s = math.cos(angle), math.sin(angle)
        parts.add("pane", (v @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) + [0, 0, top + 0.05], f), at, turn)
    peak = top + radius * 1.56
    parts.add("round", limb([(0, 0, peak), (0, 0, peak + 0.25)], [radius * 0.13, radius * 0.07], sides=12), at, turn)
    for size, height in (((0.09, 0.09, 1.1), 0.75), ((0.62, 0.09, 0.09), 0.95)):
        parts.add("wall", box((0, 0, peak + height), size), at, turn)
    openings(parts, np.random.default_rng(3), at, turn, base, base, True)
    if bells:
        bell_wall(parts, np.add(at, (base * 0.62 * math.cos(turn), base * 0.62 * math.sin(turn), 0)), turn, radius)


def bell_wall(parts, at, turn, scale):
    """Pierced gable: two bells below, one above."""
    wide, thick, foot = scale * 0.95, scale * 0.22, scale * 1.3
    parts.add("wall", soft_box((wide, thick, foot + FOOT), -FOOT), at, turn)
    for level, count in ((0, 2), (1, 1)):
        z, span = foot + level * scale * 0.62, wide * (1 if count == 2 else 0.6)
        for k in range(count + 1):
            v, f = soft_box((scale * 0.13, thick, scale * 0.5))
            parts.add("wall", (v + [(k / count - 0.5) * (span - scale * 0.13), 0, z], f), at, turn)
        v, f = soft_box((span + 0.08, thick * 1.1, scale * 0.14))
        parts.add("wall", (v + [0, 0, z + scale * 0.5], f), at, turn)
        for k in range(count):
            x = ((k + 0.5) / count - 0.5) * (span - scale * 0.13)
            parts.add("bell", limb([(x, 0, z + scale * 0.40), (x, 0, z + scale * 0.14)], [scale * 0.05, scale * 0.10], sides=10), at, turn)
    crown = foot + 2 * scale * 0.62
    for size, height in (((0.07, 0.07, 0.7), 0.4), ((0.42, 0.07, 0.07), 0.5)):
        parts.add("wall", box((0, 0, crown + height), size), at, turn)


def windmill(parts, at, turn, radius=2.6):
    """Round white mill with a thatched cap and bare wooden sails."""
    height = radius * 2.3
    parts.add("round", tube(np.array([(0, 0, -3), (0, 0, 0), (0, 0, height)]), [radius * 1.05, radius, radius * 0.86], 32), at, turn)
    parts.add("thatch", tube(np.array([(0, 0, height - 0.1), (0, 0, height + 0.05), (0, 0, height + radius * 0.95)]), [radius * 1.0, radius * 0.98, 0.05], 32), at, turn)
    hub = np.array([0, -radius * 1.25, height + 0.25])
    for k in range(12):
        angle = k * math.pi / 6 + 0.1
        tip = hub + np.array([math.cos(angle), 0, math.sin(angle)]) * radius * 1.9
        parts.add("wood", limb([hub, tip], [0.07, 0.04], sides=6), at, turn)
        after = angle + math.pi / 6
        parts.add("wood", limb([tip, hub + np.array([math.cos(after), 0, math.sin(after)]) * radius * 1.9], [0.02, 0.02], sides=5), at, turn)
    parts.add("wood", limb([hub, hub + [0, radius * 1.0, -0.05]], [0.12, 0.16], sides=8), at, turn)
    openings(parts, np.random.default_rng(9), at, turn, 2.0, radius * 2.06, False)
