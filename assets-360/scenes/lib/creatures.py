"""Savanna animals: rounded limbs fused by a voxel remesh, facing +x, feet at z = 0."""
import numpy as np

from .geometry import join, merge, mesh, remeshed, sphere_grid, tube


def limb(path, radii, flatten=1.0, sides=14):
    """Closed tube with rounded ends."""
    path, radii = np.asarray(path, float), list(radii)
    first, last = path[0] - path[1], path[-1] - path[-2]
    first, last = first / np.linalg.norm(first), last / np.linalg.norm(last)
    caps = ((1.0, 0.004), (0.97, 0.24), (0.75, 0.66))  # almost closed: the remesh leaks through holes
    head = [path[0] + first * radii[0] * reach for reach, _ in caps]
    tail = [path[-1] + last * radii[-1] * reach for reach, _ in caps[::-1]]
    sizes = [radii[0] * s for _, s in caps] + radii + [radii[-1] * s for _, s in caps[::-1]]
    return tube(np.concatenate([head, path, tail]), sizes, sides, flatten)


def blob(centre, size, turn=0.0, lean=0.0):
    """Ellipsoid; turn about the vertical, lean about x (radians)."""
    v, f = sphere_grid(16, 22)
    v = v * size
    c, s = np.cos(lean), np.sin(lean)
    v = v @ np.array([[1, 0, 0], [0, c, -s], [0, s, c]]).T
    c, s = np.cos(turn), np.sin(turn)
    return v @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]).T + centre, f


def _curve(points, y=0.0, steps=4):
    """Smooth (x, z) polyline through control points, at sideways offset y."""
    points = np.asarray(points, float)
    t = np.linspace(0, len(points) - 1, (len(points) - 1) * steps + 1)
    i = np.clip(t.astype(int), 0, len(points) - 2)
    u = (t - i)[:, None]
    before, after = points[np.maximum(i - 1, 0)], points[np.minimum(i + 2, len(points) - 1)]
    a, b = points[i], points[i + 1]
    m0, m1 = (b - before) / 2, (after - a) / 2
    p = ((2 * u**3 - 3 * u**2 + 1) * a + (u**3 - 2 * u**2 + u) * m0
         + (-2 * u**3 + 3 * u**2) * b + (u**3 - u**2) * m1)
    return np.stack([p[:, 0], np.full(len(p), y), p[:, 1]], 1), t


def _limb_through(points, radii, y=0.0, flatten=1.0):
    path, t = _curve(points, y)
    return limb(path, np.interp(t, np.arange(len(radii)), radii), flatten)


def _legs(plan, stride):
    """Four legs; stride shifts the feet in opposite directions."""
    parts = []
    for key, phase in (("front", 1), ("back", -1)):
        points, radii, gap = plan[key]
        for side in (-1, 1):
            top = points[0][1]
            shifted = [(x + stride * phase * side * (1 - z / top) ** 1.2, z) for x, z in points]
            parts.append(_limb_through(shifted, radii, side * gap))
    return parts


def _pair(make):
    return [make(-1), make(1)]


def quadruped(name, plan, hide, dark, into, stride=0.15, grazing=False, voxel=0.03):
    """Generic hoofed animal from a plan of (x, z) curves and radii."""
    body, radii, flat = plan["body"]
    parts = [_limb_through(body, radii, 0, flat)] + _legs(plan, stride)
    parts += [_limb_through(points, sizes, 0, wide)
              for points, sizes, wide in plan["grazing" if grazing else "neck"]]
    skull = plan["skull_low" if grazing else "skull"]
    parts += _pair(lambda s: blob((skull[0] - 0.1 * plan["ear"], s * plan["ear"] * 0.75, skull[1] + 0.06),
                                  (plan["ear"] * 0.28, plan["ear"] * 0.75, plan["ear"] * 0.35), s * 0.35, s * 0.35))
    fused = remeshed(name, parts, voxel, hide, 5)
    tail = body[0]
    extra = [_limb_through([(tail[0] - radii[0] * 0.8, tail[1]), (tail[0] - radii[0] * 1.1, tail[1] - 0.35),
                            (tail[0] - radii[0] * 1.05, tail[1] - 0.8)], [0.03, 0.02, 0.045])]
    eye = plan["eye"]
    extra += _pair(lambda s: blob((skull[0] + eye[0], s * eye[1], skull[1] + eye[2]), (0.028,) * 3))
    extra += plan["horns"](skull) if "horns" in plan else []
    v, f = merge(extra)
    return join([fused, mesh(f"{name}-dark", v, f, dark, True, link=False)], name, into)


