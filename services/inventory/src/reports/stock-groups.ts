import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StockGroup } from '@solar/contracts/inventory/valuation';
import type { Model } from 'mongoose';
import { LocationRepository } from '../locations/location.repository';
import type { ProductStockDoc } from '../stock/product-stock.schema';

/** The row of a report to which goods belong. */
export interface GroupHead {
  key: string;
  label: string;
  sku: string | null;
}

export type GroupOf = (productId: string, warehouseId: string) => GroupHead;

/** Names the rows of reports on the stock. */
@Injectable()
export class StockGroups {
  constructor(
    @InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>,
    private readonly locations: LocationRepository,
  ) {}

  /** A function that says to which row the goods of a product in a warehouse belong. */
  async by(
    group: StockGroup,
    productIds: readonly string[],
    warehouseIds: readonly string[],
  ): Promise<GroupOf> {
    if (group === 'warehouse') {
      const docs = await this.locations.findWarehouses([...new Set(warehouseIds)]);
      const names = new Map(docs.map(({ _id, code, name }) => [_id, `${code} · ${name}`]));
      return (_productId, id) => ({ key: id || 'transit', label: names.get(id) ?? id, sku: null });
    }
    const docs = await this.products
      .find(
        { _id: { $in: [...new Set(productIds)] } },
        { sku: 1, brand: 1, name: 1, categorySlug: 1 },
      )
      .lean();
    const known = new Map(docs.map((doc) => [doc._id, doc]));
    return (id) => {
      const doc = known.get(id);
      if (group === 'category') {
        const slug = doc?.categorySlug ?? '';
        return { key: slug, label: slug, sku: null };
      }
      return { key: id, label: doc ? `${doc.brand} ${doc.name}` : id, sku: doc?.sku ?? id };
    };
  }
}
