import { Inject, Injectable } from '@nestjs/common';
import { cardText } from '@solar/contracts/checkout/card-text';
import type { PaymentCard } from '@solar/contracts/checkout/payments-http';
import type { Language } from '@solar/contracts/common/localized';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { MailWriter, type MailFact } from '@solar/service-kit/mail/mail-writer';
import en from '../../locales/mails.en.json';
import fr from '../../locales/mails.fr.json';
import type { CheckoutConfig } from '../config';
import { CHECKOUT_MAIL_SAMPLES } from './mail-samples';
import { SiteSettingsService } from './site-settings.service';

/** Why an order was cancelled without its customer, as mails put it. */
export type CancelWord = keyof (typeof en)['words']['reasons'];

/** The mails of this service. */
@Injectable()
export class CheckoutMails extends MailWriter<typeof en> {
  constructor(settings: SiteSettingsService, @Inject(CONFIG) { PUBLIC_URL }: CheckoutConfig) {
    super(
      { en, fr },
      async () => {
        const { siteName, contactEmail } = await settings.current();
        return { name: siteName, url: PUBLIC_URL, contactEmail };
      },
      CHECKOUT_MAIL_SAMPLES,
    );
  }

  /** The row that names a way of paying, and its card; one without a name of its own is called as its provider calls it. */
  async methodFact(
    language: Language,
    method: string | null,
    card?: PaymentCard,
  ): Promise<MailFact[]> {
    if (method === null) return [];
    const named = method in en.words.methods;
    const name = named ? await this.word(language, 'methods', method) : method;
    return [{ fact: 'method', value: cardText(name, card) }];
  }
}
