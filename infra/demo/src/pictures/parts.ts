import type { Scene } from './scene';

/** Small SVG parts that several products share; sizes in millimetres. */

/** A run of narrow cooling fins or vents filling a rectangle. */
export function fins(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  color: string,
): string {
  const pitch = width / count;
  return Array.from(
    { length: count },
    (_, i) =>
      `<rect x="${(x + i * pitch + pitch * 0.2).toFixed(2)}" y="${y}" width="${(pitch * 0.5).toFixed(2)}" height="${height}" rx="${(pitch * 0.2).toFixed(2)}" fill="${color}"/>`,
  ).join('');
}

/** A glossy display with a few reading bars. */
export function display(scene: Scene, x: number, y: number, width: number, height: number): string {
  const glass = scene.gradient(
    [
      [0, '#2b3340'],
      [0.5, '#11161f'],
      [1, '#0a0d13'],
    ],
    [1, 1],
  );
  const bars = [0.4, 0.62, 0.5, 0.78, 0.66]
    .map((level, i) => {
      const barHeight = height * 0.5 * level;
      return `<rect x="${x + width * (0.16 + i * 0.145)}" y="${y + height * 0.78 - barHeight}" width="${width * 0.085}" height="${barHeight}" rx="${width * 0.02}" fill="#f6b23c" opacity="${0.65 + i * 0.07}"/>`;
    })
    .join('');
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(width, height) * 0.12}" fill="${glass}"/>${bars}`;
}

/** A light strip or dot with a glow. */
export function led(x: number, y: number, width: number, height: number, color: string): string {
  const r = Math.min(width, height) / 2;
  return (
    `<rect x="${x - height}" y="${y - height}" width="${width + height * 2}" height="${height * 3}" rx="${r * 3}" fill="${color}" opacity="0.16"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${color}"/>`
  );
}

/** A ring handle or knob: dark disc with a lit rim. */
export function knob(x: number, y: number, r: number, mark = '#d7dade'): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#1a1c20"/><circle cx="${x}" cy="${y}" r="${r * 0.82}" fill="#2d3036"/>` +
    `<rect x="${x - r * 0.1}" y="${y - r * 0.74}" width="${r * 0.2}" height="${r * 0.62}" rx="${r * 0.08}" fill="${mark}"/>`
  );
}

/** Cross-head screws at the given places. */
export function screws(points: readonly (readonly [number, number])[], r: number): string {
  return points
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#9aa1a8"/><path d="M${x - r * 0.55} ${y}H${x + r * 0.55}M${x} ${y - r * 0.55}V${y + r * 0.55}" stroke="#5b6168" stroke-width="${r * 0.24}"/>`,
    )
    .join('');
}

/** A row of connectors hanging below a device: dark plugs with a lit edge. */
export function plugs(
  scene: Scene,
  x: number,
  y: number,
  count: number,
  pitch: number,
  size: number,
): string {
  const body = scene.gradient(
    [
      [0, '#4a4e55'],
      [0.35, '#2a2d32'],
      [1, '#121417'],
    ],
    [1, 0],
  );
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * pitch;
    const ring = i % 2 === 0 ? '#c8333a' : '#3b3f46';
    return (
      `<rect x="${left}" y="${y}" width="${size}" height="${size * 1.9}" rx="${size * 0.22}" fill="${body}"/>` +
      `<rect x="${left - size * 0.08}" y="${y + size * 0.42}" width="${size * 1.16}" height="${size * 0.2}" rx="${size * 0.08}" fill="${ring}"/>`
    );
  }).join('');
}
