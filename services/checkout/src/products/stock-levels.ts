import { Injectable, type OnModuleInit } from '@nestjs/common';
import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import type { z } from 'zod';

export type StockLevel = Pick<z.infer<typeof stockLevels.data>, 'available' | 'status'>;

/** What is left of every product, followed in memory by every replica. */
@Injectable()
export class StockLevels implements OnModuleInit {
  private readonly levels = new Map<string, StockLevel>();

  constructor(private readonly lastValues: LastValues) {}

  async onModuleInit(): Promise<void> {
    await this.lastValues.follow(stockLevels, (productId, { available, status }) => {
      this.levels.set(productId, { available, status });
    });
  }

  of(productId: string): StockLevel | undefined {
    return this.levels.get(productId);
  }

  /** How many are left, when that is known and fewer than the quantity. */
  leftBelow(productId: string, quantity: number): number | null {
    const left = this.of(productId)?.available;
    return left !== undefined && left < quantity ? Math.max(left, 0) : null;
  }
}
