"""Plants of the moor: tussock grass, everlastings, giant groundsels, giant lobelias."""
import math

import numpy as np

import kilimanjaro_terrain as terrain
from kilimanjaro_layout import NEAR_GROUNDSELS, NEAR_LOBELIAS, near_camp, placed, ring, strew, trodden
from lib import groundsel
from lib.geometry import collection, mesh
from lib.nodes import Material
from lib.noise import fbm
from lib.plants import leaf_quads, tuft

# blades, height, blade width, spread of one tussock; near and far limit, tussocks per square metre
GRASS_LEVELS = (
    ((150, 0.50, 0.0042, 0.11), (0.75, 15, 5.0)),
    ((60, 0.52, 0.013, 0.15), (15, 75, 2.8)),
    ((22, 0.60, 0.042, 0.34), (75, 400, 0.42)),
)
# height and levels of forks; the last four are coarse ones for the distance
GROUNDSELS = ((4.6, 2), (3.6, 2), (5.2, 2), (2.9, 1), (3.8, 1), (1.7, 0), (4.2, 2), (2.3, 0))
FAR_GROUNDSELS = ((4.4, 2), (3.4, 1), (4.9, 2), (2.4, 0))
LOBELIAS = ((1.15, 90), (0.0, 80), (0.8, 90), (1.45, 100), (0.0, 60))   # spike height, leaves


def grass_material():
    m = Material("tussock")
    tip = m.ramp(m.random(), [(0, (0.400, 0.320, 0.150)), (0.4, (0.480, 0.400, 0.225)),
                              (0.7, (0.280, 0.265, 0.100)), (1, (0.350, 0.250, 0.135))])
    greener = m.ramp(m.noise(0.06, 3, 0.5, m.instance_location()), [(0.42, 0), (0.6, 1)])
    base = m.mix(greener, (0.190, 0.150, 0.065), (0.105, 0.122, 0.038))
    colour = m.mix(m.ramp(m.attribute("t"), [(0.05, 0), (0.8, 1)]), base, tip)
    return m.surface(m.leaf(colour, 0.42))


def tussocks(rng):
    """Festuca tussocks in three levels of detail, and short grass on the bare soil between them."""
    material, blades = grass_material(), collection("tussocks")
    for level, ((count, height, width, spread), _) in enumerate(GRASS_LEVELS):
        for kind in range(5):
            v, f, t = tuft(count, height * (0.75, 1, 1.12, 0.9, 0.62)[kind], width, rng, spread,
                           (0.55, 0.75, 0.5, 0.95, 0.8)[kind], (0.05, 0.12, 0.25, 0.0, 0.0)[kind])
            mesh(f"tussock{level}{kind}", v, f, material, into=blades, attributes={"t": t})
    for level, (_, (near, far, density)) in enumerate(GRASS_LEVELS):
        x, y, r = ring(rng, int(density * math.pi * (far ** 2 - near ** 2)), near, far)
        clump = fbm(x / 2.6, y / 2.6, 3, 31) + 0.7 * fbm(x / 21, y / 21, 3, 33)
        keep = (rng.random(len(x)) < np.clip(0.72 + clump * 1.5, 0.16, 1)) & (rng.random(len(x)) > trodden(x, y) * 1.6)
        keep &= ~near_camp(x, y, 3.4) | (rng.random(len(x)) < 0.2)
        x, y, r, clump = x[keep], y[keep], r[keep], clump[keep]
        scale = 0.62 + 0.5 * rng.random(len(x)) + 0.35 * np.clip(clump, -1, 1)
        scale *= np.clip(0.42 + r / 8, 0, 1)
        strew(f"tussocks{level}", x, y, blades, rng, scale, level * 5 + rng.integers(0, 5, len(x)), 0.02)
    x, y, _ = ring(rng, 46000, 0.4, 26, 1.4)
    keep = rng.random(len(x)) > trodden(x, y) * 1.2
    x, y = x[keep], y[keep]
    strew("short grass", x, y, blades, rng, 0.10 + 0.24 * rng.random(len(x)) ** 2, rng.integers(0, 5, len(x)), 0.02, 0.2)


