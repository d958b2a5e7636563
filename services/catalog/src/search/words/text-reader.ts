import { compactOf, stemOf, wordsOf } from './fold';
import type { PhraseBook } from './phrase-book';
import type { Vocabulary } from './vocabulary';

const CODE_MIN = 4;

/**
 * Reads texts into the numbers of their terms, each text once: the words of a category, a brand or a label stand at hundreds of
 * products. Keep it no longer than the texts are laid out.
 */
export class TextReader {
  private readonly read = new Map<string, readonly number[]>();

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly phrases: PhraseBook,
  ) {}

  /** The words of a text and what they mean. */
  words(text: string): readonly number[] {
    const known = this.read.get(text);
    if (known) return known;
    const words = wordsOf(text).map(stemOf);
    const terms = [...words, ...this.phrases.meaningsIn(words)];
    const ids = [...new Set(terms)].map((term) => this.vocabulary.idFor(term));
    this.read.set(text, ids);
    return ids;
  }

  /** All of a text as one word; null for what is too short to be a name or a code. */
  compact(text: string): number | null {
    const compact = compactOf(text);
    return compact.length >= CODE_MIN ? this.vocabulary.idFor(compact) : null;
  }
}
