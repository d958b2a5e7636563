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
  /** By the code of their attribute: each value of each product asks. */
  private readonly counts: ReadonlyMap<string, Unit>;

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
    this.counts = new Map(counted.flatMap((one) => countOf(one)));
    this.quantities = new QuantityReader([...units, ...this.counts.values()]);
  }

  /** What the figures of an attribute are of, as queries ask for them. */
  figureOf({ code, unit }: ReadAttribute): Pick<Unit, 'dimension' | 'factor'> | null {
    // What has words of its own comes first: `years` is the unit of several attributes that are asked for apart.
    const measured = unit === null ? undefined : this.quantities.unitOf(unit);
    return this.counts.get(code) ?? measured ?? null;
  }
}

function countOf(attribute: ReadAttribute): [code: string, unit: Unit][] {
  const counted = countedBy(attribute);
  if (!counted) return [];
  const { kind: dimension, words } = counted;
  return [[attribute.code, { dimension, factor: 1, words, attached: false }]];
}

function unitOf({ kind, words, dimension, factor, attached }: SearchWordRecord): Unit | null {
  if (kind !== 'unit' || dimension === null || factor === null) return null;
  return { dimension, factor, words: `${words.en},${words.fr}`.split(','), attached };
}
