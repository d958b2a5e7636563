import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Leases } from '@solar/service-kit/messaging/leases';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import { QuoteMoves } from './quote-moves';
import { QuoteStock } from './quote-stock';
import { QuoteRepository } from './quote.repository';

const LOOK_EVERY_MS = 60_000;
/** Waiting quotes that one round looks at, those that have waited longest. */
const ROUND_MAX = 500;

/** Looks whether there is enough by now for accepted quotes whose customers chose to wait. */
@Injectable()
export class QuoteWaits implements OnApplicationBootstrap {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly stock: QuoteStock,
    private readonly moves: QuoteMoves,
    private readonly leases: Leases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('quote-waits', { everyMs: LOOK_EVERY_MS }, () => this.look());
  }

  /** Announces what can be ordered now. */
  async look(): Promise<void> {
    const now = new Date();
    for (const quote of await this.quotes.waiting(ROUND_MAX)) {
      if (quote.validUntil !== null && quote.validUntil <= now) continue;
      if (this.stock.shortages(quote, now).length > 0) continue;
      await this.moves.available(quote).catch((error: unknown) => {
        this.logger.warn({ err: error, id: quote._id }, 'a waiting quote is looked at again later');
      });
    }
  }
}
