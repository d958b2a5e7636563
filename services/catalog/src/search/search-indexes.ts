import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogueIndex } from '../index/catalogue-index';
import { PageSearch } from './ranking/page-search';
import { ProductSearch } from './ranking/product-search';
import { readQuery, type ReadQuery } from './ranking/query-reader';
import type { Ranking } from './ranking/rank';
import { SearchLanguage } from './words/search-language';
import { Vocabulary } from './words/vocabulary';

/** The texts of products, categories, brands and content pages, kept in step with the records. */
@Injectable()
export class SearchIndexes implements OnModuleInit {
  private readonly vocabulary = new Vocabulary();
  private readonly products = new ProductSearch(this.vocabulary);
  private known: { pages: PageSearch; of: string; language: SearchLanguage } | null = null;
  private newest = { of: '', language: new SearchLanguage() };

  constructor(private readonly index: CatalogueIndex) {}

  onModuleInit(): void {
    this.index.follow((snapshot) => this.products.prepare(snapshot, this.newestLanguage()));
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
