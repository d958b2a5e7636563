import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Leases } from '@solar/service-kit/messaging/leases';
import type { Model } from 'mongoose';
import type { BalanceDoc } from './balance.schema';
import { Ledger } from './ledger';
import { LedgerSweeper, ROUND_MAX } from './ledger-sweeper';
import { lapseGoodsCommand } from './stock-commands';

const SWEEP_EVERY_MS = 60_000;

/** Takes goods out of what can be sold when their day is over: counts those apart that have expired since the last round. */
@Injectable()
export class ExpirySweeper extends LedgerSweeper {
  protected readonly command = lapseGoodsCommand;

  constructor(
    leases: Leases,
    ledger: Ledger,
    @InjectModel('Balance') private readonly balances: Model<BalanceDoc>,
  ) {
    super(leases, ledger, { lease: 'expire-goods', everyMs: SWEEP_EVERY_MS });
  }

  protected due(now: Date) {
    return this.balances
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
  }
}
