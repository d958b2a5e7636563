import { METRE, Model } from '../models/model';
import { seeded } from './site-model';

export interface Skyline {
  /** Middle and half of its width, and its distance, in metres. */
  x: number;
  spread: number;
  distance: number;
  towers: number;
  /** Of the usual tower; the tallest is three times as high. */
  height: number;
  seed: number;
}

/** Towers far away, of which only the outline is seen: low at the edges, and one that stands out. */
export function skyline({ x, spread, distance, towers, height, seed }: Skyline): Model {
  const model = new Model(METRE);
  const random = seeded(seed);
  for (let index = 0; index < towers; index += 1) {
    const side = random() * 2 - 1;
    const tall = height * (0.35 + random() * 0.9) * (1.25 - Math.abs(side));
    const width = 22 + random() * 26;
    const at = [x + side * spread, -10, -distance - random() * 500] as const;
    model.box('concrete', at, [width, tall, width]);
    if (random() > 0.5) {
      const [ax, ay, az] = at;
      model.box('concrete', [ax, ay + tall, az], [width * 0.6, tall * 0.14, width * 0.6]);
    }
  }
  const [sx, sz] = [x + spread * 0.12, -distance - 300];
  for (const [share, width] of [
    [1.3, 46],
    [1.9, 34],
    [2.4, 22],
    [2.75, 10],
    [3.1, 3],
  ] as const) {
    model.box('concrete', [sx, -10, sz], [width, height * share, width]);
  }
  return model;
}
