import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Leases } from '@solar/service-kit/messaging/leases';
import type { Ledger, StockCommand } from './ledger';

/** Rows of one round; what is left waits for the next. */
export const ROUND_MAX = 200;

/** What a sweeper is called among the leases, and how often it looks. */
type Rounds = { lease: string; everyMs: number };

/** Looks for rows whose time is over, on one replica, and has the ledger act on them. */
export abstract class LedgerSweeper implements OnApplicationBootstrap {
  protected constructor(
    private readonly leases: Leases,
    private readonly ledger: Ledger,
    private readonly rounds: Rounds,
  ) {}

  onApplicationBootstrap(): void {
    const { lease, everyMs } = this.rounds;
    this.leases.whileHolding(lease, { everyMs }, () => this.sweep());
  }

  /** One round. */
  async sweep(now = new Date()): Promise<void> {
    const due = await this.due(now);
    if (due.length > 0) await this.ledger.execute(this.command(due.map(({ _id }) => _id)));
  }

  /** The rows that are due, at most `ROUND_MAX` of them. */
  protected abstract due(now: Date): Promise<readonly { _id: string }[]>;

  protected abstract command(ids: readonly string[]): StockCommand<void>;
}
