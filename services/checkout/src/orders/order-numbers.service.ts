import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { CheckoutConfig } from '../config';
import type { OrderNumberDoc } from './order-number.schema';

type Purchase = { checkoutId: string; cartId: string };
type Waiting = Purchase & {
  resolve: (number: string | null) => void;
  reject: (error: unknown) => void;
};

const BATCH = 50;
const DIGITS = 6;

/**
 * Issues order numbers without gaps. A number is a row bound to its cart for ever, so a crash between issuing and placing
 * finds the same number again, and a second checkout of one cart gets none: that row is what makes "one order per cart" true.
 * Requests that arrive while a write is under way share the next one, so that the counter is no hot row.
 */
@Injectable()
export class OrderNumbers {
  private readonly queue: Waiting[] = [];
  private draining = false;
  private next: { year: number; count: number } | null = null;

  constructor(
    @InjectModel('OrderNumber') private readonly numbers: Model<OrderNumberDoc>,
    @Inject(CONFIG) private readonly config: Pick<CheckoutConfig, 'ORDER_NUMBER_PREFIX'>,
  ) {}

  /** The number of this purchase, or null when another checkout of the same cart has become an order. */
  take(purchase: Purchase): Promise<string | null> {
    return new Promise((resolve, reject) => {
      this.queue.push({ ...purchase, resolve, reject });
      if (!this.draining) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.draining = true;
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, BATCH);
      try {
        await this.issue(batch);
      } catch (error) {
        this.next = null;
        for (const waiting of batch) waiting.reject(error);
      }
    }
    this.draining = false;
  }

  /** Inserts in order and stops at the first clash, so that no number is skipped. */
  private async issue(batch: Waiting[]): Promise<void> {
    const year = new Date().getUTCFullYear();
    for (let rest = batch; rest.length > 0;) {
      const count = this.next?.year === year ? this.next.count : await this.countOf(year);
      const rows = rest.map(({ cartId, checkoutId }, index) => ({
        _id: rowId(year, count + index),
        cartId,
        checkoutId,
      }));
      const written = await this.insertUntilClash(rows);
      this.next = { year, count: count + written };
      rest.slice(0, written).forEach((waiting, index) => {
        waiting.resolve(this.format(rowId(year, count + index)));
      });
      rest = rest.slice(written);
      const [clashed] = rest;
      if (!clashed) return;
      if (await this.resolveKnown(clashed)) rest = rest.slice(1);
      else this.next = null;
    }
  }

  private async insertUntilClash(rows: Pick<OrderNumberDoc, '_id' | 'cartId' | 'checkoutId'>[]) {
    try {
      await this.numbers.insertMany(rows, { ordered: true });
      return rows.length;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const issued = await this.numbers
        .find({ _id: { $in: rows.map((row) => row._id) } })
        .limit(rows.length)
        .lean();
      const owners = new Map(issued.map((row) => [row._id, row.cartId]));
      const clash = rows.findIndex((row) => owners.get(row._id) !== row.cartId);
      return clash === -1 ? rows.length : clash;
    }
  }

  private async resolveKnown(waiting: Waiting): Promise<boolean> {
    const known = await this.numbers.findOne({ cartId: waiting.cartId }).lean();
    if (!known) return false;
    waiting.resolve(known.checkoutId === waiting.checkoutId ? this.format(known._id) : null);
    return true;
  }

  private async countOf(year: number): Promise<number> {
    const last = await this.numbers
      .findOne({ _id: { $gte: rowId(year, 0), $lt: rowId(year + 1, 0) } })
      .sort({ _id: -1 })
      .lean();
    return last ? Number(last._id.slice(last._id.indexOf('-') + 1)) + 1 : 1;
  }

  private format(id: string): string {
    return `${this.config.ORDER_NUMBER_PREFIX}-${id}`;
  }
}

function rowId(year: number, count: number): string {
  return `${year}-${String(count).padStart(DIGITS, '0')}`;
}
