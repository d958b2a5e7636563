import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  PERSONAL_DATA_READS,
  type Person,
  type PersonalDataRequest,
} from '@solar/contracts/account/personal-data';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Leases } from '@solar/service-kit/messaging/leases';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { RpcClient } from '@solar/service-kit/messaging/rpc-client';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import type { Logger } from 'pino';
import type { AccountConfig } from '../config';
import { AccountMails } from '../mails/account-mails';
import { presentRecipient } from '../user/user.presenter';
import { UserRepository } from '../user/user.repository';
import type { UserDoc } from '../user/user.schema';
import { DataExportRepository, EXPORTED_SLICES, type Run } from './data-export.repository';

type Slice = (typeof EXPORTED_SLICES)[number];

const LOOK_EVERY_MS = 60_000;
const STALLED_AFTER_MS = 30_000;
const ATTEMPTS_MAX = 20;

/**
 * Gathers exports in the background, a service at a time. One that its process left, or that a service could not answer,
 * is gone on with a minute later.
 */
@Injectable()
export class DataExportRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly running = new Map<string, Promise<void>>();
  private stopping = false;

  constructor(
    private readonly exports: DataExportRepository,
    private readonly users: UserRepository,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly mails: AccountMails,
    private readonly leases: Leases,
    @Inject(CONFIG) private readonly config: AccountConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('data-exports', { everyMs: LOOK_EVERY_MS }, async () => {
      const before = new Date(Date.now() - STALLED_AFTER_MS);
      for (const userId of await this.exports.stalledSince(before)) this.run(userId);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running.values());
  }

  /** Goes on with an export until it is done; returns at once. */
  run(userId: string): void {
    if (this.running.has(userId) || this.stopping) return;
    const work = this.gather(userId)
      .catch((error: unknown) => this.logger.warn({ err: error, userId }, 'export waits'))
      .finally(() => this.running.delete(userId));
    this.running.set(userId, work);
  }

  private async gather(userId: string): Promise<void> {
    const taken = await this.exports.takeUp(userId);
    const user = await this.users.findById(userId);
    if (!taken || !user) return;
    if (user.anonymisedAt || taken.attempts > ATTEMPTS_MAX) {
      await this.exports.end(taken, 'failed');
      return;
    }
    const person = { userId, email: user.email };
    for (const [index, slice] of EXPORTED_SLICES.entries()) {
      if (index < taken.done) continue;
      if (this.stopping) return;
      await this.gatherSlice(taken, slice, person);
      if (!(await this.exports.advance(taken, index))) return;
    }
    await this.finish(taken, user);
  }

  private async gatherSlice(run: Run, slice: Slice, person: Person): Promise<void> {
    let cursor: string | null = null;
    for (let page = 0; ; page += 1) {
      const request: PersonalDataRequest = { ...person, cursor };
      const answer = await this.rpc.call(PERSONAL_DATA_READS[slice], request);
      const items = JSON.stringify(answer.items);
      if (answer.items.length > 0) {
        await this.exports.keepPart(run, { slice, section: answer.section, items }, page);
      }
      if (answer.next === null) return;
      cursor = answer.next;
    }
  }

  private async finish(run: Run, user: UserDoc): Promise<void> {
    const mail = await this.mails.write('exportReady', {
      ...presentRecipient(user),
      button: `${this.config.PUBLIC_URL}/account/privacy`,
    });
    const owed = this.outbox.owed([this.mailer.entry(mail)]);
    if (!(await this.exports.end(run, 'ready', owed))) return;
    void this.outbox.publish('data_exports', run._id, owed);
  }
}
