import { setImmediate } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CatalogueIndex } from '../index/catalogue-index';
import type { CategoryRecord, ContentRecord } from '../index/catalogue-records';
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

/** The texts of products, categories and content pages, kept in step with the records. */
@Injectable()
export class SearchIndexes implements OnModuleInit {
  readonly products = new TextIndex(PRODUCT_TEXT_FIELDS, PRODUCT_TEXT_BOOST);
  private pages = { texts: new TextIndex(PAGE_TEXT_FIELDS, PAGE_TEXT_BOOST), of: '' };
  private indexed = new Map<string, string>();

  constructor(private readonly index: CatalogueIndex) {}

  onModuleInit(): void {
    this.index.follow((snapshot) => this.followProducts(snapshot));
  }

  /** Categories and content pages that match, best first. */
  findPages(text: string): { categories: CategoryRecord[]; pages: ContentRecord[] } {
    const ids = this.pageTexts().search(text);
    return {
      categories: ids.flatMap((id) => this.index.all('category').get(id) ?? []),
      pages: ids.flatMap((id) => this.index.all('content').get(id) ?? []),
    };
  }

  /** Brings the texts up to the snapshot, touching only the products that read differently now. */
  private async followProducts(snapshot: CatalogueSnapshot): Promise<void> {
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

  /** Made again when a category or a page has changed; there are few. */
  private pageTexts(): TextIndex {
    const of = `${this.index.versionOf('category')}.${this.index.versionOf('content')}`;
    if (this.pages.of === of) return this.pages.texts;
    const texts = new TextIndex(PAGE_TEXT_FIELDS, PAGE_TEXT_BOOST);
    for (const category of this.index.all('category').values()) texts.put(categoryText(category));
    for (const page of this.index.all('content').values()) texts.put(contentText(page));
    this.pages = { texts, of };
    return texts;
  }
}
