"""Night sky: airglow, stars with a faint Milky Way, aurora curtains."""
import ctypes

import numpy as np

from . import native
from .native import doubles, floats
from .noise import fbm

CURTAIN_FIELDS = ("distance", "bend", "fold", "width", "brightness", "seed")  # km, km per 1000 km, km, km


def _aurora(curtains, width, height):
    table = np.array([[curtain[field] for field in CURTAIN_FIELDS] for curtain in curtains], float)
    out = np.zeros((height // 2, width, 3), np.float32)
    native.load("night").aurora(width, height, doubles(table.ravel()), ctypes.c_int(len(curtains)), floats(out))
    return out


def _elevation(height):
    return (0.5 - (np.arange(height // 2, dtype=np.float32) + 0.5) / height)[:, None] * np.pi


def _stars(count, seed, width, height):
    """Points spread over the sphere, a third of them gathered in a band; few are bright."""
    rng = np.random.default_rng(seed)
    rays = rng.normal(size=(count, 3))
    band = rng.random(count) < 0.35
    rays[band] -= np.outer(rays[band] @ [0.55, -0.35, 0.76], [0.55, -0.35, 0.76]) * 0.82
    rays /= np.linalg.norm(rays, axis=1, keepdims=True)
    rays = rays[rays[:, 2] > 0.02]
    n = len(rays)
    u = (np.arctan2(rays[:, 0], rays[:, 1]) / (2 * np.pi) + 0.5) * width - 0.5
    v = (0.5 - np.arcsin(rays[:, 2]) / np.pi) * height - 0.5
    power = 0.05 + 1.6 * rng.random(n) ** 14
    power *= np.clip(rays[:, 2] * 4, 0, 1) * (width / 4096) ** 1.2
    tint = np.array([1, 1, 1]) + (rng.random((n, 1)) - 0.4) * np.array([-0.35, -0.08, 0.35])
    out = np.zeros((height // 2, width, 3), np.float32)
    # near the zenith a row spans fewer degrees than a column: a star covers as many columns as make it round
    spread = np.clip(1 / np.sqrt(np.maximum(1 - rays[:, 2] ** 2, 1e-4)), 1, 60)
    for dx in range(-30, 32):
        for dy in (0, 1):
            column, row = np.floor(u).astype(int) + dx, np.floor(v).astype(int) + dy
            reach = np.clip(0.5 + spread / 2 - np.abs(column - u), 0, 1) * np.clip(1 - np.abs(row - v), 0, 1)
            hit = (reach > 0) & (row >= 0) & (row < height // 2)
            np.add.at(out, (row[hit], column[hit] % width), (power * reach)[hit, None] * tint[hit])
    return out


def light(config, width):
    """Upper half (width/4 x width x 3) of the night sky in linear light."""
    height = width // 2
    el = _elevation(height)
    zenith, horizon = (np.array(config[key], np.float32) for key in ("zenith", "horizon"))
    low = np.exp(-el / 0.24)[..., None]
    image = np.repeat(zenith * (1 - low) + horizon * low, width, 1)
    az = ((np.arange(width) + 0.5) / width - 0.5)[None] * 2 * np.pi
    ray = np.stack([np.cos(el) * np.sin(az), np.cos(el) * np.cos(az), np.sin(el) + 0 * az], -1)
    off = ray @ np.array([0.55, -0.35, 0.76])
    dust = 0.5 + 0.5 * fbm(ray[..., 0] * 5 + 9, ray[..., 1] * 5 + ray[..., 2] * 4, 4, 5)
    image += (np.exp(-(off / 0.16) ** 2) * dust * 0.035)[..., None] * np.array([0.8, 0.9, 1.1], np.float32)
    image += _stars(config["stars"], config["seed"], width, height) * config.get("star_light", 1.0)
    if "curtains" in config:
        image += _aurora(config["curtains"], width, height)
    return image.astype(np.float32)
