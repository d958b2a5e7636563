import type { Quantity } from '../words/quantities';
import type { RankedIndex } from './ranked-index';
import type { Concept, ReadQuery } from './query-reader';

export type Ranking = {
  /** Positions, best first. */
  order: Uint32Array;
  match: 'all' | 'nearest' | 'none';
  /** Parts of the query that the results do not answer. */
  leftOut: string[];
};

/** A figure within this ratio of the one asked for still answers it. */
const NEAR_RATIO = 1.6;
/** Figures as exact as people remember them: 5.12 kWh is sold as 5. */
const SAME_RATIO = 1.03;
/** What the right figure counts, against 10 for a word in a name: the size decides before the wording. */
const FIGURE_WEIGHT = 40;
const SAME_BONUS = 20;
/** How fast a figure counts less the further it is from the one asked for. */
const STEEPNESS = 4;
/** More than this no part of a query counts when not all of them are answered. */
const STRONG = 20;
/** Results of a query that nothing answers in full. */
const NEAREST_MAX = 48;

/** The texts that answer a query, best first; equally good ones in the order of the index. */
export function rank(index: RankedIndex, query: ReadQuery): Ranking {
  const known = query.concepts.filter(({ terms }) => terms.size > 0);
  const parts: Part[] = [
    ...known.map((concept) => wordPart(index, concept)),
    ...query.quantities.map((quantity) => figurePart(index, quantity)),
  ].filter(({ found }) => found > 0);
  const written = [...query.concepts, ...query.quantities].map((part) => part.written);
  const missing = written.filter((text) => !parts.some((part) => part.written === text));
  if (parts.length === 0) return { order: new Uint32Array(0), match: 'none', leftOut: written };
  const full = combine(index.size, parts, (part) => part.near);
  if (missing.length === 0 && full.count > 0) {
    return { order: ordered(full), match: 'all', leftOut: [] };
  }
  return nearest(index, parts, missing);
}

/** How much each text answers one part of a query; 0 where it does not. */
type Part = {
  written: string;
  scores: Float32Array;
  found: number;
  /** From this score on it counts as an answer. */
  near: number;
  /** The rarer, the more a query is about it. */
  importance: number;
};

function wordPart(index: RankedIndex, { written, terms }: Concept): Part {
  const scores = new Float32Array(index.size);
  let found = 0;
  for (const [term, factor] of terms) found += index.raise(scores, term, factor);
  return { written, scores, found, near: 0, importance: importanceOf(found, index.size) };
}

function figurePart(index: RankedIndex, { written, dimension, value }: Quantity): Part {
  const scores = new Float32Array(index.size);
  let found = 0;
  const figures = index.figures(dimension);
  figures?.positions.forEach((position, at) => {
    const own = figures.values[at] ?? 0;
    const ratio = own > value ? own / value : value / own;
    if (!Number.isFinite(ratio)) return;
    if ((scores[position] ?? 0) === 0) found += 1;
    const score = FIGURE_WEIGHT / ratio ** STEEPNESS + (ratio <= SAME_RATIO ? SAME_BONUS : 0);
    scores[position] = Math.max(scores[position] ?? 0, score);
  });
  const near = FIGURE_WEIGHT / NEAR_RATIO ** STEEPNESS;
  return { written, scores, found, near, importance: importanceOf(found, index.size) };
}

function importanceOf(found: number, size: number): number {
  return Math.log(1 + size / (1 + found));
}

type Scored = { scores: Float32Array; count: number };

/** The sum for the texts that answer every part. */
function combine(size: number, parts: readonly Part[], least: (part: Part) => number): Scored {
  const scores = new Float32Array(size);
  let count = 0;
  for (let position = 0; position < size; position += 1) {
    let sum = 0;
    for (const part of parts) {
      const score = part.scores[position] ?? 0;
      if (score === 0 || score < least(part)) {
        sum = 0;
        break;
      }
      sum += score;
    }
    if (sum === 0) continue;
    scores[position] = sum;
    count += 1;
  }
  return { scores, count };
}

/** Nothing answers all of it: what answers the most, and which parts the best of these leaves open. */
function nearest(index: RankedIndex, parts: readonly Part[], missing: readonly string[]): Ranking {
  const everything = combine(index.size, parts, () => 0);
  const scored = everything.count > 0 ? everything : weighed(index.size, parts);
  const order = ordered(scored).slice(0, NEAREST_MAX);
  const [best] = order;
  const open = parts.filter(({ scores, near }) => {
    const score = best === undefined ? 0 : (scores[best] ?? 0);
    return score === 0 || score < near;
  });
  return {
    order,
    match: 'nearest',
    leftOut: [...missing, ...open.map(({ written }) => written)],
  };
}

/** By how much of the query a text answers: each part by its rarity and by the place where it stands. */
function weighed(size: number, parts: readonly Part[]): Scored {
  const scores = new Float32Array(size);
  let best = 0;
  for (let position = 0; position < size; position += 1) {
    let sum = 0;
    for (const part of parts) {
      const score = part.scores[position] ?? 0;
      sum += part.importance * Math.min(score, STRONG);
    }
    scores[position] = sum;
    if (sum > best) best = sum;
  }
  let count = 0;
  for (let position = 0; position < size; position += 1) {
    if ((scores[position] ?? 0) < best / 2) scores[position] = 0;
    else count += 1;
  }
  return { scores, count };
}

const LEVELS = 4_096;

/** Positions with a score, the highest first: counted by level, as a comparison sort of thousands of hits takes milliseconds. */
function ordered({ scores, count }: Scored): Uint32Array {
  let highest = 0;
  for (const score of scores) if (score > highest) highest = score;
  const levels = new Uint16Array(scores.length);
  const starts = new Uint32Array(LEVELS + 1);
  const step = (LEVELS - 2) / highest;
  for (let position = 0; position < scores.length; position += 1) {
    const score = scores[position] ?? 0;
    if (score === 0) continue;
    const level = LEVELS - 1 - Math.floor(score * step);
    levels[position] = level;
    starts[level + 1] = (starts[level + 1] ?? 0) + 1;
  }
  for (let level = 0; level < LEVELS; level += 1) {
    starts[level + 1] = (starts[level + 1] ?? 0) + (starts[level] ?? 0);
  }
  const result = new Uint32Array(count);
  for (let position = 0; position < scores.length; position += 1) {
    const level = levels[position] ?? 0;
    if (level === 0) continue;
    const place = starts[level] ?? 0;
    result[place] = position;
    starts[level] = place + 1;
  }
  return result;
}
