import { Scene, DOWN, X, type Material } from './scene';
import { BLACK, GRAPHITE, PEARL, RED, SILVER, WHITE } from './materials';
import { display, fins, knob, led, plugs, screws } from './parts';
import type { Picture } from './picture';

export interface InverterFigures {
  brand: string;
  widthMm: number;
  heightMm: number;
  depthMm: number;
  mpptCount: number;
  hybrid: boolean;
  /** Nominal AC power in kW: large machines carry fans and a heavier frame. */
  powerKw: number;
}

interface Livery {
  material: Material;
  accent: string;
  face: 'panel' | 'display' | 'split';
}

const LIVERIES: Record<string, Livery> = {
  Huawei: { material: PEARL, accent: '#3ddc84', face: 'split' },
  Sungrow: { material: WHITE, accent: '#3aa0ff', face: 'panel' },
  SMA: { material: GRAPHITE, accent: '#4fc36b', face: 'display' },
  Growatt: { material: WHITE, accent: '#46c35f', face: 'display' },
  Deye: { material: PEARL, accent: '#f6b23c', face: 'display' },
};
const PLAIN: Livery = { material: PEARL, accent: '#f6b23c', face: 'panel' };

function faceOf(
  scene: Scene,
  { widthMm: w, heightMm: h, hybrid }: InverterFigures,
  livery: Livery,
): string {
  const line = w / 200;
  if (livery.face === 'split') {
    const band = scene.gradient(
      [
        [0, '#ffffff', 0.85],
        [1, '#ffffff', 0],
      ],
      [0, 1],
    );
    return (
      `<rect width="${w}" height="${h * 0.3}" rx="${w * 0.05}" fill="${band}"/>` +
      `<rect x="${w * 0.06}" y="${h * 0.3}" width="${w * 0.88}" height="${line}" fill="#8f969e" opacity="0.7"/>` +
      [0, 1, 2]
        .map((i) =>
          led(
            w * (0.43 + i * 0.06),
            h * 0.22,
            w * 0.028,
            w * 0.008,
            i === 2 && hybrid ? '#f6b23c' : livery.accent,
          ),
        )
        .join('') +
      `<rect x="${w * 0.06}" y="${h * 0.9}" width="${w * 0.88}" height="${line}" fill="#8f969e" opacity="0.4"/>`
    );
  }
  if (livery.face === 'display') {
    return (
      display(scene, w * 0.31, h * 0.24, w * 0.38, h * 0.19) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            `<circle cx="${w * (0.38 + i * 0.08)}" cy="${h * 0.5}" r="${w * 0.016}" fill="#14161a" opacity="0.85"/>`,
        )
        .join('') +
      led(w * 0.74, h * 0.3, w * 0.022, w * 0.022, livery.accent) +
      led(w * 0.74, h * 0.36, w * 0.022, w * 0.022, hybrid ? '#f6b23c' : livery.accent) +
      `<rect x="${w * 0.05}" y="${h * 0.62}" width="${w * 0.9}" height="${line}" fill="#000" opacity="0.18"/>`
    );
  }
  return (
    `<rect x="${w * 0.08}" y="${h * 0.1}" width="${w * 0.84}" height="${h * 0.62}" rx="${w * 0.035}" fill="#000" opacity="0.045"/>` +
    `<rect x="${w * 0.08}" y="${h * 0.72}" width="${w * 0.84}" height="${line}" fill="#000" opacity="0.16"/>` +
    led(w * 0.47, h * 0.17, w * 0.06, w * 0.012, livery.accent)
  );
}

