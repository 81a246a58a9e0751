"""Mesh building inside Blender from numpy arrays."""
import bpy
import numpy as np


def collection(name):
    """A collection outside the scene: its objects appear only as instances."""
    return bpy.data.collections.new(name)


def place(obj, target=None):
    (target or bpy.context.scene.collection).objects.link(obj)
    return obj


def _add_attribute(me, name, values):
    values = np.asarray(values)
    if values.ndim == 2:
        kind, key, values = "FLOAT_VECTOR", "vector", values.astype(np.float32).ravel()
    elif values.dtype.kind == "i":
        kind, key, values = "INT", "value", values.astype(np.int32)
    else:
        kind, key, values = "FLOAT", "value", values.astype(np.float32)
    me.attributes.new(name, kind, "POINT").data.foreach_set(key, values)


def mesh(name, vertices, faces, material=None, smooth=False, into=None, attributes=None, link=True):
    """Object from an (N,3) array and an (M,k) array of equal-sized faces."""
    me = bpy.data.meshes.new(name)
    vertices = np.asarray(vertices, np.float32)
    me.vertices.add(len(vertices))
    me.vertices.foreach_set("co", vertices.ravel())
    if len(faces):
        faces = np.asarray(faces, np.int32)
        k = faces.shape[1]
        me.loops.add(faces.size)
        me.loops.foreach_set("vertex_index", faces.ravel())
        me.polygons.add(len(faces))
        me.polygons.foreach_set("loop_start", np.arange(0, faces.size, k, dtype=np.int32))
        me.polygons.foreach_set("loop_total", np.full(len(faces), k, np.int32))
        me.polygons.foreach_set("use_smooth", np.full(len(faces), smooth, bool))
    for key, values in (attributes or {}).items():
        _add_attribute(me, key, values)
    me.update(calc_edges=True)
    if material:
        me.materials.append(material)
    obj = bpy.data.objects.new(name, me)
    return place(obj, into) if link else obj


def join(objects, name, into=None):
    """Join unlinked objects into one and put it into a collection."""
    for obj in objects:
        place(obj)
    for obj in bpy.context.view_layer.objects:
        obj.select_set(obj in objects)
    bpy.context.view_layer.objects.active = objects[0]
    if len(objects) > 1:
        bpy.ops.object.join()
    joined = objects[0]
    joined.name = name
    bpy.context.scene.collection.objects.unlink(joined)
    if into:
        into.objects.link(joined)
    return joined


def copy_of(obj, location, turn=0.0, scale=1.0, into=None):
    """A second object that shares the mesh."""
    twin = place(obj.copy(), into)
    twin.location, twin.rotation_euler = location, (0, 0, turn)
    twin.scale = (scale,) * 3
    return twin


def merge(parts):
    """One (vertices, faces) pair from many."""
    vertices, faces, count = [], [], 0
    for v, f in parts:
        vertices.append(v)
        faces.append(np.asarray(f) + count)
        count += len(v)
    return np.concatenate(vertices), np.concatenate(faces)


def tube(path, radii, sides=7, flatten=1.0):
    """Tapered tube along a polyline; flatten scales its horizontal width."""
    path = np.asarray(path, float)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    across = np.cross(tangent, np.array([0.31, 0.17, 0.93]))
    across /= np.linalg.norm(across, axis=1, keepdims=True) + 1e-9
    over = np.cross(tangent, across)
    a = np.arange(sides) / sides * 2 * np.pi
    ring = np.cos(a)[None, :, None] * across[:, None] * flatten + np.sin(a)[None, :, None] * over[:, None]
    vertices = path[:, None] + np.asarray(radii, float)[:, None, None] * ring
    return vertices.reshape(-1, 3), grid_faces(len(path), sides, closed=True)


def grid_faces(rows, columns, closed=False):
    """Quads of a rows x columns vertex grid, joined along columns when closed."""
    width = columns if closed else columns - 1
    i = np.arange(rows - 1)[:, None] * columns + np.arange(width)[None]
    j = np.arange(rows - 1)[:, None] * columns + (np.arange(width)[None] + 1) % columns
    return np.stack([i, j, j + columns, i + columns], -1).reshape(-1, 4)


def sphere_grid(rows=12, columns=16):
    """Unit sphere as a quad grid (poles are degenerate but closed)."""
    t = np.linspace(0, np.pi, rows)
    a = np.arange(columns) / columns * 2 * np.pi
    radius = np.sin(t)[:, None]
    vertices = np.stack([radius * np.cos(a), radius * np.sin(a), np.cos(t)[:, None] + 0 * a], -1)
    return vertices.reshape(-1, 3), grid_faces(rows, columns, closed=True)


def stones(into, material, count=3, seed=70, flatness=1.0, lumps=0.35):
    """Irregular unit pebbles for scattering."""
    from .noise import fbm
    for k in range(count):
        rng = np.random.default_rng(seed + k)
        v, f = sphere_grid(18, 26)
        v = v * (1 + lumps * fbm(v[:, 0] * 1.3 + k * 5, v[:, 1] * 1.3 + v[:, 2], 3, k))[:, None]
        mesh(f"stone{k}", v * rng.uniform(0.6, 1.2, 3) * [1, 1, flatness], f, material, True, into)


def remeshed(name, parts, voxel, material, rounds=6, into=None):
    """Fuse closed parts into one smooth skin: voxel remesh, then smoothing."""
    v, f = merge(parts)
    rough = mesh(name, v, f)
    grid = rough.modifiers.new("fuse", "REMESH")
    grid.mode, grid.voxel_size = "VOXEL", voxel
    soft = rough.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, rounds
    graph = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(rough.evaluated_get(graph))
    bpy.data.objects.remove(rough)
    me.materials.clear()
    me.materials.append(material)
    me.polygons.foreach_set("use_smooth", np.ones(len(me.polygons), bool))
    obj = bpy.data.objects.new(name, me)
    if into:
        into.objects.link(obj)
    return obj


def box(centre, size, turn=0.0, tip=0.0):
    """Box as (vertices, quads); tip leans it about y, turn about the vertical."""
    corners = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) * np.asarray(size) / 2
    c, s = np.cos(tip), np.sin(tip)
    corners = corners @ np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]]).T
    c, s = np.cos(turn), np.sin(turn)
    corners = corners @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]).T + centre
    return corners, np.array([[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [0, 2, 6, 4], [1, 5, 7, 3]])
