import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Leases } from '@solar/service-kit/messaging/leases';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import { UserRepository } from '../user/user.repository';
import { AccountErasure } from './account-erasure';

const HOUR_MS = 3_600_000;
const BATCH = 100;

/** Deletes the accounts whose time of grace is over, an hour after it at most. */
@Injectable()
export class DueDeletions implements OnApplicationBootstrap {
  constructor(
    private readonly users: UserRepository,
    private readonly erasure: AccountErasure,
    private readonly transactions: Transactions,
    private readonly leases: Leases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('account-deletions', { everyMs: HOUR_MS }, (signal) =>
      this.sweep(new Date(), signal),
    );
  }

  /** One that cannot be deleted now is tried again in the next round, and keeps no other waiting. */
  async sweep(now: Date, signal?: AbortSignal): Promise<void> {
    const failed: string[] = [];
    for (;;) {
      const due = await this.users.idsDueForDeletion(now, failed, BATCH);
      if (due.length === 0 || signal?.aborted) return;
      for (const userId of due) {
        if (signal?.aborted) return;
        await this.transactions
          .run((session) => this.erasure.eraseDue(userId, now, session))
          .catch((error: unknown) => {
            failed.push(userId);
            this.logger.error({ err: error, userId }, 'account was not deleted');
          });
      }
    }
  }
}
