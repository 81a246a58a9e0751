"""Instancing with geometry nodes."""
import bpy
import numpy as np

from .geometry import mesh


def _named_attribute(tree, name, kind, socket):
    node = tree.nodes.new("GeometryNodeInputNamedAttribute")
    node.data_type = kind
    node.inputs["Name"].default_value = name
    output = next(s for s in node.outputs if s.enabled and s.name == "Attribute")
    tree.links.new(output, socket)


def scatter(name, points, source, turn=None, scale=1.0, index=None, tilt=None):
    """Place the objects of a collection on points.

    turn: angles about the vertical; tilt: (N,2) angles about x and y;
    index: which object of the collection (sorted by name).
    """
    points = np.asarray(points, float)
    n = len(points)
    rotation = np.zeros((n, 3))
    if tilt is not None:
        rotation[:, :2] = tilt
    if turn is not None:
        rotation[:, 2] = turn
    index = np.zeros(n, np.int32) if index is None else np.asarray(index).astype(np.int32)
    host = mesh(name, points, [], attributes={"rot": rotation, "scl": np.broadcast_to(scale, n), "idx": index})
    tree = bpy.data.node_groups.new(name, "GeometryNodeTree")
    tree.inputs.new("NodeSocketGeometry", "Geometry")
    tree.outputs.new("NodeSocketGeometry", "Geometry")
    start, end = tree.nodes.new("NodeGroupInput"), tree.nodes.new("NodeGroupOutput")
    to_points = tree.nodes.new("GeometryNodeMeshToPoints")
    instances = tree.nodes.new("GeometryNodeInstanceOnPoints")
    info = tree.nodes.new("GeometryNodeCollectionInfo")
    info.inputs["Collection"].default_value = source
    info.inputs["Separate Children"].default_value = True
    info.inputs["Reset Children"].default_value = True
    instances.inputs["Pick Instance"].default_value = True
    _named_attribute(tree, "rot", "FLOAT_VECTOR", instances.inputs["Rotation"])
    _named_attribute(tree, "scl", "FLOAT", instances.inputs["Scale"])
    _named_attribute(tree, "idx", "INT", instances.inputs["Instance Index"])
    for output, socket in ((start.outputs[0], to_points.inputs["Mesh"]),
                           (to_points.outputs[0], instances.inputs["Points"]),
                           (info.outputs[0], instances.inputs["Instance"]),
                           (instances.outputs[0], end.inputs[0])):
        tree.links.new(output, socket)
    host.modifiers.new("scatter", "NODES").node_group = tree
    return host


def on_ground(height, x, y, lift=0.0):
    """(N,3) points at the height function plus a lift."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    return np.stack([x, y, height(x, y) + lift], 1)


def height_at(height, x, y):
    """Height function for one point."""
    return float(height(np.array([float(x)]), np.array([float(y)]))[0])
