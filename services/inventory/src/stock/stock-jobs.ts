import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Leases } from '@solar/service-kit/messaging/leases';
import type { Model } from 'mongoose';
import type { HoldDoc } from './hold.schema';
import { Ledger } from './ledger';
import type { ProductStockDoc } from './product-stock.schema';
import { expireHoldsCommand, publishLevelsCommand } from './stock-commands';

const SWEEP_EVERY_MS = 2_000;
const PUBLISH_EVERY_MS = 500;
/** Rows that one round takes; what is left waits for the next. */
const ROUND_MAX = 200;

/** Regular work on stock: ends holds whose time is over and announces changed levels, on one replica. */
@Injectable()
export class StockJobs implements OnApplicationBootstrap {
  constructor(
    private readonly leases: Leases,
    private readonly ledger: Ledger,
    @InjectModel('Hold') private readonly holds: Model<HoldDoc>,
    @InjectModel('ProductStock') private readonly products: Model<ProductStockDoc>,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('sweep-holds', { everyMs: SWEEP_EVERY_MS }, () => this.sweep());
    this.leases.whileHolding('publish-levels', { everyMs: PUBLISH_EVERY_MS }, () => this.publish());
  }

  /** Ends the holds that are due. */
  async sweep(): Promise<void> {
    const due = await this.holds
      .find({ status: 'active', expiresAt: { $lte: new Date() } }, { _id: 1 })
      .limit(ROUND_MAX)
      .lean();
    if (due.length > 0) await this.ledger.execute(expireHoldsCommand(due.map(({ _id }) => _id)));
  }

  /** Announces the levels that changed since the last round. */
  async publish(): Promise<void> {
    const changed = await this.products
      .find({ levelDirty: true }, { _id: 1 })
      .limit(ROUND_MAX)
      .lean();
    if (changed.length === 0) return;
    await this.ledger.execute(publishLevelsCommand(changed.map(({ _id }) => _id)));
  }
}
