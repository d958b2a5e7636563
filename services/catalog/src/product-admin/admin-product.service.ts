import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type {
  AdminProduct,
  AdminProductQuery,
  AdminProductRow,
  CreateProduct,
  SetCost,
  SetPrice,
  UpdateProduct,
} from '@solar/contracts/catalog/admin-http';
import type { SetNotPublished } from '@solar/contracts/catalog/data-report-http';
import type { Money } from '@solar/contracts/common/money';
import type { Page } from '@solar/contracts/common/pagination';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem, type FieldError } from '@solar/service-kit/errors/problem';
import { paged, skipOf } from '@solar/service-kit/http/paged';
import { Outbox, type OutboxEntry } from '@solar/service-kit/messaging/outbox';
import type { Owed } from '@solar/service-kit/messaging/outbox-field';
import { newId } from '@solar/service-kit/mongo/new-id';
import { afterCommit } from '@solar/service-kit/mongo/transactions';
import { AttributeRepository } from '../attribute/attribute.repository';
import { assertAttributes } from '../attribute/attribute-values';
import { BrandRepository } from '../brand/brand.repository';
import { CategoryRepository } from '../category/category.repository';
import type { CategoryRecord } from '../index/catalogue-records';
import { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueWriter, type NoteChange } from '../index/catalogue-writer';
import { PriceListRepository } from '../price-list/price-list.repository';
import { CurrentPrices } from '../pricing/current-prices';
import { productMessage } from '../product/product-message';
import { ProductRepository } from '../product/product.repository';
import { PRODUCT_COLLECTION, type ProductDoc } from '../product/product.schema';
import { ReviewRepository } from '../review/review.repository';
import { AdminProductPresenter } from './admin-product.presenter';
import { matchingProducts } from './admin-product-list';
import { ProductFiles } from './product-files';

type Seen = { _id: string; version: number };

/** Changes that editors make to products. */
@Injectable()
export class AdminProductService {
  constructor(
    private readonly products: ProductRepository,
    private readonly categories: CategoryRepository,
    private readonly brands: BrandRepository,
    private readonly attributes: AttributeRepository,
    private readonly reviews: ReviewRepository,
    private readonly presenter: AdminProductPresenter,
    private readonly index: CatalogueIndex,
    private readonly current: CurrentPrices,
    private readonly writer: CatalogueWriter,
    private readonly outbox: Outbox,
    private readonly files: ProductFiles,
    private readonly lists: PriceListRepository,
  ) {}

  page(query: AdminProductQuery, reader: Principal): Page<AdminProductRow> {
    const catalogue = {
      products: this.index.all('product'),
      categories: this.index.all('category'),
      brands: this.index.all('brand'),
      requiredOf: (category: CategoryRecord) => this.index.snapshot.requiredOf(category),
      givenBy: (category: CategoryRecord) => this.index.snapshot.givenBy(category),
    };
    const found = matchingProducts(catalogue, query);
    const rows = found.slice(skipOf(query), skipOf(query) + query.pageSize);
    return paged(
      rows.map((product) => this.presenter.row(product, reader)),
      found.length,
      query,
    );
  }

  async get(id: string, reader: Principal): Promise<AdminProduct> {
    return this.presenter.full(await this.products.get(id), reader);
  }

  async create(input: CreateProduct, author: Principal): Promise<AdminProduct> {
    const id = newId('prd');
    const { price, cost, ...fields } = input;
    this.assertMayPrice(input, author);
    await this.writer.write(async (session, note) => {
      await this.assertReferences(fields, session);
      const product = {
        _id: id,
        ...fields,
        imageSlug: null,
        formerSlugs: [],
        ...(price ?? { base: null, sale: null }),
        ...(cost === undefined ? {} : { cost }),
        demo: false,
        rating: { average: 0, count: 0 },
      };
      const message = await this.messageOf({ ...product, version: 0 }, session);
      await this.products.insert({ ...product, outbox: this.owe(message, id, session) }, session);
      await note('product', id);
    });
    return this.get(id, author);
  }

  async update(id: string, input: UpdateProduct, author: Principal): Promise<AdminProduct> {
    const { version, price, cost, ...fields } = input;
    this.assertMayPrice(input, author);
    return this.change({ _id: id, version }, author, async (product, session) => {
      await this.assertReferences(fields, session, product);
      const formerSlugs = [...product.formerSlugs, product.slug].filter(
        (slug) => slug !== fields.slug,
      );
      const prices = { ...price, ...(cost === undefined ? {} : { cost }) };
      return { ...fields, ...prices, formerSlugs: [...new Set(formerSlugs)] };
    });
  }

  async setPrice(id: string, input: SetPrice, author: Principal): Promise<AdminProduct> {
    const { version, base, sale, tiers } = input;
    this.assertCurrency(base, sale);
    return this.change({ _id: id, version }, author, () => Promise.resolve({ base, sale, tiers }));
  }

  async setCost(id: string, { version, cost }: SetCost, author: Principal): Promise<AdminProduct> {
    this.assertCurrency(cost);
    return this.change({ _id: id, version }, author, () => Promise.resolve({ cost }));
  }

