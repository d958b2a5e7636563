import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { Leases } from '@solar/service-kit/messaging/leases';
import type { Model } from 'mongoose';
import type { ProductStockDoc } from './product-stock.schema';
import { levelValueOf } from './stock-messages';
import { PRODUCT_FIELDS, productRowOf } from './stored-rows';

const EVERY_MS = 24 * 3_600_000;
const AT_ONCE = 50;

/**
 * Brings the bucket of levels up to the counters when a replica takes this over, which is after each start and after a loss of
 * the bucket's data; between, every level is announced with its change.
 */
@Injectable()
export class LevelReconciler implements OnApplicationBootstrap {
  constructor(
    private readonly leases: Leases,
    private readonly values: LastValues,
    @InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('reconcile-levels', { everyMs: EVERY_MS }, async () => {
      await this.reconcile();
    });
  }

  /** Puts the level of every product whose version the bucket does not have; answers how many. */
  async reconcile(): Promise<number> {
    const versions = await this.values.versions(stockLevels);
    const rows = (await this.products.find({}, PRODUCT_FIELDS).lean()).map(productRowOf);
    const behind = rows.filter((row) => versions.get(row.productId) !== row.version);
    for (let at = 0; at < behind.length; at += AT_ONCE) {
      const some = behind.slice(at, at + AT_ONCE);
      await Promise.all(some.map((row) => this.values.put(stockLevels, levelValueOf(row))));
    }
    return behind.length;
  }
}
