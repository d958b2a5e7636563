import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Placed } from '../models/glb';
import type { Model, Point } from '../models/model';

/** How a model is turned at its place, in degrees: `lean` tips its top backwards, `yaw` turns it about the upright axis. */
export interface Turn {
  yaw?: number;
  lean?: number;
  scale?: number;
}

/** A lamp that shines in all directions, such as one of a street or above a door. */
export interface Lamp {
  at: Point;
  watts: number;
  color: readonly [red: number, green: number, blue: number];
  /** In metres; a larger lamp has softer shadows. */
  radius: number;
}

/** What stands at a site: metres, x to the right, y up, z towards the viewer; the ground is at y = 0. */
export class SiteModel {
  readonly placed: Placed[] = [];
  readonly lamps: Lamp[] = [];

  place(model: Model, [x, y, z]: Point, { yaw = 0, lean = 0, scale = 1 }: Turn = {}): void {
    const turn = new Euler(radians(-lean), radians(yaw), 0, 'YXZ');
    const matrix = new Matrix4().compose(
      new Vector3(x, y, z),
      new Quaternion().setFromEuler(turn),
      new Vector3(scale, scale, scale),
    );
    this.placed.push({ model, matrix: matrix.toArray() });
  }

  /** Turned about the axis that runs away from the viewer: positive angles face +x, in degrees. */
  placeRolled(model: Model, [x, y, z]: Point, angle: number): void {
    const matrix = new Matrix4().makeRotationZ(radians(-angle)).setPosition(x, y, z);
    this.placed.push({ model, matrix: matrix.toArray() });
  }

  /** Another site as a thing of this one, such as a model of it on a table. */
  placeSite({ placed }: SiteModel, [x, y, z]: Point, { yaw = 0, scale = 1 }: Turn): void {
    const place = new Matrix4().makeTranslation(x, y, z);
    place.multiply(new Matrix4().makeRotationY(radians(yaw)));
    place.multiply(new Matrix4().makeScale(scale, scale, scale));
    for (const { model, matrix } of placed) {
      const own = matrix ? new Matrix4().fromArray(matrix) : new Matrix4();
      this.placed.push({ model, matrix: place.clone().multiply(own).toArray() });
    }
  }

  light(lamp: Lamp): void {
    this.lamps.push(lamp);
  }
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Numbers between 0 and 1 that look random and are the same each time, so that a site is built alike again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
