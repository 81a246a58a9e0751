"""Mt. Kilimanjaro: moorland at 3,900 m, Kibo in front, Mawenzi behind, clouds all around."""
import numpy as np

import kilimanjaro_ground
import kilimanjaro_plants
import kilimanjaro_stones
from kilimanjaro_terrain import moor_height as ground

__all__ = ["build", "ground"]


def build():
    """Fill the empty Blender scene."""
    rng = np.random.default_rng(29)
    kilimanjaro_ground.build()
    kilimanjaro_plants.build(rng)
    kilimanjaro_stones.build(rng)
