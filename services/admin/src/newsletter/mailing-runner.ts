import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { hashOfLinkToken, newLinkToken } from '@solar/service-kit/auth/link-token';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Leases } from '@solar/service-kit/messaging/leases';
import { Outbox } from '@solar/service-kit/messaging/outbox';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import { LOGGER } from '@solar/service-kit/telemetry/logger-token';
import { runAsJob } from '@solar/service-kit/telemetry/request-context';
import type { Logger } from 'pino';
import { MailingRepository } from './mailing.repository';
import { deliveryId, type MailingDoc } from './mailing.schema';
import { MailingWriter, type Recipient } from './mailing-writer';
import { Subscribers } from './subscribers';
import type { SubscriptionDoc } from './subscription.schema';

const BATCH = 100;
const LOOK_EVERY_MS = 120_000;
const STALLED_AFTER_MS = 10_000;

/**
 * Sends newsletters in the background. A batch is one transaction: how far the newsletter is, who got it, and their mails. So a
 * subscriber gets one, whoever goes on after a crash.
 */
@Injectable()
export class MailingRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly running = new Map<string, Promise<void>>();
  private stopping = false;

  constructor(
    private readonly mailings: MailingRepository,
    private readonly subscribers: Subscribers,
    private readonly writer: MailingWriter,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly leases: Leases,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.leases.whileHolding('newsletters', { everyMs: LOOK_EVERY_MS }, () =>
      this.goOn(new Date(Date.now() - STALLED_AFTER_MS)),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.running.values());
  }

  /** Goes on with the newsletters that nobody has advanced since. */
  async goOn(since: Date): Promise<void> {
    for (const id of await this.mailings.stalledSince(since)) this.run(id);
  }

  /** Goes on with a newsletter until everybody has it; returns at once. */
  run(id: string): void {
    if (this.running.has(id) || this.stopping) return;
    const work = runAsJob('newsletters', () => this.send(id))
      .catch((error: unknown) => this.logger.warn({ err: error, mailing: id }, 'newsletter waits'))
      .finally(() => this.running.delete(id));
    this.running.set(id, work);
  }

  private async send(id: string): Promise<void> {
    while (!this.stopping && (await this.sendBatch(await this.mailings.get(id))));
  }

  /** Whether there is more to do here. */
  private async sendBatch(mailing: MailingDoc): Promise<boolean> {
    const { _id, status, cursor, startedAt } = mailing;
    if (status !== 'sending' || !startedAt) return false;
    const next = await this.subscribers.next({ after: cursor, before: startedAt }, BATCH);
    if (next.length === 0) {
      await this.mailings.end(_id, 'sent');
      return false;
    }
    const letter = await this.writer.letter(mailing);
    const written = next.map((one) => this.address(mailing, one, letter));
    return this.transactions.run(async (session) => {
      const batch = written.map(({ delivery }) => delivery);
      if (!(await this.mailings.advance(mailing, batch, session))) return false;
      await this.outbox.addMany(
        session,
        written.map(({ entry }) => entry),
      );
      return true;
    });
  }

  private address(
    { _id: mailingId }: MailingDoc,
    { _id: subscriptionId, email: to, language }: SubscriptionDoc,
    letter: (recipient: Recipient) => Mail,
  ) {
    const token = newLinkToken();
    const id = deliveryId(mailingId, subscriptionId);
    return {
      delivery: { _id: id, mailingId, subscriptionId, unsubscribeHash: hashOfLinkToken(token) },
      entry: this.mailer.entry({ ...letter({ to, language, token }), id }, id),
    };
  }
}
