import type { Point2 } from './camera';
import type { Scene } from './scene';

/** A drawn product: its scene, and where the close-up looks. */
export interface Picture {
  scene: Scene;
  focus: Point2;
  zoom: number;
}
