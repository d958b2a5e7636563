import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { newsletterChanged } from '@solar/contracts/admin/events';
import type {
  newsletterSubscriptionSchema,
  NEWSLETTER_STATUSES,
} from '@solar/contracts/admin/site-http';
import type { Language } from '@solar/contracts/common/localized';
import type { Page } from '@solar/contracts/common/pagination';
import { hashOfLinkToken, newLinkToken } from '@solar/service-kit/auth/link-token';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { paged } from '@solar/service-kit/http/paged';
import { listPage } from '@solar/service-kit/mongo/list-page';
import { sendMailContract } from '@solar/service-kit/mail/mail-message';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { Outbox, outboxEntry } from '@solar/service-kit/messaging/outbox';
import { appended, type Owed } from '@solar/service-kit/messaging/outbox-field';
import { isDuplicateKey } from '@solar/service-kit/mongo/duplicate-key';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Model, QueryFilter } from 'mongoose';
import type { z } from 'zod';
import type { AdminConfig } from '../config';
import { AdminMails } from '../settings/admin-mails';
import { MailingRepository } from './mailing.repository';
import type { SubscriptionDoc } from './subscription.schema';

type Status = (typeof NEWSLETTER_STATUSES)[number];

const OWES_NO_MAIL = { 'outbox.messages.to.subject': { $ne: sendMailContract('admin').subject } };

/** Double opt-in: a subscription counts once the link in the mail was followed. */
@Injectable()
export class NewsletterService {
  constructor(
    @InjectModel('Subscription') private readonly subscriptions: Model<SubscriptionDoc>,
    private readonly mailings: MailingRepository,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly mails: AdminMails,
    @Inject(CONFIG) private readonly config: AdminConfig,
  ) {}

  /**
   * Stores the address and mails the links, unless a mail to it still waits for the message server: its links stay the valid ones.
   * The answer is the same whether or not the address was known, so that nobody can find out who subscribed.
   */
  async subscribe(address: string, language: Language): Promise<{ status: Status }> {
    const email = address.toLowerCase();
    const confirm = newLinkToken();
    const unsubscribe = newLinkToken();
    const mail = await this.mails.write('newsletterConfirmation', {
      to: email,
      language,
      button: this.linkTo('confirm', confirm),
      link: this.linkTo('unsubscribe', unsubscribe),
    });
    const hashes = {
      confirmHash: hashOfLinkToken(confirm),
      unsubscribeHash: hashOfLinkToken(unsubscribe),
    };
    const owed = this.outbox.owed([this.mailer.entry(mail)]);
    const pending = await this.keepPending(email, { language, ...hashes }, owed);
    if (pending) this.publish(pending);
    return { status: 'pending' };
  }

  /** Null when the address is confirmed already, or owes its mail: that one stays as it is. */
  private async keepPending(
    email: string,
    fields: Partial<SubscriptionDoc>,
    owed: Owed,
  ): Promise<SubscriptionDoc | null> {
    const { $set, $push } = appended(owed);
    try {
      return await this.subscriptions
        .findOneAndUpdate(
          { email, $or: [{ status: 'unsubscribed' }, { status: 'pending', ...OWES_NO_MAIL }] },
          {
            $set: { ...fields, ...$set, status: 'pending' },
            $push,
            $setOnInsert: { _id: newId('nws'), version: 0 },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<SubscriptionDoc>();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return null;
    }
  }

  /** Throws 404 for a link that was not mailed, or whose subscription has a newer one. */
  async confirm(token: string): Promise<{ status: Status }> {
    const doc = await this.setStatus({ confirmHash: hashOfLinkToken(token) }, 'confirmed');
    if (!doc) throw problem.notFound('Subscription');
    return { status: 'confirmed' };
  }

  /** By the link of the first mail or of any newsletter since, however old. Throws 404 for a link that was not mailed. */
  async unsubscribe(token: string): Promise<{ status: Status }> {
    const unsubscribeHash = hashOfLinkToken(token);
    const doc = await this.setStatus({ unsubscribeHash }, 'unsubscribed');
    if (!doc) await this.leaveByNewsletter(unsubscribeHash);
    return { status: 'unsubscribed' };
  }

  /** Without a link: the person is signed in. */
  async leave(address: string): Promise<void> {
    const email = address.toLowerCase();
    await this.setStatus({ email, status: { $ne: 'unsubscribed' } }, 'unsubscribed');
  }

  async list(query: {
    page: number;
    pageSize: number;
    status?: string;
  }): Promise<Page<z.infer<typeof newsletterSubscriptionSchema>>> {
    const filter = query.status ? { status: query.status as Status } : {};
    const listing = { filter, sort: { _id: -1 } } as const;
    const [docs, total] = await listPage<SubscriptionDoc>(this.subscriptions, listing, query);
    const items = docs.map(({ _id, email, language, status, createdAt }) => ({
      id: _id,
      email,
      language,
      status,
      createdAt: createdAt.toISOString(),
    }));
    return paged(items, total, query);
  }

  private linkTo(page: 'confirm' | 'unsubscribe', token: string): string {
    return `${this.config.PUBLIC_URL}/newsletter/${page}?token=${token}`;
  }

  private async leaveByNewsletter(unsubscribeHash: string): Promise<void> {
    const delivery = await this.mailings.deliveryOf(unsubscribeHash);
    if (!delivery) throw problem.notFound('Subscription');
    const left = await this.setStatus(
      { _id: delivery.subscriptionId, status: 'confirmed' },
      'unsubscribed',
    );
    if (left) await this.mailings.countUnsubscribed(delivery.mailingId);
  }

  /** With the announcement of it. Null when there is no such subscription. */
  private async setStatus(
    filter: QueryFilter<SubscriptionDoc>,
    status: 'confirmed' | 'unsubscribed',
  ): Promise<SubscriptionDoc | null> {
    const found = await this.subscriptions.findOne(filter).lean<SubscriptionDoc>();
    if (!found) return null;
    const data = { email: found.email, subscribed: status === 'confirmed' };
    const message = { aggregateId: found._id, version: found.version + 1, data };
    const { $set, $push } = appended(this.outbox.owed([outboxEntry(newsletterChanged, message)]));
    const changed = await this.subscriptions
      .findOneAndUpdate(
        { ...filter, _id: found._id, version: found.version },
        { $set: { ...$set, status }, $push, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<SubscriptionDoc>();
    // Somebody else was faster: what is announced carries a version that nothing else has.
    if (!changed) return this.setStatus(filter, status);
    this.publish(changed);
    return changed;
  }

  /** What the write has added, and what an earlier one may still owe. */
  private publish({ _id, outbox }: SubscriptionDoc): void {
    if (outbox) void this.outbox.publish('newsletter_subscriptions', _id, outbox);
  }
}
