"""Turns render passes and a sky into the finished picture.

Denoise, haze, sky, sun glow, bloom, tone map and grade; works in row strips
so that 8192 x 4096 fits in a few gigabytes.
"""
import json
import math

import cv2
import numpy as np

from .denoise import denoise
from .view import blur, directions, sample_map

STRIP = 512
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


class Passes:
    """The arrays a render left in a folder, opened without reading them whole."""

    def __init__(self, folder):
        self.facts = json.load(open(f"{folder}/facts.json"))
        self.rgba, self.mist, self.albedo, self.normal = (
            np.load(f"{folder}/{name}.npy", mmap_mode="r") for name in ("rgba", "mist", "albedo", "normal"))
        self.height, self.width = self.rgba.shape[:2]
        self.view = self.facts.get("view")
        self.depth = self.facts["mist_depth"]

    def strips(self):
        """Yield (first row, end row, already denoised) in pieces of at most STRIP rows."""
        start = 0
        for rows, clean in self.facts.get("bands", [[self.height, False]]):
            end = start + rows
            while start < end:
                yield start, min(start + STRIP, end), clean
                start = min(start + STRIP, end)


def _denoised(passes, start, end, clean, grade):
    """Denoised colour, alpha and distance of the rows [start, end)."""
    radius, strength = grade.get("radius", 3), 0 if clean else grade.get("denoise", 0.25)
    top, bottom = max(0, start - radius - 1), min(passes.height, end + radius + 1)
    rgba, mist, albedo, normal = (
        np.asarray(p[top:bottom], np.float32) for p in (passes.rgba, passes.mist, passes.albedo, passes.normal))
    rgb = denoise(rgba, mist, albedo, normal, passes.depth, passes.view is None, strength, radius)
    alpha = np.clip(rgba[..., 3:4], 0, 1)
    distance = np.clip((mist[..., None] - (1 - alpha)) / np.maximum(alpha, 1e-3), 0, 1) * passes.depth
    keep = slice(start - top, end - top)
    return rgb[keep], alpha[keep], distance[keep]


def _horizon_light(sky):
    """Blurred one-row map of the sky colour just above the horizon."""
    half = sky.shape[0] // 2
    row = sky[half - half // 24:half].mean(0, keepdims=True)
    return np.repeat(blur(np.repeat(row, 8, 0), sky.shape[1] / 90, True)[:1], 4, 0)


def _without_detail(sky):
    """Small, blurred copy of the whole map."""
    small = cv2.resize(np.minimum(sky, 1.2), (512, 256), interpolation=cv2.INTER_AREA)
    return blur(small, 7, True)


def _sun_glow(az, el, sun, light, alpha, grade):
    """Sun disk behind the scene plus a soft glow in front of it."""
    el_sun, az_sun = math.asin(sun[2]), math.atan2(sun[0], sun[1])
    cosine = np.sin(el) * math.sin(el_sun) + np.cos(el) * math.cos(el_sun) * np.cos(az - az_sun)
    angle = np.degrees(np.arccos(np.clip(cosine, -1, 1)))[..., None]
    disk = (1 - alpha) * np.clip((0.42 - angle) / 0.1, 0, 1) * 60 * grade.get("sun", 1)
    glow = np.exp(-angle / 2.2) * 1.4 + np.exp(-angle / 9) * 0.35 + np.exp(-angle / 28) * 0.09
    return (disk + glow * grade.get("glow", 0.5)) * light


def compose(passes, sky, facts, grade):
    """Linear picture: scene with haze over the sky, sun included."""
    image = np.empty((passes.height, passes.width, 3), np.float32)
    haze = grade.get("haze", 0)
    horizon = _horizon_light(sky) * np.array(grade.get("haze_tint", [1, 1, 1]), np.float32)
    light = np.array(facts["light"]) / max(facts["light"])
    under_water = grade.get("medium") == "water"  # then the colour of the haze depends on the height of the look, too
    round_about = _without_detail(sky) if under_water else None
    for start, end, clean in passes.strips():
        rgb, alpha, distance = _denoised(passes, start, end, clean, grade)
        az, el = directions(passes.width, passes.height, passes.view, (start, end))
        if haze > 0:
            through = np.exp(-distance / haze * np.array(grade.get("haze_rgb", [0.85, 1, 1.25]), np.float32))
            air = sample_map(round_about, az, el) if under_water else sample_map(horizon, az, np.zeros_like(el))
            rgb = rgb * through + air * (1 - through) * alpha * grade.get("haze_gain", 1)
        back = sample_map(sky, az, el)
        image[start:end] = rgb + back * (1 - alpha) + _sun_glow(az, el, facts["sun"], light, alpha, grade)
    return image


def _bloom(image, grade, wrap):
    """Light spill, computed on a small copy; sigmas are in degrees of a 2048 wide panorama."""
    bright = np.clip(image - grade.get("bloom_from", 1.6), 0, 20)
    k = max(1, image.shape[1] // 2048)
    small = cv2.resize(bright, None, fx=1 / k, fy=1 / k, interpolation=cv2.INTER_AREA) if k > 1 else bright
    unit = small.shape[1] / 2048
    spill = sum(blur(small, sigma * unit, wrap) * weight for sigma, weight in ((3, 0.25), (10, 0.12), (32, 0.06)))
    spill = cv2.resize(spill, (image.shape[1], image.shape[0]), interpolation=cv2.INTER_LINEAR) if k > 1 else spill
    return spill * grade.get("bloom", 1.0)


def _tone(image, grade):
    """Exposure, saturation, contrast, filmic curve, split tone, vibrance: display values 0..1."""
    image = image * (grade.get("exposure", 1) * np.array(grade.get("white", [1, 1, 1]), np.float32))
    luma = (image * LUMA).sum(-1, keepdims=True)
    image = np.maximum(luma + (image - luma) * grade.get("saturation", 1.1), 0)
    image = np.power(image / 0.18 + 1e-6, grade.get("contrast", 1.05)) * 0.18
    shown = np.clip((image * (2.51 * image + 0.03)) / (image * (2.43 * image + 0.59) + 0.14), 0, 1) ** (1 / 2.2)
    mean = shown.mean(-1, keepdims=True)
    shadows, lights = np.array(grade.get("split", [[0, 0, 0], [0, 0, 0]]), np.float32)
    shown = shown + shadows * (1 - mean) ** 2 + lights * mean**2
    span = shown.max(-1, keepdims=True) - shown.min(-1, keepdims=True)
    return (mean + (shown - mean) * (1 + grade.get("vibrance", 0) * (1 - span))).astype(np.float32)


def finish(folder, sky_path, grade):
    """Return the 8-bit picture (RGB) for a folder of passes."""
    passes = Passes(folder)
    sky, facts = np.load(f"{sky_path}.npy"), json.load(open(f"{sky_path}.json"))
    image = compose(passes, sky, facts, grade)
    del sky
    wrap = passes.view is None
    image += _bloom(image, grade, wrap)
    out, rng = np.empty(image.shape, np.uint8), np.random.default_rng(0)
    for start in range(0, passes.height, STRIP):
        end, top = min(start + STRIP, passes.height), max(0, start - 4)
        shown = _tone(image[top:min(end + 4, passes.height)], grade)
        shown = shown + (shown - blur(shown, 0.9, wrap)) * grade.get("sharpen", 0.3)
        shown = shown[start - top:end - top]
        dithered = shown * 255 + rng.random(shown.shape, np.float32)
        out[start:end] = np.clip(dithered, 0, 255).astype(np.uint8)
    return out
