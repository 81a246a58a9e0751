"""Value noise and friends for numpy arrays of any shape."""
import numpy as np


def smoothstep(start, end, x):
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def _hash(ix, iy, seed):
    """Random 0..1 per integer cell; 32-bit arithmetic wraps on purpose."""
    offset = np.uint32(seed * 1442695041 & 0xFFFFFFFF)
    h = ix * np.uint32(374761393) + iy * np.uint32(668265263) + offset
    h = (h ^ (h >> np.uint32(13))) * np.uint32(1274126177)
    return ((h ^ (h >> np.uint32(16))) & np.uint32(0xFFFFFF)) / float(0xFFFFFF)


def value_noise(x, y, seed=0):
    """Smooth noise in 0..1 with cells of size 1."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    ix, iy = np.floor(x), np.floor(y)
    fx, fy = x - ix, y - iy
    u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    w = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    ix, iy = (np.atleast_1d(i).astype(np.int64).astype(np.uint32) for i in (ix, iy))
    right, above = ix + np.uint32(1), iy + np.uint32(1)
    a, b = _hash(ix, iy, seed), _hash(right, iy, seed)
    c, d = _hash(ix, above, seed), _hash(right, above, seed)
    out = (a * (1 - u) + b * u) * (1 - w) + (c * (1 - u) + d * u) * w
    return out.reshape(np.shape(x)) if np.ndim(x) == np.ndim(y) == 0 else out


def fbm(x, y, octaves=5, seed=0, gain=0.5, lacunarity=2.03):
    """Fractal noise in about -1..1."""
    total, amplitude, norm, frequency = 0, 1, 0, 1
    for i in range(octaves):
        n = value_noise(x * frequency + i * 17.3, y * frequency - i * 9.1, seed + i)
        total = total + amplitude * (n - 0.5) * 2
        norm += amplitude
        amplitude *= gain
        frequency *= lacunarity
    return total / norm


def ridged(x, y, octaves=6, seed=0):
    """Sharp-crested noise in 0..1."""
    total, amplitude, norm, frequency = 0, 1, 0, 1
    for i in range(octaves):
        n = value_noise(x * frequency + i * 7.7, y * frequency + i * 3.1, seed + i)
        total = total + amplitude * (1 - abs(n * 2 - 1))
        norm += amplitude
        amplitude *= 0.5
        frequency *= 2.1
    return total / norm


def polar(azimuth, distance):
    """Ground position for an azimuth in degrees (0 = image centre, 90 = right)."""
    a = np.radians(azimuth)
    return distance * np.sin(a), distance * np.cos(a)


def ring_points(rng, inner, outer, count, power=0.5):
    """Random points between two radii; power 0.5 spreads them evenly by area."""
    if power == 0.5:
        r = np.sqrt(rng.random(count) * (outer**2 - inner**2) + inner**2)
    else:
        r = inner + (outer - inner) * rng.random(count) ** power
    a = rng.random(count) * 2 * np.pi
    return r * np.sin(a), r * np.cos(a)
