import type { Quantity } from '../words/quantities';
import { FIELD_WEIGHTS } from './field-weights';
import { hitsByScore, type Hits } from './hits';
import type { Concept, ReadQuery } from './query-reader';
import type { RankedIndex } from './ranked-index';

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
/** How much of a word the beginning of one is. */
const BEGUN = 0.8;
/** More than this no part of a query counts when not all of them are answered. */
const STRONG = 20;
/** Above what a choice counts a word stands in a name, a brand or a category: it says what is sought, others how it is to be. */
const SOUGHT = FIELD_WEIGHTS.choice + 0.1;
/** What a word counts that only the description has. */
const MENTIONED = FIELD_WEIGHTS.text;
/** How much of a figure's score decides between texts that are alike else, where not all of a query is answered. */
const NEARNESS = 0.01;
/** Results of a query that nothing answers in full. */
const NEAREST_MAX = 48;

/** The texts that answer a query, best first; equally good ones in the order of the index. */
export function rank(index: RankedIndex, query: ReadQuery): Ranking {
  const parts: Part[] = [
    ...query.concepts.map((concept) => wordPart(index, concept)),
    ...query.quantities.map((quantity) => figurePart(index, quantity)),
  ].filter(({ found }) => found > 0);
  const written = [...query.concepts, ...query.quantities].map((part) => part.written);
  const missing = written.filter((text) => !parts.some((part) => part.written === text));
  if (parts.length === 0) return { order: new Uint32Array(0), match: 'none', leftOut: written };
  const full = missing.length === 0 && answeringAll(parts.map(({ near }) => near));
  if (full && full.positions.some((position) => isMeant(position, parts))) {
    return { order: hitsByScore(full), match: 'all', leftOut: [] };
  }
  if (missing.length > 0 && parts.every(({ best }) => best <= MENTIONED)) {
    return { order: new Uint32Array(0), match: 'none', leftOut: written };
  }
  return nearest(index, parts, missing);
}

/** By position how much a text answers, 0 where it does not, and how many do. */
type Scores = { values: Float32Array; count: number };

/** One part of a query. */
type Part = {
  written: string;
  /** How many texts have anything to do with it: the rarer, the more a query is about it. */
  found: number;
  /** The place where it stands best: a name, a fact or a description; that of a figure is above all words. */
  best: number;
  /** The texts that answer it. */
  near: Scores;
  /** Those and the ones that only come close, which nothing asks for while all parts are answered. */
  wide: () => Scores;
};

function wordPart(index: RankedIndex, { written, terms, beginning }: Concept): Part {
  const values = new Float32Array(index.size);
  let count = 0;
  for (const [term, factor] of terms) count += index.raise(values, term, factor);
  if (beginning !== null) count += index.raiseBeginning(values, beginning, BEGUN);
  const near = { values, count };
  const best = values.reduce((highest, value) => Math.max(highest, value), 0);
  return { written, found: count, best, near, wide: () => near };
}

function figurePart(index: RankedIndex, { written, dimension, value }: Quantity): Part {
  const found = index.figures(dimension)?.textCount ?? 0;
  const within = (ratio: number) => figureScores(index, { dimension, value }, ratio);
  return {
    ...{ written, found, best: FIGURE_WEIGHT },
    near: within(NEAR_RATIO),
    wide: () => within(Infinity),
  };
}

/** The figures at most `reach` times larger or smaller than the one asked for; the further, the less they count. */
function figureScores(
  index: RankedIndex,
  { dimension, value }: Pick<Quantity, 'dimension' | 'value'>,
  reach: number,
): Scores {
  const values = new Float32Array(index.size);
  let count = 0;
  index.figures(dimension)?.visit(value / reach, value * reach, (own, positions) => {
    const ratio = own > value ? own / value : value / own;
    if (!Number.isFinite(ratio)) return;
    const squared = ratio * ratio;
    const score = FIGURE_WEIGHT / (squared * squared) + (ratio <= SAME_RATIO ? SAME_BONUS : 0);
    for (const position of positions) {
      const known = values[position] ?? 0;
      if (known === 0) count += 1;
      if (score > known) values[position] = score;
    }
  });
  return { values, count };
}

