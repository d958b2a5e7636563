import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Language } from '@solar/contracts/common/localized';
import { problem } from '@solar/service-kit/errors/problem';
import { CatalogueIndex } from '../index/catalogue-index';
import type { CatalogueSnapshot } from '../index/catalogue-snapshot';
import { attributeGroupsOf } from '../storefront/attribute-view';
import { datasheetContent } from './datasheet-content';
import { datasheetDocument } from './datasheet-document';

/** Datasheets of active products, made from the index and kept while no product and no setting changes. */
@Injectable()
export class DatasheetService {
  private readonly made = new LRUCache<string, Promise<Buffer>>({ max: 256 });
  private from: { snapshot: CatalogueSnapshot; settings: number } | null = null;

  constructor(private readonly index: CatalogueIndex) {}

  async of(idOrSlug: string, language: Language): Promise<{ fileName: string; pdf: Buffer }> {
    const { snapshot } = this.index;
    const position = snapshot.positionOf(idOrSlug);
    if (position === undefined) throw problem.notFound('Product');
    const { record } = snapshot.at(position);
    this.forgetOld(snapshot);
    const key = `${record._id} ${language}`;
    const pdf = this.made.get(key) ?? this.make(position, language);
    this.made.set(key, pdf);
    pdf.catch(() => this.made.delete(key));
    return { fileName: `${record.slug}-${language}.pdf`, pdf: await pdf };
  }

  private forgetOld(snapshot: CatalogueSnapshot): void {
    const settings = this.index.versionOf('settings');
    if (this.from?.snapshot === snapshot && this.from.settings === settings) return;
    this.made.clear();
    this.from = { snapshot, settings };
  }

  private make(position: number, language: Language): Promise<Buffer> {
    const { snapshot } = this.index;
    const { record, brand, category } = snapshot.at(position);
    const [settings] = this.index.all('settings').values();
    const required = snapshot.requiredOf(category);
    const given = snapshot.givenBy(category);
    return datasheetDocument(
      datasheetContent(
        {
          record,
          brand: brand.name,
          category: category.name,
          groups: attributeGroupsOf(record, snapshot.attributes, { required, given }),
          siteName: settings?.siteName ?? '',
        },
        language,
      ),
    );
  }
}
