"""Runs inside Blender: builds a scene module and renders the passes of its views.

blender -b --python lib/worker.py -- MODULE VIEWS SKY FOLDER WIDTH HEIGHT SAMPLES
"""
import importlib
import json
import sys
import time
from pathlib import Path

SCENES = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCENES))

import bpy  # noqa: E402

from lib import stage  # noqa: E402
from lib.scatter import height_at  # noqa: E402


def main(module, view_names, sky, folder, width, height, samples):
    """Build once, then render each of the comma-separated views into <folder>/<view>-<width>.

    What a view's "scene" says is handed to `build`: where the viewer stands, which season or hour it is.
    """
    config = json.loads((SCENES / f"{module}.json").read_text())
    begun = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    first = config["views"][view_names.split(",")[0]]
    stage.light_from_sky(sky, **{**config.get("light", {}), **first.get("light", {})})
    scene = importlib.import_module(module)
    scene.build(**first.get("scene", {}))
    print(f"built in {time.time() - begun:.0f} s", flush=True)
    for name in view_names.split(","):
        view = config["views"][name]
        x, y = view.get("at", [0, 0])
        base = view["floor"] if "floor" in view else max(height_at(scene.ground, x, y), view.get("least", -1e9))
        flat = view if "fov" in view else None
        stage.camera((x, y, base + view["eye"]), flat)
        stage.render(f"{folder}/{name}-{width}", int(width), int(height), int(samples), config["mist_depth"], flat,
                     config.get("bounces", 6), {**config["grade"], **view.get("grade", {})}.get("denoise_reduced", 0.22))


try:
    main(*sys.argv[sys.argv.index("--") + 1:])
except Exception:
    import traceback
    traceback.print_exc()
    sys.exit(1)
