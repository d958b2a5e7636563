import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import type { CheckoutConfig } from '../config';
import { CheckoutMails } from '../settings/checkout-mails';
import type { QuoteDoc } from './quote.schema';

type Requested = Pick<QuoteDoc, '_id' | 'quoteNumber' | 'customerName' | 'lines' | 'message'>;

@Injectable()
export class QuoteMails {
  constructor(
    private readonly mails: CheckoutMails,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  /** For the office, which works in English: somebody asks for prices. */
  requested(to: string, quote: Requested): Promise<Mail> {
    return this.mails.write('quoteRequested', {
      to,
      language: 'en',
      values: { number: quote.quoteNumber, customer: quote.customerName },
      ...(quote.message ? { quotation: quote.message } : {}),
      facts: quote.lines.map(({ sku, name, quantity }) => ({
        label: `${name} (${sku})`,
        value: `${quantity} ×`,
      })),
      button: `${this.config.PUBLIC_URL}/admin/quotes/${quote._id}`,
    });
  }
}
