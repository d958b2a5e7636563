import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { productSlug } from '@solar/contracts/catalog/product-slug';
import { money, type Money } from '@solar/contracts/common/money';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { newId } from '@solar/service-kit/mongo/new-id';
import { BrandRepository } from '../brand/brand.repository';
import { CategoryRepository } from '../category/category.repository';
import { CatalogueIndex } from '../index/catalogue-index';
import type { NoteChange } from '../index/catalogue-writer';
import { CurrentPrices } from '../pricing/current-prices';
import { productMessage } from '../product/product-message';
import type { NewProduct } from '../product/product.repository';
import { PRODUCT, type ProductDoc } from '../product/product.schema';
import type { ImportRow } from './row-reader';

const SLUG_MAX = 150;

/** Writes rows as drafts: products that the shop does not show until an editor lets it. */
@Injectable()
export class ImportBatch {
  constructor(
    @InjectModel(PRODUCT) private readonly products: Model<ProductDoc>,
    private readonly brands: BrandRepository,
    private readonly categories: CategoryRepository,
    private readonly index: CatalogueIndex,
    private readonly current: CurrentPrices,
    private readonly outbox: Outbox,
  ) {}

  /** Makes brands that there are not. */
  async ensureBrands(
    names: readonly string[],
    session: ClientSession,
    note: NoteChange,
  ): Promise<void> {
    const known = new Set(this.brandIds().keys());
    const slugs = new Set([...this.index.all('brand').values()].map(({ slug }) => slug));
    for (const name of new Set(names)) {
      if (known.has(name.toLowerCase())) continue;
      known.add(name.toLowerCase());
      const id = newId('brd');
      const plain = productSlug(name, '').slice(0, SLUG_MAX);
      const slug = plain === '' || slugs.has(plain) ? distinct(plain || 'brand', name) : plain;
      slugs.add(slug);
      const description = { en: '', fr: '' };
      await this.brands.insert(id, { slug, name, description, website: '' }, session);
      await note('brand', id);
    }
  }

  /** Inserts the rows whose SKU the catalogue has not got; answers how many those were. */
  async insert(
    rows: readonly ImportRow[],
    { importId, categoryId }: { importId: string; categoryId: string },
    session: ClientSession,
    note: NoteChange,
  ): Promise<number> {
    await this.categories.touch(categoryId, session);
    const { slug: categorySlug } = await this.categories.get(categoryId, session);
    const taken = await this.taken(rows, session);
    const brandIds = this.brandIds();
    const fresh = rows.filter(({ sku }) => !taken.skus.has(sku));
    const products = fresh.map((row): NewProduct => {
      const brandId = brandIds.get(row.brand.toLowerCase());
      if (!brandId) throw new Error(`No brand ${row.brand}`);
      const cost = row.cost === null ? null : inMinorUnits(row.cost, this.current.currency);
      return draftOf(row, {
        importId,
        categoryId,
        brandId,
        slug: freeSlug(row, taken.slugs),
        cost,
      });
    });
    if (products.length === 0) return 0;
    const brands = await this.keptBrands(products, session);
    await this.products.insertMany(products, { session });
    await this.outbox.addMany(
      session,
      products.map((product) =>
        productMessage(
          { ...product, version: 0 },
          { brand: brands.get(product.brandId) ?? '', categorySlug },
        ),
      ),
    );
    await note('product', ...products.map(({ _id }) => _id));
    return products.length;
  }

  /** Names of the products' brands, which stay as they are until the transaction ends. */
  private async keptBrands(
    products: readonly NewProduct[],
    session: ClientSession,
  ): Promise<Map<string, string>> {
    const ids = [...new Set(products.map(({ brandId }) => brandId))];
    for (const id of ids) await this.brands.touch(id, session);
    const kept = await this.brands.records(ids, session);
    return new Map(kept.map(({ _id, name }) => [_id, name]));
  }

  private async taken(rows: readonly ImportRow[], session: ClientSession) {
    const skus = rows.map(({ sku }) => sku);
    const slugs = rows.flatMap((row) => [slugOf(row), distinctSlugOf(row)]);
    const found = await this.products
      .find({ $or: [{ sku: { $in: skus } }, { slug: { $in: slugs } }] }, { sku: 1, slug: 1 })
      .session(session)
      .lean<{ sku: string; slug: string }[]>()
      .exec();
    return {
      skus: new Set(found.map(({ sku }) => sku)),
      slugs: new Set(found.map(({ slug }) => slug)),
    };
  }

  private brandIds(): Map<string, string> {
    const brands = [...this.index.all('brand').values()];
    return new Map(brands.map(({ _id, name }) => [name.toLowerCase(), _id]));
  }
}

function slugOf({ brand, name }: ImportRow): string {
  return productSlug(brand, name).slice(0, SLUG_MAX).replace(/-+$/, '');
}

/** Names that differ in signs only have one slug; the SKU sets them apart. */
function distinctSlugOf(row: ImportRow): string {
  return distinct(slugOf(row), row.sku);
}

function distinct(slug: string, of: string): string {
  return `${slug}-${createHash('sha256').update(of).digest('hex').slice(0, 6)}`;
}

function freeSlug(row: ImportRow, taken: Set<string>): string {
  const slug = taken.has(slugOf(row)) ? distinctSlugOf(row) : slugOf(row);
  taken.add(slug);
  return slug;
}

function draftOf(
  { sku, name, powerW, attributes }: ImportRow,
  ids: { importId: string; categoryId: string; brandId: string; slug: string; cost: Money | null },
): NewProduct {
  return {
    _id: newId('prd'),
    sku,
    name,
    ...ids,
    formerSlugs: [],
    summary: { en: '', fr: '' },
    description: { en: '', fr: '' },
    base: null,
    sale: null,
    powerW,
    labels: [],
    weightGrams: null,
    featured: false,
    active: false,
    demo: false,
    imageSlug: null,
    attributes,
    downloads: [],
    approvals: [],
    rating: { average: 0, count: 0 },
  };
}

function inMinorUnits(amount: number, currency: string): Money {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return money(Math.round(amount * 10 ** digits), currency);
}
