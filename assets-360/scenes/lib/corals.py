"""Corals, sponges, fish and a sea turtle. All stand on z = 0 and are about a metre in size before scaling."""
import math

import numpy as np

from .creatures import blob, limb
from .geometry import grid_faces, join, merge, mesh, sphere_grid, tube
from .nodes import Material
from .noise import fbm
from .plants import skeleton_mesh, space_colonise

SUN_SLANT = (0.16, 0.35)   # how far sunlight drifts sideways per metre of water


def caustics(m, colour):
    """The colour under a moving net of light, strongest on what faces up."""
    axes = m.axes(m.position())
    x = m.math("SUBTRACT", axes[0], m.math("MULTIPLY", axes[2], SUN_SLANT[0]))
    y = m.math("SUBTRACT", axes[1], m.math("MULTIPLY", axes[2], SUN_SLANT[1]))
    flat = m.node("ShaderNodeCombineXYZ", {0: x, 1: y})
    warped = m.mix(0.22, flat, m.node("ShaderNodeTexNoise", {"Vector": flat, "Scale": 0.9, "Detail": 3}).outputs["Color"])
    nets = [m.node("ShaderNodeTexVoronoi", {"Scale": scale, "Vector": warped}, feature="DISTANCE_TO_EDGE").outputs["Distance"] for scale in (1.25, 2.1)]
    net = m.math("MULTIPLY", m.ramp(nets[0], [(0, 1), (0.07, 0.35), (0.25, 0.12)]), m.ramp(nets[1], [(0, 1), (0.09, 0.45), (0.3, 0.2)]))
    up = m.math("MAXIMUM", m.axes(m.node("ShaderNodeNewGeometry").outputs["Normal"])[2], 0.0)
    gain = m.math("ADD", 0.72, m.math("MULTIPLY", m.math("MULTIPLY", net, up), 4.2))
    return m.mix(1.0, colour, gain, "MULTIPLY")


def coral_skin(name, dark, light, tip=None, scale=30, bump=0.6):
    """Polyp texture between two colours; `tip` tints what is marked by the attribute `tip`."""
    m = Material(name)
    p = m.local()
    c = m.mix(m.noise(scale, 4, 0.7, p), dark, light)
    c = m.mix(m.math("MULTIPLY", m.random(), 0.35), c, tuple(0.4 * v for v in dark))
    if tip is not None:
        c = m.mix(m.attribute("tip"), c, tip)
    cells = m.node("ShaderNodeTexVoronoi", {"Scale": scale * 1.4, "Vector": p}).outputs["Distance"]
    return m.surface(m.principled(caustics(m, c), 0.85, 0.2, m.bump(cells, bump, 0.02)))


def staghorn(name, seed, material, into, spread=0.55, count=130, thick=0.020):
    rng = np.random.default_rng(seed)
    goals = rng.normal(size=(count, 3)) * [spread, spread, 0.24] + [0, 0, 0.55]
    goals = goals[goals[:, 2] > 0.12]
    nodes, parents = space_colonise([(0, 0, -0.1), (0, 0, 0.05)], goals, 0.085, 0.9, 0.10, 60, rng, (0, 0, 0.12))
    (v, f), _, _ = skeleton_mesh(nodes, parents, thick, 3.4, 7)
    reach = np.linalg.norm(v - [0, 0, 0.05], axis=1)
    return mesh(name, v, f, material, True, into, {"tip": np.clip((reach - 0.45) / 0.35, 0, 1) ** 2})


