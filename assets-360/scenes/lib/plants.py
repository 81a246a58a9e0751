"""Grass, bushes, umbrella acacias and coconut palms."""
import math

import numpy as np

from .geometry import join, merge, mesh, tube
from .noise import fbm


def leaf_quads(centres, size, rng, flat=0.5, aspect=0.4):
    """Randomly turned diamond leaves at (N,3) centres."""
    n = len(centres)
    along = rng.normal(size=(n, 3))
    along[:, 2] *= flat
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, rng.normal(size=(n, 3)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    half = size * rng.uniform(0.6, 1.3, (n, 1)) * 0.5
    corners = [centres - along * half, centres + side * half * aspect,
               centres + along * half, centres - side * half * aspect]
    return np.stack(corners, 1).reshape(-1, 3), np.arange(4 * n).reshape(-1, 4)


def tuft(blades, height, width, rng, spread=0.16, bend=0.5, heads=0.3):
    """Grass tuft: vertices, quads and position along the blade (0 root, 1 tip)."""
    vertices, faces, along, n = [], [], [], 0
    for _ in range(blades):
        a, r = rng.uniform(0, 2 * np.pi), spread * math.sqrt(rng.random())
        base = np.array([r * math.cos(a), r * math.sin(a), -0.02])
        tall, az = height * rng.uniform(0.55, 1.1), a + rng.normal(0, 0.7)
        out = bend * rng.uniform(0.25, 1.2) * tall
        side = np.array([-math.sin(az + rng.normal(0, 0.6)), math.cos(az), 0])
        seeded, sag = rng.random() < heads, rng.uniform(0.6, 1.4)
        for s in range(4):
            t = s / 3
            p = base + [math.cos(az) * out * t**1.9, math.sin(az) * out * t**1.9, tall * (t - 0.18 * t**3 * sag)]
            w = width * (1 - t**1.6 * 0.92) * 0.5
            if seeded and s >= 2:
                w = width * (1.25 if s == 2 else 0.35) * 0.5
            vertices += [p - side * w, p + side * w]
            along += [t, t]
        faces += [[n + 2 * s, n + 2 * s + 1, n + 2 * s + 3, n + 2 * s + 2] for s in range(3)]
        n += 8
    return np.array(vertices), np.array(faces), np.array(along)


def bush(name, seed, material, into, leaves=5200, size=0.13, squash=0.75):
    """Leafy mound about one metre in radius."""
    rng = np.random.default_rng(seed)
    d = rng.normal(size=(leaves, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    lumps = (1 + 0.45 * np.sin(d[:, 0] * 4 + seed) * np.sin(d[:, 1] * 5 + 1)
             + 0.3 * np.sin(7 * d[:, 2] + 3 * d[:, 0]) + 0.25 * np.sin(11 * d[:, 1] + seed))
    centres = d * rng.random((leaves, 1)) ** 0.25 * lumps[:, None] * [1.1, 1.0, squash] + [0, 0, 0.55]
    v, f = leaf_quads(centres[centres[:, 2] > 0], size, rng, 0.8, 0.55)
    return mesh(name, v, f, material, into=into)


def space_colonise(start, attractors, step=0.3, reach=3.0, kill=0.5, rounds=220, rng=None, pull=(0, 0, 0)):
    """Grow a branching skeleton towards attractor points: nodes and parents."""
    nodes = [np.array(p, float) for p in start]
    parents = [-1] + list(range(len(start) - 1))
    goals = np.asarray(attractors, float)
    alive, nearest = np.ones(len(goals), bool), np.full(len(goals), -1)
    distance, fresh = np.full(len(goals), 1e9), list(range(len(nodes)))
    for _ in range(rounds):
        for i in fresh:
            d = np.linalg.norm(goals - nodes[i], axis=1)
            closer = d < distance
            distance[closer], nearest[closer] = d[closer], i
        alive &= distance > kill
        active = alive & (distance < reach)
        if not active.any():
            if not alive.any():
                break
            active = alive.copy()
        towards = {}
        for k in np.where(active)[0]:
            v = goals[k] - nodes[nearest[k]]
            towards[nearest[k]] = towards.get(nearest[k], 0) + v / np.linalg.norm(v)
        fresh = []
        for i, d in towards.items():
            d = d / (np.linalg.norm(d) + 1e-9) + rng.normal(0, 0.16, 3) + np.array(pull)
            nodes.append(nodes[i] + d / np.linalg.norm(d) * step)
            parents.append(i)
            fresh.append(len(nodes) - 1)
    return np.array(nodes), np.array(parents)


def skeleton_mesh(nodes, parents, tip=0.012, exponent=2.3, sides=6, flare=None):
    """Branch tubes, radius per node and the list of end nodes."""
    n = len(nodes)
    children = [[] for _ in range(n)]
    for i, p in enumerate(parents):
        if p >= 0:
            children[p].append(i)
    area = np.zeros(n)
    for i in range(n - 1, -1, -1):
        if not children[i]:
            area[i] = tip**exponent
        if parents[i] >= 0:
            area[parents[i]] += area[i]
    radius, parts, todo = area ** (1 / exponent), [], [(0, None)]
    while todo:
        i, before = todo.pop()
        path = [nodes[i]] if before is None else [nodes[before], nodes[i]]
        radii = [radius[i]] * len(path)
        while children[i]:
            order = sorted(children[i], key=lambda q: -radius[q])
            todo += [(q, i) for q in order[1:]]
            i = order[0]
            path.append(nodes[i])
            radii.append(radius[i])
        if len(path) > 1:
            radii = np.array(radii)
            if before is None and flare:
                radii = radii * (1 + flare * np.exp(-np.arange(len(radii)) / 2))
            parts.append(tube(path, radii, sides))
    return merge(parts), radius, [i for i in range(n) if not children[i]]


def acacia(name, seed, height, radius, thickness, lean, bark, foliage, into, attractors=1500, leaves=105, size=0.1):
    """Umbrella thorn: a thin lens of attractors makes the flat crown."""
    rng = np.random.default_rng(seed)
    a, q = rng.random(attractors) * 2 * np.pi, radius * np.sqrt(rng.random(attractors))
    q = q * (1 + 0.22 * np.sin(3 * a + seed) + 0.12 * np.sin(5 * a + 2 * seed)) / 1.15
    x, y = q * np.cos(a) + lean * radius, q * np.sin(a)
    top = height - 0.9 * (q / radius) ** 2.4 * thickness + 0.35 * fbm(x / 2 + seed, y / 2, 3, seed)
    goals = np.stack([x, y, top - thickness * 0.75 * rng.random(attractors) ** 1.6], 1)
    trunk = [(0, 0, -0.19)] + [
        (lean * radius * 0.55 * t**1.5 + 0.12 * math.sin(5 * t + seed), 0.14 * math.sin(4 * t + 2 * seed),
         height * 0.167 * t) for t in np.linspace(0.15, 1, 7)]
    nodes, parents = space_colonise(trunk, goals, 0.32, 2.4, 0.42, 90, rng, (0, 0, 0.02))
    (v, f), radii, tips = skeleton_mesh(nodes, parents, 0.0155, 2.2, 8, flare=0.6)
    wood = mesh(f"{name}-wood", v, f, bark, True, link=False)
    fine = np.where(radii < 0.05)[0]
    fine = fine[nodes[fine, 2] > height - thickness * 2.4]
    centres = np.concatenate([nodes[tips], nodes[fine[rng.random(len(fine)) < 0.6]]])
    centres = np.repeat(centres, leaves, 0)
    centres = centres + rng.normal(0, 1, centres.shape) * [0.28, 0.28, 0.10] + [0, 0, 0.06]
    v, f = leaf_quads(centres, size, rng, 0.45, 0.5)
    return join([wood, mesh(f"{name}-leaves", v, f, foliage, link=False)], name, into)


def _frond(rng, top, az, age, spine=54):
    """One palm frond: (vertices, quads) parts and their ages."""
    length = rng.uniform(3.1, 3.9) * (0.85 + 0.15 * age)
    s = np.linspace(0, 1, spine)
    droop = 0.85 + 0.85 * age * rng.uniform(0.7, 1.2)
    angle = math.radians(78 - 108 * age + rng.normal(0, 8)) - droop * s**1.4 * 1.35
    outwards, sideways = np.array([math.cos(az), math.sin(az), 0]), np.array([-math.sin(az), math.cos(az), 0])
    bend = rng.normal(0, 0.35)
    path = (top + np.cumsum(np.cos(angle))[:, None] / spine * length * outwards
            + np.cumsum(np.sin(angle))[:, None] / spine * length * np.array([0, 0, 1])
            + (bend * s**2)[:, None] * sideways)
    tangent = np.cos(angle)[:, None] * outwards + np.sin(angle)[:, None] * np.array([0, 0, 1])
    twist = rng.normal(0, 0.25)
    rachis = path[::4]
    parts = [tube(rachis, 0.028 * (1 - np.linspace(0, 1, len(rachis)) * 0.8), 4)]
    ages = [np.full(len(parts[0][0]), min(1, age + 0.15))]
    for k in range(6, spine):
        for side in (-1, 1):
            width = 0.032 * (1 - 0.3 * s[k])
            reach = 0.9 * math.sin(math.pi * min(1, 0.14 + s[k] * 0.86)) ** 0.7 * rng.uniform(0.8, 1.12) + 0.06
            d = (sideways * side * math.cos(0.5 + twist * side) + tangent[k] * (0.35 + 0.75 * s[k])
                 + np.array([0, 0, -0.2 - 0.35 * age]) + rng.normal(0, 0.05, 3))
            d /= np.linalg.norm(d)
            middle = path[k] + d * reach * 0.5 + [0, 0, 0.03]
            end = path[k] + d * reach + [0, 0, -reach * (0.3 + 0.4 * age) * rng.uniform(0.6, 1.6)]
            w = tangent[k] * width
            leaflet = [path[k] - w * 0.6, path[k] + w * 0.6, middle + w, middle - w, end + w * 0.12, end - w * 0.12]
            parts.append((np.array(leaflet), np.array([[0, 1, 2, 3], [3, 2, 4, 5]])))
            ages.append(np.full(6, np.clip(age**1.5 + rng.normal(0, 0.05), 0, 1)))
    return parts, ages


def palm(name, seed, height, lean, curve, trunk, frond, nut, into, fronds=24):
    """Coconut palm leaning towards +x; frond colour comes from the attribute age."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, 26)
    path = np.stack([lean * height * t**curve, 0.25 * np.sin(3 * t + seed),
                     height * t - 0.2 * height * lean**2 * t**2 - 0.35], 1)
    radii = (0.15 * (1 - 0.42 * t) + 0.16 * np.exp(-t * 16)) * (1 + 0.05 * np.sin(np.arange(26) * 2.4))
    v, f = tube(path, radii, 10)
    objects = [mesh(f"{name}-trunk", v, f, trunk, True, link=False)]
    parts, ages = [], []
    for i in range(fronds):
        p, a = _frond(rng, path[-1], i * 2.39996 + rng.normal(0, 0.2), i / fronds)
        parts += p
        ages += a
    v, f = merge(parts)
    objects.append(mesh(f"{name}-crown", v, f, frond, attributes={"age": np.concatenate(ages)}, link=False))
    nuts, half = [], np.linspace(0, np.pi, 7)
    for i in range(9):
        c = path[-1] + [math.cos(i * 0.7) * 0.26, math.sin(i * 0.7) * 0.26, -0.22 - 0.1 * (i % 3)]
        nuts.append(tube(np.stack([0 * half + c[0], 0 * half + c[1], c[2] + 0.14 * np.cos(half)], 1),
                         0.115 * np.sin(half) + 0.004, 8))
    v, f = merge(nuts)
    objects.append(mesh(f"{name}-nuts", v, f, nut, True, link=False))
    return join(objects, name, into)
