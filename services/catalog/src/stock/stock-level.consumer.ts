import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Envelope } from '@solar/contracts/common/envelope';
import { stockLevelChanged } from '@solar/contracts/inventory/events';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import { CatalogueIndex } from '../index/catalogue-index';

type Level = z.infer<typeof stockLevelChanged.data>;

@Injectable()
export class StockLevelConsumer {
  constructor(private readonly index: CatalogueIndex) {}

  @OnMessage(stockLevelChanged, { durable: 'stock-levels', inbox: false })
  async project({ productId, status, available }: Level, _envelope: Envelope): Promise<void> {
    this.index.stock.set(productId, { status, available });
  }
}
