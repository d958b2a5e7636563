"""Path-traces a picture of a site: blender -b -noaudio -t 1 -P site.py -- job.json

The job has the model, the camera, the hour's light and the lamps. Surfaces get their grain and relief here, by
name; what is far away fades into the colour of the air. Lengths are metres.
"""

import json
import math
import sys
import time

import bpy
import mathutils
import numpy

# Debian's glTF importer still uses the name that numpy 1.24 dropped.
if "bool" not in vars(numpy):
    numpy.bool = bool

SENSOR = 36
# Grain of a surface: patches in metres, how much they differ in brightness, and relief in metres with its size.
GRAIN = {
    "sand": (7, 0.22, 0.014, 0.5),
    "rock": (9, 0.5, 1.2, 5),
    "gravel": (0.5, 0.35, 0.03, 0.06),
    "asphalt": (3, 0.25, 0.004, 0.03),
    "concrete": (2.5, 0.16, 0.002, 0.3),
    "plaster": (4, 0.07, 0.001, 0.02),
    "whitePlaster": (4, 0.05, 0.001, 0.02),
    "stone": (0.6, 0.3, 0.01, 0.25),
    "galvanised": (0.4, 0.15, 0, 1),
    "timber": (0.3, 0.3, 0.002, 0.2),
    "bark": (0.12, 0.5, 0.02, 0.1),
    "palmLeaf": (1.2, 0.5, 0, 1),
    "dryLeaf": (0.8, 0.5, 0, 1),
    "shrub": (0.5, 0.6, 0, 1),
    "lawn": (0.8, 0.4, 0.03, 0.05),
    "cardboard": (0.5, 0.12, 0, 1),
    "oak": (0.25, 0.18, 0, 1),
    "dustyCell": (0.5, 0.35, 0, 1),
    "water": (30, 0, 0.012, 0.8),
}
# Leaves let light through.
LEAVES = ("palmLeaf", "shrub", "dryLeaf")


def at(point):
    """glTF has y up, Blender has z up."""
    x, y, z = point
    return mathutils.Vector((x, -z, y))


def look_at(thing, target):
    direction = target - thing.location
    thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def prepare(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render = scene.render
    render.engine = "CYCLES"
    render.threads_mode = "FIXED"
    render.threads = job.get("threads", 1)
    render.resolution_x, render.resolution_y = job["size"]
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = job["hour"]["exposure"]
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = 1
    cycles.samples = job["hour"]["samples"]
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = 12
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 2
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2
    cycles.sample_clamp_direct = 12
    return scene


def add_sky(scene, hour, azimuth):
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    background.inputs["Strength"].default_value = hour["sky"]
    if hour.get("night"):
        add_night(nodes, links, background)
        add_moon(scene, hour, azimuth)
        return
    sky = nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_elevation = math.radians(hour["sun"]["elevation"])
    # The sky's rotation counts clockwise from +y, which is ahead of the viewer.
    sky.sun_rotation = math.radians(180 - azimuth)
    sky.sun_size = math.radians(0.9)
    sky.sun_intensity = hour["sun"]["strength"]
    sky.dust_density = hour["dust"]
    sky.air_density = hour["air"]
    sky.ozone_density = hour.get("ozone", 2)
    links.new(sky.outputs["Color"], background.inputs["Color"])


def add_night(nodes, links, background):
    """Dark blue that is a little lighter above the horizon."""
    place = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.0, (0.035, 0.05, 0.1, 1)
    high.position, high.color = 0.55, (0.004, 0.008, 0.024, 1)
    links.new(place.outputs["Generated"], parts.inputs["Vector"])
    links.new(parts.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], background.inputs["Color"])


def add_moon(scene, hour, azimuth):
    light = bpy.data.lights.new("moon", "SUN")
    light.energy = hour["sun"]["strength"]
    light.angle = math.radians(2)
    light.color = (0.72, 0.82, 1)
    thing = bpy.data.objects.new("moon", light)
    scene.collection.objects.link(thing)
    elevation, turn = math.radians(hour["sun"]["elevation"]), math.radians(azimuth)
    thing.location = (
        math.sin(turn) * math.cos(elevation),
        -math.cos(turn) * math.cos(elevation),
        math.sin(elevation),
    )
    look_at(thing, mathutils.Vector((0, 0, 0)))


def add_lamps(scene, lamps):
    for lamp in lamps:
        light = bpy.data.lights.new("lamp", "POINT")
        light.energy = lamp["watts"]
        light.color = lamp["color"]
        light.shadow_soft_size = lamp["radius"]
        thing = bpy.data.objects.new("lamp", light)
        scene.collection.objects.link(thing)
        thing.location = at(lamp["at"])


