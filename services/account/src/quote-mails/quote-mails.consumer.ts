import { Controller } from '@nestjs/common';
import { quoteAnswered, quoteAvailable } from '@solar/contracts/checkout/events';
import { Consume } from '@solar/service-kit/messaging/handlers';
import type { MessageContext } from '@solar/service-kit/messaging/message-context';
import type { z } from 'zod';
import { QuoteMails } from './quote-mails';

@Controller()
export class QuoteMailsConsumer {
  constructor(private readonly mails: QuoteMails) {}

  @Consume(quoteAnswered, { durable: 'mail-quote-answers' })
  async quoteAnswered(
    answer: z.output<typeof quoteAnswered.data>,
    { envelope }: MessageContext,
  ): Promise<void> {
    await this.mails.send(envelope.id, answer);
  }

  @Consume(quoteAvailable, { durable: 'mail-quote-available' })
  async quoteAvailable(
    quote: z.output<typeof quoteAvailable.data>,
    { envelope }: MessageContext,
  ): Promise<void> {
    await this.mails.send(envelope.id, { ...quote, answer: 'available' });
  }
}
