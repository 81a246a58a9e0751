"""Builds the C kernels into a cache folder and loads them."""
import ctypes
import hashlib
import os
import subprocess
import tempfile
from pathlib import Path

import numpy as np

FLAGS = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]


def load(name):
    """Return the kernel library `kernels/<name>.c`, compiled when it changed."""
    source = Path(__file__).parent / "kernels" / f"{name}.c"
    digest = hashlib.sha256(source.read_bytes()).hexdigest()[:12]
    cache = Path(os.environ.get("PANORAMA_CACHE", Path(tempfile.gettempdir()) / "panorama-kernels"))
    library = cache / f"{name}-{digest}.so"
    if not library.exists():
        cache.mkdir(parents=True, exist_ok=True)
        draft = cache / f"{name}-{digest}.{os.getpid()}.tmp"
        subprocess.run(["gcc", *FLAGS, "-o", str(draft), str(source), "-lm"], check=True)
        os.replace(draft, library)
    return ctypes.CDLL(str(library))


def doubles(values):
    """Pointer to a contiguous float64 copy; the array rides along on the pointer."""
    array = np.ascontiguousarray(values, np.float64)
    pointer = array.ctypes.data_as(ctypes.c_void_p)
    pointer.array = array
    return pointer


def floats(array):
    """Pointer to an existing float32 array."""
    if array.dtype != np.float32 or not array.flags.c_contiguous:
        raise TypeError("expected a contiguous float32 array")
    return array.ctypes.data_as(ctypes.c_void_p)
