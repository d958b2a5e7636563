import { Injectable } from '@nestjs/common';
import type { Receivable } from '@solar/contracts/inventory/purchase-orders';
import { problem } from '@solar/service-kit/errors/problem';
import { LocationDirectory } from '../locations/location-directory';
import { LocationRepository } from '../locations/location.repository';
import { ProductDirectory } from '../products/product-directory';
import { SettingsService } from '../settings/settings.service';
import { allowedOf, openOf } from './open-lines';
import { PurchaseOrderRepository } from './purchase-order.repository';

/** What a receipt on a purchase order begins with: its open lines, and the bins where their products lie. */
@Injectable()
export class ReceivableLines {
  constructor(
    private readonly orders: PurchaseOrderRepository,
    private readonly products: ProductDirectory,
    private readonly places: LocationRepository,
    private readonly locations: LocationDirectory,
    private readonly settings: SettingsService,
  ) {}

  async of(id: string): Promise<Receivable> {
    const order = await this.orders.find(id);
    if (!order) throw problem.notFound('Purchase order');
    const { overReceiptPercent: tolerancePercent } = await this.settings.get();
    const ids = order.lines.map(({ productId }) => productId);
    const productOf = await this.products.refs(ids);
    const fullest = await this.places.fullestBins(order.warehouseId, ids);
    const binOf = await this.locations.binRefs([...fullest.values()]);
    const lines = order.lines.map((line) => {
      const binId = fullest.get(line.productId);
      return {
        product: productOf(line.productId),
        ordered: line.quantity,
        received: line.received,
        open: Math.max(0, openOf(line)),
        allowed: allowedOf(line, tolerancePercent),
        bin: binId === undefined ? null : binOf(binId),
      };
    });
    return { tolerancePercent, lines };
  }
}
