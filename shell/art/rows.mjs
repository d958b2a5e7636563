import { mix, round } from './numbers.mjs';

/** Where rows begin and end, in metres before the eye. */
const NEAR = 2.6;
const FAR = 260;
/** A module along the row, and a table of modules with the gap after it. */
const MODULE = 1.13;
const TABLE = 24;
const HALF = 1.05;
const TILT = 0.42;
const AXIS = 1.35;

/** Rows of trackers that run from the reader to the sun. */
export function drawRows(view) {
  const { camera, rowPitch = 6.2, width, focal } = view;
  const reach = Math.ceil((width * 1.4 * 40) / focal / rowPitch) + 6;
  const rows = [];
  for (let row = reach; row >= 1; row -= 1) {
    rows.push(
      drawRow(view, -(row - 0.5) * rowPitch, camera),
      drawRow(view, (row - 0.5) * rowPitch, camera),
    );
  }
  return `<g>${rows.join('')}</g>`;
}

function project({ focal, sunAt, horizonY, camera }, x, y, z) {
  return [round(sunAt + (focal * x) / z), round(horizonY + (focal * (camera - y)) / z)];
}

/** The tables of one row, the farthest first. */
function drawRow(view, x) {
  const parts = [];
  for (let start = Math.floor(FAR / TABLE) * TABLE; start >= 0; start -= TABLE) {
    const from = Math.max(NEAR, start);
    const to = start + TABLE - 0.7;
    if (to > from) parts.push(drawTable(view, x, from, to));
  }
  return parts.join('');
}

function drawTable(view, x, from, to) {
  const side = Math.sign(x) || 1;
  const low = { x: x - side * HALF, y: AXIS - HALF * TILT };
  const high = { x: x + side * HALF, y: AXIS + HALF * TILT };
  const at = (edge, z) => project(view, edge.x, edge.y, z);
  const shadow = [
    project(view, x - HALF * 1.1, 0, from),
    project(view, x + HALF * 1.1, 0, from),
    project(view, x + HALF * 1.1, 0, to),
    project(view, x - HALF * 1.1, 0, to),
  ];
  if (isOutside(view, [at(low, from), at(high, from), at(low, to), at(high, to)])) return '';
  const pieces = [
    `<polygon points="${text(shadow)}" fill="#05070f" opacity=".42"/>`,
    post(view, x, from),
  ];
  const steps = Math.max(1, Math.min(21, Math.round((to - from) / MODULE)));
  const coarse = from > 70 ? 1 : steps;
  for (let step = coarse - 1; step >= 0; step -= 1) {
    const z1 = from + ((to - from) * step) / coarse;
    const z2 = from + ((to - from) * (step + 1)) / coarse;
    pieces.push(
      module(view, [at(low, z1), at(high, z1), at(high, z2), at(low, z2)], (z1 + z2) / 2, x, step),
    );
  }
  if (from < 60) pieces.push(rail(view, at, low, high, from, to));
  return pieces.join('');
}

/** Glass mirrors the low sky more, the flatter it is looked at and the nearer to the sun. */
function module({ palette, width, sunAt }, corners, z, x, step) {
  const flat = 1 - Math.exp(-z / 46);
  const [cx] = corners[0];
  const toSun = Math.exp(-(((cx - sunAt) / (width * 0.3)) ** 2));
  const shine = Math.min(0.92, flat * 0.72 + toSun * 0.26 * flat + (step % 2) * 0.012);
  const color = mix(palette.glass[0], palette.glass[1], shine);
  const line =
    z < 44
      ? ` stroke="${palette.line}" stroke-opacity="${round(0.5 - z / 110)}" stroke-width="${z < 14 ? 1.4 : 0.7}"`
      : '';
  const cells = z < 15 ? cellLines(palette, corners, z) : '';
  return `<polygon points="${text(corners)}" fill="${color}"${line}/>${cells}`;
}

/** The cells of a module that is close by. */
function cellLines(palette, [a, b, c, d], z) {
  const lines = [];
  const point = (from, to, share) => [
    round(from[0] + (to[0] - from[0]) * share),
    round(from[1] + (to[1] - from[1]) * share),
  ];
  for (let index = 1; index < 12; index += 1) {
    const one = point(a, b, index / 12);
    const two = point(d, c, index / 12);
    lines.push(`M${one}L${two}`);
  }
  for (let index = 1; index < 6; index += 1) {
    lines.push(`M${point(a, d, index / 6)}L${point(b, c, index / 6)}`);
  }
  return `<path d="${lines.join('')}" fill="none" stroke="${palette.line}" stroke-opacity="${round(0.26 - z / 80)}" stroke-width=".7"/>`;
}

/** The bright edge of a table. */
function rail(view, at, low, high, from, to) {
  const opacity = round(0.75 - from / 100);
  return `<path d="M${at(high, from)}L${at(high, to)}M${at(low, from)}L${at(low, to)}" stroke="${view.palette.sky[5]}" stroke-opacity="${opacity}" stroke-width="${from < 16 ? 2 : 1}" fill="none"/>`;
}

function post(view, x, z) {
  if (z > 60) return '';
  const [x1, y1] = project(view, x, 0, z + 1.2);
  const [, y2] = project(view, x, AXIS, z + 1.2);
  return `<path d="M${x1},${y1}V${y2}" stroke="#0b0d18" stroke-width="${round(Math.max(1, 46 / z))}"/>`;
}

function isOutside({ width, height }, corners) {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return Math.max(...xs) < 0 || Math.min(...xs) > width || Math.min(...ys) > height;
}

const text = (points) => points.map((point) => point.join(',')).join(' ');
