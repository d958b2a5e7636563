import { Camera } from './camera';
import { Scene, DOWN, X, type Material } from './scene';
import { BLACK, BLUE, GRAPHITE, ORANGE, PEARL, SILVER, WHITE } from './materials';
import { display, fins, knob, led, plugs, screws } from './parts';
import type { Picture } from './picture';

/** A solar charge controller: blue body, finned back, terminal row. */
export function chargeControllerPicture(w: number, h: number, d: number): Picture {
  const scene = new Scene(new Camera(27, 15));
  scene.shadow([0, 0, 0], w, d, w * 0.14);
  scene.box({
    at: [w * 0.03, 0, 0],
    width: w * 0.94,
    height: h,
    depth: d * 0.4,
    material: GRAPHITE,
    side: fins(0, h * 0.05, d * 0.4, h * 0.9, 5, '#0c0d10'),
  });
  const terminals = Array.from(
    { length: 6 },
    (_, i) =>
      `<rect x="${w * (0.09 + i * 0.142)}" y="${h * 0.8}" width="${w * 0.11}" height="${h * 0.14}" rx="${w * 0.012}" fill="#101216"/><circle cx="${w * (0.145 + i * 0.142)}" cy="${h * 0.87}" r="${w * 0.03}" fill="#a7adb4"/><rect x="${w * (0.12 + i * 0.142)}" y="${h * 0.865}" width="${w * 0.05}" height="${h * 0.01}" fill="#4f555c"/>`,
  ).join('');
  scene.box({
    at: [0, 0, d * 0.4],
    width: w,
    height: h,
    depth: d * 0.6,
    material: BLUE,
    radius: w * 0.045,
    front: `<rect x="${w * 0.05}" y="${h * 0.77}" width="${w * 0.9}" height="${h * 0.2}" rx="${w * 0.02}" fill="#07233f" opacity="0.55"/>${terminals}<rect x="${w * 0.08}" y="${h * 0.1}" width="${w * 0.5}" height="${h * 0.02}" rx="${h * 0.01}" fill="#fff" opacity="0.85"/><rect x="${w * 0.08}" y="${h * 0.15}" width="${w * 0.32}" height="${h * 0.014}" rx="${h * 0.007}" fill="#fff" opacity="0.5"/>${[0, 1, 2].map((i) => led(w * 0.84, h * (0.12 + i * 0.07), w * 0.026, w * 0.026, ['#57a5ff', '#53d17c', '#f6b23c'][i] ?? '#fff')).join('')}`,
  });
  return { scene, focus: [0.5, 0.72], zoom: 2.3 };
}