/** The texts that answer every part, with the sum of what they answer; the rarest part names the ones to look at. */
function answeringAll(parts: readonly Scores[]): Hits {
  const [rarest, ...others] = [...parts].sort((a, b) => a.count - b.count);
  if (!rarest) return { positions: new Uint32Array(0), scores: new Float32Array(0) };
  const positions = new Uint32Array(rarest.count);
  const scores = new Float32Array(rarest.count);
  let count = 0;
  for (let position = 0; position < rarest.values.length; position += 1) {
    let sum = rarest.values[position] ?? 0;
    for (let at = 0; sum > 0 && at < others.length; at += 1) {
      const score = others[at]?.values[position] ?? 0;
      sum = score > 0 ? sum + score : 0;
    }
    if (sum === 0) continue;
    positions[count] = position;
    scores[count] = sum;
    count += 1;
  }
  return { positions: positions.subarray(0, count), scores: scores.subarray(0, count) };
}

/** Nothing answers all of it: what answers the most, and which parts the best of these leaves open. */
function nearest(index: RankedIndex, all: readonly Part[], missing: readonly string[]): Ranking {
  const { parts, among } = soughtFirst(all);
  const wide = parts.map((part) => part.wide());
  const everything = answeringAll(wide);
  const weights = parts.map(({ found }) => Math.log(1 + index.size / (1 + found)));
  const hits =
    everything.positions.length > 0 ? everything : weighed(among ?? allOf(index), wide, weights);
  const order = hitsByScore(hits).slice(0, NEAREST_MAX);
  const [best] = order;
  const open = parts.filter(({ near }) => best === undefined || near.values[best] === 0);
  return {
    order,
    match: 'nearest',
    leftOut: [...missing, ...open.map(({ written }) => written)],
  };
}

/**
 * Who seeks a panel of a colour that none has wants to see panels: texts that are not what is sought do not answer that word, and
 * are left out where others are.
 */
function soughtFirst(parts: readonly Part[]): { parts: readonly Part[]; among?: Uint32Array } {
  const narrowed = parts.map((part) => {
    const near = isSought(part) ? named(part.near) : part.near;
    return isSought(part) ? { ...part, near, wide: () => near } : part;
  });
  const { positions } = answeringAll(narrowed.filter(isSought).map(({ near }) => near));
  return positions.length > 0 ? { parts: narrowed, among: positions } : { parts };
}

/** The texts in whose name, brand or category a word stands. */
function named({ values }: Scores): Scores {
  const kept = values.map((value) => (value >= SOUGHT ? value : 0));
  return { values: kept, count: kept.reduce((count, value) => count + (value > 0 ? 1 : 0), 0) };
}

/** By how much of the query a text answers: each part by its rarity and by the place where it stands. */
function weighed(among: Uint32Array, parts: readonly Scores[], weights: readonly number[]): Hits {
  const sums = Float32Array.from(among, (position) =>
    parts.reduce(
      (sum, { values }, part) => sum + (weights[part] ?? 0) * limited(values[position] ?? 0),
      0,
    ),
  );
  const best = sums.reduce((highest, sum) => Math.max(highest, sum), 0);
  const isNear = (sum: number) => sum > 0 && sum >= best / 2;
  return {
    positions: among.filter((_position, at) => isNear(sums[at] ?? 0)),
    scores: sums.filter(isNear),
  };
}

function limited(score: number): number {
  return Math.min(score, STRONG) + NEARNESS * score;
}

/** Whether a text is what is sought: a panel that may be mounted on the ground is no mount. */
function isMeant(position: number, parts: readonly Part[]): boolean {
  return parts.filter(isSought).every(({ near }) => (near.values[position] ?? 0) > MENTIONED);
}

/** Whether a part names things that there are. */
function isSought({ best }: Part): boolean {
  return best >= SOUGHT && best < FIGURE_WEIGHT;
}

function allOf({ size }: RankedIndex): Uint32Array {
  return Uint32Array.from({ length: size }, (_, position) => position);
}
