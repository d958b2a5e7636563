import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ReorderRule, SetReorderRule } from '@solar/contracts/inventory/reordering';
import { problem } from '@solar/service-kit/errors/problem';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { LocationRepository } from '../locations/location.repository';
import { ProductDirectory } from '../products/product-directory';
import type { ReorderRuleDoc } from './reorder-rule.schema';

/** Rules that are looked at for one proposal. */
const RULES_MAX = 20_000;

/** When products are ordered for each warehouse. */
@Injectable()
export class ReorderRuleService {
  constructor(
    @InjectModel('ReorderRule') private readonly rules: Model<ReorderRuleDoc>,
    private readonly products: ProductDirectory,
    private readonly locations: LocationRepository,
  ) {}

  async ofProduct(productId: string): Promise<{ items: ReorderRule[] }> {
    const docs = await this.rules.find({ productId }).lean<ReorderRuleDoc[]>();
    const warehouses = await this.locations.findWarehouses(docs.map((doc) => doc.warehouseId));
    const items = warehouses.flatMap(({ _id: id, code, name }) => {
      const rule = docs.find(({ warehouseId }) => warehouseId === id);
      if (!rule) return [];
      const { reorderPoint, target } = rule;
      return [{ warehouse: { id, code, name }, reorderPoint, target }];
    });
    return { items: items.sort((a, b) => a.warehouse.code.localeCompare(b.warehouse.code)) };
  }

  /** Rules of one warehouse, or of all. */
  in(warehouseId: string | undefined): Promise<ReorderRuleDoc[]> {
    return this.rules
      .find(warehouseId ? { warehouseId } : {})
      .limit(RULES_MAX)
      .lean<ReorderRuleDoc[]>()
      .exec();
  }

  async set(productId: string, warehouseId: string, rule: SetReorderRule) {
    await this.products.requireProducts([productId]);
    if (!(await this.locations.findWarehouse(warehouseId))) throw problem.notFound('Warehouse');
    const _id = `${productId}|${warehouseId}`;
    const write = () =>
      this.rules.updateOne(
        { _id },
        { $set: { productId, warehouseId, ...rule }, $inc: { version: 1 } },
        { upsert: true },
      );
    // Of two who set the first rule at once, one finds that of the other.
    await write().catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return write();
    });
    return this.ofProduct(productId);
  }

  async remove(productId: string, warehouseId: string): Promise<void> {
    const { deletedCount } = await this.rules.deleteOne({ _id: `${productId}|${warehouseId}` });
    if (deletedCount === 0) throw problem.notFound('Reorder rule');
  }
}
