"""Vectorised leaf strips: thousands of folded, drooping leaves as one quad mesh."""
import numpy as np


def unit(v):
    return v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-9)


def leaf_strips(base, direction, length, width, droop, rng, rows=5, fold=0.18, tip=0.06, curl=0.0):
    """One leaf per row of `base`: (vertices, quads, t), t running 0..1 from foot to tip.

    `droop` bends a leaf down by that share of its length; `fold` makes the V of the midrib.
    """
    n = len(base)
    direction = unit(direction)
    up = np.array([0.0, 0.0, 1.0]) + rng.normal(0, 0.08, (n, 3))
    side = unit(np.cross(direction, up))
    face = unit(np.cross(side, direction))
    t = np.linspace(0, 1, rows)
    along = t[None, :, None] * direction[:, None] * length[:, None, None]
    sag = (t ** 2)[None, :, None] * np.array([0, 0, -1.0]) * (droop * length)[:, None, None]
    lift = (np.sin(np.pi * t))[None, :, None] * face[:, None] * (curl * length)[:, None, None] if np.ndim(curl) else 0
    spine = base[:, None] + along + sag + lift
    half = 0.5 * width[:, None] * (np.sin(np.pi * (0.14 + 0.82 * t) ** 0.9) ** 0.75)[None]
    half[:, -1] = 0.5 * width * tip
    left = spine - side[:, None] * half[..., None] + face[:, None] * (half * fold * 2)[..., None]
    right = spine + side[:, None] * half[..., None] + face[:, None] * (half * fold * 2)[..., None]
    vertices = np.stack([left, spine, right], 2).reshape(-1, 3)
    start = (np.arange(n) * rows * 3)[:, None, None]
    row, column = (np.arange(rows - 1) * 3)[None, :, None], np.arange(2)[None, None, :]
    first = start + row + column
    faces = np.stack([first, first + 1, first + 4, first + 3], -1).reshape(-1, 4)
    return vertices, faces, np.tile(np.repeat(t, 3), n)


class Parts:
    """Collects meshes that share one material slot list and per-point attributes."""

    def __init__(self, *names):
        self.vertices, self.faces, self.slots = [], [], []
        self.attributes = {name: [] for name in names}
        self.count = 0

    def add(self, vertices, faces, slot=0, **values):
        vertices = np.asarray(vertices, float)
        self.vertices.append(vertices)
        self.faces.append(np.asarray(faces) + self.count)
        self.slots.append(np.full(len(faces), slot, np.int32))
        for name, column in self.attributes.items():
            column.append(np.broadcast_to(np.asarray(values.get(name, 0.0), float), (len(vertices),)))
        self.count += len(vertices)

    def build(self, name, materials, collection, mesh, smooth=True):
        """Turn the pile into one object; `mesh` is the mesh-making function of the scene library."""
        attributes = {key: np.concatenate(value) for key, value in self.attributes.items()}
        made = mesh(name, np.concatenate(self.vertices), np.concatenate(self.faces), materials[0],
                    smooth=smooth, into=collection, attributes=attributes)
        for material in materials[1:]:
            made.data.materials.append(material)
        made.data.polygons.foreach_set('material_index', np.concatenate(self.slots))
        return made
