"""Ground meshes and their materials: moorland, Kibo, Mawenzi, Mount Meru."""
import numpy as np

import kilimanjaro_terrain as terrain
from lib.geometry import grid_faces, mesh
from lib.nodes import Material
from lib.noise import fbm, smoothstep
from lib.terrain import polar_terrain


def sector_mesh(name, centre_deg, half_deg, near, far, columns, rows, surface, material):
    """A fan-shaped piece of terrain whose grid lines follow the eye: even detail on screen.

    `surface(x, y)` returns heights and a dictionary of point attributes.
    """
    azimuth = np.radians(centre_deg + np.linspace(-half_deg, half_deg, columns))
    distance = np.geomspace(near, far, rows)
    r, a = np.meshgrid(distance, azimuth, indexing='ij')
    x, y = (r * np.sin(a)).ravel(), (r * np.cos(a)).ravel()
    z, attributes = surface(x, y)
    faces = grid_faces(rows, columns)[:, ::-1]
    return mesh(name, np.stack([x, y, z], 1), faces, material, True, attributes=attributes)


def moor_attributes(x, y):
    """Where the path runs and how far away the ground is."""
    r = np.hypot(x, y)
    away = terrain.path_offset(x, y)
    ragged = 0.5 * fbm(x / 0.9, y / 0.9, 3, 2)
    path = np.exp(-(away / 0.42) ** 2) * (1 + ragged) * smoothstep(260, 90, r)
    return {'path': np.clip(path, 0, 1), 'far': smoothstep(25, 160, r)}


def moor_material():
    m = Material('moor')
    place = m.position()
    patch, grain = m.noise(0.16, 6, 0.62, place), m.noise(5.0, 6, 0.68, place)
    broad = m.noise(0.013, 5, 0.6, place)
    colour = m.ramp(patch, [(0.30, (0.085, 0.064, 0.047)), (0.45, (0.145, 0.117, 0.066)),
                            (0.58, (0.120, 0.118, 0.050)), (0.72, (0.195, 0.158, 0.080))])
    colour = m.mix(m.math('MULTIPLY', grain, 0.55), colour, (0.064, 0.051, 0.038))
    moss = m.ramp(m.noise(0.7, 5, 0.6, place), [(0.52, (0, 0, 0)), (0.66, (1, 1, 1))]).outputs[0]
    colour = m.mix(m.math('MULTIPLY', moss, 0.5), colour, (0.085, 0.100, 0.030))
    wide = m.ramp(broad, [(0.36, (0.150, 0.122, 0.055)), (0.50, (0.098, 0.092, 0.042)), (0.64, (0.128, 0.104, 0.062))])
    colour = m.mix(m.math('MULTIPLY', m.attribute('far'), 0.8), colour, m.mix(m.math('MULTIPLY', grain, 0.5), wide, (0.060, 0.055, 0.028)))
    trodden = m.mix(grain, (0.165, 0.122, 0.088), (0.265, 0.205, 0.155))
    colour = m.mix(m.attribute('path'), colour, trodden)
    bump = m.bump(m.math('ADD', m.noise(11, 8, 0.7, place), m.math('MULTIPLY', m.noise(70, 4, 0.6, place), 0.3)), 0.6, 0.05)
    return m.surface(m.principled(colour, 0.95, 0.08, bump))


def _rock_colour(m, place, stops):
    """Scree and lava coloured by height, streaked by noise."""
    axes = m.axes(place)
    streak = m.noise(0.006, 8, 0.66, place)
    height = m.math('ADD', m.math('MULTIPLY', axes[2], 1 / 2200), m.math('MULTIPLY', m.math('SUBTRACT', streak, 0.5), 0.34))
    colour = m.ramp(height, stops)
    dark = m.ramp(m.noise(0.018, 8, 0.7, place), [(0.42, (1, 1, 1)), (0.60, (0, 0, 0))]).outputs[0]
    return m.mix(m.math('MULTIPLY', dark, 0.55), colour, (0.052, 0.042, 0.038))


def kibo_material():
    m = Material('kibo')
    place = m.position()
    colour = _rock_colour(m, place, [(0.0, (0.115, 0.105, 0.055)), (0.14, (0.150, 0.120, 0.078)), (0.30, (0.175, 0.132, 0.100)),
                                     (0.55, (0.150, 0.108, 0.085)), (0.80, (0.120, 0.090, 0.078))])
    speckle = m.ramp(m.noise(0.035, 7, 0.7, place), [(0.40, (0, 0, 0)), (0.58, (1, 1, 1))]).outputs[0]
    colour = m.mix(m.math('MULTIPLY', m.math('MULTIPLY', m.attribute('snow'), speckle), 0.75), colour, (0.78, 0.76, 0.76))
    ice = m.mix(m.ramp(m.noise(0.010, 6, 0.6, place), [(0.35, (0, 0, 0)), (0.7, (1, 1, 1))]).outputs[0],
                (0.84, 0.81, 0.82), (0.93, 0.90, 0.89))
    colour = m.mix(m.attribute('ice'), colour, ice)
    return m.surface(m.principled(colour, 0.9, 0.1, m.bump(m.noise(0.022, 10, 0.72, place), 0.55, 28.0)))


def mawenzi_material():
    m = Material('mawenzi')
    place = m.position()
    colour = _rock_colour(m, place, [(0.0, (0.110, 0.098, 0.055)), (0.12, (0.140, 0.106, 0.072)),
                                     (0.28, (0.150, 0.100, 0.075)), (0.55, (0.125, 0.082, 0.066))])
    colour = m.mix(m.math('MULTIPLY', m.attribute('snow'), 0.8), colour, (0.80, 0.78, 0.78))
    return m.surface(m.principled(colour, 0.92, 0.1, m.bump(m.noise(0.03, 10, 0.74, place), 0.7, 22.0)))


def meru_material():
    m = Material('meru')
    return m.surface(m.principled((0.075, 0.072, 0.060), 0.95, 0.05))


def build(viewer, detail=1.0):
    """All the ground there is; `detail` scales the grids (1 suits an 8192-pixel panorama)."""
    n = lambda count: max(24, int(count * detail))
    polar_terrain('moor', terrain.moor_height, moor_material(), inner=0.05, outer=5200, rings=n(820),
                  spokes=n(1900), attributes=moor_attributes, centre=viewer)

    def kibo(x, y):
        z, ice, snow = terrain.kibo_surface(x, y)
        return z, {'ice': ice, 'snow': snow}

    def mawenzi(x, y):
        z, snow = terrain.mawenzi_surface(x, y)
        return z, {'snow': snow}

    sector_mesh('kibo', 2.5, 42, 4600, 17500, n(1900), n(780), kibo, kibo_material())
    sector_mesh('mawenzi', -117, 31, 3000, 12500, n(1250), n(560), mawenzi, mawenzi_material())
    sector_mesh('meru', 156.5, 9, 39000, 51000, n(260), n(120), lambda x, y: (terrain.meru_surface(x, y), {}), meru_material())
