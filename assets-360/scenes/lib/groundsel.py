"""Giant groundsels and giant lobelias of the East African high mountains."""
import math

import numpy as np

from .geometry import mesh, tube
from .leaf_strips import Parts, leaf_strips, unit
from .nodes import Material

GOLDEN = 2.399963


def materials():
    """(bark, living leaf, dead leaf, lobelia spike)"""
    m = Material('groundsel bark')
    place = m.local()
    colour = m.ramp(m.noise(7, 7, 0.7, place), [(0.3, (0.040, 0.031, 0.026)), (0.7, (0.150, 0.118, 0.092))])
    bark = m.surface(m.principled(colour, 0.95, 0.08, m.bump(m.noise(18, 8, 0.75, place), 0.9, 0.04)))

    m = Material('groundsel leaf')
    tone = m.ramp(m.attribute('age'), [(0.0, (0.215, 0.290, 0.075)), (0.35, (0.125, 0.205, 0.048)),
                                  (0.75, (0.120, 0.160, 0.046)), (1.0, (0.225, 0.195, 0.062))])
    tone = m.mix(m.math('MULTIPLY', m.attribute('t'), 0.25), tone, (0.22, 0.25, 0.10))
    tone = m.mix(m.math('MULTIPLY', m.random(), 0.25), tone, (0.19, 0.18, 0.06))
    leaf = m.surface(m.leaf(tone, 0.30, m.mix(0.5, tone, (0.30, 0.36, 0.07))))

    m = Material('groundsel skirt')
    tone = m.ramp(m.attribute('age'), [(0.0, (0.235, 0.165, 0.088)), (0.5, (0.135, 0.092, 0.058)), (1.0, (0.072, 0.056, 0.045))])
    tone = m.mix(m.math('MULTIPLY', m.attribute('t'), 0.35), tone, (0.26, 0.205, 0.135))
    skirt = m.surface(m.leaf(tone, 0.22))

    m = Material('lobelia spike')
    tone = m.ramp(m.attribute('age'), [(0.0, (0.190, 0.225, 0.105)), (0.6, (0.275, 0.295, 0.185)), (1.0, (0.200, 0.205, 0.290))])
    spike = m.surface(m.leaf(tone, 0.40))
    return bark, leaf, skirt, spike


def _frame(axis):
    axis = unit(np.asarray(axis, float))
    side = unit(np.cross(axis, [0.31, 0.17, 0.93] if abs(axis[2]) < 0.9 else [1.0, 0.2, 0.0]))
    return axis, side, np.cross(axis, side)


def rosette(parts, top, axis, size, rng, leaves=64, rows=5, broad=1.0):
    """A cabbage-like crown: young leaves upright in the middle, old ones spread and sagging."""
    axis, side, other = _frame(axis)
    u = (np.arange(leaves) + 0.5) / leaves
    turn = np.arange(leaves) * GOLDEN + rng.normal(0, 0.12, leaves)
    lean = np.radians(6 + 108 * u ** 0.85 + rng.normal(0, 5, leaves))
    radial = np.cos(turn)[:, None] * side + np.sin(turn)[:, None] * other
    direction = axis * np.cos(lean)[:, None] + radial * np.sin(lean)[:, None]
    base = top + axis * (0.10 - 0.34 * u)[:, None] * size + radial * (0.03 + 0.10 * u)[:, None] * size
    length = size * (0.42 + 0.58 * np.minimum(1, u * 2.4)) * rng.uniform(0.88, 1.1, leaves)
    width = length * 0.27 * broad * rng.uniform(0.85, 1.15, leaves)
    v, f, t = leaf_strips(base, direction, length, width, 0.03 + 0.26 * u * rng.uniform(0.6, 1.4, leaves), rng, rows)
    parts.add(v, f, 1, t=t, age=np.repeat(np.clip(u + rng.normal(0, 0.06, leaves), 0, 1), rows * 3))


