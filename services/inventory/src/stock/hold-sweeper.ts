import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Leases } from '@solar/service-kit/messaging/leases';
import type { Model } from 'mongoose';
import { Ledger } from './ledger';
import type { ReservationDoc } from './reservation.schema';
import { expireHoldsCommand } from './stock-commands';

const SWEEP_EVERY_MS = 15_000;
/** Holds that one round ends; what is left waits for the next. */
const ROUND_MAX = 200;

/** Ends holds whose time is over, on one replica. A sale that needs their pieces does not wait for it. */
@Injectable()
export class HoldSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly leases: Leases,
    private readonly ledger: Ledger,
    @InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('sweep-holds', { everyMs: SWEEP_EVERY_MS }, () => this.sweep());
  }

  /** Ends the holds that are due. */
  async sweep(): Promise<void> {
    const due = await this.reservations
      .find({ status: 'held', expiresAt: { $lte: new Date() } }, { _id: 1 })
      .limit(ROUND_MAX)
      .lean();
    if (due.length > 0) await this.ledger.execute(expireHoldsCommand(due.map(({ _id }) => _id)));
  }
}
