import { Injectable } from '@nestjs/common';
import type {
  SearchAnswer,
  SearchDefault,
  SearchHit,
  SearchQuery,
  SearchResponse,
  Suggestion,
} from '@solar/contracts/catalog/search-http';
import { LIMITS } from '@solar/contracts/common/limits';
import type { LocalizedText } from '@solar/contracts/common/localized';
import { skipOf } from '@solar/service-kit/http/paged';
import { Bitset } from '../index/bitset';
import { CatalogueIndex } from '../index/catalogue-index';
import type { CategoryRecord, ContentKind, ContentRecord } from '../index/catalogue-records';
import { PricePresenter, type Viewer } from '../pricing/price-presenter';
import { imageUrlOf } from '../product/product-image';
import { ProductPresenter } from '../storefront/product.presenter';
import { ProductReader } from '../storefront/product-reader';
import type { ReadQuery } from './ranking/query-reader';
import type { Ranking } from './ranking/rank';
import { SearchIndexes } from './search-indexes';

const PAGES_MAX = 50;
const SUGGESTED_PRODUCTS = 5;
const SUGGESTED_CATEGORIES = 2;
const SUGGESTED_BRANDS = 1;
const SUGGESTED_PAGES = 2;
const DEFAULT_PRODUCTS = 8;
const ANSWERS_MAX = 4;
/** Results whose category is the answer when the query names none. */
const MAIN_CATEGORY_OF = 5;

@Injectable()
export class SearchService {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly products: ProductReader,
    private readonly presenter: ProductPresenter,
    private readonly prices: PricePresenter,
    private readonly texts: SearchIndexes,
  ) {}

  /** Resolves when `search` and `suggest` find what there is. */
  ready(): Promise<void> {
    return this.texts.ready();
  }

  /** What was found; the id of the search is added for each reader. */
  search(query: SearchQuery, viewer: Viewer): Omit<SearchResponse, 'searchId'> {
    this.prices.assertMayAsk(viewer, query);
    const read = this.texts.read(query.q);
    const ranking = query.q === '' ? null : this.texts.rankProducts(query.q, read);
    const selection = this.products.select(query, viewer, ranking && this.hitsOf(ranking));
    const byRelevance = query.sort === 'relevance' && ranking;
    const order = byRelevance ? ranking.order : this.products.order(query.sort, viewer);
    const positions = selection.page(order, skipOf(query), query.pageSize);
    return {
      query: query.q,
      priceAccess: viewer.access,
      reading: {
        match: ranking?.match ?? 'all',
        corrections: read.corrections.filter(({ from }) => !isLeftOut(from, ranking)),
        leftOut: ranking?.leftOut ?? [],
      },
      answers: this.answers(read, ranking),
      results: {
        products: {
          items: positions.map((position) => this.presenter.card(position, viewer)),
          total: selection.total,
          page: query.page,
          pageSize: query.pageSize,
          facets: this.presenter.facets(selection.facets()),
        },
        ...this.pages(read),
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
    const read = this.texts.read(text);
    const { order } = this.texts.rankProducts(text, read);
    return [
      ...this.texts
        .pages()
        .findCategories(read)
        .slice(0, SUGGESTED_CATEGORIES)
        .map(({ name, slug }) => link('category', name, categoryUrl(slug))),
      ...this.texts
        .pages()
        .namedBrands(read)
        .slice(0, SUGGESTED_BRANDS)
        .map(({ name, slug }) => link('brand', { en: name, fr: name }, brandUrl(slug))),
      ...[...order.subarray(0, SUGGESTED_PRODUCTS)].map((position) => this.suggested(position)),
      ...this.texts
        .pages()
        .findContents(read)
        .slice(0, SUGGESTED_PAGES)
        .map(({ title, kind, url }) => link('content', title, url, kind)),
    ];
  }

  private suggested(position: number): Suggestion {
    const { record, brand } = this.index.snapshot.at(position);
    const imageUrl = imageUrlOf(record, 'card', 'webp');
    const title = { en: record.name, fr: record.name };
    return { ...link('product', title, `/products/${record.slug}`, brand.name), imageUrl };
  }

  private hitsOf({ order }: Ranking): Bitset {
    const hits = Bitset.empty(this.index.snapshot.size);
    for (const position of order) hits.add(position);
    return hits;
  }

  /** The categories and brands that the query names; without any, the category that most of the results are of. */
  private answers(read: ReadQuery, ranking: Ranking | null): SearchAnswer[] {
    const { snapshot } = this.index;
    const pages = this.texts.pages();
    const brands = pages.namedBrands(read).map(({ slug, name }): SearchAnswer => ({
      kind: 'brand',
      title: { en: name, fr: name },
      url: brandUrl(slug),
      productCount: snapshot.facets.brand.get(slug)?.count() ?? 0,
    }));
    const named = pages.namedCategories(read);
    const categories = named.length > 0 ? named : this.mainCategory(ranking);
    return [
      ...categories.map(({ slug, name }): SearchAnswer => ({
        kind: 'category',
        title: name,
        url: categoryUrl(slug),
        productCount: snapshot.facets.category.get(slug)?.count() ?? 0,
      })),
      ...brands,
    ]
      .filter(({ productCount }) => productCount > 0)
      .slice(0, ANSWERS_MAX);
  }

  private mainCategory(ranking: Ranking | null): CategoryRecord[] {
    const first = [...(ranking?.order.subarray(0, MAIN_CATEGORY_OF) ?? [])];
    const [category] = first.map((position) => this.index.snapshot.at(position).category);
    const same = first.filter((one) => this.index.snapshot.at(one).category === category);
    return category && same.length * 2 > first.length ? [category] : [];
  }

  private pages(read: ReadQuery): Omit<SearchResponse['results'], 'products'> {
    const contents = this.texts.pages().findContents(read);
    return {
      categories: listed(this.texts.pages().findCategories(read).map(categoryHit)),
      services: listed(hitsOf('service', contents)),
      projects: listed(hitsOf('project', contents)),
      articles: listed(hitsOf('article', contents)),
    };
  }
}

/** What is left out was not corrected to anything that the results answer. */
function isLeftOut(word: string, ranking: Ranking | null): boolean {
  return ranking?.leftOut.some((part) => part.split(' ').includes(word)) ?? false;
}

const categoryUrl = (slug: string) => `/products/category/${slug}`;
const brandUrl = (slug: string) => `/products?brand=${slug}`;

function link(
  kind: Suggestion['kind'],
  title: LocalizedText,
  url: string,
  detail = '',
): Suggestion {
  return { kind, title, detail, url, imageUrl: null };
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
  return { url: categoryUrl(slug), title: name, excerpt: description };
}