  async setImages(id: string, seen: number, imageSlug: string | null, author: Principal) {
    if (imageSlug !== null && !(await this.files.hasPictures(imageSlug))) {
      throw problem.unprocessable(
        'product.no_such_pictures',
        'There is no such folder of pictures',
      );
    }
    return this.change({ _id: id, version: seen }, author, () => Promise.resolve({ imageSlug }));
  }

  async setActive(id: string, seen: number, active: boolean, author: Principal) {
    return this.change({ _id: id, version: seen }, author, () => Promise.resolve({ active }));
  }

  /** Marks a value as not published by the maker, or as one to look for. Throws 400 for one that is known. */
  async setNotPublished(id: string, input: SetNotPublished, author: Principal) {
    const { version, code, notPublished } = input;
    return this.change({ _id: id, version }, author, (product) => {
      if (!this.index.snapshot.attributes.has(code)) throw problem.notFound('Attribute');
      if (notPublished && product.attributes.some((one) => one.code === code)) {
        const message = 'The product has a value of it';
        throw problem.validation([{ path: 'code', code: 'known', message }]);
      }
      const others = (product.notPublished ?? []).filter((one) => one !== code);
      return Promise.resolve({ notPublished: notPublished ? [...others, code] : others });
    });
  }

  async remove(id: string, version: number): Promise<void> {
    await this.writer.write(async (session, note) => {
      const product = await this.products.get(id, session);
      await this.products.remove({ _id: id, version }, session);
      await this.reviews.removeOf(id, session);
      await note('priceList', ...(await this.lists.withdraw(id, session)));
      const gone = { ...product, version: version + 1 };
      await this.outbox.addMany(session, [await this.messageOf(gone, session, true)]);
      await note('product', id);
    });
  }

  /** Price and cost in the body of a product want the permissions of their own endpoints. */
  private assertMayPrice({ price, cost }: Pick<CreateProduct, 'price' | 'cost'>, who: Principal) {
    if (price && !hasPermission(who, 'catalog.prices.write')) throw problem.forbidden();
    if (cost !== undefined && !hasPermission(who, 'catalog.costs.write')) throw problem.forbidden();
    this.assertCurrency(price?.base ?? null, price?.sale ?? null, cost ?? null);
  }

  private assertCurrency(...amounts: (Money | null)[]): void {
    const { currency } = this.current;
    if (amounts.every((amount) => amount === null || amount.currency === currency)) return;
    throw problem.unprocessable('price.currency', `Prices are in ${currency}`);
  }

  /** Changes a product as it was seen; part of a transaction that may change others. */
  async changeIn(
    session: ClientSession,
    note: NoteChange,
    seen: Seen,
    changesOf: (product: ProductDoc, session: ClientSession) => Promise<Partial<ProductDoc>>,
  ): Promise<void> {
    const product = await this.products.get(seen._id, session);
    const changes = await changesOf(product, session);
    const changed = { ...product, ...changes, version: seen.version + 1 };
    const outbox = this.owe(await this.messageOf(changed, session), seen._id, session);
    await this.products.update(seen, { $set: { ...changes, outbox } }, session);
    await note('product', seen._id);
  }

  private async change(
    seen: Seen,
    author: Principal,
    changesOf: (product: ProductDoc, session: ClientSession) => Promise<Partial<ProductDoc>>,
  ): Promise<AdminProduct> {
    await this.writer.write((session, note) => this.changeIn(session, note, seen, changesOf));
    return this.get(seen._id, author);
  }

  private async assertReferences(
    input: Omit<CreateProduct, 'price' | 'cost'>,
    session: ClientSession,
    known?: ProductDoc,
  ): Promise<void> {
    const errors: FieldError[] = [
      ...(await this.files.missing(input, known)),
      ...this.unknownLinks(input),
    ];
    if (!(await this.categories.touch(input.categoryId, session))) {
      errors.push({ path: 'categoryId', code: 'unknown', message: 'No such category' });
    }
    if (!(await this.brands.touch(input.brandId, session))) {
      errors.push({ path: 'brandId', code: 'unknown', message: 'No such brand' });
    }
    if (errors.length > 0) throw problem.validation(errors);
    assertAttributes(input.attributes, await this.attributes.all(session));
  }

  private unknownLinks(input: Pick<CreateProduct, 'related' | 'goesWith'>): FieldError[] {
    const products = this.index.all('product');
    return (['related', 'goesWith'] as const).flatMap((name) =>
      (input[name] ?? []).every((id) => products.has(id))
        ? []
        : [{ path: name, code: 'unknown', message: 'No such product' }],
    );
  }

  /** What the product's document carries until it is published, after the commit. */
  private owe(message: OutboxEntry, productId: string, session: ClientSession): Owed {
    const owed = this.outbox.owed([message]);
    afterCommit(session, () => void this.outbox.publish(PRODUCT_COLLECTION, productId, owed));
    return owed;
  }

  private async messageOf(
    product: Omit<ProductDoc, 'createdAt' | 'updatedAt'>,
    session: ClientSession,
    deleted = false,
  ): Promise<OutboxEntry> {
    const brand = await this.brands.find(product.brandId, session);
    const category = await this.categories.find(product.categoryId, session);
    return productMessage(product, {
      brand: brand?.name ?? '',
      categorySlug: category?.slug ?? '',
      deleted,
    });
  }
}
