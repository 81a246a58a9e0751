"""Light, camera and render passes of a scene (inside Blender)."""
import json
import math
import os
import time

import bpy
import cv2
import numpy as np
from mathutils import Vector

from .denoise import denoise
from .geometry import place

PASSES = {"rgba": "Image", "mist": "Mist", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
# bands of a large panorama from the nadir up: (top edge 0..1, share of the samples, share of the pixels).
# The rows far from the horizon are stretched anyway, so half the pixels with more samples are enough there.
BANDS = ((0.30, 0.6, 0.5), (0.622, 0.5, 1.0), (1.0, 0.7, 0.5))
WHOLE = ((1.0, 1.0, 1.0),)
BANDED_FROM = 4096  # narrower panoramas are rendered in one piece


def light_from_sky(path, strength=1.0, sun_angle=1.0, sun_strength=1.0):
    """World lighting from a sky image without sun disk, plus a matching sun lamp."""
    sky = np.load(f"{path}.npy")
    facts = json.load(open(f"{path}.json"))
    height, width = sky.shape[:2]
    image = bpy.data.images.new("sky", width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Linear"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = sky[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.pack()
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    background.inputs[1].default_value = strength
    lookup, turn = tree.nodes.new("ShaderNodeTexEnvironment"), tree.nodes.new("ShaderNodeMapping")
    lookup.image = image
    turn.inputs["Rotation"].default_value = (0, 0, -math.pi / 2)  # image centre looks along +Y
    where = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(where.outputs["Generated"], turn.inputs[0])
    tree.links.new(turn.outputs[0], lookup.inputs[0])
    tree.links.new(lookup.outputs[0], background.inputs[0])
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 1024
    colour = np.array(facts["light"])
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color = float(colour.max()) * sun_strength, tuple(colour / colour.max())
    lamp.angle = math.radians(sun_angle)
    sun = place(bpy.data.objects.new("sun", lamp))
    sun.rotation_euler = Vector(facts["sun"]).to_track_quat("Z", "Y").to_euler()


def camera(location, view=None):
    """Equirectangular camera, or a normal one for view {yaw, pitch, fov} in degrees."""
    data = bpy.data.cameras.new("camera")
    obj = place(bpy.data.objects.new("camera", data))
    obj.location = location
    yaw, pitch = (view.get("yaw", 0), view.get("pitch", 0)) if view else (0, 0)
    obj.rotation_euler = (math.pi / 2 + math.radians(pitch), 0, -math.radians(yaw))
    if view is None:
        data.type, data.cycles.panorama_type = "PANO", "EQUIRECTANGULAR"
    else:
        data.angle = math.radians(view["fov"])
    data.clip_start, data.clip_end = 0.02, 1e6
    bpy.context.scene.camera = obj


def _settings(width, height, mist_depth, bounces):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.use_adaptive_sampling, cycles.use_denoising = "CPU", False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, min(3, bounces), min(3, bounces)
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 8
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.filter_width = 4, 1, 1.3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    render = scene.render
    render.film_transparent, render.use_persistent_data = True, True
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = "FIXED", os.cpu_count() or 2
    scene.view_settings.view_transform = "Raw"
    layer = scene.view_layers[0]
    layer.use_pass_mist = layer.use_pass_normal = True
    layer.cycles.denoising_store_passes = True
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = 0, mist_depth, "LINEAR"


def _file_output(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, output = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = folder
    output.format.file_format, output.format.color_depth = "OPEN_EXR", "32"
    output.format.color_mode, output.format.exr_codec = "RGBA", "ZIP"
    output.file_slots.clear()
    for name, source in PASSES.items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[name])


def _take(folder, name):
    """Read and delete one written pass, top row first."""
    path = os.path.join(folder, f"{name}{bpy.context.scene.frame_current:04d}.exr")
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    pixels = pixels.reshape(height, width, 4)[::-1]
    if name == "rgba":
        return pixels.astype(np.float16)
    return pixels[..., 0] if name == "mist" else pixels[..., :3].astype(np.float16)


def _enlarged(bands, factor, mist_depth, strength):
    """Denoise reduced passes, then enlarge them; wraps at the seam."""
    bands = dict(bands)
    clean = denoise(*(np.asarray(bands[k], np.float32) for k in ("rgba", "mist", "albedo", "normal")), mist_depth, True, strength)
    bands["rgba"] = np.concatenate([clean, bands["rgba"][..., 3:4]], 2)
    for name, values in bands.items():
        kind, pad = values.dtype, 4
        values = np.asarray(values, np.float32)
        values = np.concatenate([values[:, -pad:], values, values[:, :pad]], 1)
        values = cv2.resize(values, None, fx=factor, fy=factor, interpolation=cv2.INTER_LINEAR)
        bands[name] = values[:, pad * factor:-pad * factor].astype(np.float16 if name != "mist" else kind)
    return bands


def render(folder, width, height, samples, mist_depth, view=None, bounces=6, strength=0.22, seed=0):
    """Render all passes to .npy files in a folder, a large panorama in bands; `strength` is how much the reduced ones are denoised."""
    os.makedirs(folder, exist_ok=True)
    _settings(width, height, mist_depth, bounces)
    _file_output(folder)
    scene, begun = bpy.context.scene, time.time()
    bands, clean, low = [], [], 0.0
    for top, share, detail in (BANDS if view is None and width >= BANDED_FROM else WHOLE):
        scene.cycles.samples, scene.cycles.seed = max(1, round(samples * share)), seed
        area = scene.render
        area.resolution_percentage = round(100 * detail)
        area.use_border = area.use_crop_to_border = view is None
        area.border_min_x, area.border_max_x = 0, 1
        area.border_min_y, area.border_max_y = (round(edge * height / 2) * 2 / height for edge in (low, top))
        bpy.ops.render.render(write_still=False)
        band = {name: _take(folder, name) for name in PASSES}
        bands.insert(0, band if detail == 1 else _enlarged(band, round(1 / detail), mist_depth, strength))
        clean.insert(0, detail != 1)
        low = top
        print(f"band up to {top:.2f}: {time.time() - begun:.0f} s", flush=True)
    for name in PASSES:
        np.save(os.path.join(folder, f"{name}.npy"), np.concatenate([band[name] for band in bands]))
    facts = {"mist_depth": mist_depth, "samples": samples, "seconds": time.time() - begun, "view": view,
             "bands": [[len(band["mist"]), done] for band, done in zip(bands, clean)]}  # rows, already denoised
    with open(os.path.join(folder, "facts.json"), "w") as file:
        json.dump(facts, file)
