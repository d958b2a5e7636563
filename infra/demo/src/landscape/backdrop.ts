import { mix, type Light } from './light';
import { randomOf, type View } from './view';

/** Rolling dunes at the horizon, the nearer the darker. */
export function drawDunes(view: View, light: Light, seed: number): void {
  const random = randomOf(seed);
  const { width, height, horizonY } = view;
  for (let layer = 0; layer < 3; layer += 1) {
    const base = horizonY + height * 0.012 * layer;
    const swell = height * (0.045 - layer * 0.008);
    let d = `M0 ${base}`;
    let x = 0;
    while (x < width) {
      const run = width * (0.12 + random() * 0.2);
      const peak = base - swell * (0.3 + random() * 0.7);
      d += `C${x + run * 0.35} ${base} ${x + run * 0.42} ${peak} ${x + run * 0.55} ${peak}S${x + run * 0.8} ${base} ${x + run} ${base}`;
      x += run;
    }
    view.add(
      `<path d="${d}V${base + height * 0.05}H0Z" fill="${mix(light.distance, light.ground[0], layer * 0.4)}"/>`,
    );
  }
}

/** Bare mountains, as the Hajar range stands behind the plain. */
export function drawMountains(view: View, light: Light, seed: number): void {
  const random = randomOf(seed);
  const { width, height, horizonY } = view;
  for (let layer = 0; layer < 2; layer += 1) {
    let d = `M0 ${horizonY + 2}L0 ${horizonY - height * 0.06}`;
    for (let x = 0; x <= width; x += width / 26) {
      const envelope = Math.sin((x / width) * Math.PI * (1.4 + layer)) * 0.5 + 0.7;
      d += `L${x.toFixed(0)} ${(horizonY - height * (0.03 + random() * 0.075) * envelope * (1 - layer * 0.35)).toFixed(0)}`;
    }
    view.add(
      `<path d="${d}L${width} ${horizonY + 2}Z" fill="${mix(light.distance, light.sky[light.sky.length - 2] ?? light.haze, 0.45 - layer * 0.3)}"/>`,
    );
  }
}

/** A city far away: towers with one that stands out, windows lit at dusk and night. */
export function drawSkyline(view: View, light: Light, seed: number, from = 0, to = 1): void {
  const random = randomOf(seed);
  const { width, height, horizonY } = view;
  for (let layer = 0; layer < 2; layer += 1) {
    const color = mix(
      light.distance,
      light.sky[light.sky.length - 2] ?? light.haze,
      0.5 - layer * 0.32,
    );
    let x = width * from;
    while (x < width * to) {
      const w = width * (0.009 + random() * 0.018);
      const centre = 1 - Math.abs((x / width - (from + to) / 2) / ((to - from) / 2));
      const h =
        height * (0.02 + random() * 0.05 + centre * random() * 0.09) * (layer === 0 ? 1.15 : 0.8);
      const y = horizonY - h;
      const taper = random() > 0.7 ? w * 0.3 : 0;
      view.add(
        `<path d="M${x} ${horizonY + 2}V${y + taper}L${x + w / 2} ${y - taper}L${x + w} ${y + taper}V${horizonY + 2}Z" fill="${color}"/>`,
      );
      if (light.lamp && layer === 1) {
        for (let row = y + 5; row < horizonY - 4; row += 7) {
          if (random() > 0.55)
            view.add(
              `<rect x="${x + w * (0.2 + random() * 0.5)}" y="${row}" width="2" height="2.4" fill="${light.lamp}" opacity="0.75"/>`,
            );
        }
      }
      x += w + width * random() * 0.006;
    }
    if (layer === 0) {
      const spire = width * (from + (to - from) * 0.56);
      view.add(
        `<path d="M${spire - 13} ${horizonY + 2}L${spire - 9} ${horizonY - height * 0.1}L${spire - 5} ${horizonY - height * 0.17}L${spire} ${horizonY - height * 0.27}L${spire + 5} ${horizonY - height * 0.17}L${spire + 9} ${horizonY - height * 0.1}L${spire + 13} ${horizonY + 2}Z" fill="${color}"/>`,
      );
    }
  }
}

/** Date palms; `scale` is the height in metres. */
export function drawPalm(
  view: View,
  light: Light,
  x: number,
  z: number,
  scale: number,
  seed: number,
): void {
  const random = randomOf(seed);
  const [px, py] = view.project([x, 0, z]);
  const [, ty] = view.project([x, scale, z]);
  const h = py - ty;
  const trunk = mix('#5b4632', light.distance, light.lamp ? 0.45 : 0.1);
  const leaf = mix('#3d5a3a', light.distance, light.lamp ? 0.5 : 0.12);
  view.add(
    `<path d="M${px} ${py}Q${px + h * 0.03} ${py - h * 0.5} ${px + h * 0.02} ${ty}" stroke="${trunk}" stroke-width="${h * 0.045}" fill="none" stroke-linecap="round"/>`,
  );
  for (let i = 0; i < 11; i += 1) {
    const angle = Math.PI * (1 + i / 10) + (random() - 0.5) * 0.2;
    const reach = h * (0.3 + random() * 0.09);
    const [ex, ey] = [
      px + h * 0.02 + Math.cos(angle) * reach,
      ty + Math.sin(angle) * reach * 0.55 + reach * 0.28,
    ];
    view.add(
      `<path d="M${px + h * 0.02} ${ty}Q${px + h * 0.02 + Math.cos(angle) * reach * 0.6} ${ty + Math.sin(angle) * reach * 0.75} ${ex} ${ey}Q${px + h * 0.02 + Math.cos(angle) * reach * 0.5} ${ty + Math.sin(angle) * reach * 0.45} ${px + h * 0.02} ${ty}" fill="${leaf}"/>`,
    );
  }
}
