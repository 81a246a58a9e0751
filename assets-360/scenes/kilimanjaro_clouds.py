"""Lays the cloud sea and the cirrus of the Kilimanjaro scene into its render passes."""
import json
import os
import shutil

import numpy as np

import kilimanjaro_terrain as terrain
from lib.cloud_sea import Air, CloudSea, lay_over
from lib.view import directions

STRIP = 256
CHANGED = ("rgba", "mist", "albedo")
PEAKS = (
    (*terrain.KIBO, 2250, 0.42),
    (*terrain.MAWENZI, 1000, 0.55),
)


def _ambient(sky):
    """Mean light from the upper half of the sky."""
    half = sky.shape[0] // 2
    step = max(1, half // 256)
    up = sky[:half:step, ::step]
    cosine = np.cos((0.5 - (np.arange(0, half, step) + 0.5) / sky.shape[0]) * np.pi)
    return (up * cosine[:, None, None]).mean((0, 1)) / cosine.mean()


def height_at(x, y):
    return float(terrain.moor_height(np.array([float(x)]), np.array([float(y)]))[0])


def _rays(az, el):
    return np.stack([np.cos(el) * np.sin(az), np.cos(el) * np.cos(az), np.sin(el)], -1).astype(np.float32)


def _replace(folder, name, values):
    draft = os.path.join(folder, f".{name}.tmp.npy")
    np.save(draft, values)
    os.replace(draft, os.path.join(folder, f"{name}.npy"))


def _solid(folder, name, facts):
    """The pass as rendered; a copy is kept so that clouds can be laid again."""
    kept = f"{folder}/{name}-solid.npy"
    if not (facts.get("clouds") and os.path.exists(kept)):
        os.replace(f"{folder}/{name}.npy", kept)
        shutil.copyfile(kept, f"{folder}/{name}.npy")
    return np.load(kept)


def lay_into(folder, sky_path, config, view):
    """Change the passes in `folder`; the untouched ones are kept beside them and used again."""
    facts = json.load(open(f"{folder}/facts.json"))
    rgba, mist, albedo = (_solid(folder, name, facts) for name in CHANGED)
    height, width = mist.shape
    light = json.load(open(f"{sky_path}.json"))
    settings = {**config["cloud_sea"], **view.get("cloud_sea", {})}
    sea = CloudSea(settings, light["sun"], light["light"], _ambient(np.load(f"{sky_path}.npy", mmap_mode="r")), PEAKS)
    air = Air({**config["grade"], **view.get("grade", {})})
    x, y = view.get("at", [0, 0])
    camera = (x, y, max(height_at(x, y), view.get("least", -1e9)) + view["eye"])
    depth = facts["mist_depth"]
    for start in range(0, height, STRIP):
        rows = slice(start, min(height, start + STRIP))
        az, el = directions(width, height, facts.get("view"), (rows.start, rows.stop))
        rgb = np.maximum(rgba[rows, :, :3].astype(np.float32), 0)
        alpha = np.clip(rgba[rows, :, 3].astype(np.float32), 0, 1)
        away = np.clip((mist[rows] - (1 - alpha)) / np.maximum(alpha, 1e-3), 0, 1) * depth
        rgb, cover, away = lay_over(sea, air, _rays(az, el), camera, rgb, alpha, away)
        rgba[rows, :, :3], rgba[rows, :, 3] = rgb, cover
        mist[rows] = np.clip(away / depth, 0, 1) * cover + (1 - cover)
        albedo[rows] += ((cover - alpha) * 0.8)[..., None].astype(albedo.dtype)
    for name, values in zip(CHANGED, (rgba, mist, albedo)):
        _replace(folder, name, values)
    facts["clouds"] = True
    with open(f"{folder}/facts.json", "w") as file:
        json.dump(facts, file)
