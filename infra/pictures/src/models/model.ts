import {
  BoxGeometry,
  BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  Shape,
  ShapeGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { SurfaceName } from './materials';

/** Millimetres: x to the right, y up, z towards the viewer. A product stands on y = 0, centred on x and z. */
export type Point = readonly [x: number, y: number, z: number];
export type Size = readonly [width: number, height: number, depth: number];
export interface Part {
  surface: SurfaceName;
  geometry: BufferGeometry;
}

/** Units that lengths are given in, in metres: products in millimetres, sites in metres. */
export const MILLIMETRE = 0.001;
export const METRE = 1;

/** A thing as parts of one surface each; lengths go in as the unit says and come out as metres, as glTF has them. */
export class Model {
  readonly parts: Part[] = [];

  constructor(private readonly unit = MILLIMETRE) {}

  /** A box whose bottom centre is at `at`. */
  box(surface: SurfaceName, [x, y, z]: Point, [width, height, depth]: Size): void {
    this.add(surface, new BoxGeometry(width, height, depth), [x, y + height / 2, z]);
  }

  /** A box with rounded upright edges at its front and a soft rim, as cast or moulded housings have. */
  housing(
    surface: SurfaceName,
    [x, y, z]: Point,
    [width, height, depth]: Size,
    radius: number,
    rim = Math.min((4 * MILLIMETRE) / this.unit, depth / 4),
  ): void {
    const corner = Math.max(radius - rim, MILLIMETRE / this.unit);
    const shape = roundedRectangle(width - rim * 2, height - rim * 2, corner);
    const geometry = new ExtrudeGeometry(shape, {
      depth: depth - rim * 2,
      bevelSize: rim,
      bevelThickness: rim,
      bevelSegments: 2,
      curveSegments: radius * this.unit > 0.01 ? 4 : 2,
    });
    this.add(surface, geometry, [x, y + height / 2, z - depth / 2 + rim]);
  }

  /** A housing for models of many parts: corners that faces share are written once. */
  moulded(surface: SurfaceName, at: Point, size: Size, radius: number, rim?: number): void {
    this.housing(surface, at, size, radius, rim);
    const part = this.parts.at(-1);
    if (part) part.geometry = welded(part.geometry);
  }

  /** A rectangular ring, such as a frame: `lip` is the width that is seen from the front. */
  ring(surface: SurfaceName, z: number, [width, height, depth]: Size, lip: number): void {
    const edge = 0.6;
    const shape = rectangle(width - edge * 2, height - edge * 2);
    shape.holes.push(rectangle(width - lip * 2 + edge * 2, height - lip * 2 + edge * 2));
    const geometry = new ExtrudeGeometry(shape, {
      depth: depth - edge * 2,
      bevelSize: edge,
      bevelThickness: edge,
      bevelSegments: 1,
    });
    this.add(surface, geometry, [0, height / 2, z - depth / 2 + edge]);
  }

  /** A flat outline that faces the viewer, or the wall. */
  flat(
    surface: SurfaceName,
    outline: readonly (readonly [x: number, y: number])[],
    z: number,
    facesWall = false,
  ): void {
    const shape = new Shape();
    for (const [index, [x, y]] of outline.entries()) {
      if (index === 0) shape.moveTo(x, y);
      else shape.lineTo(x, y);
    }
    const geometry = new ShapeGeometry(shape);
    if (facesWall) geometry.rotateY(Math.PI);
    this.add(surface, geometry, [0, 0, z]);
  }

  /** A cylinder along an axis, centred at `at`. */
  cylinder(
    surface: SurfaceName,
    at: Point,
    radius: number,
    length: number,
    axis: 'x' | 'y' | 'z' = 'z',
    segments = 20,
  ): void {
    const geometry = new CylinderGeometry(radius, radius, length, segments);
    if (axis === 'z') geometry.rotateX(Math.PI / 2);
    if (axis === 'x') geometry.rotateZ(Math.PI / 2);
    this.add(surface, geometry, at);
  }

  /** A cable through points. */
  cable(
    surface: SurfaceName,
    points: readonly Point[],
    radius: number,
    [along, around]: readonly [along: number, around: number] = [16, 6],
  ): void {
    const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
    this.add(surface, new TubeGeometry(curve, along, radius, around), [0, 0, 0]);
  }

  /** A turned body around the x axis: its outline as places along the axis and radii, from left to right. */
  turned(
    surface: SurfaceName,
    at: Point,
    outline: readonly (readonly [along: number, radius: number])[],
    segments = 40,
  ): void {
    const points = outline.map(([along, radius]) => new Vector2(radius, along));
    const geometry = new LatheGeometry(points, segments);
    this.add(surface, geometry.rotateZ(-Math.PI / 2), at);
  }

  /** A turned body that faces the viewer: places along z, from the back, and radii. */
  round(
    surface: SurfaceName,
    at: Point,
    outline: readonly (readonly [along: number, radius: number])[],
  ): void {
    const points = outline.map(([along, radius]) => new Vector2(radius, along));
    this.add(surface, new LatheGeometry(points, 28).rotateX(Math.PI / 2), at);
  }

  /** A turned body that stands: heights and radii, from below. */
  upright(
    surface: SurfaceName,
    at: Point,
    outline: readonly (readonly [height: number, radius: number])[],
  ): void {
    const points = outline.map(([height, radius]) => new Vector2(radius, height));
    this.add(surface, new LatheGeometry(points, 24), at);
  }

  /** Any shape, moved to `at`. */
  add(surface: SurfaceName, geometry: BufferGeometry, [x, y, z]: Point): void {
    const { unit } = this;
    const place = new Matrix4().makeScale(unit, unit, unit);
    place.setPosition(x * unit, y * unit, z * unit);
    this.parts.push({ surface, geometry: geometry.applyMatrix4(place) });
  }
}

/** Vertices of the same place and direction become one. */
function welded(geometry: BufferGeometry): BufferGeometry {
  const [places, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const known = new Map<string, number>();
  const [kept, directions, indices]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < places.count; at += 1) {
    const place = [places.getX(at), places.getY(at), places.getZ(at)];
    const normal = [normals.getX(at), normals.getY(at), normals.getZ(at)];
    const key = [
      ...place.map((value) => value.toFixed(6)),
      ...normal.map((value) => value.toFixed(2)),
    ];
    const index = known.get(key.join()) ?? known.size;
    if (index === known.size) {
      known.set(key.join(), index);
      kept.push(...place);
      directions.push(...normal);
    }
    indices.push(index);
  }
  const result = new BufferGeometry();
  result.setAttribute('position', new Float32BufferAttribute(kept, 3));
  result.setAttribute('normal', new Float32BufferAttribute(directions, 3));
  return result.setIndex(indices);
}

function rectangle(width: number, height: number): Shape {
  const shape = new Shape();
  shape.moveTo(-width / 2, -height / 2).lineTo(width / 2, -height / 2);
  shape.lineTo(width / 2, height / 2).lineTo(-width / 2, height / 2);
  shape.closePath();
  return shape;
}

function roundedRectangle(width: number, height: number, radius: number): Shape {
  const shape = new Shape();
  const [x, y] = [width / 2 - radius, height / 2 - radius];
  const quarter = Math.PI / 2;
  shape.absarc(x, -y, radius, -quarter, 0, false);
  shape.absarc(x, y, radius, 0, quarter, false);
  shape.absarc(-x, y, radius, quarter, quarter * 2, false);
  shape.absarc(-x, -y, radius, quarter * 2, quarter * 3, false);
  shape.closePath();
  return shape;
}
