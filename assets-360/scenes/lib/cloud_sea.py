"""A sea of clouds below the viewer and cirrus above, laid into finished render passes."""
import ctypes as ct

import numpy as np

from . import native, sky
from .native import floats


class _Sea(ct.Structure):
    _fields_ = [
        ("shape", ct.c_void_p), ("detail", ct.c_void_p), ("shape_n", ct.c_int), ("detail_n", ct.c_int),
        ("top", ct.c_float), ("relief", ct.c_float), ("depth", ct.c_float),
        ("density", ct.c_float), ("erode", ct.c_float),
        ("peaks", ct.c_void_p), ("peak_count", ct.c_int), ("sun", ct.c_float * 3),
    ]


def _rows(values):
    return np.ascontiguousarray(values, np.float32)


class CloudSea:
    """Holds the noise volumes and settings; `march` and `cirrus` answer for any bundle of rays.

    settings: top, relief, depth (metres), density, erode, seed, sun and ambient (gains),
    cirrus {level, wind_deg, amount}; peaks: rows of x, y, height, slope that cast shadow.
    """

    def __init__(self, settings, sun, sun_colour, sky_colour, peaks=()):
        self.shape, self.detail = (_rows(v) for v in sky.noise_volumes(settings.get("seed", 4)))
        self.peaks = _rows(peaks).reshape(-1, 4)
        self.sun = _rows(sun)
        self.sun_colour = _rows(np.asarray(sun_colour) * settings.get("sun", 1.0))
        self.sky_colour = _rows(np.asarray(sky_colour) * settings.get("ambient", 0.9))
        self.high = settings.get("cirrus", {})
        self.sea = _Sea(
            self.shape.ctypes.data, self.detail.ctypes.data, len(self.shape), len(self.detail),
            settings.get("top", -330.0), settings.get("relief", 230.0), settings.get("depth", 520.0),
            settings.get("density", 0.028), settings.get("erode", 1.1),
            self.peaks.ctypes.data, len(self.peaks), (ct.c_float * 3)(*self.sun))
        self.kernel = native.load("cloud_sea")

    def march(self, directions, limit, camera, reach=120_000.0):
        """(light (N,3) premultiplied, transmittance (N,), distance (N,)) of rays cut at `limit` metres."""
        directions, limit = _rows(directions), _rows(limit)
        out = np.zeros((len(limit), 5), np.float32)
        self.kernel.march_cloud_sea(
            ct.c_long(len(limit)), floats(directions), floats(limit), floats(_rows(camera)), ct.byref(self.sea),
            floats(self.sun_colour), floats(self.sky_colour), ct.c_float(reach), floats(out))
        return out[:, :3], out[:, 3], out[:, 4]

    def cirrus(self, directions):
        """(light (N,3) premultiplied, transmittance (N,)) of the ice clouds overhead."""
        directions = _rows(directions)
        out = np.zeros((len(directions), 4), np.float32)
        turn = np.radians(self.high.get("wind_deg", 60))
        wind = _rows([np.sin(turn), np.cos(turn)])
        self.kernel.high_cirrus(
            ct.c_long(len(directions)), floats(directions), floats(self.shape), len(self.shape),
            ct.c_float(self.high.get("level", 5500)), floats(wind), ct.c_float(self.high.get("amount", 0.5)),
            floats(self.sun), floats(self.sun_colour), floats(self.sky_colour), floats(out))
        return out[:, :3], out[:, 3]


class Air:
    """The haze that the grading step will apply, so that clouds fade like the land does."""

    def __init__(self, grade):
        self.rate = np.array(grade.get("haze_rgb", [0.85, 1, 1.25]), np.float32) / grade["haze"]
        self.mean = float(self.rate.mean())

    def seen(self, distance):
        return np.exp(-distance * self.mean)

    def distance(self, seen):
        return -np.log(np.clip(seen, 1e-6, 1)) / self.mean


def lay_over(sea, air, directions, camera, rgb, alpha, distance):
    """Blend clouds into one strip: returns rgb (premultiplied), alpha and apparent distance.

    Clouds lie behind see-through pixels and in front of far surfaces; the apparent
    distance of a mixed pixel is the one that gives the mean haze of its parts.
    """
    rgb, seen = rgb.copy(), alpha * air.seen(distance)
    cover = alpha.copy()
    front = (alpha > 0.001) & (distance > 350) & (directions[..., 2] < 0.02)
    if front.any():
        a = alpha[front]
        light, through, far = sea.march(directions[front], distance[front], camera)
        rgb[front] = rgb[front] * through[:, None] + light * a[:, None]
        seen[front] = seen[front] * through + a * (1 - through) * air.seen(far)
    for rays, clouds in ((directions[..., 2] < 0.003, "below"), (directions[..., 2] > 0.012, "above")):
        behind = rays & (alpha < 0.999)
        if not behind.any():
            continue
        if clouds == "below":
            light, through, far = sea.march(directions[behind], np.full(behind.sum(), 1e9), camera)
        else:
            light, through = sea.cirrus(directions[behind])
            far = np.zeros(len(through), np.float32)
        gap = 1 - alpha[behind]
        rgb[behind] += light * gap[:, None]
        seen[behind] += gap * (1 - through) * air.seen(far)
        cover[behind] += gap * (1 - through)
    return rgb, cover, air.distance(seen / np.maximum(cover, 1e-4))
