import { Injectable } from '@nestjs/common';
import type { Money } from '@solar/contracts/common/money';
import type { PurchaseOrderDoc } from '../purchase-orders/purchase-order.schema';
import { SupplierProductRepository } from '../reordering/supplier-product.repository';

/** What received goods cost. */
@Injectable()
export class ReceiptCosts {
  constructor(private readonly terms: SupplierProductRepository) {}

  /** Cost of a piece: as ordered, else on the terms of the supplier; null when neither says it. */
  async of(
    supplierId: string,
    order: Pick<PurchaseOrderDoc, 'lines'> | null,
    productIds: readonly string[],
  ): Promise<(productId: string) => Money | null> {
    const ordered = new Map(order?.lines.map((line) => [line.productId, line.unitCost]));
    const open = [...new Set(productIds)].filter((id) => !ordered.get(id));
    const terms = open.length > 0 ? await this.terms.ofProducts(open) : [];
    const listed = new Map(
      terms
        .filter((one) => one.supplierId === supplierId)
        .map(({ productId, unitCost }) => [productId, unitCost]),
    );
    return (productId) => ordered.get(productId) ?? listed.get(productId) ?? null;
  }
}
