"""Signs, lanterns, vending machines and cables of the Tokyo scene. The words are common nouns, never names."""
import math
import subprocess

import bpy
import numpy as np

from lib.cabin import glow
from lib.creatures import blob
from lib.geometry import box, merge, mesh, place, tube
from lib.nodes import Material, plain

# noodles, tavern, sushi, grilled chicken, singing, coffee house, pharmacy, books, coffee, buckwheat noodles, wheat noodles,
# bar, fried food, flowers, inn, bath, electric goods, music, photographs, sweets
WORDS = ("ラーメン", "居酒屋", "寿司", "焼鳥", "カラオケ", "喫茶", "薬局", "書店", "珈琲", "そば", "うどん", "酒場", "天ぷら", "花", "旅館", "湯", "電気", "音楽", "写真館", "甘味")
PAINT = {   # panel, letters
    "red": ((0.95, 0.035, 0.03), (1.0, 0.9, 0.75)), "white": ((0.85, 0.88, 0.95), (0.03, 0.05, 0.35)), "cyan": ((0.02, 0.45, 0.85), (1.0, 1.0, 1.0)),
    "pink": ((0.95, 0.06, 0.42), (1.0, 0.95, 0.9)), "yellow": ((1.0, 0.62, 0.04), (0.25, 0.01, 0.01)), "green": ((0.03, 0.50, 0.16), (1.0, 1.0, 0.9)),
    "dark": ((0.012, 0.010, 0.022), (0.15, 0.95, 1.0)), "night": ((0.020, 0.008, 0.016), (1.0, 0.22, 0.55)),
}


def paints():
    """Panel and letter materials by colour name."""
    return {key: (glow(f"panel {key}", panel, 1.9), glow(f"letters {key}", letters, 4.0)) for key, (panel, letters) in PAINT.items()}


def japanese_font():
    """The system's Japanese sans-serif."""
    path = subprocess.run(["fc-match", "-f", "%{file}", "VL Gothic:lang=ja"], check=True, capture_output=True, text=True).stdout
    return bpy.data.fonts.load(path)


def lettering(font, text, at, size, material, turn):
    """Flat letters centred on a point, upright, facing -y before the turn."""
    data = bpy.data.curves.new("letters", "FONT")
    data.body, data.font, data.size = text, font, size
    data.align_x, data.align_y, data.space_line = "CENTER", "CENTER", 0.86
    data.materials.append(material)
    obj = place(bpy.data.objects.new("letters", data))
    obj.location, obj.rotation_euler = at, (math.pi / 2, 0, turn)


def hanging_sign(font, paint, word, at, size, frames):
    """Upright sign across the street, read from both ends; `at` is its middle."""
    x, y, z = at
    tall, wide = size * 1.06 * len(word) + 0.25, size * 1.35
    panel, letters = paint
    mesh("panel", *box(at, (wide, 0.22, tall)), panel)
    frames += [box((x, y, z + s * (tall / 2 + 0.05)), (wide + 0.1, 0.3, 0.1)) for s in (-1, 1)]
    frames += [box((x + s * (wide / 2 + 0.04), y, z), (0.08, 0.3, tall)) for s in (-1, 1)]
    column = "\n".join(word.replace("ー", "｜"))
    lettering(font, column, (x, y - 0.125, z - size * 0.06), size, letters, 0)
    lettering(font, column, (x, y + 0.125, z - size * 0.06), size, letters, math.pi)


def shop_sign(font, paint, word, at, size, side):
    """Board above a shop, parallel to the wall; side -1 is the left wall, 1 the right one."""
    panel, letters = paint
    x, y, z = at
    mesh("board", *box(at, (0.2, size * (len(word) + 1.2), size * 1.45)), panel)
    lettering(font, word, (x - side * 0.115, y, z), size, letters, -side * math.pi / 2)


def _lantern_paper():
    """Red paper over ribs, brightest where one looks through to the lamp."""
    m = Material("lantern paper")
    ribs = m.map_range(m.math("SINE", m.math("MULTIPLY", m.axes(m.position())[2], 2 * math.pi / 0.055)), -1, 1, 0.7, 1.0)
    through = m.map_range(m.node("ShaderNodeLayerWeight").outputs["Facing"], 0, 1, 1.3, 0.35)
    power = m.math("MULTIPLY", m.math("MULTIPLY", ribs, through), 1.15)
    made = m.surface(m.node("ShaderNodeEmission", {0: (1.0, 0.075, 0.018), 1: power}))
    made.cycles.sample_as_light = False
    return made


def lanterns(points, size=0.26):
    """Red paper lanterns with black rims."""
    paper, rim = _lantern_paper(), plain("lantern rim", (0.015, 0.012, 0.012))
    mesh("lanterns", *merge([blob(p, (size, size, size * 1.35)) for p in points]), paper, True)
    mesh("rims", *merge([tube(np.array([(x, y, z + s * size * 1.18), (x, y, z + s * size * 1.42)]), [size * 0.5] * 2, 12) for x, y, z in points for s in (-1, 1)]), rim)


def cable(start, end, sag=0.6, thick=0.018):
    t = np.linspace(0, 1, 14)[:, None]
    path = np.asarray(start) * (1 - t) + np.asarray(end) * t - np.array([0, 0, 1]) * sag * 4 * t * (1 - t)
    return tube(path, np.full(14, thick), 4)


def vending_machine(at, side, colour):
    """Lit machine against a wall, its rows of cans behind the pane."""
    x, y, z = at
    mesh("machine", *merge([box((x, y, z + 0.95), (0.7, 1.0, 1.9))]), plain("machine", colour, 0.4, 0.5))
    front = x - side * 0.36
    mesh("pane", *box((front, y, z + 1.25), (0.02, 0.86, 1.05)), glow("pane light", (0.8, 0.92, 1.0), 1.7))
    mesh("slot", *box((front, y, z + 0.32), (0.03, 0.6, 0.2)), plain("slot", (0.01, 0.01, 0.012)))
    tins = {"red": [], "cyan": [], "yellow": [], "green": []}
    for row in range(3):
        for k in range(7):
            shape = tube(np.array([(front - side * 0.05, y - 0.36 + k * 0.12, z + 0.86 + row * 0.33), (front - side * 0.05, y - 0.36 + k * 0.12, z + 1.05 + row * 0.33)]), [0.036] * 2, 8)
            tins[list(tins)[(k * 3 + row * 5 + k * row) % 4]].append(shape)
    for key, shapes in tins.items():
        mesh(f"cans {key}", *merge(shapes), glow(f"can {key}", PAINT[key][0], 0.8))
