import type { FigureKind } from '../words/counted-words';
import type { Vocabulary } from '../words/vocabulary';
import type { AnalysedText } from './analysed-text';
import { FigureColumn } from './figure-column';
import { TermList } from './term-list';

/**
 * Texts by their terms and figures; positions are those of the list that it is made of. The postings of all terms lie behind each
 * other in the order of the alphabet, so that the terms with one beginning are read in one go.
 */
export class RankedIndex {
  readonly size: number;
  private readonly terms: TermList;
  /** By place in `terms`: where its postings begin. */
  private readonly starts: Uint32Array;
  private readonly positions: Uint32Array;
  private readonly weights: Uint8Array;
  private readonly figuresBy: ReadonlyMap<FigureKind, FigureColumn>;

  constructor(texts: readonly AnalysedText[], vocabulary: Vocabulary) {
    this.size = texts.length;
    const counts = countsOf(texts, vocabulary.size);
    this.terms = new TermList(vocabulary, (id) => (counts[id] ?? 0) > 0);
    this.starts = startsOf(this.terms.ids, counts);
    const total = this.starts[this.terms.ids.length] ?? 0;
    this.positions = new Uint32Array(total);
    this.weights = new Uint8Array(total);
    this.fill(texts, counts);
    this.figuresBy = figuresOf(texts);
  }

  /** How many texts have a term. */
  countOf(term: string): number {
    const place = this.terms.placeOf(term);
    return place === -1 ? 0 : (this.starts[place + 1] ?? 0) - (this.starts[place] ?? 0);
  }

  /** Whether any text has a term that begins so. */
  hasBeginning(text: string): boolean {
    const { from, to } = this.terms.beginningWith(text);
    return to > from;
  }

  /** Visits the texts that have a term, with its weight in them. */
  visit(term: string, visit: (position: number, weight: number) => void): void {
    const place = this.terms.placeOf(term);
    if (place === -1) return;
    const end = this.starts[place + 1] ?? 0;
    for (let at = this.starts[place] ?? 0; at < end; at += 1) {
      visit(this.positions[at] ?? 0, this.weights[at] ?? 0);
    }
  }

  /** Raises the scores of the texts that have a term to its weight in them by a factor; says how many had none before. */
  raise(scores: Float32Array, term: string, factor: number): number {
    const place = this.terms.placeOf(term);
    return place === -1 ? 0 : this.raiseRange(scores, place, place + 1, factor);
  }

  /** The same for every term that begins with a text. */
  raiseBeginning(scores: Float32Array, text: string, factor: number): number {
    const { from, to } = this.terms.beginningWith(text);
    return this.raiseRange(scores, from, to, factor);
  }

  figures(dimension: FigureKind): FigureColumn | undefined {
    return this.figuresBy.get(dimension);
  }

  private raiseRange(scores: Float32Array, from: number, to: number, factor: number): number {
    const { positions, weights } = this;
    const end = this.starts[to] ?? 0;
    let added = 0;
    for (let at = this.starts[from] ?? 0; at < end; at += 1) {
      const position = positions[at] ?? 0;
      const known = scores[position] ?? 0;
      const score = (weights[at] ?? 0) * factor;
      if (known === 0) added += 1;
      if (score > known) scores[position] = score;
    }
    return added;
  }

  /** `next` has by the number of a term where its next posting goes. */
  private fill(texts: readonly AnalysedText[], next: Uint32Array): void {
    this.terms.ids.forEach((id, place) => (next[id] = this.starts[place] ?? 0));
    texts.forEach((text, position) => {
      text.terms.forEach((term, index) => {
        const at = next[term] ?? 0;
        this.positions[at] = position;
        this.weights[at] = text.weights[index] ?? 0;
        next[term] = at + 1;
      });
    });
  }
}

/** By the number of a term: how many texts have it. */
function countsOf(texts: readonly AnalysedText[], vocabularySize: number): Uint32Array {
  const counts = new Uint32Array(vocabularySize);
  for (const { terms } of texts) for (const term of terms) counts[term] = (counts[term] ?? 0) + 1;
  return counts;
}

function startsOf(ids: Uint32Array, counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(ids.length + 1);
  ids.forEach((id, place) => (starts[place + 1] = (starts[place] ?? 0) + (counts[id] ?? 0)));
  return starts;
}

function figuresOf(texts: readonly AnalysedText[]): Map<FigureKind, FigureColumn> {
  const found = new Map<FigureKind, { position: number; value: number }[]>();
  texts.forEach(({ figures }, position) => {
    for (const { dimension, value } of figures) {
      const known = found.get(dimension);
      if (known) known.push({ position, value });
      else found.set(dimension, [{ position, value }]);
    }
  });
  return new Map([...found].map(([dimension, figures]) => [dimension, new FigureColumn(figures)]));
}