def _ossicones(skull):
    x, z = skull
    return _pair(lambda s: limb([(x - 0.02, s * 0.07, z + 0.08), (x - 0.06, s * 0.09, z + 0.3)], [0.03, 0.038]))


def _curved_horns(skull):
    x, z = skull
    return _pair(lambda s: limb([(x, s * 0.06, z + 0.14), (x - 0.02, s * 0.22, z + 0.12), (x + 0.02, s * 0.3, z + 0.24),
                                 (x + 0.02, s * 0.25, z + 0.4)], [0.045, 0.04, 0.03, 0.012]))


GIRAFFE = {
    "body": ([(-0.72, 2.3), (-0.1, 2.48), (0.6, 2.78)], [0.4, 0.5, 0.5], 0.72),
    "front": ([(0.62, 2.45), (0.6, 1.9), (0.63, 1.25), (0.62, 0.65), (0.64, 0.05)], [0.26, 0.14, 0.1, 0.07, 0.085], 0.2),
    "back": ([(-0.72, 2.2), (-0.68, 1.75), (-0.82, 1.2), (-0.78, 0.6), (-0.76, 0.05)], [0.33, 0.19, 0.1, 0.07, 0.085], 0.2),
    "neck": [([(0.7, 2.85), (1.15, 3.5), (1.5, 4.2), (1.72, 4.75)], [0.4, 0.27, 0.19, 0.15], 0.7),
             ([(1.68, 4.82), (1.95, 4.76), (2.28, 4.58)], [0.16, 0.14, 0.085], 0.85)],
    "grazing": [([(0.7, 2.85), (1.3, 3.35), (1.95, 3.75), (2.4, 4.0)], [0.4, 0.27, 0.19, 0.15], 0.7),
                ([(2.38, 4.05), (2.65, 3.96), (2.95, 3.75)], [0.16, 0.14, 0.085], 0.85)],
    "skull": (1.74, 4.86), "skull_low": (2.42, 4.08), "ear": 0.24, "eye": (0.18, 0.12, 0.02), "horns": _ossicones,
}
ZEBRA = {
    "body": ([(-0.58, 1.02), (0, 0.98), (0.48, 1.03)], [0.3, 0.34, 0.31], 0.82),
    "front": ([(0.46, 0.95), (0.45, 0.65), (0.47, 0.35), (0.47, 0.03)], [0.17, 0.085, 0.05, 0.062], 0.14),
    "back": ([(-0.56, 1.0), (-0.52, 0.68), (-0.64, 0.38), (-0.6, 0.03)], [0.24, 0.12, 0.055, 0.062], 0.14),
    "neck": [([(0.5, 1.12), (0.76, 1.4), (0.9, 1.62)], [0.27, 0.18, 0.14], 0.6),
             ([(0.42, 1.36), (0.66, 1.66), (0.86, 1.84)], [0.04, 0.08, 0.05], 0.5),
             ([(0.92, 1.62), (1.14, 1.46), (1.34, 1.26)], [0.15, 0.125, 0.08], 0.75)],
    "grazing": [([(0.5, 1.08), (0.82, 0.82), (1.02, 0.5)], [0.27, 0.18, 0.14], 0.6),
                ([(0.62, 1.26), (0.95, 0.98), (1.14, 0.66)], [0.04, 0.08, 0.05], 0.5),
                ([(1.02, 0.48), (1.1, 0.28), (1.12, 0.08)], [0.15, 0.125, 0.08], 0.75)],
    "skull": (0.94, 1.7), "skull_low": (1.02, 0.56), "ear": 0.15, "eye": (0.16, 0.1, -0.12),
}
WILDEBEEST = {
    "body": ([(-0.56, 1.0), (0, 1.02), (0.46, 1.13)], [0.25, 0.3, 0.37], 0.68),
    "front": ([(0.46, 1.0), (0.45, 0.66), (0.47, 0.36), (0.47, 0.03)], [0.17, 0.085, 0.05, 0.06], 0.14),
    "back": ([(-0.54, 0.95), (-0.5, 0.66), (-0.62, 0.38), (-0.58, 0.03)], [0.2, 0.1, 0.05, 0.06], 0.14),
    "neck": [([(0.5, 1.18), (0.8, 1.2), (1.0, 1.16)], [0.32, 0.22, 0.18], 0.6),
             ([(0.6, 0.92), (0.82, 0.88), (0.98, 0.84)], [0.1, 0.14, 0.06], 0.35),
             ([(1.02, 1.2), (1.2, 0.98), (1.34, 0.76)], [0.17, 0.13, 0.1], 0.7)],
    "grazing": [([(0.5, 1.12), (0.78, 0.9), (0.96, 0.58)], [0.32, 0.22, 0.18], 0.6),
                ([(0.55, 0.86), (0.7, 0.68), (0.8, 0.5)], [0.1, 0.14, 0.06], 0.35),
                ([(0.98, 0.56), (1.06, 0.34), (1.1, 0.12)], [0.17, 0.13, 0.1], 0.7)],
    "skull": (1.02, 1.26), "skull_low": (1.0, 0.66), "ear": 0.13, "eye": (0.14, 0.11, -0.12), "horns": _curved_horns,
}


