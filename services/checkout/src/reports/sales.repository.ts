import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Period } from '@solar/contracts/checkout/reports-http';
import { OFFICE_TIME_ZONE } from '@solar/contracts/common/office-time';
import type { OrderStatus } from '@solar/contracts/checkout/order-states';
import type { Model, PipelineStage } from 'mongoose';
import type { OrderDoc } from '../orders/order.schema';
import { within } from './periods';

/** Unpaid, and orders that ended without a sale. */
const NO_SALE: readonly OrderStatus[] = ['pending', 'cancelled', 'refunded'];

/** What an order is counted under. */
export type OrderKey = 'day' | 'month' | 'customer';
export type OrderSums = {
  key: string;
  name: string;
  orders: number;
  pieces: number;
  goods: number;
  shipping: number;
  tax: number;
  total: number;
  refunded: number;
};
/** Lines of one product under one key. */
export type LineSums = {
  key: string;
  productId: string;
  name: string;
  pieces: number;
  goods: number;
};

const PLACED = { date: '$placedAt', timezone: OFFICE_TIME_ZONE } as const;
const KEYS = {
  day: { $dateToString: { format: '%Y-%m-%d', ...PLACED } },
  month: { $dateToString: { format: '%Y-%m', ...PLACED } },
  customer: '$customerId',
  currency: '$totals.total.currency',
} as const;

/** The condition that every report reads by: an index on the date finds the orders of a period. */
export function soldIn(period: Period): { placedAt: object; status: object } {
  return { placedAt: within(period), status: { $nin: NO_SALE } };
}

/** Sums over the orders that are sales. */
@Injectable()
export class SalesRepository {
  constructor(@InjectModel('Order') private readonly orders: Model<OrderDoc>) {}

  /** One sum for each currency. */
  byCurrency(period: Period): Promise<OrderSums[]> {
    return this.sumOrders({ $match: soldIn(period) }, 'currency');
  }

  byOrder(period: Period, currency: string, key: OrderKey): Promise<OrderSums[]> {
    return this.sumOrders(sales(period, currency), key);
  }

  /** One sum for each product, under the key of its orders; without a key the products of all of them. */
  async byLine(period: Period, currency: string, key?: OrderKey): Promise<LineSums[]> {
    const rows = await this.orders
      .aggregate<Omit<LineSums, 'key' | 'productId'> & { _id: { key?: string; product: string } }>([
        sales(period, currency),
        { $unwind: '$lines' },
        {
          $group: {
            _id: { ...(key && { key: KEYS[key] }), product: '$lines.productId' },
            name: { $max: '$lines.name' },
            pieces: { $sum: '$lines.quantity' },
            goods: { $sum: '$lines.lineTotal.amount' },
          },
        },
      ])
      .exec();
    return rows.map(({ _id, ...sums }) => ({
      key: _id.key ?? _id.product,
      productId: _id.product,
      ...sums,
    }));
  }

  private async sumOrders(
    match: PipelineStage.Match,
    key: OrderKey | 'currency',
  ): Promise<OrderSums[]> {
    const rows = await this.orders
      .aggregate<Omit<OrderSums, 'key'> & { _id: string }>([
        match,
        {
          $group: {
            _id: KEYS[key],
            name: { $max: '$customerName' },
            orders: { $sum: 1 },
            pieces: { $sum: '$itemCount' },
            goods: { $sum: '$totals.subtotal.amount' },
            shipping: { $sum: '$totals.shipping.amount' },
            tax: { $sum: '$totals.tax.amount' },
            total: { $sum: '$totals.total.amount' },
            refunded: { $sum: '$refundedMinor' },
          },
        },
      ])
      .exec();
    return rows.map(({ _id, ...sums }) => ({ key: _id, ...sums }));
  }
}

function sales(period: Period, currency: string): PipelineStage.Match {
  return { $match: { ...soldIn(period), 'totals.total.currency': currency } };
}
