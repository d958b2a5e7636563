import { Camera } from './camera';
import { Scene, DOWN, UP, X, FRONT, type Material } from './scene';
import { BLACK, COPPER, GRAPHITE, SILVER, WHITE } from './materials';
import type { Picture } from './picture';

function coil(
  cx: number,
  cy: number,
  color: string,
  light: string,
  thickness: number,
  turns: number,
): string {
  return Array.from({ length: turns }, (_, i) => {
    const t = turns === 1 ? 0 : i / (turns - 1);
    const y = cy - i * thickness * 0.9;
    const rx = 300 - Math.sin(t * Math.PI * 3) * 8;
    return (
      `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="118" fill="none" stroke="${color}" stroke-width="${thickness}"/>` +
      `<path d="M${cx - rx} ${y}a${rx} 118 0 0 0 ${rx * 2} 0" fill="none" stroke="${light}" stroke-width="${thickness * 0.22}" opacity="0.5" transform="translate(0 ${-thickness * 0.2})"/>`
    );
  }).join('');
}

/** Two coils of solar cable with their cut ends; the conductor's area sets the thickness. */
export function cablePicture(conductorMm2: number): Picture {
  const scene = new Scene(new Camera(0, 0));
  const thickness = 15 + Math.sqrt(conductorMm2) * 6.5;
  const turns = Math.max(4, Math.round(250 / thickness));
  for (const corner of [
    [-360, 320, 0],
    [420, -330, 0],
  ] as const)
    scene.include(corner);
  scene.raw(
    `<g filter="url(#blur)" opacity="0.35"><ellipse cx="20" cy="196" rx="360" ry="120" fill="#2a2418"/></g>`,
  );
  scene.raw(coil(0, 150, '#16181b', '#7d838b', thickness, turns));
  scene.raw(
    `<g transform="translate(46 -${turns * thickness * 0.9 - 6})">${coil(0, 150, '#b3202a', '#f0979c', thickness, Math.max(3, turns - 3))}</g>`,
  );
  const strands = (x: number, y: number, jacket: string) => {
    const r = thickness * 0.95;
    const core = scene.gradient(
      [
        [0, COPPER.top],
        [1, COPPER.side],
      ],
      [1, 1],
    );
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${jacket}"/><circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="#e9e4da"/><circle cx="${x}" cy="${y}" r="${r * 0.54}" fill="${core}"/>${Array.from(
      { length: 7 },
      (_, i) => {
        const angle = (i * Math.PI) / 3;
        const at = i === 6 ? 0 : r * 0.34;
        return `<circle cx="${x + Math.cos(angle) * at}" cy="${y + Math.sin(angle) * at}" r="${r * 0.15}" fill="#f0b98f" stroke="#83481d" stroke-width="${r * 0.03}"/>`;
      },
    ).join('')}`;
  };
  scene.raw(
    `<path d="M290 165C390 170 400 240 372 262" fill="none" stroke="#16181b" stroke-width="${thickness}" stroke-linecap="round"/>${strands(370, 266, '#1d1f23')}`,
  );
  return { scene, focus: [0.84, 0.9], zoom: 2.8 };
}

/** A pair of plug connectors, one apart from the other. */
export function connectorPicture(): Picture {
  const scene = new Scene(new Camera(0, 0));
  for (const corner of [
    [-330, 150, 0],
    [330, -170, 0],
  ] as const)
    scene.include(corner);
  const body = scene.gradient(
    [
      [0, '#565b63'],
      [0.3, '#2b2e34'],
      [1, '#0e0f12'],
    ],
    [0, 1],
  );
  const nut = scene.gradient(
    [
      [0, '#484c53'],
      [0.5, '#1d1f23'],
      [1, '#0a0b0d'],
    ],
    [0, 1],
  );
  const metal = scene.gradient(
    [
      [0, '#f5f6f7'],
      [0.5, '#b8bec4'],
      [1, '#7d848b'],
    ],
    [0, 1],
  );
  const plug = (pin: boolean) =>
    `<path d="M-330 0H-190" stroke="#16181b" stroke-width="34"/><rect x="-200" y="-40" width="90" height="80" rx="14" fill="${nut}"/>${Array.from({ length: 6 }, (_, i) => `<rect x="-196" y="${-36 + i * 12.6}" width="82" height="3" fill="#000" opacity="0.45"/>`).join('')}<path d="M-112-46H30l26 14V32L30 46H-112Z" fill="${body}"/><rect x="-84" y="-18" width="84" height="10" rx="5" fill="#fff" opacity="0.12"/>` +
    (pin
      ? `<rect x="56" y="-22" width="92" height="44" rx="10" fill="${nut}"/><rect x="148" y="-6" width="46" height="12" rx="6" fill="${metal}"/>`
      : `<rect x="56" y="-36" width="78" height="72" rx="12" fill="${body}"/><path d="M80-36v-10h40v10M80 36v10h40V36" fill="none" stroke="#2b2e34" stroke-width="9"/><ellipse cx="134" cy="0" rx="10" ry="25" fill="#07080a"/>`);
  scene.raw(
    `<g filter="url(#blur)" opacity="0.3"><rect x="-300" y="-20" width="560" height="40" rx="20" transform="translate(10 -30)"/><rect x="-220" y="120" width="560" height="36" rx="18"/></g>`,
  );
  scene.raw(
    `<g transform="translate(-40 -90) rotate(-5)">${plug(true)}</g><g transform="translate(60 72) rotate(175)">${plug(false)}</g>`,
  );
  return { scene, focus: [0.5, 0.4], zoom: 2.2 };
}

/** A 10×38 mm cylindrical fuse standing in its real proportions, and one lying. */
export function fusePicture(): Picture {
  const scene = new Scene(new Camera(0, 0));
  for (const corner of [
    [-62, 105, 0],
    [340, -330, 0],
  ] as const)
    scene.include(corner);
  const cap = scene.gradient(
    [
      [0, '#8b9299'],
      [0.25, '#f7f8f9'],
      [0.6, '#b4bbc1'],
      [1, '#6b7279'],
    ],
    [1, 0],
  );
  const tube = scene.gradient(
    [
      [0, '#cfc9bd'],
      [0.25, '#fffdf8'],
      [0.7, '#ece7dc'],
      [1, '#b7b0a2'],
    ],
    [1, 0],
  );
  const fuse = `<rect x="0" y="0" width="100" height="380" rx="8" fill="${tube}"/><rect x="-2" y="-4" width="104" height="98" rx="10" fill="${cap}"/><rect x="-2" y="286" width="104" height="98" rx="10" fill="${cap}"/><rect x="22" y="150" width="56" height="8" rx="4" fill="#2f6fb3"/><rect x="22" y="168" width="40" height="6" rx="3" fill="#8d949b"/><rect x="22" y="184" width="48" height="6" rx="3" fill="#8d949b"/>`;
  scene.raw(
    `<g filter="url(#blur)" opacity="0.35"><ellipse cx="40" cy="292" rx="110" ry="20"/><rect x="90" y="282" width="250" height="22" rx="11"/></g>`,
  );
  scene.raw(
    `<g transform="translate(-50 -90)">${fuse}</g><g transform="translate(290 190) rotate(76) scale(0.9)">${fuse}</g>`,
  );
  return { scene, focus: [0.3, 0.25], zoom: 2.2 };
}

function tiltedModule(
  scene: Scene,
  x: number,
  low: number,
  run: number,
  rise: number,
  width: number,
): void {
  const slope = Math.hypot(run, rise);
  const along = [0, -rise / slope, run / slope] as const;
  const origin = [x, low + rise, -run] as const;
  const cells = Array.from({ length: 6 }, (_, c) =>
    Array.from(
      { length: 10 },
      (_, r) =>
        `<rect x="${14 + c * ((width - 28) / 6)}" y="${14 + r * ((slope - 28) / 10)}" width="${(width - 28) / 6 - 4}" height="${(slope - 28) / 10 - 4}" rx="3" fill="#182a52"/>`,
    ).join(''),
  ).join('');
  const shine = scene.gradient(
    [
      [0, '#ffffff', 0.4],
      [0.5, '#ffffff', 0.04],
      [1, '#ffffff', 0],
    ],
    [0.7, 1],
  );
  scene.plane(
    origin,
    X,
    along,
    `<rect width="${width}" height="${slope}" fill="#cfd5db"/><rect x="9" y="9" width="${width - 18}" height="${slope - 18}" fill="#93a6c6"/>${cells}<rect width="${width}" height="${slope}" fill="${shine}"/>`,
    [width, slope],
  );
}

function strut(
  scene: Scene,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  d: number,
  material: Material = SILVER,
): void {
  scene.box({ at: [x, y, z], width: w, height: h, depth: d, material });
}

/** A flat-roof mount: rails on mats with one slope (south) or two (east-west). */
export function flatRoofPicture(eastWest: boolean): Picture {
  const scene = new Scene(new Camera(34, 18));
  const [width, run, rise] = [1700, 1080, 190];
  scene.shadow(
    [-80, 0, eastWest ? -run * 2 : -run],
    width + 160,
    eastWest ? run * 2 : run,
    150,
    0.28,
  );
  const depth = eastWest ? run * 2 + 120 : run + 160;
  for (const x of [180, width - 240]) strut(scene, x, 0, -depth + 80, 60, 34, depth, GRAPHITE);
  if (eastWest) {
    const slope = Math.hypot(run, rise);
    scene.plane(
      [0, 70, -run * 2 - 30],
      X,
      [0, rise / slope, run / slope],
      `<rect width="${width}" height="${slope}" fill="#5c6570"/>`,
      [width, slope],
    );
    for (const x of [180, width - 240]) strut(scene, x, 34, -run - 40, 60, rise + 30, 40);
  } else {
    for (const x of [180, width - 240]) strut(scene, x, 34, -run, 60, rise + 30, 40);
  }
  tiltedModule(scene, 0, 70, run, rise, width);
  for (const x of [180, width - 240]) strut(scene, x, 34, -30, 60, 50, 60);
  strut(scene, 120, 34, 60, 180, 30, 150, WHITE);
  return { scene, focus: [0.3, 0.78], zoom: 2.6 };
}

/** An extruded rail with its slot, and a roof hook beneath. */
export function railPicture(): Picture {
  const scene = new Scene(new Camera(56, 22));
  scene.shadow([0, 0, -760], 40, 800, 60);
  for (const z of [-620, -180]) {
    scene.box({ at: [-30, 0, z], width: 110, height: 14, depth: 60, material: BLACK });
    scene.box({ at: [14, 14, z + 14], width: 14, height: 80, depth: 34, material: SILVER });
  }
  scene.box({
    at: [0, 94, -800],
    width: 36,
    height: 44,
    depth: 860,
    material: SILVER,
    front:
      '<path d="M9 0v12h18V0M6 20h24v18H6z" fill="none" stroke="#4d5359" stroke-width="3"/><rect x="11" y="0" width="14" height="11" fill="#3a3f45"/>',
    side: '<rect x="0" y="14" width="860" height="3" fill="#000" opacity="0.25"/><rect x="0" y="30" width="860" height="2" fill="#000" opacity="0.2"/>',
  });
  scene.plane([12, 138.5, -800], X, FRONT, '<rect width="12" height="860" fill="#3a3f45"/>');
  scene.plane([0, 94, 60], UP, DOWN, '');
  return { scene, focus: [0.14, 0.72], zoom: 2.6 };
}
