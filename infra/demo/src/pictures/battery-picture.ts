import { Camera } from './camera';
import { Scene, type Material } from './scene';
import { GRAPHITE, PEARL, SILVER, WHITE, BLACK } from './materials';
import { fins, led, screws } from './parts';
import type { Picture } from './picture';

export interface StackFigures {
  widthMm: number;
  depthMm: number;
  moduleHeightMm: number;
  modules: number;
  headHeightMm: number;
  baseHeightMm: number;
  material: Material;
  accent: string;
}

/** A tower of battery modules on a base with a control head. */
export function stackPicture(figures: StackFigures): Picture {
  const {
    widthMm: w,
    depthMm: d,
    moduleHeightMm: mh,
    modules,
    headHeightMm,
    baseHeightMm,
    material,
    accent,
  } = figures;
  const scene = new Scene(new Camera(28, 12));
  scene.shadow([0, 0, 0], w, d, w * 0.14);
  scene.box({
    at: [w * 0.02, 0, d * 0.04],
    width: w * 0.96,
    height: baseHeightMm,
    depth: d * 0.92,
    material: GRAPHITE,
  });
  const seam = (h: number) =>
    `<rect x="0" y="${h - 3}" width="${w}" height="3" fill="#000" opacity="0.22"/><rect x="${w * 0.035}" y="${h * 0.36}" width="${w * 0.012}" height="${h * 0.28}" rx="${w * 0.006}" fill="#000" opacity="0.16"/>`;
  for (let i = 0; i < modules; i += 1) {
    scene.box({
      at: [0, baseHeightMm + i * mh, 0],
      width: w,
      height: mh,
      depth: d,
      material,
      front: seam(mh),
      side: `<rect x="${d * 0.3}" y="${mh * 0.4}" width="${d * 0.4}" height="${mh * 0.16}" rx="${mh * 0.06}" fill="#000" opacity="0.2"/><rect y="${mh - 3}" width="${d}" height="3" fill="#000" opacity="0.25"/>`,
    });
  }
  const top = baseHeightMm + modules * mh;
  scene.box({
    at: [0, top, 0],
    width: w,
    height: headHeightMm,
    depth: d,
    material,
    radius: w * 0.012,
    front:
      led(w * 0.44, headHeightMm * 0.5, w * 0.12, w * 0.012, accent) +
      Array.from({ length: 4 }, (_, i) =>
        led(
          w * (0.66 + i * 0.035),
          headHeightMm * 0.5,
          w * 0.012,
          w * 0.012,
          i < 3 ? accent : '#8f969e',
        ),
      ).join(''),
    side: fins(d * 0.2, headHeightMm * 0.25, d * 0.6, headHeightMm * 0.5, 8, '#5d6369'),
  });
  return { scene, focus: [0.45, 0.16], zoom: 2.6 };
}

/** One smooth wall-hung slab. */
export function slabPicture(w: number, h: number, d: number, glassTop: boolean): Picture {
  const scene = new Scene(new Camera(27, 10));
  scene.shadow([0, 0, 0], w, d, w * 0.12);
  const sheen = scene.gradient(
    [
      [0, '#ffffff', 0.9],
      [0.45, '#ffffff', 0.1],
      [1, '#ffffff', 0],
    ],
    [0.8, 1],
  );
  const panel = glassTop
    ? `<rect x="${w * 0.02}" y="${h * 0.014}" width="${w * 0.96}" height="${h * 0.972}" rx="${w * 0.035}" fill="${sheen}"/><rect x="${w * 0.33}" y="${h * 0.945}" width="${w * 0.34}" height="${h * 0.006}" rx="${h * 0.003}" fill="#56c271"/>`
    : `<rect x="${w * 0.02}" y="${h * 0.014}" width="${w * 0.96}" height="${h * 0.972}" rx="${w * 0.06}" fill="${sheen}"/>`;
  scene.box({
    at: [0, 0, 0],
    width: w,
    height: h,
    depth: d,
    material: WHITE,
    radius: w * 0.055,
    front: panel,
    side: `<rect x="${d * 0.47}" y="${h * 0.2}" width="${d * 0.05}" height="${h * 0.5}" rx="${d * 0.025}" fill="#5fcf82" opacity="0.9"/>`,
  });
  return { scene, focus: [0.72, 0.22], zoom: 2.6 };
}

