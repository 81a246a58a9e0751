"""Feature-guided denoising of render passes."""
import ctypes

import numpy as np

from . import native
from .native import floats

# how strongly albedo, normal, log distance and alpha keep pixels apart
GUIDE_SCALE = np.array([9, 9, 9, 2.2, 2.2, 2.2, 4, 6], np.float32)
_kernel = None


def denoise(rgba, mist, albedo, normal, mist_depth, wrap, strength=0.25, radius=3):
    """Return clean colour (H,W,3) for float passes; light is filtered apart from albedo."""
    global _kernel
    alpha, rgb = np.clip(rgba[..., 3:4], 0, 1), np.maximum(rgba[..., :3], 0).astype(np.float32)
    if strength <= 0 or not alpha.any():
        return rgb
    albedo = np.maximum(np.where(alpha > 0, np.asarray(albedo, np.float32), 1), 0.02)
    light = np.ascontiguousarray(np.log1p(rgb / albedo), np.float32)
    depth = np.log1p(np.asarray(mist, np.float32)[..., None] * mist_depth)
    guide = np.ascontiguousarray(np.concatenate([albedo, np.asarray(normal, np.float32), depth, alpha], 2), np.float32)
    out = np.empty_like(light)
    _kernel = _kernel or native.load("denoise")
    _kernel.denoise(light.shape[1], light.shape[0], floats(light), floats(guide), guide.shape[2],
                    floats(GUIDE_SCALE), radius, ctypes.c_float(strength), int(wrap), floats(out))
    return np.expm1(out) * albedo
