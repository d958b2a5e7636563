import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Leases } from '@solar/service-kit/messaging/leases';
import type { Model } from 'mongoose';
import type { BalanceDoc } from './balance.schema';
import { Ledger } from './ledger';
import { lapseGoodsCommand } from './stock-commands';

const SWEEP_EVERY_MS = 60_000;
/** Bins of one round; what is left waits for the next. */
const ROUND_MAX = 200;

/** Takes goods out of what can be sold when their day is over, on one replica. */
@Injectable()
export class ExpirySweeper implements OnApplicationBootstrap {
  constructor(
    private readonly leases: Leases,
    private readonly ledger: Ledger,
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('expire-goods', { everyMs: SWEEP_EVERY_MS }, () => this.sweep());
  }

  /** Counts the goods apart that have expired since the last round. */
  async sweep(now = new Date()): Promise<void> {
    const over = await this.balances
      .find(
        {
          expiresOn: { $type: 'string', $lt: now.toISOString().slice(0, 10) },
          onHand: { $gt: 0 },
          expired: { $ne: true },
        },
        { _id: 1 },
      )
      .limit(ROUND_MAX)
      .lean();
    if (over.length > 0) await this.ledger.execute(lapseGoodsCommand(over.map(({ _id }) => _id)));
  }
}
