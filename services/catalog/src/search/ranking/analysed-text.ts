import type { Dimension } from '@solar/contracts/catalog/search-words-http';
import { compactOf, stemOf, wordsOf } from '../words/fold';
import type { PhraseBook } from '../words/phrase-book';
import type { Vocabulary } from '../words/vocabulary';

/** A text as the index keeps it: its terms, each with the weight of the best place where it stands, and its figures. */
export type AnalysedText = {
  terms: Uint32Array;
  weights: Uint8Array;
  figures: readonly { dimension: Dimension; value: number }[];
};

/** Collects what a text is found by. */
export class TextAnalysis {
  private readonly found = new Map<number, number>();
  private readonly figures: { dimension: Dimension; value: number }[] = [];

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly phrases: PhraseBook,
  ) {}

  /** The words of a text and what they mean. */
  words(text: string, weight: number): this {
    const words = wordsOf(text).map(stemOf);
    for (const word of words) this.term(word, weight);
    for (const meaning of this.phrases.meaningsIn(words)) this.term(meaning, weight);
    return this;
  }

  /** A name: its words, and all of it as one word. */
  name(text: string, weight: number): this {
    this.words(text, weight);
    const compact = compactOf(text);
    if (compact.length >= CODE_MIN) this.term(compact, weight);
    return this;
  }

  /** A model code: its words, and from each of them on as one word, however it is separated. */
  code(text: string, weight: number): this {
    this.words(text, weight);
    const parts = wordsOf(text);
    parts.forEach((_part, index) => {
      const compact = compactOf(parts.slice(index).join(''));
      if (compact.length >= CODE_MIN) this.term(compact, weight);
    });
    return this;
  }

  figure(dimension: Dimension, value: number): this {
    this.figures.push({ dimension, value });
    return this;
  }

  term(term: string, weight: number): void {
    const id = this.vocabulary.idFor(term);
    if (weight > (this.found.get(id) ?? 0)) this.found.set(id, weight);
  }

  done(): AnalysedText {
    return {
      terms: Uint32Array.from(this.found.keys()),
      weights: Uint8Array.from(this.found.values()),
      figures: this.figures,
    };
  }
}

const CODE_MIN = 4;
