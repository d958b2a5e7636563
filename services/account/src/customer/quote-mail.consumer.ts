import { Inject, Injectable } from '@nestjs/common';
import { quoteAnswered } from '@solar/contracts/checkout/events';
import type { Envelope } from '@solar/contracts/common/envelope';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { Mailer } from '@solar/service-kit/mail/mailer';
import { OnMessage } from '@solar/service-kit/messaging/on-message';
import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import type { AccountConfig } from '../config';
import { UserRepository } from '../user/user.repository';
import { quoteAnsweredMail } from './quote-mails';

/** Writes to the customer whose request for prices was answered. */
@Injectable()
export class QuoteMailConsumer {
  constructor(
    private readonly users: UserRepository,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  @OnMessage(quoteAnswered, { durable: 'mail-quote-answers' })
  async tell(
    quote: z.infer<typeof quoteAnswered.data>,
    _envelope: Envelope,
    session: ClientSession,
  ): Promise<void> {
    const customer = await this.users.findById(quote.customerId, session);
    if (!customer?.active) return;
    await this.mailer.enqueue(session, quoteAnsweredMail(customer, quote, this.config.PUBLIC_URL));
  }
}
