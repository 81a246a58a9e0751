"""Lichen-spotted boulders and pebbles."""
import bpy
import numpy as np

from .geometry import mesh
from .nodes import Material
from .noise import fbm


def _sphere(levels):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=levels)
    made = bpy.context.object
    vertices = np.array([v.co[:] for v in made.data.vertices])
    faces = np.array([p.vertices[:] for p in made.data.polygons])
    bpy.data.objects.remove(made)
    return vertices, faces


def _noise3(p, scale, octaves, seed):
    x, y, z = (p * scale).T
    return (fbm(x + 7, y, octaves, seed) + fbm(y, z + 3, octaves, seed + 9) + fbm(z, x + 5, octaves, seed + 18)) / 3


def boulder(name, seed, material, collection, levels=5, cuts=9):
    """A rounded block with a few broken faces, one metre across before scaling."""
    rng = np.random.default_rng(seed)
    p, faces = _sphere(levels)
    p = p * (1 + 0.55 * _noise3(p, 0.9, 3, seed))[:, None]
    for _ in range(cuts):
        normal = rng.normal(size=3)
        normal /= np.linalg.norm(normal)
        over = p @ normal - rng.uniform(0.55, 0.85)
        p = p - np.clip(over, 0, None)[:, None] * normal * 0.9
    p = p * rng.uniform(0.75, 1.2, 3) * np.array([0.62, 0.62, 0.48])
    p = p * (1 + 0.12 * _noise3(p, 3.5, 4, seed + 40) + 0.035 * _noise3(p, 14, 3, seed + 60))[:, None]
    return mesh(name, p, faces, material, smooth=True, into=collection)


def lichen_rock():
    """Dark lava with pale, grey-green and orange lichen of constant size in the world."""
    m = Material('lichen rock')
    place = m.position()
    warp = m.mix(0.12, place, m.node('ShaderNodeTexNoise', {'Scale': 4.0, 'Detail': 4}).outputs['Color'])
    grain = m.noise(6, 8, 0.7, place)
    colour = m.ramp(grain, [(0.28, (0.042, 0.040, 0.038)), (0.5, (0.098, 0.090, 0.082)), (0.72, (0.175, 0.160, 0.145))])

    def spots(scale, reach, amount):
        cell = m.node('ShaderNodeTexVoronoi', {'Scale': scale, 'Vector': warp})
        ragged = m.math('ADD', cell.outputs['Distance'], m.math('MULTIPLY', m.noise(scale * 5, 4, 0.7, place), 0.55))
        here = m.ramp(m.noise(scale * 0.35, 3, 0.5, place), [(amount, (0, 0, 0)), (amount + 0.08, (1, 1, 1))]).outputs[0]
        disc = m.ramp(ragged, [(reach, (1, 1, 1)), (reach + 0.07, (0, 0, 0))]).outputs[0]
        return m.math('MULTIPLY', here, disc)

    colour = m.mix(spots(7.0, 0.52, 0.42), colour, (0.330, 0.345, 0.265))
    colour = m.mix(spots(15.0, 0.50, 0.48), colour, (0.430, 0.430, 0.390))
    colour = m.mix(m.math('MULTIPLY', spots(11.0, 0.46, 0.56), 0.85), colour, (0.430, 0.170, 0.032))
    axes = m.axes(m.node('ShaderNodeNewGeometry').outputs['Normal'])
    moss = m.math('MULTIPLY', m.ramp(axes[2], [(0.45, (0, 0, 0)), (0.9, (1, 1, 1))]),
                  m.ramp(m.noise(2.1, 5, 0.6, place), [(0.5, (0, 0, 0)), (0.62, (1, 1, 1))]))
    colour = m.mix(m.math('MULTIPLY', moss, 0.7), colour, (0.085, 0.092, 0.030))
    return m.surface(m.principled(colour, 0.92, 0.15, m.bump(m.math('ADD', grain, m.math('MULTIPLY', m.noise(38, 5, 0.7, place), 0.35)), 0.7, 0.03)))


def pebble_material():
    m = Material('pebble')
    colour = m.ramp(m.random(), [(0, (0.050, 0.045, 0.042)), (0.6, (0.135, 0.110, 0.092)), (1, (0.235, 0.200, 0.170))])
    return m.surface(m.principled(m.mix(m.noise(20, 4), colour, (0.07, 0.055, 0.045)), 0.9, 0.15))
