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
import { CatalogueWriter, type NoteChange } from '../index/catalogue-writer';
import { CurrentPrices } from '../pricing/current-prices';
import { productMessage } from '../product/product-message';
import type { NewProduct } from '../product/product.repository';
import { PRODUCT, type ProductDoc } from '../product/product.schema';
import type { ProductRow } from './product-row';

const SLUG_MAX = 150;

type NamedBrand = { _id: string; name: string };

/** Where a new draft belongs. */
type Place = { brandId: string; slug: string; cost: Money | null };

/** Writes rows as drafts: products that the shop does not show until an editor lets it. */
@Injectable()
export class ProductDrafts {
  constructor(
    @InjectModel(PRODUCT) private readonly products: Model<ProductDoc>,
    private readonly brands: BrandRepository,
    private readonly categories: CategoryRepository,
    private readonly writer: CatalogueWriter,
    private readonly current: CurrentPrices,
    private readonly outbox: Outbox,
  ) {}

  /** Those of the SKUs that the catalogue has. */
  async known(skus: readonly string[], session?: ClientSession): Promise<Set<string>> {
    const found = await this.products
      .find({ sku: { $in: skus } }, { sku: 1 })
      .session(session ?? null)
      .lean<{ sku: string }[]>()
      .exec();
    return new Set(found.map(({ sku }) => sku));
  }

  /** Inserts rows whose SKUs the catalogue has not got, with the brands that they lack; answers their ids. */
  async insert(rows: readonly ProductRow[], session: ClientSession): Promise<string[]> {
    const note = this.writer.noteIn(session);
    const brands = await this.ensureBrands(rows, session, note);
    const categorySlugs = await this.categorySlugs(rows, session);
    const slugs = await this.takenSlugs(rows, session);
    const products = rows.map((row): NewProduct => {
      const brandId = brands.get(row.brand.toLowerCase())?._id;
      if (brandId === undefined) throw new Error(`No brand ${row.brand}`);
      const cost = row.cost === null ? null : inMinorUnits(row.cost, this.current.currency);
      return draftOf(row, { brandId, slug: freeSlug(row, slugs), cost });
    });
    await this.products.insertMany(products, { session });
    const names = new Map([...brands.values()].map(({ _id, name }) => [_id, name]));
    await this.outbox.addMany(
      session,
      products.map((product) =>
        productMessage(
          { ...product, version: 0 },
          {
            brand: names.get(product.brandId) ?? '',
            categorySlug: categorySlugs.get(product.categoryId) ?? '',
          },
        ),
      ),
    );
    const ids = products.map(({ _id }) => _id);
    await note('product', ...ids);
    return ids;
  }

  /** The brands of the rows by their names in lower case, which stay as they are until the transaction ends. */
  private async ensureBrands(
    rows: readonly ProductRow[],
    session: ClientSession,
    note: NoteChange,
  ): Promise<Map<string, NamedBrand>> {
    const all = await this.brands.records(undefined, session);
    const slugs = new Set(all.map(({ slug }) => slug));
    const known = new Map(all.map(({ _id, name }) => [name.toLowerCase(), { _id, name }]));
    const wanted = new Map(rows.map(({ brand }) => [brand.toLowerCase(), brand]));
    const brands = new Map<string, NamedBrand>();
    for (const [key, name] of wanted) {
      const found = known.get(key);
      if (found) await this.brands.touch(found._id, session);
      brands.set(key, found ?? (await this.newBrand(name, slugs, session, note)));
    }
    return brands;
  }

  private async newBrand(
    name: string,
    slugs: Set<string>,
    session: ClientSession,
    note: NoteChange,
  ): Promise<NamedBrand> {
    const _id = newId('brd');
    const plain = productSlug(name, '').slice(0, SLUG_MAX);
    const slug = plain === '' || slugs.has(plain) ? distinct(plain || 'brand', name) : plain;
    slugs.add(slug);
    const description = { en: '', fr: '' };
    await this.brands.insert(_id, { slug, name, description, website: '' }, session);
    await note('brand', _id);
    return { _id, name };
  }

  /** Addresses of the rows' categories, which stay until the transaction ends. */
  private async categorySlugs(
    rows: readonly ProductRow[],
    session: ClientSession,
  ): Promise<Map<string, string>> {
    const slugs = new Map<string, string>();
    for (const id of new Set(rows.map(({ categoryId }) => categoryId))) {
      await this.categories.touch(id, session);
      slugs.set(id, (await this.categories.get(id, session)).slug);
    }
    return slugs;
  }

  private async takenSlugs(
    rows: readonly ProductRow[],
    session: ClientSession,
  ): Promise<Set<string>> {
    const slugs = rows.flatMap((row) => [slugOf(row), distinctSlugOf(row)]);
    const found = await this.products
      .find({ slug: { $in: slugs } }, { slug: 1 })
      .session(session)
      .lean<{ slug: string }[]>()
      .exec();
    return new Set(found.map(({ slug }) => slug));
  }
}

function slugOf({ brand, name }: ProductRow): string {
  return productSlug(brand, name).slice(0, SLUG_MAX).replace(/-+$/, '');
}

/** Names that differ in signs only have one slug; the SKU sets them apart. */
function distinctSlugOf(row: ProductRow): string {
  return distinct(slugOf(row), row.sku);
}

function distinct(slug: string, of: string): string {
  return `${slug}-${createHash('sha256').update(of).digest('hex').slice(0, 6)}`;
}

function freeSlug(row: ProductRow, taken: Set<string>): string {
  const slug = taken.has(slugOf(row)) ? distinctSlugOf(row) : slugOf(row);
  taken.add(slug);
  return slug;
}

function draftOf(
  { sku, name, categoryId, powerW, attributes }: ProductRow,
  place: Place,
): NewProduct {
  return {
    _id: newId('prd'),
    sku,
    name,
    categoryId,
    ...place,
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
