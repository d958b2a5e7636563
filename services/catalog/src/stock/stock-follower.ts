import { Injectable, type OnModuleInit } from '@nestjs/common';
import { stockLevels } from '@solar/contracts/inventory/events';
import { LastValues } from '@solar/service-kit/messaging/last-values';
import { CatalogueIndex } from '../index/catalogue-index';

/** Keeps the stock column at what inventory last published of each product. */
@Injectable()
export class StockFollower implements OnModuleInit {
  constructor(
    private readonly lastValues: LastValues,
    private readonly index: CatalogueIndex,
  ) {}

  /** All present levels are there before the first request. */
  onModuleInit(): Promise<void> {
    return this.lastValues.follow(stockLevels, (productId, level) => {
      const { status, available, warehouses, incoming } = level;
      this.index.stock.set(productId, { status, available, warehouses, incoming });
    });
  }
}
