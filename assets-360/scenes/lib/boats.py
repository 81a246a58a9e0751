"""Boats of the Swahili coast, bow towards +x, waterline at z = 0."""
import math

import numpy as np

from .creatures import blob, limb
from .geometry import box, grid_faces, join, merge, mesh, tube
from .nodes import Material, plain


def boat_materials():
    """Weathered planks, blue trim, sailcloth."""
    m = Material("planks")
    p = m.local()
    seams = m.node("ShaderNodeTexWave", {"Scale": 2.4, "Vector": p}, bands_direction="Z").outputs["Fac"]
    c = m.mix(m.noise(3, 6, 0.7, p), (0.13, 0.075, 0.042), (0.29, 0.18, 0.105))
    c = m.mix(m.map_range(m.axes(p)[2], 0.18, 0.0, 0.0, 0.75), c, (0.05, 0.045, 0.035))  # wet below
    planks = m.surface(m.principled(c, 0.65, 0.3, m.bump(m.math("ADD", seams, m.noise(14, 4, 0.6, p)), 0.4, 0.02)))
    m = Material("sailcloth")
    p = m.local()
    stitch = m.node("ShaderNodeTexWave", {"Scale": 0.75, "Vector": p}, bands_direction="X").outputs["Fac"]
    c = m.mix(m.noise(1.2, 5, 0.6, p), (0.78, 0.71, 0.57), (0.88, 0.83, 0.72))
    c = m.mix(m.ramp(stitch, [(0.0, 0.5), (0.05, 0.0)]), c, (0.5, 0.45, 0.36))
    return planks, plain("trim", (0.04, 0.24, 0.36), 0.5, 0.4), m.surface(m.leaf(c, 0.4))


def _hull(length, stations=34, ribs=13):
    rows = []
    for s in np.linspace(-1, 1, stations):
        beam = 1.25 * (1 - abs(s) ** 2.6) ** 0.8 * (0.92 if s < 0 else 1) + 0.02
        sheer = 0.95 + 0.55 * s * s + (0.35 * s**3 if s > 0 else 0)
        keel = -0.55 + 1.65 * max(0, s - 0.55) ** 1.5 + 0.25 * max(0, -s - 0.75)
        for c in np.linspace(-1, 1, ribs):
            a = c * math.pi / 2
            rake = 0.55 * max(0, s) ** 3 * (1 - abs(math.cos(a)))
            rows.append((s * length / 2 + rake, beam * math.sin(a), keel + (sheer - keel) * (1 - math.cos(a) ** 1.15)))
    return np.array(rows), grid_faces(stations, ribs), ribs


def _lateen(low, high, clew, cloth, n=22):
    rows = []
    for u in np.linspace(0, 1, n + 1):
        yard = low + (high - low) * u
        for w in np.linspace(0, 1, n + 1):
            flat = yard + (clew + (high - clew) * u**1.2 - yard) * w
            belly = math.sin(math.pi * w) * math.sin(math.pi * min(1, u * 0.9 + 0.08)) * 0.9
            rows.append(flat + np.array([0.1, 1.05, 0]) * belly)
    return mesh("sail", np.array(rows), grid_faces(n + 1, n + 1), cloth, True, link=False)


def sailor(name, shirt, dark, at, seated=True):
    """A small distant figure; returns unlinked objects."""
    x, y, z = at
    lap = 0.45 if seated else 0.85
    trunk = [limb([(x, y, z + lap), (x, y, z + lap + 0.5)], [0.17, 0.2], 1.1)]
    trunk += [limb([(x, y + s * 0.22, z + lap + 0.45), (x + 0.12, y + s * 0.26, z + lap + 0.2)], [0.06, 0.05]) for s in (-1, 1)]
    skin = [blob((x, y, z + lap + 0.76), (0.11, 0.1, 0.13))]
    for s in (-1, 1):
        knee = (x + (0.4 if seated else 0.02), y + s * 0.11, z + (lap if seated else 0.42))
        skin.append(limb([(x, y + s * 0.1, z + lap), knee, (knee[0], knee[1], z)], [0.1, 0.075, 0.06]))
    return [mesh(f"{name}-shirt", *merge(trunk), shirt, True, link=False),
            mesh(f"{name}-skin", *merge(skin), dark, True, link=False)]


