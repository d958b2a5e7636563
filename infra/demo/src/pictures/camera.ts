/** Millimetres: x to the right, y up, z towards the viewer. */
export type Point3 = readonly [x: number, y: number, z: number];
export type Point2 = readonly [x: number, y: number];

/**
 * An orthographic camera: `yaw` turns the object so that its right side shows, `pitch` looks down on it.
 * Parallel projection keeps the proportions of a datasheet true along each axis.
 */
export class Camera {
  private readonly cosYaw: number;
  private readonly sinYaw: number;
  private readonly cosPitch: number;
  private readonly sinPitch: number;

  constructor(yawDegrees: number, pitchDegrees: number) {
    const yaw = (yawDegrees * Math.PI) / 180;
    const pitch = (pitchDegrees * Math.PI) / 180;
    this.cosYaw = Math.cos(yaw);
    this.sinYaw = Math.sin(yaw);
    this.cosPitch = Math.cos(pitch);
    this.sinPitch = Math.sin(pitch);
  }

  /** Screen position (y down) of a point. */
  project([x, y, z]: Point3): Point2 {
    const depth = x * this.sinYaw + z * this.cosYaw;
    return [x * this.cosYaw - z * this.sinYaw, -(y * this.cosPitch) + depth * this.sinPitch];
  }

  /** SVG matrix of a plane: local (u, v) in millimetres from `origin` along `u` and `v`. */
  plane(origin: Point3, u: Point3, v: Point3): string {
    const [ox, oy] = this.project(origin);
    const [ax, ay] = this.project(u);
    const [bx, by] = this.project(v);
    return `matrix(${[ax, ay, bx, by, ox, oy].map((n) => n.toFixed(4)).join(' ')})`;
  }
}
