import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import type { z } from 'zod';

type Status = z.output<typeof stockLevels.data>['status'];

/** How products stand in stock, followed in memory. */
@Injectable()
export class StockFigures implements OnApplicationBootstrap {
  private readonly statuses = new Map<string, Status>();

  constructor(private readonly values: LastValues) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.values.follow(stockLevels, (productId, { status }) => {
      this.statuses.set(productId, status);
    });
  }

  count(status: Status): number {
    let count = 0;
    for (const one of this.statuses.values()) if (one === status) count += 1;
    return count;
  }
}
