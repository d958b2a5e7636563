import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Leases } from '@solar/service-kit/messaging/leases';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Model, QueryFilter } from 'mongoose';
import type { Logger } from 'pino';
import { Ledger } from './ledger';
import type { ReservationDoc } from './reservation.schema';
import { coverShortageCommand } from './stock-commands';

/** What a crash has left uncovered is found by then. */
const LOOK_EVERY_MS = 600_000;

/** Gives goods that came to the orders that wait for them, the oldest first. */
@Injectable()
export class WaitingOrders implements OnApplicationBootstrap {
  constructor(
    private readonly leases: Leases,
    private readonly ledger: Ledger,
    @InjectModel('Reservation') private readonly reservations: Model<ReservationDoc>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('cover-waiting-orders', { everyMs: LOOK_EVERY_MS }, () =>
      this.coverThose({ short: { $exists: true } }),
    );
  }

  /** After goods came into bins; nobody waits for it. */
  cover(productIds: readonly string[]): void {
    if (productIds.length === 0) return;
    const ids = [...new Set(productIds)];
    this.coverThose({ short: { $exists: true }, 'short.productId': { $in: ids } }).catch(
      (error: unknown) => this.logger.warn({ err: error }, 'waiting orders not covered yet'),
    );
  }

  private async coverThose(filter: QueryFilter<ReservationDoc>): Promise<void> {
    const waiting = await this.reservations
      .find({ ...filter, status: 'allocated' }, { orderId: 1 })
      .sort({ allocatedAt: 1 })
      .lean();
    for (const { orderId } of waiting) {
      if (orderId) await this.ledger.execute(coverShortageCommand({ orderId, actor: null }));
    }
  }
}
