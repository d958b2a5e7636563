import { setImmediate } from 'node:timers/promises';
import type { AttributeRecord } from '../../index/catalogue-records';
import type { CatalogueSnapshot, IndexedProduct } from '../../index/catalogue-snapshot';
import { SearchLanguage } from '../words/search-language';
import { TextReader } from '../words/text-reader';
import type { Vocabulary } from '../words/vocabulary';
import type { AnalysedText } from './analysed-text';
import { productText } from './product-text';
import { rank, type Ranking } from './rank';
import { RankedIndex } from './ranked-index';
import type { ReadQuery } from './query-reader';
import { skusIn } from './sku-list';

/** Products analysed before other work gets its turn. */
const SLICE = 100;

type Known = { state: string; text: AnalysedText };
/** `order` has the position in the snapshot of each text of the index; `language` is how its texts were read. */
type Prepared = { ranked: RankedIndex; order: Uint32Array; language: SearchLanguage };
/** What every text was read by: another one makes them all out of date. */
type Basis = { attributes: string; language: SearchLanguage };

const NO_LANGUAGE = new SearchLanguage();

/** The products of each snapshot by what is written about them. */
export class ProductSearch {
  private texts = new Map<string, Known>();
  private basis: Basis = { attributes: '', language: NO_LANGUAGE };
  private readonly prepared = new WeakMap<CatalogueSnapshot, Prepared>();

  constructor(private readonly vocabulary: Vocabulary) {}

  /** Analyses what reads differently in a new snapshot and lays its terms out again. */
  async prepare(snapshot: CatalogueSnapshot, language: SearchLanguage): Promise<void> {
    this.readBy({ attributes: stateOf(snapshot.attributes), language });
    const next = new Map<string, Known>();
    let done = 0;
    // Equally good results follow the order in which lists show them.
    const order = snapshot.order('relevance');
    const reader = new TextReader(this.vocabulary, language.phrases);
    const analyse = (product: IndexedProduct): AnalysedText =>
      productText(product, snapshot.attributes, reader, language);
    for (const position of order) {
      const product = snapshot.at(position);
      const state = stateOfProduct(product);
      const known = this.texts.get(product.record._id);
      const text = known?.state === state ? known.text : analyse(product);
      next.set(product.record._id, { state, text });
      if (text === known?.text) continue;
      done += 1;
      if (done % SLICE === 0) await setImmediate();
    }
    this.texts = next;
    const texts = [...next.values()].map(({ text }) => text);
    this.prepared.set(snapshot, {
      ranked: new RankedIndex(texts, this.vocabulary),
      order,
      language,
    });
  }

  /** How the texts of a snapshot were read, and so how queries of it are. */
  languageOf(snapshot: CatalogueSnapshot): SearchLanguage {
    return this.prepared.get(snapshot)?.language ?? NO_LANGUAGE;
  }

  countOf(term: string, snapshot: CatalogueSnapshot): number {
    return this.prepared.get(snapshot)?.ranked.countOf(term) ?? 0;
  }

  hasBeginning(text: string, snapshot: CatalogueSnapshot): boolean {
    return this.prepared.get(snapshot)?.ranked.hasBeginning(text) ?? false;
  }

  /** SKUs, one or several, are answered before words. */
  rank(text: string, query: ReadQuery, snapshot: CatalogueSnapshot): Ranking {
    const prepared = this.prepared.get(snapshot);
    if (!prepared) return { order: new Uint32Array(0), match: 'none', leftOut: [] };
    const { positions, unknown } = skusIn(text, (sku) => snapshot.positionOfSku(sku));
    const named = positions.length > 0 && unknown.length === 0;
    if (named || positions.length > 1) {
      const match = unknown.length === 0 ? 'all' : 'nearest';
      return { order: Uint32Array.from(positions), match, leftOut: unknown };
    }
    const ranking = rank(prepared.ranked, query);
    return { ...ranking, order: ranking.order.map((text) => prepared.order[text] ?? 0) };
  }

  private readBy(basis: Basis): void {
    const { attributes, language } = this.basis;
    if (attributes !== basis.attributes || language !== basis.language) this.texts = new Map();
    // A mistake is looked for among all words there are, those that only a synonym has too.
    for (const word of basis.language.queryPhrases.words) this.vocabulary.idFor(word);
    this.basis = basis;
  }
}

function stateOf(attributes: ReadonlyMap<string, AttributeRecord>): string {
  return [...attributes.values()].map(({ _id, version }) => `${_id} ${version}`).join();
}

function stateOfProduct({ record, brand, category }: IndexedProduct): string {
  const names = [brand.name, category.name.en, category.name.fr].join('\u0000');
  return `${record.version} ${record.updatedAt.getTime()} ${names}`;
}
