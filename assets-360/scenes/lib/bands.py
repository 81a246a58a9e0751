"""Finishing touches to a panorama: the line between the sharp and the softer ground band, and the poles."""
import numpy as np

from .view import blur

SOFTEN, MATCH = 170, 600  # rows above and below the line


def ground_edge(facts):
    """Row where the sharp band ends above an already denoised one, or None."""
    row, before = 0, True
    for rows, clean in facts.get("bands", []):
        if row and clean and not before:
            return row
        row, before = row + rows, clean
    return None


def ease(picture, edge):
    """Blend sharpness above the line and brightness below it, in place (8-bit RGB)."""
    above = picture[edge - SOFTEN:edge].astype(np.float32)
    weight = (np.linspace(0, 1, SOFTEN, dtype=np.float32) ** 1.5)[:, None, None]
    picture[edge - SOFTEN:edge] = above * (1 - weight) + blur(above, 1.6, True) * weight + 0.5
    below = picture[edge:edge + MATCH].astype(np.float32)
    upper, lower = (picture[rows].mean(0, keepdims=True, dtype=np.float32) + 1 for rows in (
        slice(edge - 8, edge), slice(edge, edge + 8)))
    gain = blur(np.clip(upper / lower, 0.85, 1.25), 220, True)  # by colour, varying slowly along the line
    fade = (np.linspace(1, 0, len(below), dtype=np.float32) ** 1.5)[:, None, None]
    picture[edge:edge + MATCH] = np.clip(below * (1 + (np.clip(gain, 0.75, 1.35) - 1) * fade) + 0.5, 0, 255)
    return picture


def calm_poles(picture, reach=0.05):
    """Average each row near a pole over the columns that show the same spot, in place; `reach` is a share of the height."""
    height, width = picture.shape[:2]
    for row in range(int(height * reach)):
        span = min(width // 2, int(1.5 / np.sin(np.pi * (row + 0.5) / height)))
        for line in (row, height - 1 - row):
            ring = picture[line].astype(np.float32)
            padded = np.concatenate([ring[-span:], ring, ring[:span]])
            total = np.cumsum(np.concatenate([padded[:1] * 0, padded]), 0)
            picture[line] = (total[2 * span + 1:] - total[:-2 * span - 1]) / (2 * span + 1) + 0.5
    return picture
