import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Money } from '@solar/contracts/common/money';
import type { Page } from '@solar/contracts/common/pagination';
import { hasPermission } from '@solar/contracts/common/permissions';
import { INVENTORY_ID_PREFIX } from '@solar/contracts/inventory/fields';
import type {
  CreateSupplierProduct,
  SupplierProduct,
  SupplierProductQuery,
  UpdateSupplierProduct,
} from '@solar/contracts/inventory/reordering';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { ProductDirectory } from '../products/product-directory';
import { SupplierRepository } from '../suppliers/supplier.repository';
import { SupplierProductRepository } from './supplier-product.repository';
import type { SupplierProductDoc } from './supplier-product.schema';

function assertMayPrice(user: Principal): void {
  if (hasPermission(user, 'catalog.costs.write')) return;
  throw problem.forbidden('You may not change costs');
}

/** On which terms suppliers deliver products. */
@Injectable()
export class SupplierProductService {
  constructor(
    private readonly supplierProducts: SupplierProductRepository,
    private readonly suppliers: SupplierRepository,
    private readonly products: ProductDirectory,
    private readonly transactions: Transactions,
  ) {}

  async list(query: SupplierProductQuery, user: Principal): Promise<Page<SupplierProduct>> {
    const [docs, total] = await this.supplierProducts.list(query);
    return paged(await this.present(docs, user), total, query);
  }

  async create(input: CreateSupplierProduct, user: Principal): Promise<SupplierProduct> {
    if (input.unitCost) assertMayPrice(user);
    await this.products.requireProducts([input.productId]);
    const supplier = await this.suppliers.find(input.supplierId);
    if (!supplier) {
      throw problem.validation([
        { path: 'supplierId', code: 'unknown', message: 'Unknown supplier' },
      ]);
    }
    const _id = newId(INVENTORY_ID_PREFIX.supplierProduct);
    await this.assertCurrency({ _id, ...input }, input.unitCost);
    await this.transactions
      .run(async (session) => {
        if (input.preferred) {
          await this.supplierProducts.preferOnly(input.productId, _id, session);
        }
        await this.supplierProducts.insert({ _id, ...input }, session);
      })
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        throw problem.conflict(
          'supplier_product.duplicate',
          'This product of the supplier is listed already',
        );
      });
    return this.get(_id, user);
  }

  async update(id: string, edit: UpdateSupplierProduct, user: Principal): Promise<SupplierProduct> {
    const seen = await this.require(id);
    const { unitCost, ...terms } = edit;
    // Who does not see the cost sends none, and leaves it as it is.
    const unseen = unitCost === null && !hasPermission(user, 'catalog.costs.read');
    const priced = unitCost !== undefined && !unseen;
    if (priced && !isDeepStrictEqual(unitCost, seen.unitCost)) assertMayPrice(user);
    const change = priced ? edit : terms;
    await this.assertCurrency(seen, unitCost ?? null);
    await this.transactions.run(async (session) => {
      if (edit.preferred) await this.supplierProducts.preferOnly(seen.productId, id, session);
      await this.supplierProducts.update(seen, change, session);
    });
    return this.get(id, user);
  }

  async remove(id: string): Promise<void> {
    if (!(await this.supplierProducts.remove(id))) throw problem.notFound('Supplier product');
  }

  /** A supplier's products are in one currency, since a purchase order is. */
  private async assertCurrency(
    { _id, supplierId }: Pick<SupplierProductDoc, '_id' | 'supplierId'>,
    cost: Money | null,
  ): Promise<void> {
    if (!cost) return;
    const currency = await this.supplierProducts.currencyOf(supplierId, _id);
    if (currency === null || currency === cost.currency) return;
    const message = `The other costs of this supplier are in ${currency}`;
    throw problem.validation([{ path: 'unitCost', code: 'mixed_currencies', message }]);
  }

  private async get(id: string, user: Principal): Promise<SupplierProduct> {
    const [view] = await this.present([await this.require(id)], user);
    if (!view) throw problem.notFound('Supplier product');
    return view;
  }

  private async require(id: string): Promise<SupplierProductDoc> {
    const doc = await this.supplierProducts.find(id);
    if (!doc) throw problem.notFound('Supplier product');
    return doc;
  }

  private async present(
    docs: readonly SupplierProductDoc[],
    user: Principal,
  ): Promise<SupplierProduct[]> {
    const productOf = await this.products.refs(docs.map(({ productId }) => productId));
    const supplierIds = [...new Set(docs.map(({ supplierId }) => supplierId))];
    const suppliers = new Map(
      (await this.suppliers.findMany(supplierIds)).map(({ _id: id, code, name }) => [
        id,
        { id, code, name },
      ]),
    );
    const seesCosts = hasPermission(user, 'catalog.costs.read');
    return docs.map((doc) => {
      const { _id: id, supplierId, productId, version: _, ...terms } = doc;
      const supplier = suppliers.get(supplierId) ?? {
        id: supplierId,
        code: supplierId,
        name: supplierId,
      };
      const { supplierSku, packSize, minimumOrder, leadTimeDays, preferred } = terms;
      return {
        ...{ id, supplier, product: productOf(productId) },
        ...{ supplierSku, packSize, minimumOrder, leadTimeDays, preferred },
        unitCost: seesCosts ? terms.unitCost : null,
      };
    });
  }
}
