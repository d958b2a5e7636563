import {
  BoxGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Matrix4,
  Shape,
  ShapeGeometry,
  TubeGeometry,
  Vector3,
  type BufferGeometry,
} from 'three';
import type { SurfaceName } from './materials';

/** Millimetres: x to the right, y up, z towards the viewer. A product stands on y = 0, centred on x and z. */
export type Point = readonly [x: number, y: number, z: number];
export type Size = readonly [width: number, height: number, depth: number];
export interface Part {
  surface: SurfaceName;
  geometry: BufferGeometry;
}

const METRES = 0.001;

/** A product as parts of one surface each; lengths go in as millimetres and come out as metres, as glTF has them. */
export class Model {
  readonly parts: Part[] = [];

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
    rim = Math.min(4, depth / 4),
  ): void {
    const shape = roundedRectangle(width - rim * 2, height - rim * 2, Math.max(radius - rim, 1));
    const geometry = new ExtrudeGeometry(shape, {
      depth: depth - rim * 2,
      bevelSize: rim,
      bevelThickness: rim,
      bevelSegments: 2,
      curveSegments: radius > 10 ? 4 : 2,
    });
    this.add(surface, geometry, [x, y + height / 2, z - depth / 2 + rim]);
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
  ): void {
    const geometry = new CylinderGeometry(radius, radius, length, 20);
    if (axis === 'z') geometry.rotateX(Math.PI / 2);
    if (axis === 'x') geometry.rotateZ(Math.PI / 2);
    this.add(surface, geometry, at);
  }

  /** A cable through points. */
  cable(surface: SurfaceName, points: readonly Point[], radius: number): void {
    const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
    this.add(surface, new TubeGeometry(curve, 16, radius, 6), [0, 0, 0]);
  }

  private add(surface: SurfaceName, geometry: BufferGeometry, [x, y, z]: Point): void {
    const place = new Matrix4().makeScale(METRES, METRES, METRES);
    place.setPosition(x * METRES, y * METRES, z * METRES);
    this.parts.push({ surface, geometry: geometry.applyMatrix4(place) });
  }
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
