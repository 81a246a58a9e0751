"""A small notation for Blender material node trees."""
import bpy


class Material:
    """Builds one material; sockets, nodes, numbers and colours mix freely as inputs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.node("ShaderNodeOutputMaterial")

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def put(self, socket, value):
        if hasattr(value, "bl_idname") and hasattr(value, "outputs"):
            value = value.outputs[0]
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
            return
        if isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == "RGBA":
            value = (*value, 1)
        socket.default_value = value

    def surface(self, shader):
        self.put(self.output.inputs[0], shader)
        return self.material

    def ramp(self, factor, stops, interpolation="LINEAR"):
        node = self.node("ShaderNodeValToRGB", {"Fac": factor})
        elements = node.color_ramp.elements
        node.color_ramp.interpolation = interpolation
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            if not hasattr(colour, "__len__"):
                colour = (colour,) * 3
            element.position, element.color = position, (*colour, 1)
        return node

    def mix(self, factor, a, b, mode="MIX"):
        return self.node("ShaderNodeMixRGB", {0: factor, 1: a, 2: b}, blend_type=mode)

    def mix_shader(self, factor, a, b):
        return self.node("ShaderNodeMixShader", {0: factor, 1: a, 2: b})

    def math(self, operation, a, b=0.0):
        return self.node("ShaderNodeMath", {0: a, 1: b}, operation=operation)

    def map_range(self, value, start, end, to_start=0.0, to_end=1.0):
        return self.node("ShaderNodeMapRange", {0: value, 1: start, 2: end, 3: to_start, 4: to_end})

    def noise(self, scale, detail=4, rough=0.55, at=None):
        inputs = {"Scale": scale, "Detail": detail, "Roughness": rough}
        if at is not None:
            inputs["Vector"] = at
        return self.node("ShaderNodeTexNoise", inputs).outputs["Fac"]

    def attribute(self, name):
        return self.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def position(self):
        return self.node("ShaderNodeNewGeometry").outputs["Position"]

    def local(self):
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def axes(self, vector):
        return self.node("ShaderNodeSeparateXYZ", {0: vector}).outputs

    def random(self):
        """A random number per instance."""
        return self.node("ShaderNodeObjectInfo").outputs["Random"]

    def instance_location(self):
        return self.node("ShaderNodeObjectInfo").outputs["Location"]

    def bump(self, height, strength=0.3, distance=0.05):
        return self.node("ShaderNodeBump", {"Strength": strength, "Distance": distance, "Height": height}).outputs[0]

    def principled(self, colour, rough=0.8, specular=0.2, normal=None):
        inputs = {"Base Color": colour, "Roughness": rough, "Specular": specular}
        if normal is not None:
            inputs["Normal"] = normal
        return self.node("ShaderNodeBsdfPrincipled", inputs)

    def leaf(self, colour, through=0.4, through_colour=None):
        """Thin surface: part diffuse, part translucent."""
        front = self.node("ShaderNodeBsdfDiffuse", {0: colour})
        back = self.node("ShaderNodeBsdfTranslucent", {0: colour if through_colour is None else through_colour})
        return self.mix_shader(through, front, back)


def plain(name, colour, rough=0.8, specular=0.2):
    """One-colour material."""
    m = Material(name)
    return m.surface(m.principled(colour, rough, specular))
