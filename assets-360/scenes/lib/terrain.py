"""Ground around the viewer: rings whose spacing grows with distance."""
import numpy as np

from .geometry import grid_faces, mesh


def polar_terrain(name, height, material, inner=0.05, outer=9000, rings=460, spokes=1100, attributes=None, centre=(0, 0)):
    """Polar grid below the camera at `centre`; attributes(x, y) returns named arrays."""
    r = np.geomspace(inner, outer, rings)
    a = np.arange(spokes) / spokes * 2 * np.pi
    R, A = np.meshgrid(r, a, indexing="ij")
    x, y = (R * np.sin(A)).ravel() + centre[0], (R * np.cos(A)).ravel() + centre[1]
    vertices = np.stack([x, y, height(x, y)], 1)
    # clockwise seen from above becomes counter-clockwise: normals point up
    faces = grid_faces(rings, spokes, closed=True)[:, ::-1]
    extra = attributes(x, y) if attributes else {}
    ground = mesh(name, vertices, faces, material, True, attributes=extra)
    rim = vertices[:spokes]
    cap = np.concatenate([rim.mean(0, keepdims=True), rim])
    i = np.arange(spokes)
    fan = np.stack([0 * i, (i + 1) % spokes + 1, i + 1], 1)
    cap_extra = {k: np.concatenate([v[:1], v[:spokes]]) for k, v in extra.items()}
    mesh(f"{name}-cap", cap, fan, material, True, attributes=cap_extra)
    return ground
