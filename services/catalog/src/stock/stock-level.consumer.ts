import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { Envelope } from '@solar/contracts/common/envelope';
import { stockLevelChanged } from '@solar/contracts/inventory/events';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import { ChangeLog } from '../index/change-log';
import { STOCK_LEVEL, type StockLevelDoc } from './stock-level.schema';

type Level = z.infer<typeof stockLevelChanged.data>;

/** Keeps what inventory last said of each product. Levels change with every order, so there is no transaction. */
@Injectable()
export class StockLevelConsumer {
  constructor(
    @InjectModel(STOCK_LEVEL) private readonly levels: Model<StockLevelDoc>,
    private readonly changes: ChangeLog,
  ) {}

  @OnMessage(stockLevelChanged, { durable: 'stock-levels', inbox: false })
  async project(level: Level, envelope: Envelope): Promise<void> {
    const { productId, status, available } = level;
    try {
      await this.levels.updateOne(
        { _id: productId, sequence: { $lte: envelope.version } },
        { $set: { status, available, sequence: envelope.version } },
        { upsert: true },
      );
    } catch (error) {
      // A newer level is stored: the filter misses it and the upsert meets its id.
      if (!isDuplicateKey(error)) throw error;
    }
    await this.changes.record(undefined, 'stock', [productId]);
  }
}
