import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Leases } from '@solar/service-kit/messaging/leases';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import { Metrics } from '@solar/service-kit/telemetry/metrics';
import type { Logger } from 'pino';
import { findDrifts } from './find-drifts';
import { ReconciliationRepository } from './reconciliation.repository';
import type { ReconciliationDoc } from './reconciliation.schema';

const EVERY_MS = 15 * 60_000;

/** Recomputes every counter from the ledger, and alarms when one has drifted: log, metric and overview. */
@Injectable()
export class ReconciliationService implements OnApplicationBootstrap {
  private lastDrifts = 0;

  constructor(
    private readonly repository: ReconciliationRepository,
    private readonly leases: Leases,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const help = 'Stock counters that differ from the ledger, at the last check';
    this.metrics.gauge({ name: 'inventory_counter_drifts', help }, async (gauge) =>
      gauge.set(this.lastDrifts),
    );
    const holds = {
      name: 'inventory_holds_open',
      help: 'Stock that is held for purchases under way',
    };
    this.metrics.gauge(holds, async (gauge) => gauge.set(await this.repository.openHolds()));
    this.leases.whileHolding('reconcile-stock', { everyMs: EVERY_MS }, async () => {
      await this.run();
    });
  }

  /** Compares now and keeps the result. */
  async run(): Promise<ReconciliationDoc> {
    const figures = await this.repository.figures();
    const drifts = findDrifts(figures);
    this.lastDrifts = drifts.length;
    if (drifts.length > 0) this.logger.error({ drifts }, 'stock counters drifted from the ledger');
    const checked = figures.products.length * 3 + figures.balances.length * 2;
    return this.repository.record(checked, drifts);
  }

  last(): Promise<ReconciliationDoc | null> {
    return this.repository.last();
  }
}
