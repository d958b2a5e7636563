"""Path-traces the pictures of one job file: blender -b -noaudio -t 1 -P render.py -- job.json

The scene is fixed: one camera and three soft lights, which grow with the frame of a family. The ground is
transparent and keeps the contact shadow. Lengths are metres.
"""

import json
import math
import sys
import time

import bpy
import mathutils
import numpy
from bpy_extras.object_utils import world_to_camera_view

# Debian's glTF importer still uses the name that numpy 1.24 dropped.
if "bool" not in vars(numpy):
    numpy.bool = bool

LENS = 85
SENSOR = 36
LIGHTS = (
    # Position and side for a frame of one metre, and watts.
    ((-1.3, -1.75, 2.1), 1.1, 80),
    ((2.2, -0.5, 1.3), 0.9, 48),
    ((1.1, -2.4, 1.4), 1.3, 50),
)


def look_at(thing, target):
    direction = mathutils.Vector(target) - thing.location
    thing.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def prepare(size, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 1
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = 1
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.05
    cycles.adaptive_min_samples = 8
    cycles.max_bounces = 3
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2
    return scene


def add_world(scene):
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.92, 0.95, 1, 1)
    background.inputs[1].default_value = 0.24


def add_lights(scene, frame, centre):
    for position, side, watts in LIGHTS:
        light = bpy.data.lights.new("light", "AREA")
        light.energy = watts * frame * frame
        light.size = side * frame
        thing = bpy.data.objects.new("light", light)
        scene.collection.objects.link(thing)
        thing.location = [value * frame for value in position]
        look_at(thing, centre)


def add_ground():
    bpy.ops.mesh.primitive_plane_add(size=60)
    bpy.context.object.is_shadow_catcher = True


def add_camera(scene, frame, target, elevation):
    data = bpy.data.cameras.new("camera")
    data.lens = LENS
    data.sensor_width = SENSOR
    data.clip_start = 0.01
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    distance = frame * LENS / SENSOR
    angle = math.radians(elevation)
    offset = mathutils.Vector((0, -math.cos(angle), math.sin(angle))) * distance
    camera.location = mathutils.Vector(target) + offset
    look_at(camera, target)
    scene.camera = camera
    bpy.context.view_layer.update()


def dull_under_glass(things):
    """What lies under a clear layer has little gloss of its own; glTF's importer gives every surface the same."""
    for material in {slot.material for thing in things for slot in thing.material_slots}:
        surface = material.node_tree.nodes.get("Principled BSDF")
        if surface and surface.inputs["Clearcoat"].default_value > 0:
            surface.inputs["Specular"].default_value = 0.15


def load(model, view):
    bpy.ops.import_scene.gltf(filepath=model, merge_vertices=False)
    things = [thing for thing in bpy.context.scene.objects if thing.type == "MESH"]
    dull_under_glass(things)
    turn = mathutils.Matrix.Rotation(math.radians(view["yaw"]), 4, "Z")
    lean = mathutils.Matrix.Rotation(math.radians(view["lean"]), 4, "X")
    for thing in things:
        thing.matrix_world = turn @ lean @ thing.matrix_world
    bpy.context.view_layer.update()
    lowest = min((thing.matrix_world @ vertex.co).z for thing in things for vertex in thing.data.vertices)
    for thing in things:
        thing.location.z -= lowest
    bpy.context.view_layer.update()
    return things, turn @ lean


def limit_to(scene, things):
    """Renders only where the product and its shadow are."""
    points = [
        world_to_camera_view(scene, scene.camera, thing.matrix_world @ mathutils.Vector(corner))
        for thing in things
        for corner in thing.bound_box
    ]
    render = scene.render
    render.use_border = True
    render.use_crop_to_border = False
    width = max(point.x for point in points) - min(point.x for point in points)
    render.border_min_x = max(0, min(point.x for point in points) - 0.12 * width - 0.02)
    render.border_max_x = min(1, max(point.x for point in points) + 0.12 * width + 0.02)
    render.border_min_y = max(0, min(point.y for point in points) - 0.05)
    render.border_max_y = min(1, max(point.y for point in points) + 0.01)


def picture(job):
    view = job["view"]
    scene = prepare(job["size"], job["samples"])
    things, placed = load(job["model"], view)
    family = view["frame"]
    add_world(scene)
    add_lights(scene, family, (0, 0, family * 0.45))
    add_ground()
    if view.get("focus"):
        x, y, z = view["focus"]
        target = placed @ mathutils.Vector((x, -z, y))
        add_camera(scene, view["closeUp"], target, view["elevation"])
    else:
        add_camera(scene, family, (0, 0, family * 0.455), view["elevation"])
    limit_to(scene, things)
    scene.render.filepath = job["file"]
    start = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"rendered {job['file']} in {time.time() - start:.0f} s", flush=True)


with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
    picture(json.load(file))