function wallInverter(figures: InverterFigures): Picture {
  const { widthMm: w, heightMm: h, depthMm: d, mpptCount, powerKw } = figures;
  const livery = LIVERIES[figures.brand] ?? PLAIN;
  const scene = new Scene();
  const plug = Math.max(13, w / 34);
  const lift = plug * 2.4;
  const count = Math.min(mpptCount * 2, Math.floor((w * 0.56) / (plug * 1.35)));
  scene.shadow([w * 0.04, 0, 0], w * 0.95, d, w * 0.1);
  scene.box({
    at: [w * 0.06, lift, 0],
    width: w * 0.88,
    height: h * 0.94,
    depth: d * 0.45,
    material: GRAPHITE,
    side: fins(0, h * 0.05, d * 0.45, h * 0.84, 7, '#0e1013'),
  });
  scene.plane(
    [0, lift + plug * 0.4, d * 0.8],
    X,
    DOWN,
    plugs(scene, w * 0.12, 0, count, plug * 1.35, plug),
    [w, plug * 2],
  );
  scene.plane(
    [0, lift + plug * 0.4, d * 0.8],
    X,
    DOWN,
    knob(w * 0.8, plug * 0.9, plug * 0.95, '#e23b3b'),
  );
  const vents = powerKw > 20 ? fins(d * 0.08, h * 0.58, d * 0.42, h * 0.3, 9, '#2b2f35') : '';
  scene.box({
    at: [0, lift, d * 0.42],
    width: w,
    height: h,
    depth: d * 0.58,
    material: livery.material,
    radius: Math.min(w, h) * 0.045,
    front:
      faceOf(scene, figures, livery) +
      (powerKw > 40
        ? screws(
            [
              [w * 0.035, h * 0.04],
              [w * 0.965, h * 0.04],
              [w * 0.035, h * 0.96],
              [w * 0.965, h * 0.96],
            ],
            w * 0.009,
          )
        : ''),
    side: vents,
  });
  return { scene, focus: [0.46, 0.3], zoom: 2.5 };
}

/** A flat module-level inverter with its leads. */
export function microinverterPicture(widthMm: number, heightMm: number, depthMm: number): Picture {
  const scene = new Scene();
  const [w, h, d] = [widthMm, heightMm, depthMm];
  scene.shadow([0, 0, 0], w, d, w * 0.1);
  const lead = (x: number, bend: number, color: string) =>
    `<path d="M${w * x} ${h}C${w * x} ${h * 1.35} ${w * bend} ${h * 1.12} ${w * bend} ${h * 1.42}" fill="none" stroke="${color}" stroke-width="${w * 0.035}" stroke-linecap="round"/><rect x="${w * bend - w * 0.045}" y="${h * 1.38}" width="${w * 0.09}" height="${h * 0.2}" rx="${w * 0.02}" fill="#17191d"/>`;
  scene.plane(
    [0, h * 1.6, d / 2],
    X,
    DOWN,
    lead(0.2, 0.08, '#1b1d21') + lead(0.34, 0.3, '#1b1d21') + lead(0.8, 0.94, '#232529'),
    [w, h * 1.6],
  );
  const ribs = Array.from(
    { length: 8 },
    (_, i) =>
      `<rect x="${w * 0.1}" y="${h * (0.16 + i * 0.085)}" width="${w * 0.8}" height="${h * 0.03}" rx="${h * 0.015}" fill="#000" opacity="0.28"/>`,
  ).join('');
  scene.box({
    at: [0, h * 0.6, 0],
    width: w,
    height: h,
    depth: d,
    material: BLACK,
    radius: w * 0.06,
    front:
      ribs +
      led(w * 0.46, h * 0.9, w * 0.05, w * 0.014, '#f08a24') +
      screws(
        [
          [w * 0.06, h * 0.07],
          [w * 0.94, h * 0.07],
          [w * 0.06, h * 0.93],
          [w * 0.94, h * 0.93],
        ],
        w * 0.018,
      ),
  });
  return { scene, focus: [0.5, 0.35], zoom: 2.3 };
}

function compactInverter(figures: InverterFigures): Picture {
  const { widthMm: w, heightMm: h, depthMm: d } = figures;
  const scene = new Scene();
  scene.shadow([0, 0, 0], w, d, w * 0.12);
  scene.box({
    at: [0, 0, 0],
    width: w,
    height: h,
    depth: d,
    material: SILVER,
    radius: w * 0.05,
    side: fins(d * 0.1, h * 0.1, d * 0.8, h * 0.8, 6, '#6d747b'),
  });
  scene.box({
    at: [w * 0.03, h * 0.24, d],
    width: w * 0.94,
    height: h * 0.73,
    depth: d * 0.2,
    material: RED,
    radius: w * 0.06,
    front:
      led(w * 0.4, h * 0.1, w * 0.14, w * 0.02, '#ffffff') +
      knob(w * 0.8, h * 0.56, w * 0.05, '#ffffff'),
  });
  return { scene, focus: [0.5, 0.35], zoom: 2.4 };
}

/** A string or hybrid inverter in its maker's manner. */
export function inverterPicture(figures: InverterFigures): Picture {
  const redShell = figures.brand === 'SMA' && figures.powerKw <= 6;
  return redShell ? compactInverter(figures) : wallInverter(figures);
}
