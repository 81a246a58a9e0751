#!/usr/bin/env python3
"""Render a scene: panorama or gallery picture, any size.

python3 render.py maasai-mara-safari --width 8192 --samples 10 --out DIR
python3 render.py maasai-mara-safari --view balloon --width 4096 --samples 8 --format webp --out DIR
python3 render.py maasai-mara-safari --view 1,2,3,4 --width 1600 --samples 20 --format jpg --out DIR
"""
import argparse
import hashlib
import importlib
import json
import os
import subprocess
import tempfile
import time
from pathlib import Path

import cv2
import numpy as np

from lib import bands, post, sky

HERE = Path(__file__).resolve().parent
MODULES = {
    "maasai-mara-safari": "maasai_mara_safari",
    "zanzibar-beaches": "zanzibar_beaches",
    "mt-kilimanjaro": "kilimanjaro",
    "northern-lights": "northern_lights",
    "grand-canyon": "grand_canyon",
    "santorini-sunset": "santorini_sunset",
    "machu-picchu": "machu_picchu",
    "tokyo-streets": "tokyo_streets",
    "great-barrier-reef": "great_barrier_reef",
}


def sky_file(config, width, work):
    """Path (without suffix) of the sky, made once per setting and size."""
    text = json.dumps(config, sort_keys=True).encode()
    path = work / f"sky-{hashlib.sha256(text).hexdigest()[:10]}-{width}"
    if not path.with_suffix(".json").exists():
        sky.save_sky(config, width, path)
    return path


def write_picture(picture, path):
    """Write RGB bytes; JPEG and WebP at high quality, other types as their name says."""
    # The encoder for WebP reads the first option alone, and keeps everything where that is not its own.
    options = {".jpg": [cv2.IMWRITE_JPEG_QUALITY, 93], ".webp": [cv2.IMWRITE_WEBP_QUALITY, 92]}.get(path.suffix, [])
    draft = path.with_name(f".{path.stem}.tmp{path.suffix}")
    cv2.imwrite(str(draft), picture[:, :, ::-1], options)
    os.replace(draft, path)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scene", choices=MODULES)
    parser.add_argument("--view", default="pano", help="pano, or names of viewpoints and gallery views with commas")
    parser.add_argument("--width", type=int, default=2048)
    parser.add_argument("--samples", type=int, default=12)
    parser.add_argument("--out", type=Path, required=True, help="folder for the picture")
    parser.add_argument("--format", default="png", choices=("png", "jpg", "webp"))
    parser.add_argument("--work", type=Path, default=Path(tempfile.gettempdir()) / "panorama-work")
    parser.add_argument("--grade-only", action="store_true", help="reuse the passes of the last render")
    return parser.parse_args()


def render_passes(module, config, names, options, work):
    """Run Blender, once for all views that share a sky and a scene."""
    groups = {}
    for name in names:
        lamp_sky, scene = sky_file(sky_settings(config, name), 2048, work), config["views"][name].get("scene", {})
        groups.setdefault((lamp_sky, json.dumps(scene, sort_keys=True)), []).append(name)
    for (lamp_sky, _), group in groups.items():
        height = picture_height(config, group[0], options.width)
        command = ["blender", "-b", "--python-exit-code", "1", "--python", HERE / "lib" / "worker.py", "--", module,
                   ",".join(group), lamp_sky, work, options.width, height, options.samples]
        subprocess.run([str(part) for part in command], check=True)


def sky_settings(config, name):
    return {**config["sky"], **config["views"][name].get("sky", {})}


def turned(picture, yaw):
    """The panorama of a viewpoint that looks another way: its middle lies `yaw` degrees to the right of +Y."""
    return np.roll(picture, -round(picture.shape[1] * yaw / 360), 1)


def picture_height(config, name, width):
    return round(width / (1.6 if "fov" in config["views"][name] else 2))


def main():
    options = arguments()
    module = MODULES[options.scene]
    config = json.loads((HERE / f"{module}.json").read_text())
    work = options.work / options.scene
    work.mkdir(parents=True, exist_ok=True)
    options.out.mkdir(parents=True, exist_ok=True)
    names, begun = options.view.split(","), time.time()
    if not options.grade_only:
        render_passes(module, config, names, options, work)
    for name in names:
        view, passes = config["views"][name], work / f"{name}-{options.width}"
        fine = 8192 if "fov" in view and options.width > 1000 else min(4096, max(2048, options.width))
        backdrop = sky_file(sky_settings(config, name), fine, work)
        if "overlay" in config and not options.grade_only:
            importlib.import_module(config["overlay"]).lay_into(passes, backdrop, config, view)
        suffix = "" if name == "pano" else f"-{name}"
        target = options.out / f"{options.scene}{suffix}.{options.format}"
        picture = post.finish(passes, backdrop, {**config["grade"], **view.get("grade", {})})
        edge = bands.ground_edge(json.loads((passes / "facts.json").read_text()))
        picture = bands.ease(picture, edge) if edge else picture
        picture = picture if "fov" in view else turned(bands.calm_poles(picture), view.get("yaw", 0))
        write_picture(picture, target)
        print(f"{target}: {time.time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
