"""Mt. Kilimanjaro: moorland at 3,900 m, Kibo in front, Mawenzi behind, clouds all around."""
import numpy as np

import kilimanjaro_ground
import kilimanjaro_plants
import kilimanjaro_stones
from kilimanjaro_terrain import moor_height as ground

__all__ = ["build", "ground"]


def build(viewer=(0, 0), night=False):
    """Fill the empty Blender scene; the ground is finest below the viewer, and at night the tents are lit from inside."""
    rng = np.random.default_rng(29)
    kilimanjaro_ground.build(viewer)
    kilimanjaro_plants.build(rng)
    kilimanjaro_stones.build(rng)
    if night:
        kilimanjaro_stones.light_tents()
