import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Leases } from '@solar/service-kit/messaging/leases';
import type { Model } from 'mongoose';
import { Ledger } from './ledger';
import { LedgerSweeper, ROUND_MAX } from './ledger-sweeper';
import type { ReservationDoc } from './reservation.schema';
import { expireHoldsCommand } from './stock-commands';

const SWEEP_EVERY_MS = 15_000;

/** Ends holds whose time is over. A sale that needs their pieces does not wait for it. */
@Injectable()
export class HoldSweeper extends LedgerSweeper {
  protected readonly command = expireHoldsCommand;

  constructor(
    leases: Leases,
    ledger: Ledger,
    @InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>,
  ) {
    super(leases, ledger, { lease: 'sweep-holds', everyMs: SWEEP_EVERY_MS });
  }

  protected due(now: Date) {
    return this.reservations
      .find({ status: 'held', expiresAt: { $lte: now } }, { _id: 1 })
      .limit(ROUND_MAX)
      .lean();
  }
}
