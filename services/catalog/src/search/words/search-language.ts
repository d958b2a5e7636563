import type { SearchWordRecord } from '../../index/catalogue-records';
import { meaning, PhraseBook } from './phrase-book';
import { QuantityReader, type Unit } from './quantities';

/** How texts and queries are read: what the rows of search words say. Immutable; changed rows make a new one. */
export class SearchLanguage {
  /** The phrases of the trade with their meanings. */
  readonly phrases = new PhraseBook();
  /** Those, and phrases that mean several things; no text has such a meaning itself. */
  readonly queryPhrases = new PhraseBook();
  readonly quantities: QuantityReader;

  constructor(rows: Iterable<SearchWordRecord> = []) {
    // The same on every replica, whatever order the rows come in.
    const sorted = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1));
    for (const { code, words, parts } of sorted.filter(({ kind }) => kind === 'synonym')) {
      const phrases = `${words.en},${words.fr}`;
      if (parts.length === 0) this.phrases.add(phrases, [meaning(code)]);
      this.queryPhrases.add(phrases, (parts.length === 0 ? [code] : parts).map(meaning));
    }
    this.quantities = new QuantityReader(sorted.flatMap((row) => unitOf(row) ?? []));
  }
}

function unitOf({ kind, words, dimension, factor, attached }: SearchWordRecord): Unit | null {
  if (kind !== 'unit' || dimension === null || factor === null) return null;
  return { dimension, factor, words: `${words.en},${words.fr}`.split(','), attached };
}
