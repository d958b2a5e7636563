import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { MailWriter } from '@solar/service-kit/mail/mail-writer';
import en from '../../locales/mails.en.json';
import fr from '../../locales/mails.fr.json';
import type { AccountConfig } from '../config';
import { ACCOUNT_MAIL_SAMPLES } from './mail-samples';
import { SiteBrand } from './site-brand';

/** Language in which the office reads its own mails. */
export const OFFICE_LANGUAGE = 'en';

/** The mails of this service. */
@Injectable()
export class AccountMails extends MailWriter<typeof en> {
  constructor(site: SiteBrand, @Inject(CONFIG) { PUBLIC_URL }: AccountConfig) {
    super(
      { en, fr },
      async () => ({ ...(await site.read()), url: PUBLIC_URL }),
      ACCOUNT_MAIL_SAMPLES,
    );
  }
}
