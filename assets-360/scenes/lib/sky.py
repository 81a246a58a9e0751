"""Procedural HDR sky: atmosphere plus ray-marched cloud layers.

Row 0 is the zenith, the column centre looks along +Y, u grows towards +X.
"""
import ctypes
import json
import math

import cv2
import numpy as np

from . import native, night, water
from .native import doubles, floats

RAYLEIGH = np.array([5.802e-6, 13.558e-6, 33.1e-6])
OZONE = np.array([0.650e-6, 1.881e-6, 0.085e-6])
SUN_POWER = 20.0
_kernel = None


def kernel():
    global _kernel
    _kernel = _kernel or native.load("sky")
    return _kernel


def sun_direction(config):
    el, az = math.radians(config["sun_el"]), math.radians(config["sun_az"])
    return np.array([math.cos(el) * math.sin(az), math.cos(el) * math.cos(az), math.sin(el)])


def sun_light(config, height=50.0):
    """Colour of direct sunlight at a height above the ground."""
    out = np.zeros(3)
    pointer = doubles(out)
    kernel().sun_transmittance(
        ctypes.c_double(math.radians(config["sun_el"])), ctypes.c_double(config.get("mie", 6e-6)),
        ctypes.c_double(height), doubles(RAYLEIGH), doubles(OZONE), pointer)
    return SUN_POWER * pointer.array


def atmosphere(config, width, height):
    out = np.zeros((height, width, 3), np.float32)
    kernel().atmosphere(
        width, height, doubles(sun_direction(config)), ctypes.c_double(config.get("mie", 6e-6)),
        ctypes.c_double(config.get("g", 0.76)), doubles(RAYLEIGH), doubles(OZONE),
        ctypes.c_double(config.get("multi", 1.2)), floats(out))
    return np.maximum(out * config.get("gain", 1.0), 0)


def _perlin(n, cells, rng):
    gradient = rng.normal(size=(cells, cells, cells, 3))
    gradient /= np.linalg.norm(gradient, axis=-1, keepdims=True)
    t = np.arange(n) * cells / n
    i = np.floor(t).astype(int)
    f = t - i
    w = f * f * f * (f * (f * 6 - 15) + 10)
    out = np.zeros((n, n, n), np.float32)
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                g = gradient[np.ix_((i + dx) % cells, (i + dy) % cells, (i + dz) % cells)]
                d = (g[..., 0] * (f - dx)[:, None, None] + g[..., 1] * (f - dy)[None, :, None]
                     + g[..., 2] * (f - dz)[None, None, :])
                weight = [w if k else 1 - w for k in (dx, dy, dz)]
                out += (d * weight[0][:, None, None] * weight[1][None, :, None] * weight[2]).astype(np.float32)
    return out


def _worley(n, cells, rng):
    points = rng.random((cells, cells, cells, 3)).astype(np.float32)
    out = np.zeros((n, n, n), np.float32)
    kernel().worley(n, cells, floats(points), floats(out))
    return out


def _stretch(v):
    return np.ascontiguousarray((v - v.min()) / (v.max() - v.min()), np.float32)


def noise_volumes(seed, n=128):
    """Shape and detail volumes for one cloud layer."""
    rng = np.random.default_rng(seed)
    smooth = _stretch(sum(_perlin(n, 4 * 2**o, rng) * 0.5**o for o in range(4)))
    billow = _stretch(sum(_worley(n, 4 * 2**o, rng) * w for o, w in enumerate((0.625, 0.25, 0.125))))
    detail = _stretch(sum(_worley(n // 2, 6 * 2**o, rng) * w for o, w in enumerate((0.6, 0.4))))
    return _stretch(smooth * 0.55 + billow * 0.45), detail


def _enlarge(image, width, height):
    k = width // image.shape[1]
    padded = np.concatenate([image[:, -2:], image, image[:, :2]], 1)
    big = cv2.resize(padded, (padded.shape[1] * k, height), interpolation=cv2.INTER_CUBIC)
    return big[:, 2 * k:2 * k + width]


def cloud_layer(config, layer, width, height, ambient):
    """March one layer; returns H/2 x W x 5 (rgb, transmittance, distance)."""
    shape, detail = noise_volumes(layer.get("seed", 1))
    values = [layer["base"], layer["top"], layer["cover"], layer["scale"], layer["dens"], layer["erode"],
              layer.get("ox", 0.1), layer.get("oy", 0.6)]
    light = sun_light(config, (layer["base"] + layer["top"]) / 2) * layer.get("sunmul", 1.0)
    out = np.zeros((height // 2, width, 5), np.float32)
    kernel().clouds(
        width, height, doubles(sun_direction(config)), doubles(light), doubles(ambient * layer.get("amb", 0.9)),
        doubles(ambient * np.array(layer.get("ground", [0.35, 0.3, 0.22]))), floats(shape), shape.shape[0],
        floats(detail), detail.shape[0], doubles(values), ctypes.c_double(layer.get("reach", 70e3)), floats(out))
    return out


def make_sky(config, width):
    """Return the sky image (width x width/2, width a multiple of 1024), linear light."""
    height, half = width // 2, width // 4
    if "water" in config:
        return water.light(config["water"], width, sun_direction(config))
    air = atmosphere(config, 1024, 512)[:256]
    if width > 1024:
        air = np.maximum(_enlarge(air, width, half), 0)
    if "night" in config:
        air = air + night.light(config["night"], width)
    cosine = np.cos((0.5 - (np.arange(half) + 0.5) / height) * np.pi)
    ambient = (air * cosine[:, None, None]).mean((0, 1)) / cosine.mean()
    image = np.empty((height, width, 3), np.float32)
    image[:half] = air
    for layer in config.get("layers", []):
        cloud = cloud_layer(config, layer, width, height, ambient)
        through, near = cloud[..., 3:4], np.exp(-cloud[..., 4:5] / layer.get("aerial", 38e3))
        image[:half] = image[:half] * through + cloud[..., :3] * near + (1 - near) * (1 - through) * air
    image[half:] = air[-2:].mean(0)[None] * np.array(config.get("ground", [0.3, 0.27, 0.2]), np.float32)
    return image


def save_sky(config, width, path):
    """Write `<path>.npy` and `<path>.json` (sun direction and colour)."""
    np.save(f"{path}.npy", make_sky(config, width))
    facts = {"sun": sun_direction(config).tolist(), "light": sun_light(config).tolist()}
    with open(f"{path}.json", "w") as file:
        json.dump(facts, file)
