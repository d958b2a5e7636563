import { Camera, type Point2, type Point3 } from './camera';

export const X: Point3 = [1, 0, 0];
export const UP: Point3 = [0, 1, 0];
export const DOWN: Point3 = [0, -1, 0];
export const BACK: Point3 = [0, 0, -1];
export const FRONT: Point3 = [0, 0, 1];

/** Shades of a material: the face towards the viewer, the right side, the top, and the edge highlight. */
export interface Material {
  front: string;
  frontLow: string;
  side: string;
  top: string;
  edge: string;
}

export interface Box {
  at: Point3;
  width: number;
  height: number;
  depth: number;
  material: Material;
  /** Corner radius of the front face, millimetres. */
  radius?: number;
  /** SVG drawn on the front face, in millimetres from its top left corner. */
  front?: string;
  /** SVG drawn on the right side, u going back from the front edge. */
  side?: string;
  /** SVG drawn on the top face, u to the right and v towards the viewer from the back left corner. */
  top?: string;
}

/** Collects shapes from back to front and frames them on the studio backdrop. */
export class Scene {
  private readonly shapes: string[] = [];
  private readonly shadows: string[] = [];
  private readonly defs: string[] = [];
  private readonly points: Point2[] = [];
  private nextId = 0;

  constructor(readonly camera = new Camera(26, 13)) {}

  /** Adds a definition (gradient, clip) and answers its id. */
  define(build: (id: string) => string): string {
    const id = `d${(this.nextId += 1)}`;
    this.defs.push(build(id));
    return id;
  }

