"""What a diver sees where nothing stands: open water, and the sky through the moving surface."""
import numpy as np

from .noise import fbm

REFRACTION = 1.33


def _rays(width, rows):
    height = width // 2
    el = (0.5 - (np.arange(*rows) + 0.5) / height)[:, None] * np.pi
    az = ((np.arange(width) + 0.5) / width - 0.5)[None] * 2 * np.pi
    return np.stack([np.cos(el) * np.sin(az), np.cos(el) * np.cos(az), np.sin(el) + 0 * az], -1).astype(np.float32)


def _around(ray, axis):
    """Angle to an axis and angle about it."""
    side = np.cross(axis, [0.3, 0.9, 0.1])
    side /= np.linalg.norm(side)
    up = np.cross(side, axis)
    return np.arccos(np.clip(ray @ axis, -1, 1)), np.arctan2(ray @ up, ray @ side)


def under_water_sun(sun):
    """Direction of the sun after refraction."""
    flat = np.array([sun[0], sun[1]]) / REFRACTION
    return np.array([*flat, np.sqrt(1 - flat @ flat)])


def _surface(ray, config, sun):
    """Colour seen when looking up at the waves from below, with the share that lets the sky through."""
    reach = config["depth"] / np.maximum(ray[..., 2], 0.05)
    x, y = ray[..., 0] * reach, ray[..., 1] * reach

    def wave(px, py):
        return 0.50 * fbm(px / 3.1, py / 2.3, 3, 3) + 0.16 * fbm(px / 0.9, py / 0.8, 3, 7)

    lean_x, lean_y = (wave(x + 0.1, y) - wave(x, y)) / 0.1, (wave(x, y + 0.1) - wave(x, y)) / 0.1
    out_x, out_y = REFRACTION * ray[..., 0] + lean_x * 0.36, REFRACTION * ray[..., 1] + lean_y * 0.36
    sine = np.hypot(out_x, out_y)
    through = 1 / (1 + np.exp((sine - 1.0) / 0.035))
    toward = np.sqrt(np.clip(1 - sine**2, 0, 1))
    glare = np.clip(out_x * sun[0] + out_y * sun[1] + toward * sun[2], 0, 1)
    sky = np.array(config["window"], np.float32) * (0.55 + 0.45 * toward[..., None])
    return sky + (2.2 * glare**24 + 9 * glare**220)[..., None] * np.array([1.0, 0.96, 0.86]), through[..., None]


def light(config, width, sun):
    """Equirectangular map (width/2 x width x 3), linear light."""
    height, axis = width // 2, under_water_sun(sun)
    out = np.empty((height, width, 3), np.float32)
    deep, level, above = (np.array(config[key], np.float32) for key in ("below", "level", "above"))
    for start in range(0, height, 256):
        ray = _rays(width, (start, min(height, start + 256)))
        z = ray[..., 2:3]
        colour = np.where(z < 0, level + (deep - level) * np.clip(-z, 0, 1) ** 0.7, level + (above - level) * np.clip(z, 0, 1) ** 1.3)
        off, about = _around(ray, axis)
        beams = fbm(np.cos(about) * 5 + 3, np.sin(about) * 5, 4, 11) + 0.5 * fbm(np.cos(about) * 17, np.sin(about) * 17, 3, 13)
        shine = np.exp(-off / 0.55) * (1 + 0.9 * beams * np.clip(off / 0.2, 0, 1)) * config["beams"]
        colour = colour + np.maximum(shine, 0)[..., None] * np.array([0.55, 0.95, 1.0], np.float32)
        if start < height // 2:
            seen, through = _surface(ray, config, sun)
            clear = through * np.exp(-config["depth"] / np.maximum(z, 0.05) / config["reach"])
            colour = colour * (1 - clear) + seen * clear
        out[start:start + len(ray)] = colour
    return out
