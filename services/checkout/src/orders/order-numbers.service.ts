import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Database } from '@solar/service-kit/mongo/database';
import type { CheckoutConfig } from '../config';

type Counter = { _id: string; last: number };
type Block = { year: number; free: number[] };
/** A number on loan: it is given back when no order came of it. */
export type LentNumber = { year: number; count: number; text: string };

const DIGITS = 6;

/** One row a year in the collection `counters`. */
const counterId = (year: number) => `orders-${year}`;

/**
 * Issues order numbers out of blocks that a replica leases from one counter, so that no order waits for another's write. A number is
 * never issued twice; the rest of a block is lost when its replica ends.
 */
@Injectable()
export class OrderNumbers {
  private block: Block = { year: 0, free: [] };
  private leasing: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG)
    private readonly config: Pick<CheckoutConfig, 'ORDER_NUMBER_PREFIX' | 'ORDER_NUMBER_BLOCK'>,
  ) {}

  async take(): Promise<LentNumber> {
    const year = new Date().getUTCFullYear();
    for (;;) {
      const count = this.block.year === year ? this.block.free.shift() : undefined;
      if (count !== undefined) return { year, count, text: this.format(year, count) };
      this.leasing ??= this.lease(year).finally(() => (this.leasing = null));
      await this.leasing;
    }
  }

  /** Only for a number that no write has carried to its end: the next order gets it. */
  giveBack({ year, count }: LentNumber): void {
    if (this.block.year !== year) return;
    this.block.free.push(count);
    this.block.free.sort((a, b) => a - b);
  }

  private async lease(year: number): Promise<void> {
    const size = this.config.ORDER_NUMBER_BLOCK;
    const counter = await this.database
      .collection<Counter>('counters')
      .findOneAndUpdate(
        { _id: counterId(year) },
        { $inc: { last: size } },
        { upsert: true, returnDocument: 'after' },
      );
    if (!counter) throw new Error('upsert answered nothing');
    const first = counter.last - size + 1;
    this.block = { year, free: Array.from({ length: size }, (_, index) => first + index) };
  }

  private format(year: number, count: number): string {
    return `${this.config.ORDER_NUMBER_PREFIX}-${year}-${String(count).padStart(DIGITS, '0')}`;
  }
}