  /** A gradient along a direction given in fractions of the shape's box. */
  gradient(
    stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
    to: Point2 = [0, 1],
  ): string {
    const body = stops
      .map(
        ([at, color, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join('');
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" x2="${to[0]}" y2="${to[1]}">${body}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Adds SVG in a plane of the scene; `extent` (u, v) counts for the framing. */
  plane(origin: Point3, u: Point3, v: Point3, svg: string, extent?: Point2): void {
    if (extent) {
      for (const [a, b] of [
        [0, 0],
        [extent[0], 0],
        [0, extent[1]],
        [extent[0], extent[1]],
      ] as const) {
        this.include(
          [0, 1, 2].map((i) => origin[i as 0] + u[i as 0] * a + v[i as 0] * b) as unknown as Point3,
        );
      }
    }
    this.shapes.push(`<g transform="${this.camera.plane(origin, u, v)}">${svg}</g>`);
  }

  /** Adds SVG in screen coordinates. */
  raw(svg: string): void {
    this.shapes.push(svg);
  }

  /** Makes sure that a point is inside the frame. */
  include(point: Point3): void {
    this.points.push(this.camera.project(point));
  }

  polygon(points: readonly Point3[], fill: string, extra = ''): void {
    for (const p of points) this.include(p);
    const path = points
      .map((p) =>
        this.camera
          .project(p)
          .map((n) => n.toFixed(2))
          .join(','),
      )
      .join(' ');
    this.shapes.push(`<polygon points="${path}" fill="${fill}" ${extra}/>`);
  }

  /** A soft shadow on the ground (y = `floor`) under a rectangle. */
  shadow(at: Point3, width: number, depth: number, spread: number, strength = 0.34): void {
    const [x, floor, z] = at;
    const corners: Point3[] = [
      [x - spread * 0.2, floor, z - spread * 0.2],
      [x + width + spread, floor, z - spread * 0.4],
      [x + width + spread * 0.6, floor, z + depth + spread * 0.35],
      [x - spread * 0.1, floor, z + depth + spread * 0.35],
    ];
    const path = corners
      .map((p) =>
        this.camera
          .project(p)
          .map((n) => n.toFixed(2))
          .join(','),
      )
      .join(' ');
    this.shadows.push(
      `<polygon points="${path}" fill="#2a2418" opacity="${strength}" filter="url(#blur)"/>`,
    );
    this.shadows.push(
      `<polygon points="${path}" fill="#2a2418" opacity="${strength * 0.45}" filter="url(#far)"/>`,
    );
  }

  /** A box with lit faces; with a radius its front corners are rounded through the whole depth. */
  box({
    at,
    width,
    height,
    depth,
    material,
    radius = 0,
    front = '',
    side = '',
    top = '',
  }: Box): void {
    const [x, y, z] = at;
    if (radius > 2) this.sweep(at, width, height, depth, radius, material);
    else this.flatFaces(at, width, height, depth, material);
    this.plane([x + width, y + height, z + depth], BACK, DOWN, side);
    this.plane([x, y + height, z], X, FRONT, top);
    const face = this.gradient(
      [
        [0, material.front],
        [1, material.frontLow],
      ],
      [0.35, 1],
    );
    const rim = Math.max(width, height) / 260;
    this.plane(
      [x, y + height, z + depth],
      X,
      DOWN,
      `<rect width="${width}" height="${height}" rx="${radius}" fill="${face}"/>${front}` +
        `<rect x="${rim / 2}" y="${rim / 2}" width="${width - rim}" height="${height - rim}" rx="${Math.max(0, radius - rim / 2)}" fill="none" stroke="${material.edge}" stroke-width="${rim}" opacity="0.55"/>`,
      [width, height],
    );
  }

  private flatFaces(
    [x, y, z]: Point3,
    width: number,
    height: number,
    depth: number,
    material: Material,
  ): void {
    const lit = this.gradient(
      [
        [0, material.side],
        [1, material.edge],
      ],
      [1, 0.3],
    );
    const [right, up, near] = [x + width, y + height, z + depth];
    this.polygon(
      [
        [right, y, near],
        [right, y, z],
        [right, up, z],
        [right, up, near],
      ],
      material.side,
    );
    this.plane(
      [right, up, near],
      BACK,
      DOWN,
      `<rect width="${depth}" height="${height}" fill="${lit}" opacity="0.35"/>`,
    );
    this.polygon(
      [
        [x, up, z],
        [right, up, z],
        [right, up, near],
        [x, up, near],
      ],
      material.top,
    );
  }

  /** Slices of the front's outline from back to front: what stays visible is the rounded flank. */
  private sweep(
    [x, y, z]: Point3,
    width: number,
    height: number,
    depth: number,
    radius: number,
    material: Material,
  ): void {
    const crown = Math.min(0.5, (radius * 0.7) / height);
    const flank = this.gradient(
      [
        [0, material.top],
        [crown * 0.6, material.top],
        [crown * 1.6, material.side],
        [1, material.side],
      ],
      [0, 1],
    );
    const slices = 36;
    for (let i = 0; i <= slices; i += 1) {
      this.plane(
        [x, y + height, z + (depth * i) / slices],
        X,
        DOWN,
        `<rect width="${width}" height="${height}" rx="${radius}" fill="${flank}"/>`,
        [width, height],
      );
    }
  }

  /**
   * The picture as SVG of `size` pixels. `zoom` > 1 moves in on `focus`, given as fractions of the
   * framed object's width and height.
   */
  render(size: number, zoom = 1, focus: Point2 = [0.5, 0.5]): string {
    const xs = this.points.map((p) => p[0]);
    const ys = this.points.map((p) => p[1]);
    const [left, right, top, bottom] = [
      Math.min(...xs),
      Math.max(...xs),
      Math.min(...ys),
      Math.max(...ys),
    ];
    const span = Math.max((right - left) / 0.8, (bottom - top) / 0.82);
    const view = span / zoom;
    const middle: Point2 =
      zoom === 1
        ? [(left + right) / 2, (top + bottom) / 2 - span * 0.005]
        : [left + (right - left) * focus[0], top + (bottom - top) * focus[1]];
    const [vx, vy] = [middle[0] - view / 2, middle[1] - view / 2];
    const blur = span * 0.012;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${vx} ${vy} ${view} ${view}">` +
      `<defs><radialGradient id="stage" cx="0.38" cy="0.3" r="0.95"><stop offset="0" stop-color="#fdfcf9"/><stop offset="0.55" stop-color="#f3efe7"/><stop offset="1" stop-color="#e2dccf"/></radialGradient>` +
      `<filter id="blur" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>` +
      `<filter id="far" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="${blur * 3}"/></filter>${this.defs.join('')}</defs>` +
      `<rect x="${vx}" y="${vy}" width="${view}" height="${view}" fill="url(#stage)"/>` +
      `${this.shadows.join('')}${this.shapes.join('')}</svg>`
    );
  }
}
