import type { Point2, Point3 } from '../pictures/camera';

/** A small seeded random source (mulberry32), so that a picture is the same every time. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const NEAR = 0.6;

/**
 * A one-point perspective in metres: the eye stands at `eyeHeight` and looks along +z; `horizon` is the
 * height of the horizon as a fraction of the picture, `focal` the focal length in picture widths.
 */
export class View {
  readonly shapes: string[] = [];
  readonly defs: string[] = [];
  private nextId = 0;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly horizon: number,
    private readonly eyeHeight: number,
    private readonly focal = 0.9,
    readonly centre = 0.5,
  ) {}

  get horizonY(): number {
    return this.height * this.horizon;
  }

  project([x, y, z]: Point3): Point2 {
    const scale = (this.focal * this.width) / Math.max(z, NEAR);
    return [this.width * this.centre + x * scale, this.horizonY - (y - this.eyeHeight) * scale];
  }

  path(points: readonly Point3[]): string {
    return `M${points
      .map((p) =>
        this.project(p)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`;
  }

  add(svg: string): void {
    this.shapes.push(svg);
  }

  polygon(points: readonly Point3[], fill: string, extra = ''): void {
    this.add(`<path d="${this.path(points)}" fill="${fill}" ${extra}/>`);
  }

  /** Lines between pairs of points, as one path. */
  lines(
    pairs: readonly (readonly [Point3, Point3])[],
    stroke: string,
    width: number,
    opacity = 1,
  ): void {
    const d = pairs
      .map(
        ([a, b]) =>
          `M${this.project(a)
            .map((n) => n.toFixed(1))
            .join(' ')}L${this.project(b)
            .map((n) => n.toFixed(1))
            .join(' ')}`,
      )
      .join('');
    this.add(
      `<path d="${d}" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}" fill="none"/>`,
    );
  }

  /** A gradient in picture coordinates from one point to another. */
  gradient(
    from: Point2,
    to: Point2,
    stops: readonly (readonly [number, string, number?])[],
  ): string {
    const id = `g${(this.nextId += 1)}`;
    const body = stops
      .map(
        ([at, color, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join('');
    this.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${body}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  glow(at: Point2, radius: number, stops: readonly (readonly [number, string, number])[]): string {
    const id = `g${(this.nextId += 1)}`;
    const body = stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join('');
    this.defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${at[0]}" cy="${at[1]}" r="${radius}">${body}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  svg(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}">` +
      `<defs><filter id="soft"><feGaussianBlur stdDeviation="${this.width / 500}"/></filter><filter id="haze"><feGaussianBlur stdDeviation="${this.width / 90}"/></filter>${this.defs.join('')}</defs>${this.shapes.join('')}</svg>`
    );
  }
}