/** A wall box for cars: smooth body, light ring, a socket or a coiled lead. */
export function wallboxPicture(
  w: number,
  h: number,
  d: number,
  dark: boolean,
  socket: boolean,
): Picture {
  const scene = new Scene();
  const material: Material = dark ? BLACK : WHITE;
  const lead = `<path d="M${w * 0.5} ${h * 0.98}C${w * 0.5} ${h * 1.45} ${-w * 0.35} ${h * 1.5} ${-w * 0.34} ${h * 0.9}S${w * 0.2} ${h * 0.36} ${w * 0.2} ${h * 0.95}S${w * 1.25} ${h * 1.55} ${w * 1.3} ${h * 0.86}" fill="none" stroke="#191b1f" stroke-width="${w * 0.075}" stroke-linecap="round"/><path d="M${w * 1.3} ${h * 0.92}l${w * 0.02} ${-h * 0.3}" stroke="#2a2d33" stroke-width="${w * 0.16}" stroke-linecap="round"/>`;
  scene.shadow([0, -h * 0.3, 0], w, d, w * 0.12);
  if (!socket) scene.plane([0, h, 0], X, DOWN, lead, [w * 1.36, h * 1.42]);
  const ring = `<circle cx="${w / 2}" cy="${h * 0.36}" r="${w * 0.27}" fill="#0c0e12" opacity="${dark ? 0.7 : 0.9}"/><circle cx="${w / 2}" cy="${h * 0.36}" r="${w * 0.225}" fill="none" stroke="#46d483" stroke-width="${w * 0.022}"/><path d="M${w * 0.53} ${h * 0.27}l${-w * 0.11} ${h * 0.1}h${w * 0.08}l${-w * 0.03} ${h * 0.09}l${w * 0.11} ${-h * 0.11}h${-w * 0.08}z" fill="#46d483"/>`;
  const hole = `<circle cx="${w / 2}" cy="${h * 0.74}" r="${w * 0.24}" fill="#0b0c0f"/><circle cx="${w / 2}" cy="${h * 0.74}" r="${w * 0.19}" fill="#23262b"/>${[
    [-0.08, -0.06],
    [0.08, -0.06],
    [0, 0.01],
    [-0.1, 0.05],
    [0.1, 0.05],
    [-0.045, 0.1],
    [0.045, 0.1],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${w * (0.5 + (x ?? 0))}" cy="${h * 0.74 + w * (y ?? 0)}" r="${w * 0.024}" fill="#0a0b0d"/>`,
    )
    .join('')}`;
  scene.box({
    at: [0, 0, 0],
    width: w,
    height: h,
    depth: d,
    material,
    radius: w * 0.16,
    front:
      ring +
      (socket
        ? hole
        : `<rect x="${w * 0.36}" y="${h * 0.8}" width="${w * 0.28}" height="${h * 0.012}" rx="${h * 0.006}" fill="#8d949b"/>`),
  });
  return { scene, focus: [0.5, 0.35], zoom: 2.2 };
}

/** Modules on a DIN rail: meters, loggers and surge arresters. */
export function dinPicture(
  w: number,
  h: number,
  d: number,
  material: Material,
  kind: 'meter' | 'arrester' | 'logger',
): Picture {
  const scene = new Scene(new Camera(30, 16));
  scene.shadow([-w * 0.2, 0, 0], w * 1.4, d, w * 0.12);
  scene.box({
    at: [-w * 0.3, h * 0.36, -8],
    width: w * 1.6,
    height: h * 0.3,
    depth: 8,
    material: SILVER,
    front: Array.from(
      { length: 6 },
      (_, i) =>
        `<rect x="${w * (0.08 + i * 0.28)}" y="${h * 0.11}" width="${w * 0.14}" height="${h * 0.08}" rx="${h * 0.04}" fill="#6b7178"/>`,
    ).join(''),
  });
  const terminal = (count: number, y: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        `<circle cx="${(w * (i + 0.5)) / count}" cy="${y}" r="${Math.min(w / count, h) * 0.2}" fill="#7f868d"/><rect x="${(w * (i + 0.5)) / count - (w / count) * 0.14}" y="${y - h * 0.008}" width="${(w / count) * 0.28}" height="${h * 0.016}" fill="#3b4046"/>`,
    ).join('');
  if (kind === 'arrester') {
    const pole = w / 3;
    for (let i = 0; i < 3; i += 1) {
      scene.box({
        at: [pole * i, 0, 0],
        width: pole,
        height: h,
        depth: d * 0.72,
        material,
        front: `<circle cx="${pole / 2}" cy="${h * 0.09}" r="${pole * 0.18}" fill="#7f868d"/><circle cx="${pole / 2}" cy="${h * 0.91}" r="${pole * 0.18}" fill="#7f868d"/>`,
      });
      scene.box({
        at: [pole * (i + 0.06), h * 0.22, d * 0.72],
        width: pole * 0.88,
        height: h * 0.56,
        depth: d * 0.28,
        material: WHITE,
        radius: 2,
        front: `<rect x="${pole * 0.24}" y="${h * 0.08}" width="${pole * 0.4}" height="${h * 0.09}" rx="1.5" fill="#46c36a"/><rect x="${pole * 0.18}" y="${h * 0.26}" width="${pole * 0.52}" height="${h * 0.02}" fill="#9aa1a8"/><rect x="${pole * 0.18}" y="${h * 0.32}" width="${pole * 0.4}" height="${h * 0.02}" fill="#c1c6cb"/>`,
      });
    }
    return { scene, focus: [0.5, 0.45], zoom: 2.1 };
  }
  scene.box({
    at: [0, 0, 0],
    width: w,
    height: h,
    depth: d * 0.7,
    material,
    front: terminal(8, h * 0.09) + terminal(8, h * 0.91),
  });
  const face =
    kind === 'meter'
      ? display(scene, w * 0.12, h * 0.1, w * 0.76, h * 0.26) +
        [0, 1, 2]
          .map(
            (i) =>
              `<rect x="${w * (0.2 + i * 0.21)}" y="${h * 0.44}" width="${w * 0.16}" height="${h * 0.06}" rx="2" fill="#6d747b"/>`,
          )
          .join('')
      : `<rect x="${w * 0.06}" y="${h * 0.08}" width="${w * 0.88}" height="${h * 0.44}" rx="3" fill="#000" opacity="0.2"/>${Array.from({ length: 6 }, (_, i) => led(w * (0.12 + i * 0.075), h * 0.16, w * 0.018, w * 0.018, i < 4 ? '#53d17c' : '#f6b23c')).join('')}${Array.from({ length: 4 }, (_, i) => `<rect x="${w * (0.12 + i * 0.2)}" y="${h * 0.28}" width="${w * 0.15}" height="${h * 0.16}" rx="2" fill="#0c0d10"/><rect x="${w * (0.14 + i * 0.2)}" y="${h * 0.3}" width="${w * 0.11}" height="${h * 0.04}" fill="#c9a24a"/>`).join('')}`;
  scene.box({
    at: [0, h * 0.2, d * 0.7],
    width: w,
    height: h * 0.6,
    depth: d * 0.3,
    material,
    radius: 2,
    front: face,
  });
  return { scene, focus: [0.5, 0.45], zoom: 2.2 };
}

/** A string combiner: an enclosure with a clear window over breakers and glands below. */
export function enclosurePicture(w: number, h: number, d: number): Picture {
  const scene = new Scene();
  scene.shadow([0, -20, 0], w, d, w * 0.12);
  scene.plane([0, 4, d * 0.55], X, DOWN, plugs(scene, w * 0.16, 0, 4, w * 0.17, w * 0.1), [
    w,
    w * 0.16,
  ]);
  const breakers = Array.from(
    { length: 5 },
    (_, i) =>
      `<rect x="${w * (0.19 + i * 0.126)}" y="${h * 0.27}" width="${w * 0.112}" height="${h * 0.32}" rx="2" fill="#f2f3f3"/><rect x="${w * (0.215 + i * 0.126)}" y="${h * 0.38}" width="${w * 0.06}" height="${h * 0.09}" rx="2" fill="${i < 3 ? '#2a6fd6' : '#d8303a'}"/>`,
  ).join('');
  const glass = scene.gradient(
    [
      [0, '#ffffff', 0.55],
      [0.5, '#cfe0f2', 0.08],
      [1, '#ffffff', 0.22],
    ],
    [1, 1],
  );
  scene.box({
    at: [0, 0, 0],
    width: w,
    height: h,
    depth: d,
    material: PEARL,
    radius: w * 0.03,
    front: `<rect x="${w * 0.12}" y="${h * 0.18}" width="${w * 0.76}" height="${h * 0.5}" rx="${w * 0.02}" fill="#31363d"/>${breakers}<rect x="${w * 0.12}" y="${h * 0.18}" width="${w * 0.76}" height="${h * 0.5}" rx="${w * 0.02}" fill="${glass}" stroke="#fff" stroke-opacity="0.6" stroke-width="2"/>${knob(w * 0.5, h * 0.83, w * 0.055, '#e23b3b')}${screws(
      [
        [w * 0.05, h * 0.05],
        [w * 0.95, h * 0.05],
        [w * 0.05, h * 0.95],
        [w * 0.95, h * 0.95],
      ],
      w * 0.014,
    )}`,
  });
  return { scene, focus: [0.45, 0.45], zoom: 2.2 };
}

/** Module optimisers and data sticks: a small body with leads or an antenna. */
export function gadgetPicture(kind: 'optimizer' | 'dongle', accent: 'orange' | 'plain'): Picture {
  const scene = new Scene(new Camera(28, 18));
  const [w, h, d] = kind === 'dongle' ? [46, 130, 34] : [140, 110, 26];
  scene.shadow([0, 0, 0], w, d, w * 0.2);
  if (kind === 'dongle') {
    scene.box({
      at: [w * 0.14, 0, d * 0.14],
      width: w * 0.72,
      height: h * 0.2,
      depth: d * 0.72,
      material: GRAPHITE,
      radius: 3,
    });
    scene.box({
      at: [0, h * 0.2, 0],
      width: w,
      height: h * 0.8,
      depth: d,
      material: PEARL,
      radius: w * 0.2,
      front:
        led(w * 0.3, h * 0.5, w * 0.4, w * 0.06, '#3ddc84') +
        `<rect x="${w * 0.26}" y="${h * 0.14}" width="${w * 0.48}" height="${h * 0.02}" rx="1" fill="#8f969e"/>`,
    });
    return { scene, focus: [0.5, 0.4], zoom: 2 };
  }
  const lead = (x: number, bend: number) =>
    `<path d="M${w * x} ${h * 0.98}C${w * x} ${h * 1.5} ${w * bend} ${h * 1.1} ${w * bend} ${h * 1.55}" fill="none" stroke="#16181b" stroke-width="7" stroke-linecap="round"/><rect x="${w * bend - 8}" y="${h * 1.5}" width="16" height="44" rx="5" fill="#202329"/><rect x="${w * bend - 9}" y="${h * 1.58}" width="18" height="6" rx="2" fill="${x < 0.5 ? '#c8333a' : '#4a4e55'}"/>`;
  scene.plane(
    [0, h * 1.85, d / 2],
    X,
    DOWN,
    lead(0.16, 0.02) + lead(0.36, 0.32) + lead(0.64, 0.68) + lead(0.84, 0.98),
    [w, h * 1.9],
  );
  scene.box({
    at: [0, h * 0.86, 0],
    width: w,
    height: h,
    depth: d,
    material: accent === 'orange' ? ORANGE : BLACK,
    radius: 10,
    front: `<rect x="${w * 0.08}" y="${h * 0.14}" width="${w * 0.84}" height="${h * 0.5}" rx="6" fill="#000" opacity="0.14"/>${led(w * 0.46, h * 0.76, w * 0.08, 3, '#53d17c')}`,
  });
  return { scene, focus: [0.5, 0.3], zoom: 2.2 };
}
