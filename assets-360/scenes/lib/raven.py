"""A white-necked raven on the wing, seen from some distance."""
import numpy as np

from .geometry import mesh, tube
from .leaf_strips import Parts, leaf_strips
from .nodes import plain

# x, y, z and girth from the tail to the tip of the bill
BODY = np.array([
    (-0.26, 0, 0, 0.012), (-0.18, 0, 0.01, 0.045), (-0.02, 0, 0.015, 0.078), (0.12, 0, 0.02, 0.065),
    (0.20, 0, 0.035, 0.048), (0.27, 0, 0.04, 0.044), (0.31, 0, 0.03, 0.024), (0.40, 0, 0.01, 0.003),
])


def _feathers(parts, base, direction, length, width, rng):
    v, f, _ = leaf_strips(base, direction, length, width, np.zeros(len(base)), rng, 4, 0.04, 0.35)
    parts.add(v, f, 0)


def raven(name, seed, lift, into):
    """Flies towards +X with a span of 1.4 m; `lift` raises (or lowers) the wing tips."""
    rng = np.random.default_rng(seed)
    parts = Parts()
    v, f = tube(BODY[:, :3], BODY[:, 3], 12)
    parts.add(v, f, 0)
    v, f = tube([(0.15, 0, 0.055), (0.19, 0, 0.066), (0.235, 0, 0.070)], [0.030, 0.036, 0.022], 10)
    parts.add(v, f, 1)
    fan = np.linspace(-0.28, 0.28, 9)
    _feathers(parts, np.tile([-0.20, 0.0, 0.01], (9, 1)), np.stack([-np.cos(fan), np.sin(fan), 0 * fan], 1),
              np.full(9, 0.27) - 0.12 * np.abs(fan), np.full(9, 0.065), rng)
    for side in (-1, 1):
        t = np.linspace(0, 1, 20)
        arm = np.stack([0.07 + 0.14 * np.sin(t * 2.2) - 0.10 * t ** 3, side * (0.04 + 0.46 * t),
                        0.03 + lift * 0.30 * np.sin(t * 1.5)], 1)
        v, f = tube(arm, 0.026 * (1 - 0.6 * t), 6)
        parts.add(v, f, 0)
        sweep = np.radians(8 + 78 * t ** 1.6)
        direction = np.stack([-np.cos(sweep), side * np.sin(sweep), lift * 0.35 * t], 1)
        _feathers(parts, arm, direction, 0.21 + 0.13 * t, 0.075 - 0.022 * t, rng)
    materials = [plain(f"{name} black", (0.018, 0.018, 0.022), 0.45, 0.4), plain(f"{name} nape", (0.75, 0.74, 0.72), 0.8, 0.1)]
    return parts.build(name, materials, into, mesh)
