#!/usr/bin/env python3
"""Cut ordinary pictures out of a finished panorama, as listed under "crops" in the scene's .json.

python3 crop.py maasai-mara-safari ../masters/maasai-mara-safari.jpg --out ../gallery
"""
import argparse
import json
from pathlib import Path

import cv2
import numpy as np

from lib.view import directions
from render import HERE, MODULES, write_picture


def rectilinear(panorama, view, width, height):
    """Flat view {yaw, pitch, fov} of an equirectangular picture."""
    az, el = directions(width, height, view)
    rows, columns = panorama.shape[:2]
    padded = np.concatenate([panorama[:, -4:], panorama, panorama[:, :4]], 1)
    u = ((az / (2 * np.pi) + 0.5) % 1) * columns - 0.5 + 4
    v = (0.5 - el / np.pi) * rows - 0.5
    return cv2.remap(padded, u.astype(np.float32), v.astype(np.float32), cv2.INTER_LANCZOS4,
                     borderMode=cv2.BORDER_REPLICATE)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scene", choices=MODULES)
    parser.add_argument("panorama", type=Path)
    parser.add_argument("--width", type=int, default=1600)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    panorama = cv2.imread(str(options.panorama))[:, :, ::-1]
    crops = json.loads((HERE / f"{MODULES[options.scene]}.json").read_text())["crops"]
    for name, view in crops.items():
        picture = rectilinear(panorama, view, options.width, round(options.width / 1.6))
        write_picture(picture, options.out / f"{options.scene}-{name}.jpg")


if __name__ == "__main__":
    main()