def skirt(parts, path, radius, size, rng, per_metre=150, rows=3, broad=1.0):
    """Dead leaves that hang along a branch; `path` runs from the old end to the crown."""
    path = np.asarray(path)
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    reach = np.concatenate([[0], np.cumsum(steps)])
    n = max(6, int(per_metre * reach[-1]))
    where = np.sort(rng.random(n)) * reach[-1]
    base = np.stack([np.interp(where, reach, path[:, k]) for k in range(3)], 1)
    tangent = unit(np.stack([np.interp(where, reach, np.gradient(path[:, k])) for k in range(3)], 1))
    side = unit(np.cross(tangent, [0.31, 0.17, 0.93]))
    other = np.cross(tangent, side)
    turn = rng.random(n) * 6.2832
    radial = np.cos(turn)[:, None] * side + np.sin(turn)[:, None] * other
    old = 1 - where / reach[-1]
    base = base + radial * radius * 0.8
    direction = radial * rng.uniform(0.30, 0.75, (n, 1)) - np.array([0, 0, 1.0]) * rng.uniform(0.5, 1.0, (n, 1)) - tangent * 0.3
    length = size * rng.uniform(0.50, 0.95, n) * (1 - 0.35 * old)
    v, f, t = leaf_strips(base, direction, length, length * 0.17 * broad * rng.uniform(0.6, 1.2, n),
                          rng.uniform(0.05, 0.35, n), rng, rows, fold=0.35, tip=0.3)
    parts.add(v, f, 2, t=t, age=np.repeat(np.clip(old + rng.normal(0, 0.16, n), 0, 1), rows * 3))


def _arm(start, heading, length, rng, steps=9):
    """A branch that leaves sideways and turns up like a candelabra."""
    heading = unit(heading)
    points, direction = [np.asarray(start, float)], heading
    for k in range(steps):
        direction = unit(direction + np.array([0, 0, 0.26]) + rng.normal(0, 0.05, 3))
        points.append(points[-1] + direction * length / steps)
    return np.array(points), direction


def groundsel(name, seed, height, collection, mats, forks=2, leaves=64, rows=5, coarse=1.0):
    """One tree: trunk, up to `forks` levels of candelabra arms, skirts and crowns."""
    rng = np.random.default_rng(seed)
    parts = Parts('t', 'age')
    size = 0.50
    trunk_height = height * (0.40 if forks > 1 else 0.52 if forks else 0.72)
    lean = rng.normal(0, 0.10, 2)
    up = np.linspace(0, 1, 12)
    trunk = np.stack([lean[0] * up ** 1.6 * trunk_height + 0.05 * np.sin(3 * up + seed),
                      lean[1] * up ** 1.6 * trunk_height + 0.05 * np.cos(4 * up + seed),
                      up * (trunk_height + 0.35) - 0.35], 1)
    girth = 0.052 * height ** 0.75 + 0.03
    radius = girth * (1 - 0.25 * up) * (1 + 0.5 * np.exp(-up * 9)) * (1 + 0.07 * np.sin(up * 37 + seed))
    v, f = tube(trunk, radius, 12)
    parts.add(v, f, 0)
    density = 175 / coarse ** 1.6

    def crown(path, direction, thick, small):
        rosette(parts, path[-1], direction, size * small, rng, int(leaves / coarse ** 1.3), rows, coarse ** 0.7)
        skirt(parts, path[max(0, len(path) - 8):], thick, size * small, rng, density * 1.5, 3, coarse ** 0.8)

    def grow(start, direction, level, thick):
        count = 2 if rng.random() < 0.55 else 3
        if level == 1 and forks > 1:
            count = rng.integers(3, 5)
        spin = rng.random() * 6.28
        for k in range(count):
            turn = spin + k * 6.2832 / count + rng.normal(0, 0.3)
            tilt = math.radians(rng.uniform(48, 66) if level == 1 else rng.uniform(32, 50))
            away = np.array([math.cos(turn), math.sin(turn), 0])
            axis, _, _ = _frame(direction)
            heading = axis * math.cos(tilt) + away * math.sin(tilt)
            reach = height * rng.uniform(0.25, 0.36) * (1.0 if level == 1 else 0.78)
            path, end = _arm(start, heading, reach, rng)
            slim = thick * (0.74 if level == 1 else 0.80)
            v, f = tube(path, slim * np.linspace(1.1, 0.8, len(path)), 9)
            parts.add(v, f, 0)
            if level < forks and rng.random() < 0.78:
                skirt(parts, path, slim, size * 0.72, rng, density * 0.8, 3, coarse ** 0.8)
                grow(path[-1], end, level + 1, slim)
            else:
                crown(path, end, slim, rng.uniform(0.86, 1.08))

    if forks:
        skirt(parts, trunk[5:], girth * 0.78, size * 0.6, rng, density * 0.55, 3, coarse ** 0.8)
        grow(trunk[-1], np.array([lean[0], lean[1], 1.0]), 1, radius[-1])
    else:
        skirt(parts, trunk[2:], girth * 0.8, size * 0.8, rng, density * 1.3, 3, coarse ** 0.8)
        crown(trunk, np.array([lean[0], lean[1], 1.0]), radius[-1], 1.15)
    return parts.build(name, mats[:3], collection, mesh)