/** A 19-inch rack module with handles and ports. */
export function rackPicture(w: number, h: number, d: number): Picture {
  const scene = new Scene(new Camera(24, 20));
  scene.shadow([0, 0, 0], w, d, w * 0.1);
  const handle = (x: number) =>
    `<rect x="${x}" y="${h * 0.2}" width="${w * 0.03}" height="${h * 0.6}" rx="${w * 0.014}" fill="#0e0f12"/><rect x="${x + w * 0.006}" y="${h * 0.24}" width="${w * 0.008}" height="${h * 0.52}" rx="${w * 0.004}" fill="#6b7179"/>`;
  const port = (x: number, color: string) =>
    `<rect x="${x}" y="${h * 0.36}" width="${w * 0.052}" height="${h * 0.3}" rx="${w * 0.006}" fill="#0b0c0e"/><circle cx="${x + w * 0.026}" cy="${h * 0.51}" r="${w * 0.015}" fill="${color}"/>`;
  const data = Array.from(
    { length: 3 },
    (_, i) =>
      `<rect x="${w * (0.4 + i * 0.05)}" y="${h * 0.42}" width="${w * 0.036}" height="${h * 0.2}" rx="${w * 0.004}" fill="#111317"/><rect x="${w * (0.404 + i * 0.05)}" y="${h * 0.44}" width="${w * 0.028}" height="${h * 0.05}" fill="#c9a24a"/>`,
  ).join('');
  const lights = Array.from({ length: 6 }, (_, i) =>
    led(w * (0.6 + i * 0.022), h * 0.3, w * 0.008, w * 0.008, i < 4 ? '#53d17c' : '#7b828c'),
  ).join('');
  scene.box({
    at: [0, 0, 0],
    width: w,
    height: h,
    depth: d,
    material: SILVER,
    side: fins(d * 0.1, h * 0.3, d * 0.5, h * 0.4, 18, '#6a7077'),
  });
  scene.box({
    at: [-w * 0.045, 0, d],
    width: w * 1.09,
    height: h,
    depth: w * 0.012,
    material: GRAPHITE,
    radius: 3,
    front: `<g transform="translate(${w * 0.045} 0)">${handle(w * 0.02)}${handle(w * 0.95)}${port(w * 0.12, '#e8862b')}${port(w * 0.19, '#e8862b')}${port(w * 0.75, '#2b2e33')}${port(w * 0.82, '#2b2e33')}${data}${lights}</g>${screws(
      [
        [w * 0.022, h * 0.2],
        [w * 0.022, h * 0.8],
        [w * 1.068, h * 0.2],
        [w * 1.068, h * 0.8],
      ],
      w * 0.011,
    )}`,
  });
  return { scene, focus: [0.42, 0.7], zoom: 2.7 };
}

/** Proportions of the stacked families, from their datasheets' outline drawings. */
export const STACKS: Record<string, Omit<StackFigures, 'modules'>> = {
  Huawei: {
    widthMm: 670,
    depthMm: 150,
    moduleHeightMm: 360,
    headHeightMm: 240,
    baseHeightMm: 40,
    material: WHITE,
    accent: '#3ddc84',
  },
  BYD: {
    widthMm: 585,
    depthMm: 298,
    moduleHeightMm: 233,
    headHeightMm: 148,
    baseHeightMm: 90,
    material: PEARL,
    accent: '#3aa0ff',
  },
  Sungrow: {
    widthMm: 625,
    depthMm: 330,
    moduleHeightMm: 135,
    headHeightMm: 110,
    baseHeightMm: 70,
    material: WHITE,
    accent: '#3aa0ff',
  },
  default: {
    widthMm: 600,
    depthMm: 300,
    moduleHeightMm: 200,
    headHeightMm: 140,
    baseHeightMm: 60,
    material: BLACK,
    accent: '#f6b23c',
  },
};
