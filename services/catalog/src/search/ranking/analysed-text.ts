import type { Dimension } from '@solar/contracts/catalog/search-words-http';
import { wordsOf } from '../words/fold';
import type { TextReader } from '../words/text-reader';

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

  constructor(private readonly reader: TextReader) {}

  /** The words of a text and what they mean. */
  words(text: string, weight: number): this {
    for (const id of this.reader.words(text)) this.keep(id, weight);
    return this;
  }

  /** A name: its words, and all of it as one word. */
  name(text: string, weight: number): this {
    this.words(text, weight);
    this.keep(this.reader.compact(text), weight);
    return this;
  }

  /** A model code: its words, and from each of them on as one word, however it is separated. */
  code(text: string, weight: number): this {
    this.words(text, weight);
    const parts = wordsOf(text);
    parts.forEach((_part, index) => {
      this.keep(this.reader.compact(parts.slice(index).join('')), weight);
    });
    return this;
  }

  figure(dimension: Dimension, value: number): this {
    this.figures.push({ dimension, value });
    return this;
  }

  done(): AnalysedText {
    return {
      terms: Uint32Array.from(this.found.keys()),
      weights: Uint8Array.from(this.found.values()),
      figures: this.figures,
    };
  }

  private keep(id: number | null, weight: number): void {
    if (id !== null && weight > (this.found.get(id) ?? 0)) this.found.set(id, weight);
  }
}
