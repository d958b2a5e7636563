import { Injectable } from '@nestjs/common';
import type { CreateReceipt } from '@solar/contracts/inventory/goods-receipts';
import { problem } from '@solar/service-kit/errors/problem';
import type { ClientSession } from 'mongoose';
import { expectDelivery } from '../stock/domain/incoming';
import { sumLines } from '../stock/domain/stock-error';
import type { StockLine } from '../stock/domain/stock-rows';
import type { StockUnitOfWork } from '../stock/domain/stock-unit-of-work';
import { deliveryOf, openLines } from './open-lines';
import { PurchaseOrderRepository } from './purchase-order.repository';
import type { PurchaseOrderDoc } from './purchase-order.schema';

/** Books receipts on the purchase orders that they answer. */
@Injectable()
export class PurchaseOrderReceiving {
  constructor(private readonly orders: PurchaseOrderRepository) {}

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
    this.assertOrdered(order, receipt.lines);
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

  /** What is still to come of the received products, once these pieces are in. */
  expectRest(
    work: StockUnitOfWork,
    order: PurchaseOrderDoc | null,
    lines: readonly StockLine[],
  ): void {
    if (!order) return;
    const received = new Map(sumLines(lines).map((line) => [line.productId, line.quantity]));
    const rest = openLines(order).flatMap(({ productId, quantity }) => {
      const now = received.get(productId);
      return now === undefined ? [] : [{ productId, quantity: quantity - now }];
    });
    expectDelivery(work, deliveryOf(order), rest);
  }

  /** No over-receipt: what was not ordered is adjusted or ordered, not slipped in. */
  private assertOrdered(order: PurchaseOrderDoc, lines: readonly StockLine[]): void {
    const open = new Map(
      order.lines.map((line) => [line.productId, line.quantity - line.received]),
    );
    const excess = sumLines(lines).filter(
      (line) => line.quantity > (open.get(line.productId) ?? 0),
    );
    if (excess.length === 0) return;
    throw problem.conflict('receipt.exceeds_order', 'More than is open on the purchase order', {
      extra: {
        excess: excess.map(({ productId, quantity }) => ({
          productId,
          quantity,
          open: open.get(productId) ?? 0,
        })),
      },
    });
  }
}
