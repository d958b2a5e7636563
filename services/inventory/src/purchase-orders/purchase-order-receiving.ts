import { Injectable } from '@nestjs/common';
import type { CreateReceipt, ReceiptExcess } from '@solar/contracts/inventory/goods-receipts';
import { problem } from '@solar/service-kit/errors/problem';
import type { ClientSession } from 'mongoose';
import { expectDelivery } from '../stock/domain/incoming';
import { sumLines } from '../stock/domain/stock-error';
import type { StockLine } from '../stock/domain/stock-rows';
import type { StockUnitOfWork } from '../stock/domain/stock-unit-of-work';
import { ProductDirectory } from '../products/product-directory';
import { SettingsService } from '../settings/settings.service';
import { allowedOf, deliveryOf, openOf } from './open-lines';
import { PurchaseOrderRepository } from './purchase-order.repository';
import type { PurchaseOrderDoc } from './purchase-order.schema';

/** Books receipts on the purchase orders that they answer. */
@Injectable()
export class PurchaseOrderReceiving {
  constructor(
    private readonly orders: PurchaseOrderRepository,
    private readonly products: ProductDirectory,
    private readonly settings: SettingsService,
  ) {}

  /** The order on which a posted receipt was booked. */
  async orderOf(id: string | null): Promise<PurchaseOrderDoc | null> {
    return id === null ? null : this.orders.find(id);
  }

  /** The order that a receipt answers, checked; null for a receipt without one. */
  async open(id: string | null, receipt: CreateReceipt): Promise<PurchaseOrderDoc | null> {
    if (id === null) return null;
    const order = await this.orders.find(id);
    const matches =
      order?.supplierId === receipt.supplierId && order.warehouseId === receipt.warehouseId;
    if (!order || !matches) {
      throw problem.validation([
        {
          path: 'purchaseOrderId',
          code: 'unknown',
          message: 'Not an order to this supplier for this warehouse',
        },
      ]);
    }
    if (order.status !== 'approved') {
      throw problem.conflict('purchase_order.not_approved', `${order.number} is ${order.status}`);
    }
    await this.assertOrdered(order, receipt.lines);
    return order;
  }

  /**
   * Adds received pieces to the order as it was checked. When another receipt came in between, the version
   * differs and the whole posting is refused, so that two receipts never exceed the order together.
   */
  async book(
    order: PurchaseOrderDoc | null,
    lines: readonly StockLine[],
    session: ClientSession,
  ): Promise<void> {
    if (!order) return;
    const received = new Map(sumLines(lines).map((line) => [line.productId, line.quantity]));
    const next = order.lines.map((line) => ({
      ...line,
      received: line.received + (received.get(line.productId) ?? 0),
    }));
    await this.orders.update(order, { lines: next }, session);
  }

  /** What is still to come of the received products, once these pieces are in (or out again, below zero). */
  expectRest(
    work: StockUnitOfWork,
    order: PurchaseOrderDoc | null,
    lines: readonly StockLine[],
  ): void {
    if (order?.status !== 'approved') return;
    const booked = new Map(sumLines(lines).map((line) => [line.productId, line.quantity]));
    const rest = order.lines.flatMap((line) => {
      const now = booked.get(line.productId);
      if (now === undefined) return [];
      return [{ productId: line.productId, quantity: openOf(line) - now }];
    });
    expectDelivery(work, deliveryOf(order), rest);
  }

  /** No over-receipt beyond the tolerance: what was not ordered is adjusted or ordered, not slipped in. */
  private async assertOrdered(order: PurchaseOrderDoc, lines: readonly StockLine[]): Promise<void> {
    const { overReceiptPercent } = await this.settings.get();
    const ordered = new Map(order.lines.map((line) => [line.productId, line]));
    const beyond = sumLines(lines).flatMap(({ productId, quantity }) => {
      const line = ordered.get(productId);
      const allowed = line ? allowedOf(line, overReceiptPercent) : 0;
      return quantity > allowed
        ? [{ productId, quantity, open: Math.max(0, line ? openOf(line) : 0), allowed }]
        : [];
    });
    if (beyond.length === 0) return;
    const productOf = await this.products.refs(beyond.map(({ productId }) => productId));
    const extra: ReceiptExcess = {
      tolerancePercent: overReceiptPercent,
      excess: beyond.map((line) => ({ ...line, sku: productOf(line.productId).sku })),
    };
    throw problem.conflict('receipt.exceeds_order', 'More than is open on the purchase order', {
      extra,
    });
  }
}
