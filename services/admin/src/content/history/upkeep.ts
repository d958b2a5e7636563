import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ContentStatus } from '@solar/contracts/admin/content-http';
import { Leases } from '@solar/service-kit/messaging/leases';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import { ContentWriter } from '../content-writer';
import { ContentRepository } from '../content.repository';
import { PreviewService } from './preview.service';
import { TrashService } from './trash.service';

const LOOK_EVERY_MS = 30_000;
/** What is kept for days is removed with an hour's precision. */
const CLEAN_EVERY_MS = 3_600_000;
/** Entries that one round publishes or hides; what is left waits for the next. */
const ROUND_MAX = 50;

const PLANS = [
  { field: 'publishAt', status: 'published', action: 'published' },
  { field: 'hideAt', status: 'draft', action: 'hidden' },
] as const satisfies readonly {
  field: 'publishAt' | 'hideAt';
  status: ContentStatus;
  action: string;
}[];

/** Publishes and hides what is due, and removes old trash and ended previews. */
@Injectable()
export class ContentUpkeep implements OnApplicationBootstrap {
  constructor(
    private readonly entries: ContentRepository,
    private readonly writer: ContentWriter,
    private readonly trash: TrashService,
    private readonly previews: PreviewService,
    private readonly leases: Leases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('content-plans', { everyMs: LOOK_EVERY_MS }, () =>
      this.carryOutPlans(new Date()),
    );
    this.leases.whileHolding('content-cleaning', { everyMs: CLEAN_EVERY_MS }, () =>
      this.clean(new Date()),
    );
  }

  /** Publishes and hides what is due at a time. */
  async carryOutPlans(now: Date): Promise<void> {
    for (const plan of PLANS) await this.carryOut(plan, now);
  }

  /** Removes what has been kept for long enough at a time. */
  async clean(now: Date): Promise<void> {
    await this.trash.emptyOld(now);
    await this.previews.removeOld(now);
  }

  private async carryOut({ field, status, action }: (typeof PLANS)[number], now: Date) {
    for (const { _id, kind } of await this.entries.due(field, now, ROUND_MAX)) {
      try {
        await this.writer.change(kind, _id, { action, by: null }, (doc) => {
          const due = doc[field] && doc[field] <= now;
          return due ? { status, [field]: null } : {};
        });
      } catch (error) {
        // One entry that cannot be written does not keep the others waiting.
        this.logger.error({ err: error, contentId: _id }, 'scheduled change failed');
      }
    }
  }
}
