import type { SurfaceName } from '../models/materials';
import type { SiteModel } from './site-model';
import { ground, layered } from './terrain';

export type Height = (x: number, z: number) => number;

/** Ground from behind the viewer to the horizon. */
export function land(site: SiteModel, surface: SurfaceName, height: Height, depth = 2600): void {
  const x = [-depth * 0.7, depth * 0.7] as const;
  site.place(ground({ surface, height, x, z: [-depth, 45], squares: [300, 300] }), [0, 0, 0]);
}

/** 0 nearer than `from`, 1 beyond `to`. */
export function beyond(distance: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (distance - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** What wind leaves on flat sand. */
export const ripples: Height = (x, z) => layered(x / 9, z / 9, 3, 4) * 0.07;

export const dunes: Height = (x, z) =>
  beyond(-z, 260, 800) * (12 + 22 * layered(x / 230, z / 190, 4, 2)) + ripples(x, z);

export const plain: Height = (x, z) =>
  beyond(-z, 500, 1500) * 5 * layered(x / 300, z / 300, 3, 2) + ripples(x, z);

/** Bare mountains from some 250 m on, as those of Ras Al Khaimah. */
export const ridges: Height = (x, z) => {
  const folds = 1 - Math.abs(layered(x / 330 + 0.4, z / 300, 6, 8)) / 1.6;
  const gullies = Math.abs(layered(x / 60, z / 75, 4, 15));
  return beyond(-z, 240, 900) * (folds ** 2 * 260 - 30 - gullies * 26);
};