def lobelia(name, seed, collection, mats, spike=1.0, leaves=90):
    """A water-holding rosette at the ground; `spike` is the height of its flower column (0: none)."""
    rng = np.random.default_rng(seed)
    parts = Parts('t', 'age')
    u = (np.arange(leaves) + 0.5) / leaves
    turn = np.arange(leaves) * GOLDEN
    lean = np.radians(8 + 84 * u ** 0.8 + rng.normal(0, 4, leaves))
    radial = np.stack([np.cos(turn), np.sin(turn), 0 * turn], 1)
    direction = np.array([0, 0, 1.0]) * np.cos(lean)[:, None] + radial * np.sin(lean)[:, None]
    length = 0.36 * (0.5 + 0.5 * np.minimum(1, 2 * u)) * rng.uniform(0.9, 1.1, leaves)
    base = radial * 0.05 + np.array([0, 0, 1.0]) * (0.14 - 0.12 * u)[:, None]
    v, f, t = leaf_strips(base, direction, length, length * 0.17, 0.02 + 0.12 * u, rng, 4)
    parts.add(v, f, 0, t=t, age=np.repeat(u * 0.8, 12))
    if spike:
        n = int(760 * spike)
        h = (np.arange(n) + 0.5) / n
        turn = np.arange(n) * GOLDEN
        girth = 0.100 * np.sqrt(np.clip(1 - h ** 6, 0.02, 1)) * (0.8 + 0.3 * np.sin(np.pi * np.minimum(1, h * 1.1)))
        radial = np.stack([np.cos(turn), np.sin(turn), 0 * turn], 1)
        base = radial * girth[:, None] * 0.55 + np.array([0, 0, 1.0]) * (0.12 + h * spike)[:, None]
        lean = radial * (1 - 0.75 * h ** 5)[:, None] + np.array([0, 0, 1.0]) * (0.15 + 0.9 * h ** 4)[:, None]
        length = rng.uniform(0.055, 0.085, n) * (1 - 0.35 * h)
        v, f, t = leaf_strips(base, lean, length, length * 0.55, rng.uniform(0.1, 0.4, n), rng, 3)
        age = np.clip(0.55 * h + rng.normal(0.1, 0.1, n) + 0.6 * (rng.random(n) < 0.22), 0, 1)
        parts.add(v, f, 1, t=t, age=np.repeat(age, 9))
        v, f = tube([(0, 0, 0), (0, 0, 0.1 + spike)], [0.046, 0.036], 8)
        parts.add(v, f, 1, age=0.1)
    return parts.build(name, [mats[1], mats[3]], collection, mesh)
