import type { Point2 } from '../pictures/camera';
import type { View } from './view';

/** The light of an hour: sky from top to horizon, ground from horizon to front, and what surfaces take from it. */
export interface Light {
  sky: readonly string[];
  ground: readonly [far: string, near: string];
  haze: string;
  sun: string;
  /** Colour that distant things fade to. */
  distance: string;
  panel: readonly [top: string, middle: string, low: string];
  wall: readonly [lit: string, shade: string, roof: string];
  lamp: string | null;
}

export const LIGHTS = {
  dusk: {
    sky: ['#0b1836', '#1d3163', '#5a4a7d', '#c26f62', '#f6b266', '#ffdd9e'],
    ground: ['#a9744f', '#2c2430'],
    haze: '#ffc98a',
    sun: '#fff1cf',
    distance: '#7a5c76',
    panel: ['#0c1a3c', '#20386f', '#e09a6a'],
    wall: ['#d9a27f', '#57455b', '#3c3550'],
    lamp: '#ffd88a',
  },
  morning: {
    sky: ['#2f6ea8', '#6ba3cf', '#a9cbe0', '#e2dfd0', '#f7e3bd'],
    ground: ['#dcc29a', '#8c6f4e'],
    haze: '#fff0d2',
    sun: '#fffaf0',
    distance: '#b9b7b4',
    panel: ['#142a55', '#2a4c8a', '#a9c3dc'],
    wall: ['#f7efe2', '#b3a695', '#d9cdbb'],
    lamp: null,
  },
  noon: {
    sky: ['#1f6fb5', '#4f9bd3', '#8fc3e4', '#d3e8f0'],
    ground: ['#e3cba3', '#b08f66'],
    haze: '#f5f4ea',
    sun: '#ffffff',
    distance: '#c0c8cb',
    panel: ['#12254b', '#23427c', '#7ea6d0'],
    wall: ['#fdfaf4', '#bdb6ab', '#e7e1d6'],
    lamp: null,
  },
  night: {
    sky: ['#050b1d', '#0a1630', '#122347', '#27406f', '#4a5f88'],
    ground: ['#22314f', '#080d1a'],
    haze: '#4e6b9c',
    sun: '#e8eefc',
    distance: '#1c2c4c',
    panel: ['#0a1733', '#152a55', '#3f5f96'],
    wall: ['#3a4a6b', '#17213a', '#22304f'],
    lamp: '#ffd27a',
  },
} as const satisfies Record<string, Light>;
export type Hour = keyof typeof LIGHTS;

/** Sky with the sun, haze over the horizon, and the bare ground. */
export function drawSky(view: View, light: Light, sunAt: Point2): void {
  const { width, height, horizonY } = view;
  const stops = light.sky.map((color, i) => [i / (light.sky.length - 1), color] as const);
  view.add(
    `<rect width="${width}" height="${horizonY + 2}" fill="${view.gradient([0, 0], [0, horizonY], stops)}"/>`,
  );
  const sun: Point2 = [width * sunAt[0], height * sunAt[1]];
  const glow = view.glow(sun, width * 0.42, [
    [0, light.sun, 0.85],
    [0.08, light.sun, 0.5],
    [0.3, light.haze, 0.24],
    [1, light.haze, 0],
  ]);
  view.add(`<rect width="${width}" height="${horizonY + 2}" fill="${glow}"/>`);
  view.add(`<circle cx="${sun[0]}" cy="${sun[1]}" r="${width * 0.02}" fill="${light.sun}"/>`);
  const ground = view.gradient(
    [0, horizonY],
    [0, height],
    [
      [0, light.ground[0]],
      [0.35, light.ground[0]],
      [1, light.ground[1]],
    ],
  );
  view.add(
    `<rect y="${horizonY}" width="${width}" height="${height - horizonY}" fill="${ground}"/>`,
  );
}

/** The bright band where ground and sky meet. */
export function drawHaze(view: View, light: Light, strength = 0.55): void {
  const { width, height, horizonY } = view;
  const band = height * 0.12;
  const fill = view.gradient(
    [0, horizonY - band],
    [0, horizonY + band * 0.7],
    [
      [0, light.haze, 0],
      [0.6, light.haze, strength],
      [1, light.haze, 0],
    ],
  );
  view.add(`<rect y="${horizonY - band}" width="${width}" height="${band * 1.7}" fill="${fill}"/>`);
}

/** Mixes two hex colours. */
export function mix(a: string, b: string, share: number): string {
  const channel = (color: string, i: number) =>
    Number.parseInt(color.slice(1 + i * 2, 3 + i * 2), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(channel(a, i) + (channel(b, i) - channel(a, i)) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