def add_camera(scene, shot):
    data = bpy.data.cameras.new("camera")
    data.lens = shot["lens"]
    data.sensor_width = SENSOR
    # The lens is that of the longer side, as cameras count it.
    data.sensor_fit = "AUTO"
    data.clip_end = 20000
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    camera.location = at(shot["at"])
    look_at(camera, at(shot["look"]))
    scene.camera = camera


def add_grain(material, surface):
    patch, contrast, relief, size = GRAIN[surface]
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    place = nodes.new("ShaderNodeTexCoord")
    if contrast > 0:
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 1 / patch
        noise.inputs["Detail"].default_value = 6
        ramp = nodes.new("ShaderNodeMapRange")
        ramp.inputs["From Min"].default_value = 0.3
        ramp.inputs["From Max"].default_value = 0.7
        ramp.inputs["To Min"].default_value = 1 - contrast
        ramp.inputs["To Max"].default_value = 1 + contrast
        color = nodes.new("ShaderNodeMixRGB")
        color.blend_type = "MULTIPLY"
        color.inputs["Fac"].default_value = 1
        color.inputs["Color1"].default_value = shader.inputs["Base Color"].default_value
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], ramp.inputs["Value"])
        links.new(ramp.outputs["Result"], color.inputs["Color2"])
        links.new(color.outputs["Color"], shader.inputs["Base Color"])
    if relief > 0:
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 1 / size
        noise.inputs["Detail"].default_value = 3
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = relief
        bump.inputs["Strength"].default_value = 1
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def let_light_through(material):
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader, output = nodes["Principled BSDF"], nodes["Material Output"]
    thin = nodes.new("ShaderNodeBsdfTranslucent")
    color = shader.inputs["Base Color"]
    if color.is_linked:
        links.new(color.links[0].from_socket, thin.inputs["Color"])
    else:
        thin.inputs["Color"].default_value = color.default_value
    mix = nodes.new("ShaderNodeMixShader")
    mix.inputs["Fac"].default_value = 0.35
    links.new(shader.outputs["BSDF"], mix.inputs[1])
    links.new(thin.outputs["BSDF"], mix.inputs[2])
    links.new(mix.outputs["Shader"], output.inputs["Surface"])


def add_haze(material, haze):
    """What the camera sees turns to the colour of the air: 1 - exp(-distance / reach)."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    output = nodes["Material Output"]
    surface = output.inputs["Surface"].links[0].from_socket
    camera = nodes.new("ShaderNodeCameraData")
    path = nodes.new("ShaderNodeLightPath")

    def math_node(operation, first, second=None):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for index, value in enumerate((first, second)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                node.inputs[index].default_value = value
            else:
                links.new(value, node.inputs[index])
        return node.outputs["Value"]

    part = math_node("DIVIDE", camera.outputs["View Distance"], -haze["reach"])
    part = math_node("EXPONENT", part)
    part = math_node("SUBTRACT", 1.0, part)
    part = math_node("MULTIPLY", part, path.outputs["Is Camera Ray"])
    air = nodes.new("ShaderNodeEmission")
    air.inputs["Color"].default_value = (*haze["color"], 1)
    mix = nodes.new("ShaderNodeMixShader")
    links.new(part, mix.inputs["Fac"])
    links.new(surface, mix.inputs[1])
    links.new(air.outputs["Emission"], mix.inputs[2])
    links.new(mix.outputs["Shader"], output.inputs["Surface"])


def load(job):
    bpy.ops.import_scene.gltf(filepath=job["model"], merge_vertices=False)
    hour = job["hour"]
    for material in bpy.data.materials:
        if not material.node_tree:
            continue
        surface = material.name.split(".")[0]
        shader = material.node_tree.nodes.get("Principled BSDF")
        if shader is None:
            continue
        if "Emission Strength" in shader.inputs:
            shader.inputs["Emission Strength"].default_value = hour["lit"]
            material.cycles.sample_as_light = False
        if shader.inputs["Clearcoat"].default_value > 0 and not surface.startswith("car"):
            shader.inputs["Specular"].default_value = 0.15
        if surface in GRAIN:
            add_grain(material, surface)
        if surface in LEAVES:
            let_light_through(material)
        add_haze(material, hour["haze"])


def picture(job):
    scene = prepare(job)
    load(job)
    add_sky(scene, job["hour"], job["azimuth"])
    # Beside the sun they would only add grain.
    if job["hour"].get("night"):
        add_lamps(scene, job["lamps"])
    add_camera(scene, job["shot"])
    scene.render.filepath = job["file"]
    start = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"rendered {job['file']} in {time.time() - start:.0f} s", flush=True)


with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    picture(json.load(file))