def table(name, seed, material, into):
    """Plate of short spikes on a stalk."""
    rng = np.random.default_rng(seed)
    r, a = np.linspace(0.02, 1, 26), np.arange(72) / 72 * 2 * np.pi
    R, A = np.meshgrid(r, a, indexing="ij")
    edge = 1 + 0.16 * fbm(np.cos(A) * 2 + seed, np.sin(A) * 2, 4, seed)
    x, y = R * edge * np.cos(A), R * edge * np.sin(A)
    z = 0.42 + 0.10 * R**2 + 0.05 * fbm(x * 3, y * 3, 3, seed + 5) + 0.03 * rng.random(R.shape)
    top = np.stack([x, y, z], -1).reshape(-1, 3)
    parts = [(top, grid_faces(26, 72, closed=True)), (top - [0, 0, 0.05], grid_faces(26, 72, closed=True)),
             tube(np.array([(0, 0, -0.2), (0, 0, 0.15), (0, 0, 0.40)]), [0.22, 0.12, 0.34], 14)]
    for k in rng.choice(len(top), 900):
        x, y, z = top[k]
        lean = 0.35 * math.hypot(x, y)
        parts.append(tube(np.array([(x, y, z - 0.01), (x * (1 + lean * 0.1), y * (1 + lean * 0.1), z + rng.uniform(0.03, 0.07))]), [0.018, 0.008], 5))
    v, f = merge(parts)
    return mesh(name, v, f, material, False, into, {"tip": np.clip((np.hypot(v[:, 0], v[:, 1]) - 0.8) / 0.3, 0, 1)})


def brain(name, seed, material, into):
    v, f = sphere_grid(40, 60)
    grooves = np.abs(fbm(v[:, 0] * 5 + seed, v[:, 1] * 5 + v[:, 2] * 4, 3, seed)) ** 0.6
    lumps = 1 + 0.16 * fbm(v[:, 0] * 1.4 + seed, v[:, 1] * 1.4 + v[:, 2], 3, seed + 3)
    return mesh(name, v * (lumps * (0.94 + 0.07 * grooves))[:, None] * [0.62, 0.62, 0.46] + [0, 0, 0.16], f, material, True, into)


def sea_fan(name, seed, material, into):
    rng = np.random.default_rng(seed)
    a, r = rng.uniform(-1.25, 1.25, 420), 0.95 * np.sqrt(rng.random(420))
    goals = np.stack([r * np.sin(a), 0.05 * rng.normal(size=420), 0.12 + r * np.cos(a)], 1)
    nodes, parents = space_colonise([(0, 0, -0.1), (0, 0, 0.06)], goals, 0.045, 0.5, 0.05, 60, rng)
    nodes[:, 1] *= 0.35
    (v, f), _, _ = skeleton_mesh(nodes, parents, 0.0065, 2.3, 5)
    return mesh(name, v, f, material, True, into)


def tube_sponge(name, seed, material, into):
    rng = np.random.default_rng(seed)
    parts = []
    for k in range(7):
        a, tall = k * 0.9 + rng.normal(0, 0.2), rng.uniform(0.4, 1.0)
        lean = np.array([math.cos(a), math.sin(a), 0]) * 0.22
        t = np.linspace(0, 1, 8)[:, None]
        path = lean * (0.35 + t) + np.array([0, 0, 1.0]) * (t * tall - 0.1)
        radii = 0.085 + 0.03 * np.sin(np.linspace(0, 9, 8) + k)
        inner = radii[::-1][:4] * 0.72
        parts.append(tube(np.concatenate([path, path[::-1][:4]]), np.concatenate([radii, inner]), 14))
    return mesh(name, *merge(parts), material, True, into)


def fish_skin(name, body, band, belly=None):
    """Scales in one colour, darker bars across."""
    m = Material(name)
    x, _, z = m.axes(m.local())[:3]
    bars = m.ramp(m.math("ABSOLUTE", m.math("SINE", m.math("MULTIPLY", x, 9.0))), [(0.80, 0), (0.90, 1)])
    c = m.mix(bars, body, band)
    c = m.mix(m.map_range(z, 0.02, -0.18), c, belly or tuple(min(1, v * 1.3 + 0.1) for v in body))
    return m.surface(m.principled(c, 0.45, 0.5))


