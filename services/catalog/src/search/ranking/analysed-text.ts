import type { FigureKind } from '../words/counted-words';
import { wordsOf } from '../words/fold';
import type { TextReader } from '../words/text-reader';

/** A text as the index keeps it: its terms, each with the weight of the best place where it stands, and its figures. */
export type AnalysedText = {
  terms: Uint32Array;
  weights: Uint8Array;
  figures: readonly { dimension: FigureKind; value: number }[];
};

/** `SmartLogger3000` is a smart logger. */
function takenApart(name: string): string {
  return name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{L}{4})(\d)/gu, '$1 $2');
}

/** Collects what a text is found by. */
export class TextAnalysis {
  private readonly found = new Map<number, number>();
  private readonly figures: { dimension: FigureKind; value: number }[] = [];

  constructor(private readonly reader: TextReader) {}

  /** The words of a text and what they mean. */
  words(text: string, weight: number): this {
    for (const id of this.reader.words(text)) this.keep(id, weight);
    return this;
  }

  /** A name: its words, what they are put together from, and all of it as one word. */
  name(text: string, weight: number): this {
    this.words(text, weight).words(takenApart(text), weight);
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

  figure(dimension: FigureKind, value: number): this {
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