def _everlasting(kind, leaf, flower, into):
    """One silver cushion with white papery heads."""
    rng = np.random.default_rng(150 + kind)
    d = rng.normal(size=(2800, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    lump = 1 + 0.24 * np.sin(d[:, :1] * 5 + kind) * np.sin(d[:, 1:2] * 6) + 0.12 * np.sin(13 * d[:, 1:2] + 9 * d[:, :1])
    leaves = d * (0.55 + 0.45 * rng.random((len(d), 1)) ** 0.4) * lump * [0.5, 0.5, 0.34]
    v, f = leaf_quads(leaves[leaves[:, 2] > -0.05], 0.055, rng, 0.9, 0.36)
    top = (d[:, 2] > 0.25) & (rng.random(len(d)) < (0.30, 0.16, 0.42, 0.06)[kind])
    heads = d[top] * [0.5, 0.5, 0.36] * lump[top] * 1.04
    v2, f2 = leaf_quads(np.repeat(heads, 3, 0), 0.028, rng, 0.35, 0.9)
    made = mesh(f"everlasting{kind}", np.concatenate([v, v2]), np.concatenate([f, f2 + len(v)]), leaf, into=into)
    made.data.materials.append(flower)
    slots = np.repeat([0, 1], [len(f), len(f2)]).astype(np.int32)
    made.data.polygons.foreach_set("material_index", slots)


def everlastings(rng):
    m = Material("everlasting leaf")
    leaf = m.surface(m.leaf(m.ramp(m.random(), [(0, (0.205, 0.225, 0.165)), (1, (0.150, 0.170, 0.100))]), 0.3))
    m = Material("everlasting flower")
    flower = m.surface(m.leaf(m.ramp(m.random(), [(0, (0.78, 0.74, 0.66)), (1, (0.80, 0.66, 0.42))]), 0.35))
    cushions = collection("everlastings")
    for kind in range(4):
        _everlasting(kind, leaf, flower, cushions)
    x, y, _ = ring(rng, 9000, 2.0, 130, 1.5)
    thick = np.clip(0.10 + 1.5 * fbm(x / 9, y / 9, 3, 131), 0.02, 0.9)
    keep = (rng.random(len(x)) < thick) & (trodden(x, y) < 0.25) & ~near_camp(x, y)
    x, y = x[keep], y[keep]
    strew("everlastings", x, y, cushions, rng, 0.32 + 0.65 * rng.random(len(x)) ** 1.7, rng.integers(0, 4, len(x)), 0.02)


def groundsels(rng, materials):
    """Chosen trees near the viewer, then groves down the slopes to the edge of the clouds."""
    trees = collection("groundsels")
    for kind, (height, forks) in enumerate(GROUNDSELS):
        groundsel.groundsel(f"groundsel{kind:02d}", 500 + kind * 7, height, trees, materials, forks)
    for kind, (height, forks) in enumerate(FAR_GROUNDSELS):
        groundsel.groundsel(f"groundsel{kind + len(GROUNDSELS):02d}", 560 + kind * 7, height, trees, materials, forks, 40, 3, 2.3)
    x, y, r = ring(rng, 11000, 26, 800, 1.3)
    grove = fbm(x / 90, y / 90, 3, 151) + 0.8 * fbm(x / 28, y / 28, 2, 153)
    azimuth = np.degrees(np.arctan2(x, y))
    keep = rng.random(len(x)) < np.maximum(np.clip(grove * 1.5 - 0.22, 0.004, 0.7), 0.75 * np.sqrt(terrain.spurs(x, y)))
    keep &= (trodden(x, y) < 0.05) & ~near_camp(x, y, 7) & (terrain.moor_height(x, y) > terrain.CLOUD_TOP)
    keep &= ~((np.abs(azimuth - 4) < 12) & (r < 60)) & ~((np.abs(azimuth - 112) < 14) & (r < 60))
    x, y, r = x[keep], y[keep], r[keep]
    far = len(GROUNDSELS) + rng.integers(0, len(FAR_GROUNDSELS), len(x))
    kinds = np.where(r < 85, rng.integers(0, len(GROUNDSELS), len(x)), far)
    near_x, near_y, near_kinds, near_scale = placed(NEAR_GROUNDSELS)
    strew("groundsels", np.concatenate([near_x, x]), np.concatenate([near_y, y]), trees, rng,
          np.concatenate([near_scale, rng.uniform(0.65, 1.15, len(x))]), np.concatenate([near_kinds, kinds]), 0.04, 0.05)


def lobelias(rng, materials):
    plants = collection("lobelias")
    for kind, (spike, leaves) in enumerate(LOBELIAS):
        groundsel.lobelia(f"lobelia{kind}", 600 + kind, plants, materials, spike, leaves)
    x, y, _ = ring(rng, 1500, 6, 120, 1.4)
    thick = np.clip(1.4 * fbm(x / 14, y / 14, 3, 161) - 0.05, 0.02, 0.6)
    keep = (rng.random(len(x)) < thick) & (trodden(x, y) < 0.1) & ~near_camp(x, y)
    near_x, near_y, near_kinds, near_scale = placed(NEAR_LOBELIAS)
    count = keep.sum()
    strew("lobelias", np.concatenate([near_x, x[keep]]), np.concatenate([near_y, y[keep]]), plants, rng,
          np.concatenate([near_scale, rng.uniform(0.5, 1.05, count)]),
          np.concatenate([near_kinds, rng.integers(0, len(LOBELIAS), count)]), 0.02, 0.06)


def build(rng):
    tussocks(rng)
    everlastings(rng)
    materials = groundsel.materials()
    groundsels(rng, materials)
    lobelias(rng, materials)