def fish(name, material, into, deep=0.20, long=0.5):
    """Fish along +x, half a metre to one metre long."""
    t = np.linspace(0, 1, 14)
    profile = np.sin(np.pi * t**0.75) ** 0.8 * deep + 0.012
    spine = np.stack([long * (1 - 2 * t), 0.03 * np.sin(t * 4), 0 * t], 1)
    v, f = tube(spine, profile, 14)
    v[:, 1] *= 0.36
    fins = [np.array([(-long * 0.93, 0, 0), (-long * 1.35, 0.04, deep * 0.9), (-long * 1.2, 0.02, 0), (-long * 1.35, 0.04, -deep * 0.9)]),
            np.array([(long * 0.3, 0, deep * 0.9), (-long * 0.1, 0, deep * 1.45), (-long * 0.7, 0, deep * 0.95), (-long * 0.5, 0, deep * 0.5)]),
            np.array([(0, 0, -deep * 0.9), (-long * 0.3, 0, -deep * 1.35), (-long * 0.65, 0, -deep * 0.9), (-long * 0.4, 0, -deep * 0.5)])]
    parts = [(v, f)] + [(fin, np.array([[0, 1, 2, 3]])) for fin in fins]
    return mesh(name, *merge(parts), material, True, into)


def turtle(name, into=None):
    """Green turtle in mid-stroke, swimming along +x."""
    shell, skin = Material("turtle shell"), Material("turtle skin")
    p = shell.local()
    plates = shell.node("ShaderNodeTexVoronoi", {"Scale": 4.2, "Vector": p}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    rays = shell.mix(shell.noise(9, 6, 0.7, p), (0.085, 0.060, 0.020), (0.30, 0.20, 0.065))
    c = shell.mix(shell.ramp(plates, [(0.02, 1), (0.06, 0)]), rays, (0.34, 0.30, 0.17))
    shell = shell.surface(shell.principled(caustics(shell, c), 0.5, 0.4, shell.bump(plates, 0.5, 0.03)))
    p = skin.local()
    scales = skin.node("ShaderNodeTexVoronoi", {"Scale": 22, "Vector": p}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    c = skin.mix(skin.ramp(scales, [(0.03, 1), (0.10, 0)]), (0.10, 0.085, 0.045), (0.46, 0.43, 0.29))
    skin = skin.surface(skin.principled(caustics(skin, c), 0.6, 0.3))
    v, f = sphere_grid(28, 40)
    top = v * [0.56, 0.43, 0.21]
    top[:, 1] *= 1 - 0.30 * np.clip(-top[:, 0] / 0.56, 0, 1)
    top[:, 2] = np.where(top[:, 2] < 0, top[:, 2] * 0.35, top[:, 2])
    body = [blob((0.66, 0, 0.03), (0.155, 0.105, 0.10)), limb([(0.45, 0, 0), (0.58, 0, 0.02)], [0.13, 0.10])]
    for s in (-1, 1):
        span = np.linspace(0, 1, 12)[:, None]
        path = np.array([0.36, s * 0.30, 0.0]) + span * np.array([-0.18, s * 0.82, 0.0]) + np.concatenate([0.16 * np.sin(span * 2.6), 0 * span, 0.34 * span**1.5], 1)
        wing, faces = tube(path, 0.035 + 0.105 * np.sin(np.linspace(0.55, 3.05, 12)), 12)
        middle = np.repeat(path, 12, 0)
        body.append((middle + (wing - middle) * [1.15, 1.0, 0.20], faces))
        rear = np.array([-0.46, s * 0.20, -0.02]) + np.linspace(0, 1, 6)[:, None] * np.array([-0.30, s * 0.20, -0.04])
        wing, faces = tube(rear, [0.06, 0.09, 0.105, 0.10, 0.08, 0.02], 10)
        middle = np.repeat(rear, 10, 0)
        body.append((middle + (wing - middle) * [1, 1, 0.28], faces))
    parts = [mesh(f"{name}-shell", top, f, shell, True, link=False), mesh(f"{name}-skin", *merge(body), skin, True, link=False)]
    return join(parts, name, into)