def elephant(name, hide, ivory, dark, into, stride=0.15, ear_flare=0.45, trunk_curl=0.0):
    """African elephant, three metres at the shoulder."""
    parts = [_limb_through([(-1.45, 1.95), (-0.7, 2.02), (0.1, 1.92), (0.85, 2.1)], [0.72, 0.95, 0.98, 0.86], 0, 0.8),
             _limb_through([(0.9, 2.3), (1.45, 2.55), (1.9, 2.4)], [0.72, 0.62, 0.48], 0, 0.85),
             blob((1.62, 0, 2.78), (0.42, 0.38, 0.36)), blob((1.95, 0, 2.02), (0.34, 0.27, 0.3)),
             _limb_through([(2.05, 2.35), (2.36, 1.8), (2.42, 1.15), (2.38 + trunk_curl * 0.5, 0.6),
                            (2.5 + trunk_curl, 0.3 + trunk_curl * 0.6)], [0.42, 0.27, 0.2, 0.145, 0.1])]
    plan = {"front": ([(0.85, 1.7), (0.86, 1.1), (0.84, 0.6), (0.86, 0.14)], [0.44, 0.31, 0.25, 0.27], 0.43),
            "back": ([(-1.35, 1.75), (-1.25, 1.1), (-1.42, 0.62), (-1.36, 0.14)], [0.55, 0.36, 0.25, 0.26], 0.42)}
    parts += _legs(plan, stride)
    for s in (-1, 1):
        turn = -s * ear_flare
        parts.append(blob((1.25, s * (0.72 + 0.35 * ear_flare), 2.32), (0.62, 0.07, 0.66), turn, s * 0.12))
        parts.append(blob((1.22, s * (0.74 + 0.35 * ear_flare), 1.92), (0.34, 0.07, 0.5), turn, s * 0.12))
    fused = remeshed(name, parts, 0.045, hide, 4)
    tusks = _pair(lambda s: limb([(2.12, s * 0.24, 1.95), (2.45, s * 0.32, 1.6), (2.8, s * 0.34, 1.48),
                                  (3.05, s * 0.3, 1.55)], [0.085, 0.075, 0.055, 0.02]))
    v, f = merge(tusks)
    white = mesh(f"{name}-tusks", v, f, ivory, True, link=False)
    extra = _pair(lambda s: blob((1.98, s * 0.4, 2.42), (0.05, 0.035, 0.05)))
    extra.append(_limb_through([(-2.1, 2.15), (-2.3, 1.7), (-2.28, 1.05)], [0.07, 0.04, 0.06]))
    v, f = merge(extra)
    return join([fused, white, mesh(f"{name}-dark", v, f, dark, True, link=False)], name, into)


def bird(name, material, into, lift=0.3):
    """Gliding bird, one metre span; lift raises the wing tips."""
    vertices, faces = [], []
    for s in (-1, 1):
        base = len(vertices)
        vertices += [(0.1, 0, 0), (-0.1, 0, 0), (0.12, s * 0.25, lift * 0.3), (-0.06, s * 0.25, lift * 0.3),
                     (-0.02, s * 0.52, lift * 0.35), (-0.07, s * 0.5, lift * 0.35)]
        faces += [[base, base + 1, base + 3, base + 2], [base + 2, base + 3, base + 5, base + 4]]
    v, f = limb([(0.22, 0, 0), (0, 0, -0.01), (-0.25, 0, 0)], [0.025, 0.05, 0.03], 1.0, 8)
    return mesh(name, *merge([(np.array(vertices), np.array(faces)), (v, f)]), material, into=into)
