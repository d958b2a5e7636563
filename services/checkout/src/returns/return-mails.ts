import { Inject, Injectable } from '@nestjs/common';
import type { ReturnStatus } from '@solar/contracts/checkout/return-states';
import { CONFIG } from '@solar/service-kit/config/config-token';
import type { Mail } from '@solar/service-kit/mail/mail-message';
import type { MailFact } from '@solar/service-kit/mail/mail-writer';
import type { Language } from '@solar/contracts/common/localized';
import type { CheckoutConfig } from '../config';
import { CheckoutMails } from '../settings/checkout-mails';
import { SiteSettingsService } from '../settings/site-settings.service';
import type { ReturnActor, ReturnDoc } from './return.schema';

type Mailed = Pick<
  ReturnDoc,
  | '_id'
  | 'number'
  | 'orderId'
  | 'orderNumber'
  | 'customerId'
  | 'customerName'
  | 'email'
  | 'language'
  | 'lines'
  | 'comment'
>;

const MAIL_OF = {
  requested: 'returnRequested',
  accepted: 'returnAccepted',
  refused: 'returnRefused',
  received: 'returnReceived',
  cancelled: 'returnCancelled',
} as const satisfies Partial<Record<ReturnStatus, string>>;

/** Writes the mails about a return. The one about its refund goes with the money. */
@Injectable()
export class ReturnMails {
  constructor(
    private readonly mails: CheckoutMails,
    private readonly settings: SiteSettingsService,
    @Inject(CONFIG) private readonly config: CheckoutConfig,
  ) {}

  /** What the customer hears of a move; null when they did it themselves, or have nothing to hear. */
  async moved(
    doc: Mailed,
    to: ReturnStatus,
    by: ReturnActor,
    note: string | null,
  ): Promise<Mail | null> {
    if (!(to in MAIL_OF) || (to === 'cancelled' && by === 'customer')) return null;
    // A refund that did not go through leads back to here, which the customer has heard before.
    if (to === 'received' && by === 'system') return null;
    const { language } = doc;
    return this.mails.write(MAIL_OF[to as keyof typeof MAIL_OF], {
      to: doc.email,
      about: { id: doc.orderId, customerId: doc.customerId },
      language,
      name: doc.customerName,
      values: { number: doc.orderNumber, returnNumber: doc.number },
      ...(note ? { quotation: note } : {}),
      facts: await this.linesOf(doc, language),
      button: `${this.config.PUBLIC_URL}/account/orders/${doc.orderId}`,
    });
  }

  /** For the office, which works in English: a customer asks for a return. */
  async toReview(doc: Mailed): Promise<Mail> {
    const { contactEmail } = await this.settings.current();
    return this.mails.write('returnToReview', {
      to: contactEmail,
      language: 'en',
      values: { number: doc.orderNumber, returnNumber: doc.number, customer: doc.customerName },
      ...(doc.comment ? { quotation: doc.comment } : {}),
      facts: await this.linesOf(doc, 'en'),
      button: `${this.config.PUBLIC_URL}/admin/returns/${doc._id}`,
    });
  }

  private linesOf({ lines }: Mailed, language: Language): Promise<MailFact[]> {
    return Promise.all(
      lines.map(async ({ quantity, name, reason }) => ({
        label: `${quantity} × ${name}`,
        value: await this.mails.word(language, 'returnReasons', reason),
      })),
    );
  }
}
