import type { SearchWordRecord } from '../../index/catalogue-records';
import { countedBy, type ReadAttribute } from './counted-words';
import { meaning, PhraseBook } from './phrase-book';
import { QuantityReader, type Unit } from './quantities';
import { STOP_WORDS } from './stop-words';

/**
 * How texts and queries are read: what the rows of search words and the words of attributes say. Immutable; changed rows make a
 * new one.
 */
export class SearchLanguage {
  /** The phrases of the trade with their meanings. */
  readonly phrases = new PhraseBook();
  /** Those as queries are read, without words that say nothing, and phrases that mean several things, as no text does. */
  readonly queryPhrases = new PhraseBook(STOP_WORDS);
  readonly quantities: QuantityReader;

  constructor(rows: Iterable<SearchWordRecord> = [], attributes: Iterable<ReadAttribute> = []) {
    // The same on every replica, whatever order the rows come in.
    const sorted = [...rows].sort((a, b) => (a.code < b.code ? -1 : 1));
    for (const { code, words, parts } of sorted.filter(({ kind }) => kind === 'synonym')) {
      const phrases = `${words.en},${words.fr}`;
      if (parts.length === 0) this.phrases.add(phrases, [meaning(code)]);
      this.queryPhrases.add(phrases, (parts.length === 0 ? [code] : parts).map(meaning));
    }
    const units = sorted.flatMap((row) => unitOf(row) ?? []);
    const measured = new QuantityReader(units);
    const counted = [...attributes]
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .filter(({ unit }) => unit === null || !measured.unitOf(unit));
    this.quantities = new QuantityReader([...units, ...counted.flatMap((one) => countOf(one))]);
  }

  /** What the figures of an attribute are of, as queries ask for them. */
  figureOf(attribute: ReadAttribute): Pick<Unit, 'dimension' | 'factor'> | null {
    const unit = attribute.unit === null ? undefined : this.quantities.unitOf(attribute.unit);
    const [counted] = unit ? [] : countOf(attribute);
    return unit ?? counted ?? null;
  }
}

function countOf(attribute: ReadAttribute): Unit[] {
  const counted = countedBy(attribute);
  if (!counted) return [];
  return [{ dimension: counted.kind, factor: 1, words: counted.words, attached: false }];
}

function unitOf({ kind, words, dimension, factor, attached }: SearchWordRecord): Unit | null {
  if (kind !== 'unit' || dimension === null || factor === null) return null;
  return { dimension, factor, words: `${words.en},${words.fr}`.split(','), attached };
}
