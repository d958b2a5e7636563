import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogueIndex } from '../index/catalogue-index';
import { PageSearch } from './ranking/page-search';
import { ProductSearch } from './ranking/product-search';
import { readQuery, type ReadQuery } from './ranking/query-reader';
import type { Ranking } from './ranking/rank';
import { queryPhrases, tradePhrases } from './ranking/search-words';
import { Vocabulary } from './words/vocabulary';

/** The texts of products, categories, brands and content pages, kept in step with the records. */
@Injectable()
export class SearchIndexes implements OnModuleInit {
  private readonly vocabulary = new Vocabulary();
  private readonly phrases = tradePhrases();
  private readonly queryPhrases = queryPhrases();
  private readonly products = new ProductSearch(this.vocabulary, this.phrases);
  private known: { pages: PageSearch; of: string } | null = null;

  constructor(private readonly index: CatalogueIndex) {}

  onModuleInit(): void {
    this.index.follow((snapshot) => this.products.prepare(snapshot));
  }

  read(text: string): ReadQuery {
    const pages = this.pages();
    const { snapshot } = this.index;
    return readQuery(text, {
      vocabulary: this.vocabulary,
      phrases: this.queryPhrases,
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
    if (this.known?.of === of) return this.known.pages;
    const pages = new PageSearch(
      {
        categories: [...this.index.all('category').values()].sort(
          (a, b) => a.position - b.position,
        ),
        brands: [...this.index.all('brand').values()],
        contents: [...this.index.all('content').values()],
      },
      this.vocabulary,
      this.phrases,
    );
    this.known = { pages, of };
    return pages;
  }
}
