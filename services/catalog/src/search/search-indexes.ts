import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { CatalogueIndex } from '../index/catalogue-index';
import type { CatalogueSnapshot } from '../index/catalogue-snapshot';
import { PageSearch } from './ranking/page-search';
import { ProductSearch } from './ranking/product-search';
import { readQuery, type ReadQuery } from './ranking/query-reader';
import type { Ranking } from './ranking/rank';
import { SearchLanguage } from './words/search-language';
import { Vocabulary } from './words/vocabulary';

/** A service that has just started answers everything else first; nobody who searches later than this waits for the first texts. */
const FIRST_TEXTS_AFTER_MS = 500;

/** The texts of products, categories, brands and content pages, kept in step with the records. */
@Injectable()
export class SearchIndexes implements OnModuleInit, OnModuleDestroy {
  private readonly vocabulary = new Vocabulary();
  private readonly products = new ProductSearch(this.vocabulary);
  private known: { pages: PageSearch; of: string; language: SearchLanguage } | null = null;
  private newest = { of: '', language: new SearchLanguage() };
  private first: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly index: CatalogueIndex) {}

  onModuleInit(): void {
    this.index.follow((snapshot) => this.keepUp(snapshot));
  }

  onModuleDestroy(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  /** Resolves when what is shown can be searched. Only the first searches of a service wait for it. */
  async ready(): Promise<void> {
    await (this.first ??= this.prepare(this.index.snapshot));
  }

  /** Before a snapshot is shown its texts are laid out; those of the first one follow when they are asked for, or soon. */
  private async keepUp(snapshot: CatalogueSnapshot): Promise<void> {
    if (this.timer === null) {
      this.timer = setTimeout(() => void this.ready(), FIRST_TEXTS_AFTER_MS);
      return;
    }
    await this.ready();
    await this.prepare(snapshot);
  }

  private prepare(snapshot: CatalogueSnapshot): Promise<void> {
    return this.products.prepare(snapshot, this.newestLanguage());
  }

  read(text: string): ReadQuery {
    const pages = this.pages();
    const { snapshot } = this.index;
    return readQuery(text, {
      vocabulary: this.vocabulary,
      language: this.products.languageOf(snapshot),
      countOf: (term) => this.products.countOf(term, snapshot) + pages.countOf(term),
      hasBeginning: (begun) =>
        this.products.hasBeginning(begun, snapshot) || pages.hasBeginning(begun),
    });
  }

  rankProducts(text: string, query: ReadQuery): Ranking {
    return this.products.rank(text, query, this.index.snapshot);
  }

  /** Made again when a category, a brand or a page has changed; there are few. */
  pages(): PageSearch {
    const kinds = ['category', 'brand', 'content'] as const;
    const of = kinds.map((kind) => this.index.versionOf(kind)).join('.');
    const language = this.products.languageOf(this.index.snapshot);
    if (this.known?.of === of && this.known.language === language) return this.known.pages;
    const pages = new PageSearch(
      {
        categories: [...this.index.all('category').values()].sort(
          (a, b) => a.position - b.position,
        ),
        brands: [...this.index.all('brand').values()],
        contents: [...this.index.all('content').values()],
      },
      this.vocabulary,
      language.phrases,
    );
    this.known = { pages, of, language };
    return pages;
  }

  /** Of the rows as they are now; queries are read by the language of the snapshot that is shown. */
  private newestLanguage(): SearchLanguage {
    const of = `${this.index.versionOf('searchWord')}.${this.index.versionOf('attribute')}`;
    if (this.newest.of !== of) {
      const rows = this.index.all('searchWord').values();
      const attributes = this.index.all('attribute').values();
      this.newest = { of, language: new SearchLanguage(rows, attributes) };
    }
    return this.newest.language;
  }
}
