import { Injectable } from '@nestjs/common';
import type {
  SearchDefault,
  SearchHit,
  SearchQuery,
  SearchResponse,
  Suggestion,
} from '@solar/contracts/catalog/search-http';
import { LIMITS } from '@solar/contracts/common/limits';
import { skipOf } from '@solar/service-kit/http/paged';
import { Bitset } from '../index/bitset';
import { CatalogueIndex } from '../index/catalogue-index';
import type { CategoryRecord, ContentKind, ContentRecord } from '../index/catalogue-records';
import { PricePresenter, type Viewer } from '../pricing/price-presenter';
import { imageUrlOf } from '../product/product-image';
import { ProductPresenter } from '../storefront/product.presenter';
import { ProductReader } from '../storefront/product-reader';
import { SearchIndexes } from './search-indexes';

const PAGES_MAX = 50;
const SUGGESTED_PRODUCTS = 5;
const SUGGESTED_CATEGORIES = 2;
const SUGGESTED_PAGES = 2;
const DEFAULT_PRODUCTS = 8;

@Injectable()
export class SearchService {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly products: ProductReader,
    private readonly presenter: ProductPresenter,
    private readonly prices: PricePresenter,
    private readonly texts: SearchIndexes,
  ) {}

  /** What was found; the id of the search is added for each reader. */
  search(query: SearchQuery, viewer: Viewer): Omit<SearchResponse, 'searchId'> {
    this.prices.assertMayAsk(viewer, query);
    const ranked = query.q === '' ? null : this.ranked(query.q);
    const selection = this.products.select(query, viewer, ranked?.hits);
    const byRelevance = query.sort === 'relevance' && ranked;
    const order = byRelevance ? ranked.order : this.products.order(query.sort, viewer);
    const positions = selection.page(order, skipOf(query), query.pageSize);
    return {
      query: query.q,
      priceAccess: viewer.access,
      results: {
        products: {
          items: positions.map((position) => this.presenter.card(position, viewer)),
          total: selection.total,
          page: query.page,
          pageSize: query.pageSize,
          facets: this.presenter.facets(selection.facets()),
        },
        ...this.pages(query.q),
      },
    };
  }

  /** Before anything is typed: what is featured, and the categories of the menu. */
  start(viewer: Viewer): SearchDefault {
    const { items, priceAccess } = this.products.featured(DEFAULT_PRODUCTS, viewer);
    const categories = this.index.snapshot.categories.filter((one) => one.showInDesktopMenu);
    return { products: items, categories: categories.map(categoryHit), priceAccess };
  }

  suggest(text: string): Suggestion[] {
    if (text.length < LIMITS.suggestionMinChars) return [];
    const { snapshot } = this.index;
    const { categories, pages } = this.texts.findPages(text);
    return [
      ...categories.slice(0, SUGGESTED_CATEGORIES).map((category): Suggestion => ({
        kind: 'category',
        title: category.name,
        detail: '',
        url: `/products/category/${category.slug}`,
        imageUrl: null,
      })),
      ...this.hits(text)
        .slice(0, SUGGESTED_PRODUCTS)
        .map((position): Suggestion => {
          const { record, brand } = snapshot.at(position);
          return {
            kind: 'product',
            title: { en: record.name, fr: record.name },
            detail: brand.name,
            url: `/products/${record.slug}`,
            imageUrl: imageUrlOf(record, 'card', 'webp'),
          };
        }),
      ...pages.slice(0, SUGGESTED_PAGES).map(({ title, kind, url }): Suggestion => ({
        kind: 'content',
        title,
        detail: kind,
        url,
        imageUrl: null,
      })),
    ];
  }

  private ranked(text: string): { order: Uint32Array; hits: Bitset } {
    const order = Uint32Array.from(this.hits(text));
    const hits = Bitset.empty(this.index.snapshot.size);
    for (const position of order) hits.add(position);
    return { order, hits };
  }

  /** Positions of the products that match, best first. */
  private hits(text: string): number[] {
    const { snapshot } = this.index;
    return this.texts.products.search(text).flatMap((id) => snapshot.positionOf(id) ?? []);
  }

  private pages(text: string): Omit<SearchResponse['results'], 'products'> {
    const { categories, pages } = this.texts.findPages(text);
    return {
      categories: listed(categories.map(categoryHit)),
      services: listed(hitsOf('service', pages)),
      projects: listed(hitsOf('project', pages)),
      articles: listed(hitsOf('article', pages)),
    };
  }
}

function listed(items: SearchHit[]): { total: number; items: SearchHit[] } {
  return { total: items.length, items: items.slice(0, PAGES_MAX) };
}

function hitsOf(kind: ContentKind, pages: readonly ContentRecord[]): SearchHit[] {
  return pages
    .filter((page) => page.kind === kind)
    .map(({ url, title, excerpt }) => ({ url, title, excerpt }));
}

function categoryHit({ slug, name, description }: CategoryRecord): SearchHit {
  return { url: `/products/category/${slug}`, title: name, excerpt: description };
}
