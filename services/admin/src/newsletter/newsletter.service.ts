import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type {
  newsletterSubscriptionSchema,
  NEWSLETTER_STATUSES,
} from '@solar/contracts/admin/site-http';
import type { Language } from '@solar/contracts/common/localized';
import type { Page } from '@solar/contracts/common/pagination';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import { paged, skipOf } from '@solar/service-kit/http/paged';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { newId } from '@solar/service-kit/mongo/new-id';
import { Transactions } from '@solar/service-kit/mongo/transactions';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { AdminConfig } from '../config';
import { SettingsService } from '../settings/settings.service';
import { confirmationMail } from './newsletter-mail';
import type { SubscriptionDoc } from './subscription.schema';

type Status = (typeof NEWSLETTER_STATUSES)[number];

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

/** Double opt-in: a subscription counts once the link in the mail was followed. */
@Injectable()
export class NewsletterService {
  constructor(
    @InjectModel('Subscription') private readonly subscriptions: Model<SubscriptionDoc>,
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    private readonly settings: SettingsService,
    @Inject(CONFIG) private readonly config: AdminConfig,
  ) {}

  /**
   * Stores the address and mails the links. The answer is the same whether or not the address was known,
   * so that nobody can find out who subscribed.
   */
  async subscribe(address: string, language: Language): Promise<{ status: Status }> {
    const email = address.toLowerCase();
    const { siteName } = await this.settings.read();
    const confirm = randomBytes(24).toString('base64url');
    const unsubscribe = randomBytes(24).toString('base64url');
    await this.transactions.run(async (session) => {
      const known = await this.subscriptions
        .findOne({ email })
        .session(session)
        .lean<SubscriptionDoc>();
      if (known?.status === 'confirmed') return;
      await this.subscriptions.updateOne(
        { email },
        {
          $set: {
            language,
            status: 'pending',
            confirmHash: hash(confirm),
            unsubscribeHash: hash(unsubscribe),
          },
          $setOnInsert: { _id: newId('nws'), version: 0 },
        },
        { upsert: true, session },
      );
      const link = (page: string, token: string) =>
        `${this.config.PUBLIC_URL}/newsletter/${page}?token=${token}`;
      await this.mailer.enqueue(session, {
        to: email,
        ...confirmationMail(language, siteName, {
          confirm: link('confirm', confirm),
          unsubscribe: link('unsubscribe', unsubscribe),
        }),
      });
    });
    return { status: 'pending' };
  }

  confirm(token: string): Promise<{ status: Status }> {
    return this.followLink({ confirmHash: hash(token) }, 'confirmed');
  }

  unsubscribe(token: string): Promise<{ status: Status }> {
    return this.followLink({ unsubscribeHash: hash(token) }, 'unsubscribed');
  }

  async list(query: {
    page: number;
    pageSize: number;
    status?: string;
  }): Promise<Page<z.infer<typeof newsletterSubscriptionSchema>>> {
    const filter = query.status ? { status: query.status as Status } : {};
    const [docs, total] = await Promise.all([
      this.subscriptions
        .find(filter)
        .sort({ _id: -1 })
        .skip(skipOf(query))
        .limit(query.pageSize)
        .lean<SubscriptionDoc[]>(),
      this.subscriptions.countDocuments(filter),
    ]);
    const items = docs.map(({ _id, email, language, status, createdAt }) => ({
      id: _id,
      email,
      language,
      status,
      createdAt: createdAt.toISOString(),
    }));
    return paged(items, total, query);
  }

  private async followLink(filter: Partial<SubscriptionDoc>, status: Status) {
    const doc = await this.subscriptions
      .findOneAndUpdate(
        filter,
        { $set: { status }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<SubscriptionDoc>();
    if (!doc) throw problem.notFound('Subscription');
    return { status };
  }
}
