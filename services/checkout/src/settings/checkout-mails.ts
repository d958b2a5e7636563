import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { MailWriter } from '@solar/service-kit/mail/mail-writer';
import en from '../../locales/mails.en.json';
import fr from '../../locales/mails.fr.json';
import type { CheckoutConfig } from '../config';
import { SiteSettingsService } from './site-settings.service';

/** Why an order was cancelled without its customer, as mails put it. */
export type CancelWord = keyof (typeof en)['words']['reasons'];

/** The mails of this service. */
@Injectable()
export class CheckoutMails extends MailWriter<typeof en> {
  constructor(settings: SiteSettingsService, @Inject(CONFIG) { PUBLIC_URL }: CheckoutConfig) {
    super({ en, fr }, async () => {
      const { siteName, contactEmail } = await settings.current();
      return { name: siteName, url: PUBLIC_URL, contactEmail };
    });
  }
}
