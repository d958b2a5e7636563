import { Injectable } from '@nestjs/common';
import type { BulkAnswer, BulkChange, BulkProducts } from '@solar/contracts/catalog/bulk-http';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { CatalogueIndex } from '../index/catalogue-index';
import type { ProductRecord } from '../index/catalogue-records';
import { assertAttributes } from '../attribute/attribute-values';
import { AttributeRepository } from '../attribute/attribute.repository';
import { CatalogueWriter } from '../index/catalogue-writer';
import { BrandRepository } from '../brand/brand.repository';
import { CategoryRepository } from '../category/category.repository';
import { AdminProductService } from './admin-product.service';
import { bulkChangeOf } from './bulk-change';

/** The same change for many products: first shown, then made in one transaction. */
@Injectable()
export class ProductBulkService {
  constructor(
    private readonly index: CatalogueIndex,
    private readonly products: AdminProductService,
    private readonly attributes: AttributeRepository,
    private readonly categories: CategoryRepository,
    private readonly brands: BrandRepository,
    private readonly writer: CatalogueWriter,
  ) {}

  async change({ products, change, apply }: BulkProducts, author: Principal): Promise<BulkAnswer> {
    this.assertMay(change, author);
    const asked = products.map(({ id, version }) => ({ version, product: this.known(id) }));
    const answer: BulkAnswer = { applied: apply, changes: [], unchanged: 0, refused: [] };
    const writes: { _id: string; version: number }[] = [];
    for (const { product, version } of asked) {
      const { _id: id, sku, name } = product;
      const changed = bulkChangeOf(product, change);
      if (changed === null) answer.unchanged += 1;
      else if (typeof changed === 'string') answer.refused.push({ id, sku, name, code: changed });
      else {
        const { from, to } = changed;
        answer.changes.push({ id, sku, name, from, to });
        writes.push({ _id: id, version });
      }
    }
    await this.writer.write(async (session, note) => {
      await this.assertReference(change, session);
      if (!apply) return;
      for (const seen of writes) {
        await this.products.changeIn(session, note, seen, (product) =>
          Promise.resolve(changesOf(product, change)),
        );
      }
    });
    return answer;
  }

  private known(id: string): ProductRecord {
    const product = this.index.all('product').get(id);
    if (!product) throw problem.notFound('Product');
    return product;
  }

  private assertMay({ field }: BulkChange, author: Principal): void {
    const ofPrices = field === 'price' || field === 'sale';
    if (ofPrices && !hasPermission(author, 'catalog.prices.write')) throw problem.forbidden();
  }

  /** What the products are to refer to exists, and is kept until they do. */
  private async assertReference(
    change: BulkChange,
    session: Parameters<CategoryRepository['touch']>[1],
  ): Promise<void> {
    if (change.field === 'attribute') return this.assertAttribute(change, session);
    const exists =
      change.field === 'categoryId'
        ? await this.categories.touch(change.value, session)
        : change.field === 'brandId'
          ? await this.brands.touch(change.value, session)
          : true;
    if (exists) return;
    throw problem.validation([
      { path: 'change.value', code: 'unknown', message: 'No such record' },
    ]);
  }

  private async assertAttribute(
    { code, value }: Extract<BulkChange, { field: 'attribute' }>,
    session: Parameters<AttributeRepository['all']>[0],
  ): Promise<void> {
    const definitions = await this.attributes.all(session);
    const own = definitions.filter((definition) => definition.code === code);
    // Without a value this finds an unknown attribute, and one that every product must have.
    if (value !== null) return assertAttributes([{ code, value }], own);
    if (own.length === 0) return assertAttributes([{ code, value: '' }], own);
    assertAttributes([], own);
  }
}

/** Computed from what is stored, of which the index may still have an older state. */
function changesOf(product: ProductRecord, change: BulkChange): Partial<ProductRecord> {
  const changed = bulkChangeOf(product, change);
  return changed === null || typeof changed === 'string' ? {} : changed.changes;
}
