import type { Dimension } from '../words/units';
import type { AnalysedText } from './analysed-text';

/** Where each term stands: positions and weights of one term behind each other, and where each term's begin. */
type Postings = { starts: Uint32Array; positions: Uint32Array; weights: Uint8Array };

/** The figures of one dimension: a position and its value behind each other. */
export type Figures = { positions: Uint32Array; values: Float64Array };

/** Texts by their terms and figures; positions are those of the list that it is made of. */
export class RankedIndex {
  readonly size: number;
  private readonly postings: Postings;
  private readonly figuresBy: ReadonlyMap<Dimension, Figures>;

  constructor(texts: readonly AnalysedText[], vocabularySize: number) {
    this.size = texts.length;
    this.postings = postingsOf(texts, vocabularySize);
    this.figuresBy = figuresOf(texts);
  }

  /** How many texts have a term. */
  countOf(term: number): number {
    const { starts } = this.postings;
    return term + 1 < starts.length ? (starts[term + 1] ?? 0) - (starts[term] ?? 0) : 0;
  }

  /** Visits the texts that have a term, with its weight in them. */
  visit(term: number, visit: (position: number, weight: number) => void): void {
    const { starts, positions, weights } = this.postings;
    if (term + 1 >= starts.length) return;
    const end = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      visit(positions[at] ?? 0, weights[at] ?? 0);
    }
  }

  /** Raises the scores of the texts that have a term to its weight in them by a factor; says how many had none before. */
  raise(scores: Float32Array, term: number, factor: number): number {
    const { starts, positions, weights } = this.postings;
    if (term + 1 >= starts.length) return 0;
    const end = starts[term + 1] ?? 0;
    let added = 0;
    for (let at = starts[term] ?? 0; at < end; at += 1) {
      const position = positions[at] ?? 0;
      const known = scores[position] ?? 0;
      const score = (weights[at] ?? 0) * factor;
      if (known === 0) added += 1;
      if (score > known) scores[position] = score;
    }
    return added;
  }

  figures(dimension: Dimension): Figures | undefined {
    return this.figuresBy.get(dimension);
  }
}

function postingsOf(texts: readonly AnalysedText[], vocabularySize: number): Postings {
  const starts = new Uint32Array(vocabularySize + 1);
  for (const { terms } of texts) {
    for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  }
  for (let term = 0; term < vocabularySize; term += 1) {
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  }
  const next = starts.slice();
  const total = starts[vocabularySize] ?? 0;
  const positions = new Uint32Array(total);
  const weights = new Uint8Array(total);
  texts.forEach((text, position) => {
    text.terms.forEach((term, index) => {
      const at = next[term] ?? 0;
      positions[at] = position;
      weights[at] = text.weights[index] ?? 0;
      next[term] = at + 1;
    });
  });
  return { starts, positions, weights };
}

function figuresOf(texts: readonly AnalysedText[]): Map<Dimension, Figures> {
  const found = new Map<Dimension, { positions: number[]; values: number[] }>();
  texts.forEach(({ figures }, position) => {
    for (const { dimension, value } of figures) {
      const known = found.get(dimension) ?? { positions: [], values: [] };
      known.positions.push(position);
      known.values.push(value);
      found.set(dimension, known);
    }
  });
  return new Map(
    [...found].map(([dimension, { positions, values }]) => [
      dimension,
      { positions: Uint32Array.from(positions), values: Float64Array.from(values) },
    ]),
  );
}
