"""Viewing directions of pictures and lookups in an equirectangular map."""
import math

import cv2
import numpy as np


def directions(width, height, view=None, rows=None):
    """Azimuth and elevation (radians) of each pixel in the rows [start, end)."""
    start, end = rows or (0, height)
    line = np.arange(start, end, dtype=np.float32)
    if view is None:
        el = (0.5 - (line + 0.5) / height) * np.pi
        az = ((np.arange(width, dtype=np.float32) + 0.5) / width - 0.5) * 2 * np.pi
        shape = (end - start, width)
        return np.broadcast_to(az[None], shape), np.broadcast_to(el[:, None], shape)
    focal = 0.5 * width / math.tan(math.radians(view["fov"]) / 2)
    pitch = math.radians(view.get("pitch", 0))
    x, z = np.meshgrid((np.arange(width) + 0.5 - width / 2) / focal, -(line + 0.5 - height / 2) / focal)
    y = math.cos(pitch) - z * math.sin(pitch)
    z = math.sin(pitch) + z * math.cos(pitch)
    return np.arctan2(x, y) + math.radians(view.get("yaw", 0)), np.arctan2(z, np.hypot(x, y))


def sample_map(image, az, el):
    """Bilinear lookup in an equirectangular map, wrapping at the seam."""
    height, width = image.shape[:2]
    padded = np.concatenate([image[:, -2:], image, image[:, :3]], 1)
    u = ((az / (2 * np.pi) + 0.5) % 1) * width - 0.5 + 2
    v = (0.5 - el / np.pi) * height - 0.5
    return cv2.remap(padded, u.astype(np.float32), v.astype(np.float32), cv2.INTER_LINEAR,
                     borderMode=cv2.BORDER_REPLICATE)


def blur(image, sigma, wrap):
    """Gaussian blur that joins left and right edges of a panorama."""
    pad = min(int(sigma * 3) + 1, image.shape[1])
    if wrap:
        image = np.concatenate([image[:, -pad:], image, image[:, :pad]], 1)
    image = cv2.GaussianBlur(image, (0, 0), sigma)
    return image[:, pad:-pad] if wrap else image
