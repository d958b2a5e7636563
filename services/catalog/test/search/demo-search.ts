import { resolve } from 'node:path';
import { DEMO_ATTRIBUTES } from '../../src/demo/demo-attributes';
import { DEMO_CATEGORIES } from '../../src/demo/demo-categories';
import { readDemoProducts } from '../../src/demo/demo-catalogue';
import { demoBrandId, demoCategoryId, demoProductDocument } from '../../src/demo/demo-documents';
import type {
  AttributeRecord,
  BrandRecord,
  CategoryRecord,
  ProductRecord,
  SearchWordRecord,
} from '../../src/index/catalogue-records';
import { CatalogueSnapshot } from '../../src/index/catalogue-snapshot';
import { PageSearch } from '../../src/search/ranking/page-search';
import { ProductSearch } from '../../src/search/ranking/product-search';
import { readQuery, type ReadQuery } from '../../src/search/ranking/query-reader';
import type { Ranking } from '../../src/search/ranking/rank';
import { FIRST_SEARCH_WORDS } from '../../src/search-words/first-search-words';
import { SearchLanguage } from '../../src/search/words/search-language';
import { Vocabulary } from '../../src/search/words/vocabulary';

const DEMO_FILE = resolve(__dirname, '../../demo/catalogue.json');
const LOADED = new Date('2026-01-01T00:00:00Z');
const NO_TEXT = { en: '', fr: '' };

export type DemoRecords = {
  products: ProductRecord[];
  categories: CategoryRecord[];
  brands: BrandRecord[];
  attributes: AttributeRecord[];
  searchWords: SearchWordRecord[];
};

/** The demo catalogue as the index has it, without a database. */
export async function demoRecords(file = DEMO_FILE): Promise<DemoRecords> {
  const products = await readDemoProducts(file);
  const brands = [...new Set(products.map(({ brand }) => brand))];
  return {
    products: products.map((product) => ({
      ...demoProductDocument(product, []),
      version: 0,
      createdAt: LOADED,
      updatedAt: LOADED,
    })),
    categories: DEMO_CATEGORIES.map((category, position) => ({
      ...category,
      _id: demoCategoryId(category.slug),
      parentId: null,
      position,
      version: 0,
    })),
    brands: brands.map((name) => ({
      _id: demoBrandId(name),
      slug: name.toLowerCase().replaceAll(' ', '-'),
      name,
      description: NO_TEXT,
      website: '',
      version: 0,
    })),
    attributes: DEMO_ATTRIBUTES.map((attribute, position) => ({
      ...attribute,
      _id: attribute.code,
      position,
      required: false,
      version: 0,
    })),
    searchWords: FIRST_SEARCH_WORDS.map((word) => ({ ...word, _id: word.code, version: 0 })),
  };
}

/** The search over some records. */
export class SearchOver {
  readonly snapshot: CatalogueSnapshot;
  private readonly vocabulary = new Vocabulary();
  private readonly language: SearchLanguage;
  private readonly products = new ProductSearch(this.vocabulary);
  readonly pages: PageSearch;

  constructor(records: DemoRecords) {
    this.snapshot = new CatalogueSnapshot(records);
    this.language = new SearchLanguage(records.searchWords, records.attributes);
    const pages = { ...records, contents: [] };
    this.pages = new PageSearch(pages, this.vocabulary, this.language.phrases);
  }

  prepare(): Promise<void> {
    return this.products.prepare(this.snapshot, this.language);
  }

  read(text: string): ReadQuery {
    return readQuery(text, {
      vocabulary: this.vocabulary,
      language: this.language,
      countOf: (term) => this.products.countOf(term, this.snapshot) + this.pages.countOf(term),
      hasBeginning: (begun) =>
        this.products.hasBeginning(begun, this.snapshot) || this.pages.hasBeginning(begun),
    });
  }

  rank(text: string): Ranking & { read: ReadQuery } {
    const read = this.read(text);
    return { ...this.products.rank(text, read, this.snapshot), read };
  }

  find(text: string): Ranking & { read: ReadQuery; skus: string[] } {
    const ranking = this.rank(text);
    const skus = [...ranking.order].map((position) => this.snapshot.at(position).record.sku);
    return { ...ranking, skus };
  }
}

export async function demoSearch(file?: string): Promise<SearchOver> {
  const search = new SearchOver(await demoRecords(file));
  await search.prepare();
  return search;
}
