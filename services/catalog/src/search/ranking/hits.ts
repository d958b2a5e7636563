/** Texts that were found, by position, with their scores, which are above 0. */
export type Hits = { positions: Uint32Array; scores: Float32Array };

const LEVELS = 4_096;

/**
 * The positions, the highest score first and equal ones as they come: counted by level, as a comparison sort of thousands of hits
 * takes milliseconds.
 */
export function hitsByScore({ positions, scores }: Hits): Uint32Array {
  let highest = 0;
  for (const score of scores) if (score > highest) highest = score;
  const step = (LEVELS - 1) / highest;
  const levels = new Uint16Array(scores.length);
  const starts = new Uint32Array(LEVELS + 1);
  for (let at = 0; at < scores.length; at += 1) {
    const level = LEVELS - 1 - Math.floor((scores[at] ?? 0) * step);
    levels[at] = level;
    starts[level + 1] = (starts[level + 1] ?? 0) + 1;
  }
  for (let level = 0; level < LEVELS; level += 1) {
    starts[level + 1] = (starts[level + 1] ?? 0) + (starts[level] ?? 0);
  }
  const result = new Uint32Array(positions.length);
  for (let at = 0; at < positions.length; at += 1) {
    const level = levels[at] ?? 0;
    const place = starts[level] ?? 0;
    result[place] = positions[at] ?? 0;
    starts[level] = place + 1;
  }
  return result;
}
