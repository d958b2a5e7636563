import { setImmediate } from 'node:timers/promises';
import type { ContentPageDoc } from '../content/content-page.schema';
import type { CategoryRecord } from '../index/catalogue-records';
import type { CatalogueSnapshot } from '../index/catalogue-snapshot';
import {
  categoryText,
  contentText,
  PAGE_TEXT_BOOST,
  PAGE_TEXT_FIELDS,
  PRODUCT_TEXT_BOOST,
  PRODUCT_TEXT_FIELDS,
  productText,
} from './search-texts';
import { TextIndex } from './text-index';

/** Documents indexed before other work gets its turn. */
const SLICE = 100;

/** The texts of products, categories and content pages, kept in step with the snapshot. */
export class SearchIndexes {
  readonly products = new TextIndex(PRODUCT_TEXT_FIELDS, PRODUCT_TEXT_BOOST);
  private pageIndex = new TextIndex(PAGE_TEXT_FIELDS, PAGE_TEXT_BOOST);
  private readonly pages = new Map<string, ContentPageDoc>();
  private readonly categories = new Map<string, CategoryRecord>();
  private indexed = new Map<string, string>();

  /** Brings the texts up to the snapshot, touching only the products that read differently now. */
  async follow(snapshot: CatalogueSnapshot): Promise<void> {
    const next = new Map<string, string>();
    let done = 0;
    for (const product of snapshot.products) {
      const { record, brand, category } = product;
      const state = [record.version, brand.name, category.name.en, category.name.fr].join('\u0000');
      next.set(record._id, state);
      if (this.indexed.get(record._id) === state) continue;
      this.products.put(productText(product));
      done += 1;
      if (done % SLICE === 0) await setImmediate();
    }
    for (const id of this.indexed.keys()) if (!next.has(id)) this.products.remove(id);
    this.indexed = next;
  }

  /** Replaces categories and content pages; there are few. */
  setPages(categories: readonly CategoryRecord[], pages: readonly ContentPageDoc[]): void {
    this.pageIndex = new TextIndex(PAGE_TEXT_FIELDS, PAGE_TEXT_BOOST);
    this.pages.clear();
    this.categories.clear();
    for (const category of categories) {
      this.categories.set(category._id, category);
      this.pageIndex.put(categoryText(category));
    }
    for (const page of pages) {
      this.pages.set(page._id, page);
      this.pageIndex.put(contentText(page));
    }
  }

  /** Categories and content pages that match, best first. */
  findPages(text: string): { categories: CategoryRecord[]; pages: ContentPageDoc[] } {
    const categories: CategoryRecord[] = [];
    const pages: ContentPageDoc[] = [];
    for (const id of this.pageIndex.search(text)) {
      const category = this.categories.get(id);
      if (category) categories.push(category);
      const page = this.pages.get(id);
      if (page) pages.push(page);
    }
    return { categories, pages };
  }
}