def dhow(name, materials, into, length=9.0, sail=True, crew=()):
    """Lateen-rigged dhow; crew is a list of shirt colours."""
    planks, trim, cloth = materials
    v, f, ribs = _hull(length)
    stations = len(v) // ribs
    objects = [mesh(f"{name}-hull", v, f, planks, True, link=False)]
    rails = [tube(v[k::ribs] + [0, 0, dz], np.full(stations, r), 6) for k in (0, ribs - 1) for dz, r in ((0.03, 0.06), (-0.2, 0.035))]
    objects.append(mesh(f"{name}-rail", *merge(rails), trim, True, link=False))
    low, high = np.array([4.4, 0.25, 1.5]), np.array([-2.7, 0.25, 9.6])
    bend = np.array([0, 0, 0.25]) * np.sin(np.linspace(0, np.pi, 9))[:, None]
    spars = [box((x, 0, 0.62), (0.26, 2.0, 0.07)) for x in (-2.4, -0.9, 0.9, 2.2)]
    spars += [box((-0.2, 0, 0.1), (6.2, 1.5, 0.05)), box((-4.55, 0, 0.35), (0.35, 0.06, 1.6), tip=0.15),
              limb([(-4.6, 0, 1.15), (-3.6, 0.1, 1.3)], [0.035, 0.03])]
    spars += [tube([(0.7, 0, -0.3), (1.15, 0, 6.3)], [0.1, 0.065], 8), tube(np.linspace(low, high, 9) + bend, [0.05] * 9, 6)]
    spars += [tube([(1.12, 0, 6.2), end], [0.012, 0.012], 4) for end in ((-1.4, 1.1, 1.1), (-1.4, -1.1, 1.1), (4.6, 0, 1.1))]
    objects.append(mesh(f"{name}-spars", *merge(spars), planks, link=False))
    if sail:
        clew = np.array([-3.9, 0.9, 1.75])
        objects.append(_lateen(low, high, clew, cloth))
        objects.append(mesh(f"{name}-sheet", *tube([clew, (-3.7, 0.4, 1.1)], [0.015, 0.015], 4), planks, link=False))
    dark = plain("skin", (0.06, 0.035, 0.022), 0.6)
    for i, colour in enumerate(crew):
        at = ((-3.3, 0.35, 0.55), (0.2, -0.5, 0.45), (2.0, 0.3, 0.5))[i]
        objects += sailor(f"{name}-crew{i}", plain(f"shirt{i}", colour), dark, at)
    return join(objects, name, into)


def outrigger(name, materials, into, length=6.5):
    """Ngalawa: dugout canoe with two outrigger floats."""
    planks, trim, _ = materials
    s = np.linspace(-1, 1, 26)
    wide, deep = 0.36 * (1 - abs(s) ** 3.2) ** 0.7 + 0.015, 0.32 * (1 - abs(s) ** 4) ** 0.6 + 0.03
    a = np.linspace(0, np.pi, 11)
    outer = [(x * length / 2 + 0.25 * x * abs(x) ** 5, w * np.cos(t), 0.36 + 0.16 * x * x - d * np.sin(t))
             for x, w, d in zip(s, wide, deep) for t in a]
    inner = [(x * length / 2 * 0.97, w * 0.82 * np.cos(t), 0.38 + 0.16 * x * x - d * 0.8 * np.sin(t))
             for x, w, d in zip(s, wide, deep) for t in a]
    faces = grid_faces(26, 11)
    objects = [mesh(f"{name}-hull", *merge([(np.array(outer), faces), (np.array(inner), faces)]), planks, True, link=False)]
    rim = [tube(np.array(outer)[k::11] + [0, 0, 0.01], np.full(26, 0.03), 6) for k in (0, 10)]
    objects.append(mesh(f"{name}-rim", *merge(rim), trim, True, link=False))
    arms = []
    for x in (-1.0, 1.2):
        y = np.linspace(-2.1, 2.1, 15)
        arms.append(tube(np.stack([0 * y + x, y, 0.58 - 0.10 * (y / 2.1) ** 4 * 2], 1), np.full(15, 0.035), 6))
        arms += [tube([(x, k * 2.0, 0.42), (x, k * 2.05, 0.12)], [0.03, 0.03], 6) for k in (-1, 1)]
    arms += [box((0.1, k * 2.05, 0.08), (3.6, 0.16, 0.09)) for k in (-1, 1)]
    arms += [box((x, 0, 0.46), (0.22, 0.66, 0.04)) for x in (-1.9, 0.1, 2.1)]
    arms += [limb([(-2.6, 0.1, 0.62), (2.9, -0.05, 0.75)], [0.045, 0.03]), limb([(0.5, 0, 0.1), (0.55, 0, 1.5)], [0.05, 0.04])]
    objects.append(mesh(f"{name}-arms", *merge(arms), planks, True, link=False))
    return join(objects, name, into)
